import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '../src/prerender/types.ts';
import { build, type InlineConfig, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { pageFile } from './page.ts';

const ENTRY = 'src/prerender/render.tsx';
const HYDRATOR = 'src/hydrate.ts';

/** Builds the app once more to run in Node, and gives its renderer to `work`. */
async function withRenderer(config: InlineConfig, work: (renderer: Renderer) => Promise<void>): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'adaos-prerender-'));
  try {
    await build({
      ...config,
      build: { ssr: ENTRY, outDir, emptyOutDir: true, minify: false, target: 'node24', copyPublicDir: false },
    });
    await work((await import(pathToFileURL(join(outDir, 'render.js')).href)) as Renderer);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * Writes the public pages and the login as whole documents, `app.html` as the empty page of all others, and `pages.json`:
 * which file stands at which address, and the digest of its styles.
 * @param config how the app is built to run in Node.
 * @param origin the public address of the product; empty where it is not known.
 */
export function prerenderPages(config: InlineConfig, origin: string): Plugin {
  let resolved: ResolvedConfig;
  return {
    name: 'adaos-prerender',
    apply: 'build',
    configResolved: (own) => {
      resolved = own;
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler(error?: Error) {
        if (error || resolved.build.ssr) return;
        const dist = resolve(resolved.root, resolved.build.outDir);
        const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
        const script = manifest[HYDRATOR]?.file;
        if (script === undefined) throw new Error(`${HYDRATOR} is not in the build.`);
        const shell = await readFile(join(dist, 'index.html'), 'utf8');
        const links = (
          shell.match(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>|<meta name="theme-color"[^>]*>/g) ?? []
        ).join('');
        await rename(join(dist, 'index.html'), join(dist, 'app.html'));
        const index: Record<string, { file: string; style: string }> = {};
        await withRenderer({ ...config, root: resolved.root, mode: resolved.mode }, async (renderer) => {
          // One after the other: the state of the app is one.
          for (const address of renderer.addresses) {
            const page = pageFile(await renderer.render(address), { hydrator: `/${script}`, links, origin });
            await mkdir(dirname(join(dist, page.file)), { recursive: true });
            await writeFile(join(dist, page.file), page.content);
            index[address] = { file: page.file, style: page.style };
          }
        });
        await writeFile(join(dist, 'pages.json'), JSON.stringify(index));
      },
    },
  };
}
