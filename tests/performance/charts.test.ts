// How long a chart of many points takes to mount, in the browser and as it is built for production.
//   npx vitest run --project slow tests/performance/charts.test.ts
import { expect, test } from 'vitest';
import { builtPage, median } from './built-page.ts';
import type { Figures } from './charts/page.tsx';

const POINTS = 100_000;
const TRIES = 9;
/** Milliseconds that the median takes on a quiet machine; a busy one gets four times that. */
const MOUNT = 150;

const open = builtPage('charts');

test('a line chart of 100,000 points mounts within its limit, and draws no more than the pixels hold', async () => {
  const page = await open();
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
