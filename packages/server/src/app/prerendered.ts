import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface PrerenderedPage {
  /** The file below the app's build. */
  readonly file: string;
  /** The page's content security policy, made of the one that stands on every answer: its own styles are let in too. */
  policy(general: string): string;
}

type Index = Readonly<Record<string, { readonly file: string; readonly style: string }>>;

async function readIndex(appDir: string): Promise<Index> {
  try {
    return JSON.parse(await readFile(join(appDir, 'pages.json'), 'utf8')) as Index;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Reads which pages the app's build has as whole documents.
 * @returns finds the page of an address. Of a query one part may choose among the pages of a path, e.g. `?mode=signup`.
 */
export async function readPrerendered(appDir: string): Promise<(url: string) => PrerenderedPage | undefined> {
  const index = new Map(Object.entries(await readIndex(appDir)));
  return (url) => {
    const [pathname = '/', query] = url.split('?', 2);
    const path = pathname.replace(/(?<=.)\/$/, '');
    const parts = Array.from(new URLSearchParams(query), ([name, value]) => `${path}?${name}=${value}`);
    const page = [...parts, path].map((address) => index.get(address)).find((found) => found !== undefined);
    return (
      page && {
        file: page.file,
        policy: (general) => general.replace(/style-src [^;]*/, `$& '${page.style}'`),
      }
    );
  };
}
