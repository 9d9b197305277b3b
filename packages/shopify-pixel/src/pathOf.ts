/** Parts of a path that could say who sees the page; as the server has them, which cleans again. */
const TELLING = [/@|%40/i, /^[^a-z]*\d{5,}[^a-z]*$/i, /^[\da-f-]{16,}$/i, /^(?=.*\d)(?=.*[a-z])[\da-z]{20,}$/i];
const LENGTH = 200;

/** A path without what could say who sees the page. */
export function pathOf(pathname: string): string {
  const parts = pathname.split('/').map((part) => (TELLING.some((telling) => telling.test(part)) ? '-' : part));
  return parts
    .join('/')
    .slice(0, LENGTH)
    .replace(/[\uD800-\uDBFF]$|%.?$/, '');
}
