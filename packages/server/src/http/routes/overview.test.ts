import { Overview, Problem } from '@adaos/api';
import { LEDGER_KINDS } from '@adaos/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getOverview } from '../../insights/overview.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { type BuiltOrder, ledgerBuilder } from '../../testing/ledger-builder.ts';
import { setVerdict } from '../../verdicts/verdicts.ts';
import { overviewRoutes } from './overview.ts';
import { propertyRuns } from '../../testing/property-runs.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [overviewRoutes] });
});
afterAll(() => testApp.close());

async function overviewOf(shop: TestShop, query: string): Promise<Overview> {
  const answer = await testApp.app.inject({ url: `/api/overview?${query}`, headers: shop.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return Overview.parse(answer.json());
}

const builderOf = (shop: TestShop) => ledgerBuilder(testApp.services.database, shop.shopId);

describe('a shop without any order', () => {
  test('has no figures and says that it has none', async () => {
    const shop = await testApp.createShop({ currency: null });
    expect(await overviewOf(shop, 'from=2009-12-01&to=2009-12-31&compare=previous')).toEqual({
      source: 'none',
      from: '2009-12-01',
      to: '2009-12-31',
      currency: null,
      granularity: 'day',
      profitNet: null,
      adsSpend: null,
      roi: null,
      predictions: null,
      prediction: null,
      chartData: [],
      quickStats: { totalRevenue: 0, growthRate: null, activeUsers: 0, averageOrder: null },
      netSales: 0,
      orders: 0,
      refunds: 0,
      breakdown: [],
      missing: [],
      coverage: [],
      profitRange: null,
      comparison: null,
      updatedAt: null,
    });
  });
});

describe('a shop with orders', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await testApp.createShop();
    const ledger = builderOf(shop);
    await ledger.addOrder({ on: '2024-02-28', customer: 'c1', lines: [{ amount: 20_000, goodsCost: 8_000 }] });
    await ledger.addOrder({
      on: '2024-03-01',
      customer: 'c1',
      lines: [
        { amount: 10_010, goodsCost: 4_000 },
        { amount: 5_005, goodsCost: 2_000 },
      ],
    });
    await ledger.addOrder({
      on: '2024-03-01',
      customer: 'c2',
      lines: [{ amount: 9_985, goodsCost: 4_000 }],
      entries: [
        { kind: 'discount', amount: -1_000 },
        { kind: 'shipping_charged', amount: 500 },
        { kind: 'refund', amount: -2_000, on: '2024-03-05' },
      ],
    });
    await ledger.addOrder({
      on: '2024-03-04',
      kind: 'refund',
      customer: 'c9',
      lines: [{ amount: -3_000, goodsCost: -1_000 }],
    });
    await ledger.addOrder({ on: '2024-03-04', kind: 'adjustment', lines: [] });
    await ledger.addOrder({ on: '2024-03-04', customer: null, lines: [{ amount: 2_000, goodsCost: 500 }] });
    await ledger.addEntries('2024-03-02', [{ kind: 'ad_spend', amount: -4_000 }]);
    const other = await testApp.createShop();
    await ledgerBuilder(testApp.services.database, other.shopId).addOrder({
      on: '2024-03-01',
      customer: 'x',
      lines: [{ amount: 99_999, goodsCost: 1 }],
    });
  });

  test('[OVER-1] has its net profit, ad spend and ROI, of its own rows alone', async () => {
    const overview = await overviewOf(shop, 'from=2024-03-01&to=2024-03-05');
    // 100.10 + 50.05 + 99.85 - 10 - 20 - 30 + 20
    expect(overview.netSales).toBe(210);
    // 210 + 5 shipping - 95 goods - 40 ads
    expect(overview).toMatchObject({
      source: 'live',
      currency: 'EUR',
      profitNet: 80,
      adsSpend: 40,
      roi: 300,
      orders: 3,
      // One booked on its own, and one of an order.
      refunds: 2,
    });
    expect(overview.missing).toEqual(['shipping_cost', 'return_shipping_cost', 'handling', 'payment_fee']);
  });

  test('[OVER-2] has a point for every day of the chart, also where nothing happened, with the costs that it lacks', async () => {
    const { chartData, granularity } = await overviewOf(shop, 'from=2024-03-01&to=2024-03-06');
    expect(granularity).toBe('day');
    expect(chartData).toEqual([
      {
        month: '2024-03-01',
        profit: 145,
        ads: null,
        netSales: 240,
        missing: ['shipping_cost', 'handling', 'payment_fee'],
      },
      { month: '2024-03-02', profit: -40, ads: 40, netSales: 0, missing: [] },
      { month: '2024-03-03', profit: 0, ads: null, netSales: 0, missing: [] },
      {
        month: '2024-03-04',
        profit: -5,
        ads: null,
        netSales: -10,
        missing: ['shipping_cost', 'return_shipping_cost', 'handling', 'payment_fee'],
      },
      { month: '2024-03-05', profit: -20, ads: null, netSales: -20, missing: ['return_shipping_cost'] },
      { month: '2024-03-06', profit: 0, ads: null, netSales: 0, missing: [] },
    ]);
  });

  test('[OVER-2] knows nothing of days that are to come', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2024, 2, 5, 12) });
    try {
      const period = { from: '2024-03-04', to: '2024-03-07' };
      const { chartData } = await getOverview(testApp.services.database, shop.shopId, period);
      expect(chartData.map(({ profit }) => profit)).toEqual([-5, -20, null, null]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('[OVER-2] has a point for every month of a longer period', async () => {
    const { chartData, granularity } = await overviewOf(shop, 'from=2024-01-15&to=2024-04-10');
    expect(granularity).toBe('month');
    expect(chartData).toEqual([
      { month: '2024-01', profit: 0, ads: null, netSales: 0, missing: [] },
      {
        month: '2024-02',
        profit: 120,
        ads: null,
        netSales: 200,
        missing: ['shipping_cost', 'handling', 'payment_fee'],
      },
      {
        month: '2024-03',
        profit: 80,
        ads: 40,
        netSales: 210,
        missing: ['shipping_cost', 'return_shipping_cost', 'handling', 'payment_fee'],
      },
      { month: '2024-04', profit: 0, ads: null, netSales: 0, missing: [] },
    ]);
  });

  test('[OVER-3] has total revenue, growth and active users', async () => {
    const { quickStats, comparison } = await overviewOf(shop, 'from=2024-03-01&to=2024-03-05&compare=previous');
    // 100.10 + 50.05 + 99.85 + 5 shipping + 20; 200 before. The average is of 210 net sales by 3 orders.
    expect(quickStats).toEqual({ totalRevenue: 275, growthRate: 37.5, activeUsers: 2, averageOrder: 70 });
    expect(comparison).toMatchObject({
      missing: ['shipping_cost', 'handling', 'payment_fee', 'ad_spend'],
      from: '2024-02-25',
      to: '2024-02-29',
      netSales: 200,
      profitNet: 120,
      orders: 1,
      change: { netSales: 5, profitNet: -33.33, orders: 200, refunds: null, adsSpend: null, roi: null },
    });
  });

  test('[OVER-2] has the days that it is compared with, the first beside the first, and where their money went', async () => {
    const { comparison, chartData } = await overviewOf(shop, 'from=2024-03-01&to=2024-03-05&compare=previous');
    expect(comparison?.chartData?.map(({ month }) => month)).toEqual([
      '2024-02-25',
      '2024-02-26',
      '2024-02-27',
      '2024-02-28',
      '2024-02-29',
    ]);
    expect(comparison?.chartData?.map(({ profit }) => profit)).toEqual([0, 0, 0, 120, 0]);
    expect(comparison?.chartData).toHaveLength(chartData.length);
    expect(comparison?.breakdown).toEqual([
      { part: 'goods', amount: 80, quality: 'actual' },
      { part: 'profit', amount: 120, quality: 'estimate' },
    ]);
    const longer = 'from=2024-03-01&to=2024-03-02&compare=custom&compareFrom=2024-02-28&compareTo=2024-03-05';
    expect((await overviewOf(shop, longer)).comparison?.chartData).toHaveLength(2);
  });

  test('is compared with the same days of last year, or with days of choice, where it has data of them', async () => {
    const inFebruary = { from: '2024-02-28', to: '2024-02-28', netSales: 200, orders: 1 };
    const of = async (query: string) => (await overviewOf(shop, query)).comparison;
    expect(await of('from=2025-02-28&to=2025-02-28&compare=lastYear')).toMatchObject({
      ...inFebruary,
      to: '2024-02-29',
    });
    expect(
      await of('from=2024-03-01&to=2024-03-05&compare=custom&compareFrom=2024-02-28&compareTo=2024-02-28'),
    ).toMatchObject(inFebruary);
    expect(await of('from=2024-03-01&to=2024-03-05&compare=lastYear')).toBeNull();
    expect(await of('from=2024-02-28&to=2024-03-05&compare=previous')).toBeNull();
  });

  test('refuses days of choice to compare with that are missing or the wrong way round', async () => {
    for (const [query, field] of [
      ['compareFrom=2024-02-28', 'compareTo'],
      ['compareTo=2024-02-28', 'compareFrom'],
      ['compareFrom=2024-02-28&compareTo=2024-02-27', 'compareTo'],
    ] as const) {
      const url = `/api/overview?from=2024-03-01&to=2024-03-05&compare=custom&${query}`;
      const answer = await testApp.app.inject({ url, headers: shop.headers });
      expect(answer.statusCode).toBe(400);
      expect(Problem.parse(answer.json()).fields).toHaveProperty(field);
    }
  });

  test('says where every 100 sold went, to the cent', async () => {
    const { breakdown } = await overviewOf(shop, 'from=2024-03-01&to=2024-03-05');
    expect(breakdown).toEqual([
      { part: 'goods', amount: 95, quality: 'actual' },
      { part: 'returns', amount: 50, quality: 'actual' },
      { part: 'discounts', amount: 10, quality: 'actual' },
      { part: 'ads', amount: 40, quality: 'actual' },
      { part: 'profit', amount: 80, quality: 'estimate' },
    ]);
  });
});

