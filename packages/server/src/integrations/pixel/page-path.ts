const MOST_PATH = 200;

/**
 * Parts of a path that may show who looks at the page, or that name one order: an address, a number of an order or an account, a key. The
 * script leaves them out before it sends anything; what comes from elsewhere is cleaned by the same rule.
 */
const TELLING = [
  /@|%40/i,
  // Five digits and more: a year, a size and most numbers of products in a name are shorter or have words beside them.
  /^[^a-z]*\d{5,}[^a-z]*$/i,
  /^[\da-f-]{16,}$/i,
  /^(?=.*\d)(?=.*[a-z])[\da-z]{20,}$/i,
];

/** The path of a page without query, anchor, and parts that could show who sees it: each is `-`. */
export function pagePath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  const parts = bare
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (TELLING.some((telling) => telling.test(part)) ? '-' : part));
  // Not half of a character at the end.
  return `/${parts.join('/')}`.slice(0, MOST_PATH).replace(/[\ud800-\udbff]$|%.?$/, '');
}
