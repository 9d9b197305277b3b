// How long a chart of many points takes to mount, in the browser and as it is built for production.
//   npx vitest run --project slow tests/performance/charts.test.ts
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../scripts/browser.mjs';
import { root } from '../support/root.ts';
import type { Figures } from './charts/page.tsx';

const POINTS = 100_000;
const TRIES = 9;
/** Milliseconds that the median takes on a quiet machine; a busy one gets four times that. */
const MOUNT = 150;

let outDir: string;
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'charts-'));
  const resolve = { conditions: ['adaos-source', 'module', 'browser', 'production'] };
  const page = { configFile: false, logLevel: 'error', root: `${root}tests/performance/charts` } as const;
  // Under test React would be built with the checks of its development.
  vi.stubEnv('NODE_ENV', 'production');
  await build({ ...page, resolve, build: { outDir, emptyOutDir: true } });
  server = await preview({ ...page, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
  await server?.close();
  await rm(outDir, { recursive: true, force: true });
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

test('a line chart of 100,000 points mounts within its limit, and draws no more than the pixels hold', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const { port } = server.httpServer.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(() => 'measureLineChart' in window);
  // The first runs bring the library and warm the code up.
  for (const count of [100, POINTS]) await page.evaluate((points) => window.measureLineChart(points), count);
  const runs: Figures[] = [];
  for (let run = 0; run < TRIES; run += 1) runs.push(await page.evaluate(() => window.measureLineChart()));
  const mount = Math.round(median(runs.map((run) => run.mount)) * 10) / 10;
  const corners = runs[0]?.corners ?? 0;
  process.stdout.write(
    `${JSON.stringify({ measurement: 'LineChart, milliseconds', points: POINTS, tries: TRIES, limit: MOUNT, mount, corners })}\n`,
  );
  expect(corners).toBeGreaterThan(1_000);
  expect(corners).toBeLessThan(3_000);
  expect(mount).toBeLessThanOrEqual(4 * MOUNT);
});