test('the refunds are the orders that were refunded in the period, from whatever source, each once', async () => {
  const shop = await testApp.createShop();
  const ledger = builderOf(shop);
  const back = (on: string) => ({ kind: 'refund' as const, amount: -100, on });
  const lines = [{ amount: 1_000 }];
  // Two refunds of one order, and its status says so too.
  await ledger.addOrder({
    on: '2024-03-01',
    status: 'Refunded',
    lines,
    entries: [back('2024-03-02'), back('2024-03-09')],
  });
  await ledger.addOrder({ on: '2024-02-20', lines, entries: [back('2024-03-05')] });
  await ledger.addOrder({ on: '2024-03-03', status: 'wc-refunded', lines });
  await ledger.addOrder({ on: '2024-03-04', kind: 'refund', lines: [{ amount: -500 }] });
  const lost = await ledger.addOrder({ on: '2024-03-06', lines });
  const won = await ledger.addOrder({ on: '2024-03-07', lines });
  // None of these: called off, of another month, not paid back.
  await ledger.addOrder({ on: '2024-03-08', status: 'cancelled', lines, entries: [back('2024-03-08')] });
  await ledger.addOrder({ on: '2024-03-08', lines, entries: [back('2024-04-01')] });
  await ledger.addOrder({ on: '2024-03-08', status: 'paid', lines });
  const march = 'from=2024-03-01&to=2024-03-31';
  expect((await overviewOf(shop, march)).refunds).toBe(4);
  const by = { shopId: shop.shopId, accountId: shop.accountId };
  await setVerdict(testApp.services, by, lost.id, 'lost');
  await setVerdict(testApp.services, by, won.id, 'won');
  expect(await overviewOf(shop, march)).toMatchObject({ refunds: 5, orders: 6 });
  expect((await overviewOf(shop, 'from=2024-03-01&to=2024-03-02')).refunds).toBe(1);
  await setVerdict(testApp.services, by, lost.id, null);
  expect((await overviewOf(shop, march)).refunds).toBe(4);
});

