import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../scripts/browser.mjs';
import { root } from '../support/root.ts';
import type { Figures } from './data-table/page.tsx';

const TRIES = 7;
/** Milliseconds that the median takes on a quiet machine; a busy one gets four times that. */
const LIMITS = { mount: 130, sortByNumber: 300, sortByText: 300, longestFrame: 50 } as const;

let outDir: string;
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'data-table-'));
  const resolve = { conditions: ['adaos-source', 'module', 'browser', 'production'] };
  const page = { configFile: false, logLevel: 'error', root: `${root}tests/performance/data-table` } as const;
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

test('a table of 100,000 rows mounts, sorts and scrolls within its limits', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const { port } = server.httpServer.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(() => 'measureDataTable' in window);
  const runs: Figures[] = [];
  // The first run is of cold code.
  for (let run = 0; run <= TRIES; run += 1) {
    const figures = await page.evaluate(() => window.measureDataTable());
    if (run > 0) runs.push(figures);
  }
  const figure = (name: keyof Figures) => Math.round(median(runs.map((run) => run[name])) * 10) / 10;
  const medians = {
    rows: 100_000,
    tries: TRIES,
    mount: figure('mount'),
    sortByNumber: figure('sortByNumber'),
    sortByText: figure('sortByText'),
    filter: figure('filter'),
    longestFrame: figure('longestFrame'),
    longTasks: figure('longTasks'),
  };
  process.stdout.write(`${JSON.stringify({ measurement: 'DataTable, milliseconds', limits: LIMITS, medians })}\n`);
  for (const [name, limit] of Object.entries(LIMITS))
    expect.soft(medians[name as keyof typeof LIMITS], name).toBeLessThanOrEqual(4 * limit);
});
