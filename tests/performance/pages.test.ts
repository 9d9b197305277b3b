// The pages that a visitor meets first, on a phone over a slow network, and the overview on a second visit, against a floor of
// React and MUI measured in the same run. Bytes and requests have budgets in tests/package/pages.test.ts; times are recorded.
//   npm run build -- app && npx vitest run --project slow tests/performance/pages.test.ts
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LoginResponse } from '@adaos/api';
import { pinnedChromiumPath } from '../../scripts/browser.mjs';
import { root } from '../support/root.ts';
import { ServerProcess } from '../support/server.ts';
import { startBrowser, type MeasuredBrowser } from './pages/browser.ts';
import { frontOf, frontOfFiles, type Front } from './pages/front.ts';
import { measurePage } from './pages/lighthouse.ts';
import { secondVisit } from './pages/secondVisit.ts';
import { writeMeasurements, type PageRow, type PageTable } from './pages/table.ts';

const FLOOR_FIGURE = 'main h1';
const OVERVIEW_FIGURE = 'main .MuiTypography-figure';

let directory: string;
let server: ServerProcess;
let app: Front;
let reference: Front;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'adaos-pages-'));
  vi.stubEnv('NODE_ENV', 'production');
  const resolve = { conditions: ['module', 'browser', 'production'] };
  const outDir = join(directory, 'reference');
  const page = `${root}tests/performance/pages/reference`;
  await build({ configFile: false, logLevel: 'error', root: page, resolve, build: { outDir, emptyOutDir: true } });
  reference = await frontOfFiles(outDir);
  server = new ServerProcess(join(directory, 'data'), { ADAOS_DEMO: '1' });
  app = await frontOf(await server.ready());
  await vi.waitFor(() => expect(server.output).toMatch(/Demo shop: \S+ with the password \S+/), { timeout: 60_000 });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await server?.stop();
  await Promise.all([app?.close(), reference?.close()]);
  await rm(directory, { recursive: true, force: true, maxRetries: 3 });
});

/** Signs in to the demo shop in the browser's own profile. */
async function signIn(browser: MeasuredBrowser): Promise<void> {
  const [, email, password] = /Demo shop: (\S+) with the password (\S+)/.exec(server.output) ?? [];
  const answer = await fetch(`${await server.ready()}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { accessToken, refreshToken, user } = (await answer.json()) as LoginResponse;
  const stored = { accessToken, refreshToken, user: JSON.stringify(user), userRole: user.role };
  await browser.use(async (context) => {
    const page = await context.newPage();
    await page.goto(`${app.origin}/terms`);
    await page.evaluate((values) => {
      for (const [key, text] of Object.entries(values)) localStorage.setItem(key, text);
    }, stored);
    await page.close();
  });
}

/** Runs with a new browser: one that has opened dozens of pages blocks for longer. */
async function withBrowser<T>(path: string, run: (browser: MeasuredBrowser) => Promise<T>): Promise<T> {
  const own = await mkdtemp(join(directory, 'browser-'));
  await mkdir(own, { recursive: true });
  const browser = await startBrowser(path, own, [app.key, reference.key]);
  try {
    return await run(browser);
  } finally {
    await browser.stop();
  }
}

async function publicPages(path: string): Promise<PageRow[]> {
  return withBrowser(path, async ({ port }) => {
    const rows: PageRow[] = [];
    for (const address of ['/', '/ro', '/fr', '/es', '/pt'])
      rows.push({ name: `landing, ${address}`, secondVisit: null, ...(await measurePage(port, app.origin + address)) });
    rows.push({ name: 'login, /auth', secondVisit: null, ...(await measurePage(port, `${app.origin}/auth`)) });
    return rows;
  });
}

async function floorAndOverview(path: string): Promise<PageRow[]> {
  const floorAt = `${reference.origin}/`;
  const overviewAt = `${app.origin}/dashboard/overview`;
  return withBrowser(path, async (browser) => {
    const floor = await measurePage(browser.port, floorAt);
    await signIn(browser);
    const kept = { keepSession: true };
    const landing = await measurePage(browser.port, `${app.origin}/`, kept);
    const overview = await measurePage(browser.port, overviewAt, kept);
    const again = await browser.use(async (context) => ({
      floor: await secondVisit(context, floorAt, FLOOR_FIGURE),
      overview: await secondVisit(context, overviewAt, OVERVIEW_FIGURE),
    }));
    return [
      { name: 'React and MUI, the floor', secondVisit: again.floor, ...floor },
      { name: 'overview', secondVisit: again.overview, ...overview },
      { name: 'landing, signed in', secondVisit: null, ...landing },
    ];
  });
}

async function measureIn(path: string): Promise<PageTable> {
  const browser = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
  return { browser, rows: [...(await floorAndOverview(path)), ...(await publicPages(path))] };
}

test('the pages that a visitor meets first', async () => {
  const stock = process.env['CHROMIUM_PATH'];
  const tables = [await measureIn(await pinnedChromiumPath())];
  if (stock) tables.push(await measureIn(stock));
  await writeMeasurements(tables);
  for (const { rows } of tables) {
    for (const row of rows) {
      expect(row.score, row.name).toBeGreaterThan(0);
      expect(row.bytes, row.name).toBeGreaterThan(0);
      // A page that needed its scripts to be in place would shift.
      expect(row.cls, row.name).toBeLessThan(0.01);
    }
    const [floor, overview] = rows;
    expect(overview?.secondVisit).toBeGreaterThan(0);
    expect(floor?.secondVisit).toBeGreaterThan(0);
  }
}, 3_600_000);
