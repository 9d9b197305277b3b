import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer, Skeletons } from '../src/prerender/types.ts';
import { build, type InlineConfig, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { criticalCss } from './criticalCss.ts';
import { STRIPE_PAGE } from './checkout.ts';
import { digestOf, NO_SCRIPT, pageFile, refuse } from './page.ts';

const ENTRY = 'src/prerender/render.tsx';
const HYDRATOR = 'src/hydrate.ts';
/** The chunk that the frame and the overview are in, see `vite.config.ts`. */
const FRAME = 'dashboard';
/** What runs before the first paint of a page with skeletons. */
const FIRST_PAINT = 'src/firstPaint.ts';
/** The app's own code, in its order. */
const CODE = /<script[^>]* src="([^"]+)"/g;
/** The page's own rules, beside those that all its files share. */
const RULES = /<style>([\s\S]*?)<\/style>/;
const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/;

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

interface ShellParts {
  /** The rules that the page holds. */
  css: string;
  /** The code that is asked for before the app's own has run. */
  ahead: string;
  /** What the page shows until the app does, and the script that runs before its first paint. */
  skeletons?: Skeletons & { script: string };
}

/** Shows the skeleton in the language of the page alone. */
const hideOthers = (languages: readonly string[]) =>
  languages.map((language) => `:root:not([lang=${language}]) [data-skeleton=${language}]{display:none}`).join('');

/** A page for the app to be drawn in, with its styles in it. */
function shellOf(html: string, { css, ahead, skeletons }: ShellParts): { html: string; style: string } {
  const script =
    skeletons && `<script src="/${skeletons.script}" data-languages="${skeletons.languages.join(' ')}"></script>`;
  const head = `<style>${css}</style>${script ?? ''}<link rel="modulepreload" crossorigin href="/${ahead}">`;
  const page = skeletons
    ? html
        .replace(/<html lang="\w+">/, `<html lang="${skeletons.language}">`)
        .replace('<div id="root">', (root) => root + skeletons.html)
    : html;
  return {
    html: page
      .replace(SHEET, '')
      .replace(RULES, '')
      .replace(/(?=<script)/, () => head)
      .replace('<body>', () => `<body>${NO_SCRIPT}`),
    style: digestOf(css),
  };
}

/**
 * Writes the public pages and the login as whole documents, `overview.html` with the overview's skeletons, `app.html` as the empty
 * page of all others, and `pages.json`:
 * which file is at which address (`*` for all others), the digest of its styles, the other hosts that it speaks to, and
 * whether Stripe's own script runs there.
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
        const fileOf = (entry: string): string => {
          const file = manifest[entry]?.file;
          if (file === undefined) throw new Error(`${entry} is not in the build.`);
          return file;
        };
        const script = fileOf(HYDRATOR);
        const chunk = (wanted: string): string => {
          const found = Object.values(manifest).find(({ name }) => name === wanted)?.file;
          if (found === undefined) throw new Error(`${wanted} is not in the build.`);
          return found;
        };
        const shell = await readFile(join(dist, 'index.html'), 'utf8');
        const links = (
          shell.match(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>|<meta name="theme-color"[^>]*>/g) ?? []
        ).join('');
        const sheet = SHEET.exec(shell)?.[1];
        if (sheet === undefined) throw new Error('The empty page has no style sheet.');
        const app = Array.from(shell.matchAll(CODE), ([, address = '']) => address);
        const rules = RULES.exec(shell)?.[1] ?? '';
        const fonts = (await readFile(join(dist, sheet), 'utf8')).trim();
        const css = rules.trim() + fonts;
        // Most who come to a page of the app are on the way to the dashboard.
        const ahead = chunk(FRAME);
        await rm(join(dist, 'index.html'));
        const others = hosts.length > 0 ? { hosts } : {};
        const index: Record<string, object> = {};
        const writeShell = async (file: string, addresses: readonly string[], parts: Partial<ShellParts>) => {
          const { html, style } = shellOf(shell, { css, ahead, ...parts });
          await writeFile(join(dist, file), html);
          for (const address of addresses) index[address] = { file, style, ...others };
        };
        await writeShell('app.html', ['*'], {});
        const payment = await readFile(join(dist, STRIPE_PAGE), 'utf8');
        const paymentCss = (RULES.exec(payment)?.[1] ?? '').trim() + fonts;
        await writeFile(
          join(dist, STRIPE_PAGE),
          payment.replace(RULES, () => `<style>${paymentCss}</style>`),
        );
        index[`/${STRIPE_PAGE}`] = { file: STRIPE_PAGE, style: digestOf(paymentCss), stripe: true };
        await withRenderer({ ...config, root: resolved.root, mode: resolved.mode }, async (renderer) => {
          const skeletons = await renderer.renderSkeletons();
          refuse('the skeleton', skeletons.html);
          await writeShell('overview.html', skeletons.addresses, {
            css: css + criticalCss(skeletons.css, skeletons.html) + hideOthers(skeletons.languages),
            skeletons: { ...skeletons, script: fileOf(FIRST_PAINT) },
          });
          // One after the other: the state of the app is one.
          for (const address of renderer.addresses) {
            const page = pageFile(await renderer.render(address), { hydrator: `/${script}`, app, links, origin });
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
