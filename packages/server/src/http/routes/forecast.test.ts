import { contract, Problem } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { forecastRoutes } from './forecast.ts';
import { overviewRoutes } from './overview.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [forecastRoutes, overviewRoutes] });
});
afterAll(() => testApp.close());

const simulated = async (shop: TestShop, adsChange: unknown, priceChange: unknown) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/forecast/simulate',
    headers: shop.headers,
    payload: { adsChange, priceChange },
  });
const forecast = async (shop: TestShop, adsChange = 0, priceChange = 0) =>
  contract.simulateForecast.answer.parse((await simulated(shop, adsChange, priceChange)).json());
const baseline = async (shop: TestShop) =>
  contract.getBaseline.answer.parse(
    (await testApp.app.inject({ url: '/api/forecast/baseline', headers: shop.headers })).json(),
  );

/** The same sales in each of five full months, and a part of a sixth. */
async function steadyShop(goodsCost?: number) {
  const shop = await testApp.createShop({ role: 'viewer' });
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  const line = { amount: 100_000, ...(goodsCost === undefined ? {} : { goodsCost }) };
  const months = ['2024-01', '2024-02', '2024-03', '2024-04', '2024-05', '2024-06'];
  await ledger.addOrders(months.map((month) => ({ on: `${month}-01`, lines: [line] })));
  for (const month of months) {
    await ledger.addEntries(`${month}-02`, [{ kind: 'ad_spend', amount: -10_000 }]);
  }
  return shop;
}

test('[FORE-3] the forecast starts from the full months of the shop, and goes as far as its plan', async () => {
  const shop = await steadyShop(50_000);
  const { baseline: months, source, missing } = await baseline(shop);
  expect(source).toBe('live');
  expect(missing).toEqual(['shipping_cost', 'handling', 'payment_fee']);
  expect(months.map(({ month }) => month)).toEqual(['2024-01', '2024-02', '2024-03', '2024-04', '2024-05']);
  expect(months[4]).toEqual({ missing, month: '2024-05', sales: 1_000, profit: 400, ads: 100 });

  const answer = await forecast(shop);
  expect(answer).toMatchObject({ source: 'live', currency: 'EUR', horizonDays: 90, history: months, missing });
  expect(answer.result).toMatchObject({
    predictedDemand: 1_000,
    predictedProfit: 400,
    confidence: 100,
    riskLevel: 'Low',
  });
  expect(answer.forecast.map(({ month, demand, profit }) => [month, demand, profit])).toEqual([
    ['2024-06', 1_000, 400],
    ['2024-07', 1_000, 400],
    ['2024-08', 1_000, 400],
  ]);
});

test('[OVER-1] [FORE-3] without a change the forecast and the overview expect the same profit, with the season in it', async () => {
  const shop = await testApp.createShop({ role: 'viewer' });
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  const months = Array.from(
    { length: 24 },
    (_, index) => `${2023 + Math.floor(index / 12)}-${`${(index % 12) + 1}`.padStart(2, '0')}`,
  );
  const orders = months.flatMap((month, index) => {
    const amount = (month.endsWith('-01') ? 300_000 : 100_000) + 1_000 * index;
    const last = new Date(Date.UTC(2023, index + 1, 0)).getUTCDate();
    return ['01', last].map((day) => ({ on: `${month}-${day}`, lines: [{ amount, goodsCost: 50_000 }] }));
  });
  await ledger.addOrders(orders);
  const { result } = await forecast(shop);
  const url = '/api/overview?from=2024-01-01&to=2024-12-31&compare=none';
  const overview = contract.getOverview.answer.parse((await testApp.app.inject({ url, headers: shop.headers })).json());
  expect(overview.prediction?.month).toBe('2025-01');
  expect(overview.predictions).toBe(result?.predictedProfit);
  // January sells three times as much as the months before it.
  expect(overview.predictions).toBeGreaterThan(4_000);
});

test('[FORE-3] changes are described in words, with what they would do', async () => {
  const shop = await steadyShop(50_000);
  const { result } = await forecast(shop, 50, 10);
  // 1.5^0.12 and 1.1^-2.62 of the units, at prices of 1.1.
  expect(result?.predictedDemand).toBeCloseTo(1_000 * 1.5 ** 0.12 * 1.1 ** -1.62, 1);
  expect(result?.wordings).toMatchObject({
    adsImpact: { code: 'insight.ads_more', values: { percent: 50, demand: 5 } },
    priceImpact: { code: 'insight.price_higher', values: { percent: 10, demand: 22.1 } },
    recommendation: { code: 'insight.hold' },
  });
  expect((await forecast(shop, 0, 0)).result?.wordings?.recommendation).toMatchObject({ code: 'insight.no_change' });
});

test('while the goods cost is unknown sales are forecast, the profit is not', async () => {
  const { result, forecast: months } = await forecast(await steadyShop(), 10, 0);
  expect(result).toMatchObject({ predictedProfit: null });
  expect(result?.predictedDemand).toBeGreaterThan(1_000);
  expect(months[0]).toMatchObject({ profit: null });
});

test('a shop without three full months has nothing to look back on', async () => {
  const shop = await testApp.createShop();
  expect(await forecast(shop)).toMatchObject({ source: 'none', result: null, history: [], forecast: [] });
  expect(await baseline(shop)).toMatchObject({ source: 'none', baseline: [] });
});

test.each([
  [-51, 0],
  [101, 0],
  [0, -31],
  [0, 51],
  [0.5, 0],
  ['1', 0],
])('[FORE-1] changes of %s and %s are refused', async (ads, price) => {
  const shop = await testApp.createShop();
  expect(Problem.parse((await simulated(shop, ads, price)).json())).toMatchObject({ status: 400 });
});