describe('while the goods cost is unknown', () => {
  test('for more than half of the sales, the profit is null, on the chart too, and the rest of the sales unknown', async () => {
    const shop = await testApp.createShop();
    const ledger = builderOf(shop);
    await ledger.addOrder({ on: '2024-03-01', lines: [{ amount: 10_000, goodsCost: 4_000 }] });
    await ledger.addOrder({ on: '2024-03-02', lines: [{ amount: 10_100 }] });
    const overview = await overviewOf(shop, 'from=2024-03-01&to=2024-03-03');
    expect(overview.profitNet).toBeNull();
    expect(overview.missing).toContain('cogs');
    expect(overview.chartData.map((point) => point.profit)).toEqual([60, null, null]);
    expect(overview.breakdown).toEqual([
      { part: 'goods', amount: 40, quality: 'actual' },
      { part: 'unknown', amount: 161, quality: 'missing' },
    ]);
    expect((await overviewOf(shop, 'from=2024-03-01&to=2024-03-01')).profitNet).toBe(60);
    expect((await overviewOf(shop, 'from=2024-02-01&to=2024-02-02')).profitNet).toBe(0);
  });

  test('for a part, the profit is at most the sum of what is known, and likely within the shop’s own margins', async () => {
    const shop = await testApp.createShop();
    const ledger = builderOf(shop);
    // Cost shares of 40 to 50 %, a day each: their 10th and 90th percentile are 41 and 49 %.
    await ledger.addOrders(
      Array.from({ length: 11 }, (_, index) => ({
        on: `2024-03-${String(index + 1).padStart(2, '0')}`,
        lines: [{ amount: 10_000, goodsCost: 4_000 + 100 * index }],
      })),
    );
    await ledger.addOrder({
      on: '2024-03-20',
      lines: [{ amount: 30_000, goodsCost: 13_500 }, { amount: 10_000 }, { amount: 100 }],
    });
    const march = await overviewOf(shop, 'from=2024-03-01&to=2024-03-31');
    // 1,100.00 + 401.00 - 495.00 - 135.00
    expect(march).toMatchObject({
      profitNet: 871,
      missing: ['cogs', 'shipping_cost', 'handling', 'payment_fee', 'ad_spend'],
    });
    expect(march.coverage[0]).toEqual({ kind: 'cogs', share: 93.27 });
    // The twelfth day has 45 %: of 101.00 not known, 41 to 49 %.
    expect(march.profitRange?.low).toBeCloseTo(871 - 101 * 0.489, 1);
    expect(march.profitRange?.high).toBeCloseTo(871 - 101 * 0.411, 1);
    expect((await overviewOf(shop, 'from=2024-03-01&to=2024-03-10')).profitRange).toBeNull();
  });
});

