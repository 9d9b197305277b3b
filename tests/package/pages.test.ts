// What the built app costs its visitor in bytes and requests, as the server sends it: compressed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@adaos/domain';
import type { Manifest } from 'vite';
import { describe, expect, test } from 'vitest';
import { contract } from '../../packages/api/src/index.ts';
import { brand } from '../../packages/app/src/brand.ts';
import { messagePartOf } from '../../packages/app/src/i18n/messageParts.ts';
import { root } from '../support/root.ts';

const dist = `${root}packages/app/dist/`;
if (!existsSync(`${dist}pages.json`)) throw new Error('Build the app first: npm run build -- app');

const KB = 1024;
const read = (file: string) => readFileSync(dist + file, 'utf8');
const pages = JSON.parse(read('pages.json')) as Record<string, { file: string; style: string }>;
const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;

/** The bytes of a file on its way: compressed where the build has it so. */
const sent = (file: string) => statSync(existsSync(`${dist}${file}.br`) ? `${dist}${file}.br` : dist + file).size;
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + sent(file), 0);

const entry = (name: string): string => {
  const found = Object.keys(manifest).find((key) => key === name || manifest[key]?.name === name);
  if (found === undefined) throw new Error(`${name} is not in the build.`);
  return found;
};

/** The files of a module and of all that it needs at once. */
function closure(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[entry(name)];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const needed of chunk.imports ?? []) closure(needed, found);
  return found;
}

const hydrator = closure('src/hydrate.ts');
const app = Array.from(read('app.html').matchAll(/<script[^>]* src="([^"]+)"/g), ([, path = '']) => path);
const assets = Object.values(manifest).flatMap(({ file, css = [], assets: others = [] }) => [file, ...css, ...others]);
const fonts = assets.filter((file) => /inter-(?:latin|romanian)-[\w-]{8}\.woff2$/.test(file) && !/wght/.test(file));
const sheet = assets.filter((file) => file.endsWith('.css'));
const dress = new Set([...sheet, ...fonts]);

test('the app has one style sheet and a cut of its own of the typeface', () => {
  expect(new Set(sheet).size).toBe(1);
  expect(new Set(fonts).size).toBe(2);
});

test('the pages and the manifest have the name of the brand and the colours of the theme', () => {
  const { light, dark } = JSON.parse(
    readFileSync(`${root}packages/ui/src/theme/generated/tokens.json`, 'utf8'),
  ) as Record<'light' | 'dark', { colour: { paper: string } }>;
  for (const file of new Set(Object.values(pages).map((page) => page.file))) {
    const html = read(file);
    const colours = Array.from(html.matchAll(/<meta name="theme-color" content="([^"]+)" media="([^"]+)"/g));
    expect(
      colours.map(([, colour, media]) => [colour, media]),
      file,
    ).toEqual([
      [light.colour.paper, '(prefers-color-scheme: light)'],
      [dark.colour.paper, '(prefers-color-scheme: dark)'],
    ]);
    expect(/<title>([^<]*)/.exec(html)?.[1], file).toContain(brand.product);
  }
  expect(JSON.parse(read('site.webmanifest'))).toMatchObject({
    name: brand.product,
    short_name: brand.product,
    background_color: light.colour.paper,
    theme_color: light.colour.paper,
  });
});

const addresses = Object.keys(pages).filter((address) => address !== '*');
const hasSkeletons = (address: string) => pages[address]?.file === 'overview.html';
const STRIPE = '/checkout/stripe.html';

/** The page has its styles in it, under the digest that its policy lets in, and nothing that the policy refuses. */
function expectStrict(html: string, style: string | undefined): void {
  const styles = Array.from(html.matchAll(/<style>([^]*?)<\/style>/g), ([, css = '']) => css);
  expect(styles).toHaveLength(1);
  expect(style).toBe(
    `sha256-${createHash('sha256')
      .update(styles[0] ?? '')
      .digest('base64')}`,
  );
  expect(html).not.toMatch(/<[^>]+ (?:style|on[a-z]+)=/);
  expect(html).not.toMatch(/<script[^>]*>[^<]/);
}

