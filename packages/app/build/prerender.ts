import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '../src/prerender/types.ts';
import { build, type InlineConfig, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { digestOf, NO_SCRIPT, pageFile } from './page.ts';

const ENTRY = 'src/prerender/render.tsx';
const HYDRATOR = 'src/hydrate.ts';
/** The chunk that the frame and the overview are in, see `vite.config.ts`. */
const FRAME = 'dashboard';

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
 * The empty page with its style sheet in it, and with the frame's code asked for before the app's own has run: most who come
 * here are on the way to the dashboard.
 */
async function shellOf(html: string, dist: string, frame: string): Promise<{ html: string; style: string }> {
  const link = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/;
  const file = link.exec(html)?.[1];
  if (file === undefined) throw new Error('The empty page has no style sheet.');
  const css = (await readFile(join(dist, file), 'utf8')).trim();
  const head = `<style>${css}</style><link rel="modulepreload" crossorigin href="/${frame}">`;
  return { html: html.replace(link, () => head).replace('<body>', `<body>${NO_SCRIPT}`), style: digestOf(css) };
}

/**
 * Writes the public pages and the login as whole documents, `app.html` as the empty page of all others, and `pages.json`:
 * which file stands at which address (`*` for all others), the digest of its styles, and the other hosts that it speaks to.
 * @param config how the app is built to run in Node.
 * @param where the public address of the product, empty where it is not known, and the other hosts that the app speaks to.
 */
export function prerenderPages(
  config: InlineConfig,
  { origin, hosts }: { origin: string; hosts: readonly string[] },
): Plugin {
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
        const frame = Object.values(manifest).find(({ name }) => name === FRAME)?.file;
        if (frame === undefined) throw new Error(`${FRAME} is not in the build.`);
        const shell = await readFile(join(dist, 'index.html'), 'utf8');
        const links = (
          shell.match(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>|<meta name="theme-color"[^>]*>/g) ?? []
        ).join('');
        const { html, style } = await shellOf(shell, dist, frame);
        await rm(join(dist, 'index.html'));
        await writeFile(join(dist, 'app.html'), html);
        const others = hosts.length > 0 ? { hosts } : {};
        const index: Record<string, object> = { '*': { file: 'app.html', style, ...others } };
        await withRenderer({ ...config, root: resolved.root, mode: resolved.mode }, async (renderer) => {
          // One after the other: the state of the app is one.
          for (const address of renderer.addresses) {
            const page = pageFile(await renderer.render(address), { hydrator: `/${script}`, links, origin });
            await mkdir(dirname(join(dist, page.file)), { recursive: true });
            await writeFile(join(dist, page.file), page.content);
            index[address] = { file: page.file, style: page.style, ...others };
          }
        });
        await writeFile(join(dist, 'pages.json'), JSON.stringify(index));
      },
    },
  };
}