describe('a prediction', () => {
  const monthly = async (months: readonly { on: string; sold: number; goodsCost?: number }[]) => {
    const shop = await testApp.createShop();
    await builderOf(shop).addOrders(
      months.map(({ on, sold, goodsCost }) => ({
        on,
        lines: [goodsCost === undefined ? { amount: sold } : { amount: sold, goodsCost }],
      })),
    );
    return overviewOf(shop, 'from=2024-01-01&to=2024-01-02');
  };

  test('[OVER-1] is for the month after the last full one, whatever period is on screen', async () => {
    const { predictions, prediction } = await monthly([
      { on: '2024-01-01', sold: 30_000, goodsCost: 20_000 },
      { on: '2024-02-10', sold: 40_000, goodsCost: 20_000 },
      { on: '2024-03-10', sold: 30_000, goodsCost: 20_000 },
      { on: '2024-04-10', sold: 99_000, goodsCost: 20_000 },
    ]);
    expect(predictions).toBe(133.33);
    expect(prediction).toMatchObject({
      month: '2024-04',
      testedMonths: 0,
      hitMonths: 0,
      missing: ['shipping_cost', 'handling', 'payment_fee', 'ad_spend'],
    });
    expect(prediction?.low).toBeLessThan(133.33);
    expect(prediction?.high).toBeGreaterThan(133.33);
  });

  test('is null with two full months, and with three of which one is unknown', async () => {
    const two = await monthly([
      { on: '2024-01-02', sold: 30_000, goodsCost: 20_000 },
      { on: '2024-02-10', sold: 40_000, goodsCost: 20_000 },
      { on: '2024-03-31', sold: 30_000, goodsCost: 20_000 },
    ]);
    expect(two).toMatchObject({ predictions: null, prediction: null });
    const unknown = await monthly([
      { on: '2024-01-01', sold: 30_000, goodsCost: 20_000 },
      { on: '2024-02-10', sold: 40_000 },
      { on: '2024-03-31', sold: 30_000, goodsCost: 20_000 },
    ]);
    expect(unknown).toMatchObject({ predictions: null, prediction: null });
  });
});