test('[BILL-2] the page on the way to Stripe has its styles in it, a text in each language, and no code of the app', () => {
  const html = read(pages[STRIPE]?.file ?? '');
  expectStrict(html, pages[STRIPE]?.style);
  expect(html.match(/<main lang="\w+" hidden>(?:<\w[^>]*>)*[^<]+/g)).toHaveLength(LANGUAGES.length);
  const code = closure('checkout/stripe.html');
  for (const file of [...hydrator, ...app.map((path) => path.slice(1))]) expect(code).not.toContain(file);
  expect(sum(code)).toBeLessThanOrEqual(4 * KB);
});

describe.each(addresses.filter((address) => !hasSkeletons(address) && address !== STRIPE))('%s', (address) => {
  const { file = '', style } = pages[address] ?? {};
  const html = read(file);

  test('has its styles in the page, under the digest that its policy lets in, and nothing that the policy refuses', () => {
    expectStrict(html, style);
  });

  test('[LAND-8] is read with one request: its text is there, and neither a style sheet, a typeface nor a script is waited for', () => {
    expect(html).toMatch(/<html lang="[a-z]{2}"[^]*<h1[^>]*>[^<]/);
    expect(html).not.toMatch(/rel="?(?:stylesheet|preload|modulepreload)/);
    const scripts = Array.from(html.matchAll(/<script([^>]*)>/g), ([, attributes]) => attributes);
    expect(scripts).toEqual([` type="module" src="/${[...hydrator].join()}" data-app="${app.join(' ')}"`]);
  });
});

describe.each(LANGUAGES)('the landing page in %s', (language) => {
  const { file = '' } = pages[language === DEFAULT_LANGUAGE ? '/' : `/${language}`] ?? {};

  test('is at most 12 KB with all of its styles', () => {
    expect(sent(file)).toBeLessThanOrEqual(12 * KB);
  });

  test('asks for at most 60 KB before its visitor touches it', () => {
    expect(sent(file) + sum(new Set([...hydrator, ...dress]))).toBeLessThanOrEqual(60 * KB);
  });
});

describe.each(['/auth', '/auth?mode=signup'])('the login, %s', (address) => {
  const { file = '' } = pages[address] ?? {};

  test('is there and can be filled in after at most 15 KB', () => {
    expect(sent(file) + sum(hydrator)).toBeLessThanOrEqual(15 * KB);
  });

  test('is at most 130 KB with what comes when idle', () => {
    expect(app.at(-1)).toContain('/app-');
    const idle = [...dress, ...app.slice(0, -1).map((path) => path.slice(1))];
    expect(idle.length).toBeGreaterThan(3);
    expect(sent(file) + sum(new Set([...hydrator, ...idle]))).toBeLessThanOrEqual(130 * KB);
  });
});

const catalog = (owner: string) =>
  Object.keys(JSON.parse(readFileSync(`${root}packages/${owner}/src/i18n/locales/en.json`, 'utf8')) as object);
const texts = new Set([...catalog('ui'), ...catalog('app')]);

/** The modules of a page, those that it fetches later too, but not those of the pages that it leads to. */
function reach(name: string, found = new Set<string>()): Set<string> {
  const key = entry(name);
  if (found.has(key)) return found;
  found.add(key);
  const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
  const parts = dynamicImports.filter((each) => each.startsWith('../ui/') && !/\/sample/.test(each));
  for (const needed of [...imports, ...parts]) reach(needed, found);
  return found;
}

/** The messages that the code of a page may show. */
function textsOf(name: string): string[] {
  const code = Array.from(reach(name), (key) => read(manifest[key]?.file ?? '')).join('\n');
  return [...new Set(code.match(/(?:ui|screens|app)\.\w+(?:\.\w+)+/g))].filter((id) => texts.has(id));
}

const PAGES = /src\/pages\/(\w+)\/index\.ts$/;
const OPEN = new Set([
  'Auth',
  'ChangePassword',
  'Contact',
  'Debug',
  'Landing',
  'Legal',
  'Reset',
  'SandboxCheckout',
  'Verify',
]);
/** What pages of the dashboard share with those outside: plans, and the forms of an account. */
const BOTH = new Set(['Admin', 'Billing', 'Settings', 'Subscription']);
/** The parts of the messages that a page comes with, as its route says. */
const comesWith = (page: string): string[] =>
  BOTH.has(page) ? ['first', 'open', 'later'] : ['first', OPEN.has(page) ? 'open' : 'later'];
const pageModules = Object.keys(manifest).filter((key) => PAGES.test(key) && !/DashboardFrame|OverviewPage/.test(key));

test('[ALL-2] the frame and the overview say nothing that the first part of the messages does not have', () => {
  const said = ['dashboard', 'app'].flatMap(textsOf);
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((id) => messagePartOf(id) !== 'first')).toEqual([]);
});

