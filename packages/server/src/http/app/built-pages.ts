import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The key of the index for the page of every address that has none of its own. */
const SHELL = '*';

export interface BuiltPage {
  /** The file below the app's build. */
  readonly file: string;
  /**
   * The page's content security policy, made of the one that every answer has: its own styles and the hosts that the
   * build speaks to are let in too, and Stripe on the page that leads to it.
   */
  policy(general: string): string;
}

interface IndexEntry {
  readonly file: string;
  readonly style: string;
  /** The sources that it calls and sends forms to, where they are not its own. */
  readonly hosts?: readonly string[];
  /** Whether Stripe's own script runs there. */
  readonly stripe?: boolean;
}
type Index = Readonly<Record<string, IndexEntry>>;

async function readIndex(appDir: string): Promise<Index> {
  try {
    return JSON.parse(await readFile(join(appDir, 'pages.json'), 'utf8')) as Index;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

interface BuiltPages {
  /** The app without any page in it yet: what is at every address that was not prerendered; undefined before the build. */
  readonly shell: BuiltPage | undefined;
  /** The page that a file of the build is, by its path below the build. */
  readonly ofFile: (file: string) => BuiltPage | undefined;
  /** Finds the page of an address. Of a query one part may choose among the pages of a path, e.g. `?mode=signup`. */
  readonly prerendered: (url: string) => BuiltPage | undefined;
}

/** What Stripe.js loads and speaks to, as Stripe documents it; it knows no Trusted Types. */
const withStripe = (policy: string) =>
  policy
    .replace(/script-src [^;]*/, '$& https://js.stripe.com https://*.js.stripe.com')
    .replace(/connect-src [^;]*/, '$& https://api.stripe.com')
    .replace(/;(?:require-trusted-types-for|trusted-types) [^;]*/g, '')
    .concat(';frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com');

function builtPage({ file, style, hosts = [], stripe = false }: IndexEntry): BuiltPage {
  const others = ['', ...hosts].join(' ');
  return {
    file,
    policy: (general) => {
      const own = general
        .replace(/style-src [^;]*/, `$& '${style}'`)
        .replace(/connect-src [^;]*/, `$&${others}`)
        .replace(/form-action [^;]*/, `$&${others}`);
      return stripe ? withStripe(own) : own;
    },
  };
}

/** Reads which pages the app's build has as whole documents. */
export async function readBuiltPages(appDir: string): Promise<BuiltPages> {
  const { [SHELL]: shell, ...pages } = await readIndex(appDir);
  const index = new Map(Object.entries(pages).map(([address, page]) => [address, builtPage(page)]));
  const files = new Map([...index.values(), ...(shell ? [builtPage(shell)] : [])].map((page) => [page.file, page]));
  const paths = new Set(Array.from(index.keys(), (address) => address.split('?', 1)[0]));
  const prerendered = (url: string) => {
    const [pathname = '/', query] = url.split('?', 2);
    const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
    if (!paths.has(path)) return undefined;
    const parts = Array.from(new URLSearchParams(query), ([name, value]) => `${path}?${name}=${value}`);
    return [...parts, path].map((address) => index.get(address)).find((found) => found !== undefined);
  };
  return { shell: shell && builtPage(shell), ofFile: (file) => files.get(file), prerendered };
}