test.each([
  ['from=2024-03-02&to=2024-03-01', 'to'],
  ['from=2004-01-01&to=2024-03-01', 'to'],
  ['from=0001-01-01&to=0001-01-02', 'from'],
  ['from=2024-02-30&to=2024-03-01', 'from'],
  ['to=2024-03-01', 'from'],
  ['from=2024-03-01&to=2024-03-01&compare=year', 'compare'],
  ['from=2024-03-01&to=2024-03-01&compare=custom&compareFrom=2024-02-30', 'compareFrom'],
])('a period that cannot be (%s) is refused by its field', async (query, field) => {
  const shop = await testApp.createShop();
  const answer = await testApp.app.inject({ url: `/api/overview?${query}`, headers: shop.headers });
  expect(answer.statusCode).toBe(400);
  expect(Problem.parse(answer.json())).toMatchObject({
    code: 'invalid_request',
    fields: { [field]: expect.any(String) },
  });
});

test('yen have no decimals and dinars have three', async () => {
  for (const [currency, netSales] of [
    ['JPY', 123_456],
    ['KWD', 123.456],
  ] as const) {
    const shop = await testApp.createShop({ currency });
    await ledgerBuilder(testApp.services.database, shop.shopId, currency).addOrder({
      on: '2024-03-01',
      lines: [{ amount: 123_456 }],
    });
    expect(await overviewOf(shop, 'from=2024-03-01&to=2024-03-01')).toMatchObject({ currency, netSales });
  }
});

test('every figure is the sum of the ledger rows of its days, whatever the rows', async () => {
  const day = fc.integer({ min: 1, max: 28 }).map((date) => `2024-02-${String(date).padStart(2, '0')}`);
  const ofOrders = LEDGER_KINDS.filter((kind) => kind !== 'sale'); // which lines have
  const order: fc.Arbitrary<BuiltOrder> = fc.record({
    on: day,
    kind: fc.constantFrom('order', 'refund'),
    customer: fc.constantFrom('a', 'b', 'c', null),
    lines: fc.array(
      fc.record({ amount: fc.integer({ min: -50_000, max: 50_000 }), goodsCost: fc.integer({ min: 0, max: 9_000 }) }),
      { maxLength: 3 },
    ),
    entries: fc.array(
      fc.record({ kind: fc.constantFrom(...ofOrders), amount: fc.integer({ min: -5_000, max: 5_000 }), on: day }),
      { maxLength: 3 },
    ),
  });
  const asked = fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));

  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 12 }), asked, async (orders, { from, to }) => {
      const shop = await testApp.createShop();
      const ledger = builderOf(shop);
      await ledger.addOrders(orders);

      const within = (on: string) => from <= on && on <= to;
      const rows = orders.flatMap((each) => [
        ...(each.lines ?? []).flatMap((line) => [
          { kind: each.kind === 'refund' ? 'refund' : 'sale', amount: line.amount, on: each.on },
          { kind: 'cogs', amount: -(line.goodsCost ?? 0), on: each.on },
        ]),
        ...(each.entries ?? []).map((entry) => ({ kind: entry.kind, amount: entry.amount, on: entry.on ?? each.on })),
      ]);
      const sum = (kinds: readonly string[]) =>
        rows.filter((row) => within(row.on) && kinds.includes(row.kind)).reduce((total, row) => total + row.amount, 0) /
        100;
      const placed = orders.filter((each) => within(each.on) && each.kind === 'order');

      const overview = await overviewOf(shop, `from=${from}&to=${to}`);
      expect(overview.netSales).toBeCloseTo(sum(['sale', 'discount', 'refund', 'tax']), 6);
      expect(overview.profitNet).toBeCloseTo(sum(LEDGER_KINDS), 6);
      expect(overview.orders).toBe(placed.length);
      expect(overview.quickStats.activeUsers).toBe(new Set(placed.map((each) => each.customer).filter(Boolean)).size);
      const charted = overview.chartData.reduce((total, point) => total + (point.profit ?? Number.NaN), 0);
      expect(charted).toBeCloseTo(overview.profitNet ?? Number.NaN, 6);
      const spent = overview.breakdown.reduce((total, part) => total + part.amount, 0);
      expect(spent).toBeCloseTo(sum(['sale', 'shipping_charged', 'tip']), 6);
    }),
    { numRuns: propertyRuns(25) },
  );
});