test.each(pageModules)('[ALL-2] %s says nothing that the messages it comes with do not have', (key) => {
  const parts = comesWith(PAGES.exec(key)?.[1]?.replace(/Page$/, '') ?? '');
  expect(textsOf(key).filter((id) => !parts.includes(messagePartOf(id)))).toEqual([]);
});

test('the frame and the overview come with the calls that they make, and no schema of another', () => {
  const code = Array.from(new Set(['app', 'dashboard'].flatMap((name) => [...closure(name)])), read).join('\n');
  const calls = Object.entries(contract).flatMap(([name, { summary }]) => (code.includes(summary) ? [name] : []));
  expect(calls.toSorted()).toEqual(
    [
      'getSession',
      'refresh',
      'logout',
      'openShop', // in the menu of the account
      'getOverview',
      'getRecomputation', // of the banner in the frame
      'getVisits',
      'setGoodsCost',
      'listNotifications',
      'readNotifications',
      'askSupport',
      'listSupportMessages',
    ].toSorted(),
  );
});

test('the overview has a skeleton in each language, which needs one small script and no code of the app', () => {
  expect(addresses.filter(hasSkeletons)).toEqual(['/dashboard', '/dashboard/overview']);
  const html = read('overview.html');
  expectStrict(html, pages['/dashboard/overview']?.style);
  expect(html).toContain('<html lang="ro">');
  const languages = Array.from(
    html.matchAll(/<div data-skeleton="(\w+)"[^>]*><div inert/g),
    ([, language]) => language,
  );
  expect(languages).toEqual([...LANGUAGES]);
  const scripts = Array.from(html.matchAll(/<script src="\/([^"]+)"/g), ([, file = '']) => file);
  const needed = closure('src/firstPaint.ts');
  expect([...needed]).toEqual(scripts);
  expect(sum(['overview.html', ...needed])).toBeLessThanOrEqual(8 * KB);
});

test('the overview is at most 250 KB before what is below its first view, 347 KB with that and its chart, and 12 files', () => {
  const shell = Array.from(
    read('overview.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g),
    ([, file = '']) => file,
  );
  const largest = (name: RegExp) =>
    assets.filter((file) => name.test(file)).toSorted((a, b) => sent(b) - sent(a))[0] ?? '';
  const first = largest(/\/first-[\w-]{8}\.js$/);
  const files = new Set(['overview.html', ...shell, ...closure('dashboard'), first, ...fonts]);
  expect(sum(files)).toBeLessThanOrEqual(250 * KB);
  for (const part of ['detail', 'charts']) for (const file of closure(part)) files.add(file);
  expect(sum(files)).toBeLessThanOrEqual(347 * KB);
  expect(files.size).toBeLessThanOrEqual(12);
});

test('the code of charts is one file, and nothing but a plot waits for it', () => {
  const charts = manifest[entry('charts')]?.file ?? '';
  expect(read(charts)).toContain('MuiChartsSurface');
  const waiting = Object.keys(manifest).filter(
    (key) => !key.startsWith('_') && manifest[key]?.file !== charts && closure(key).has(charts),
  );
  expect(waiting.toSorted()).toEqual(
    ['BarPlot', 'PiePlot', 'WaterfallPlot'].map((plot) => `../ui/src/charts/parts/${plot}.tsx`),
  );
});
