// Lighthouse's figures of the pages that a visitor meets first, on a phone over a slow network, against a floor of React
// and MUI measured in the same run. Bytes and requests have budgets in tests/package/pages.test.ts; times are only told.
//   npm run build -- app && npx vitest run --project slow tests/performance/pages.test.ts
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LoginResponse } from '@adaos/api';
import { chromiumArgs, chromiumPath } from '../../scripts/browser.mjs';
import { root } from '../support/root.ts';
import { ServerProcess } from '../support/server.ts';
import { frontOf, frontOfFiles, type Front } from './pages/front.ts';
import { writeMeasurements, type Measured } from './pages/table.ts';

let directory: string;
let server: ServerProcess;
let app: Front;
let reference: Front;
let browser: ChildProcess;
let port: number;

/** Starts the browser with a profile of its own, a port for its tools, and a certificate that nobody signed let through. */
async function startBrowser(profile: string): Promise<void> {
  const own = [`--user-data-dir=${join(directory, profile)}`, '--remote-debugging-port=0'];
  const args = [...chromiumArgs, ...own, '--headless', '--ignore-certificate-errors', 'about:blank'];
  browser = spawn(await chromiumPath(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  for await (const text of browser.stderr ?? []) {
    said += String(text);
    const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said);
    if (found) {
      port = Number(found[1]);
      return;
    }
  }
  throw new Error(`The browser did not start: ${said}`);
}

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
  await startBrowser('public pages');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  browser?.kill();
  await server?.stop();
  await Promise.all([app?.close(), reference?.close()]);
  await rm(directory, { recursive: true, force: true, maxRetries: 3 });
});

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

// Of each figure the one in the middle is told: a page is held up now and then.
const TRIES = 5;

async function measure(name: string, url: string, { keepStorage = false } = {}): Promise<Measured> {
  const runs: Result[] = [];
  while (runs.length < TRIES) {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      disableStorageReset: keepStorage,
    });
    if (!run) throw new Error(`${url} could not be measured.`);
    runs.push(run.lhr);
  }
  const value = (id: string) => middle(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const requests = ({ audits }: Result) => {
    const details = audits['network-requests']?.details;
    return details?.type === 'table' ? details.items.length : Number.NaN;
  };
  return {
    name,
    score: Math.round(middle(runs.map(({ categories }) => categories['performance']?.score ?? Number.NaN)) * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests: middle(runs.map(requests)),
  };
}

/** Signs in to the demo shop in the browser's own profile. */
async function signIn(): Promise<void> {
  await vi.waitFor(() => expect(server.output).toMatch(/Demo shop: \S+ with the password \S+/), { timeout: 60_000 });
  const [, email, password] = /Demo shop: (\S+) with the password (\S+)/.exec(server.output) ?? [];
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (connected.contexts()[0] ?? (await connected.newContext())).newPage();
  await page.goto(`${app.origin}/terms`);
  const answer = await fetch(`${await server.ready()}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { accessToken, refreshToken, user } = (await answer.json()) as LoginResponse;
  const stored = { accessToken, refreshToken, user: JSON.stringify(user), userRole: user.role };
  await page.evaluate((values) => {
    for (const [key, text] of Object.entries(values)) localStorage.setItem(key, text);
  }, stored);
  await page.close();
  await connected.close();
}

test('the pages that a visitor meets first', async () => {
  const rows = [await measure('React and MUI, the floor', `${reference.origin}/`)];
  for (const path of ['/', '/ro', '/fr', '/es', '/pt']) rows.push(await measure(`landing, ${path}`, app.origin + path));
  rows.push(await measure('login, /auth', `${app.origin}/auth`));
  // A browser that has opened dozens of pages blocks for longer: the overview has one of its own.
  browser.kill();
  await startBrowser('overview');
  await signIn();
  rows.push(await measure('overview', `${app.origin}/dashboard/overview`, { keepStorage: true }));
  await writeMeasurements(rows);
  for (const row of rows) {
    expect(row.score, row.name).toBeGreaterThan(0);
    expect(row.bytes, row.name).toBeGreaterThan(0);
  }
  // A page that needed its scripts to stand would shift, and block.
  for (const landing of rows.slice(1, 6)) expect(landing.cls, landing.name).toBeLessThan(0.01);
});
