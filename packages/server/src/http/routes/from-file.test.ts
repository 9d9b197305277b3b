// The figures of the screens against what is worked out from the file and the costs alone (testing/from-file.ts): nothing of the
// import, the rules or the ledger is shared.
import { readFileSync } from 'node:fs';
import { contract, type RouteName } from '@adaos/api';
import type { LedgerKind } from '@adaos/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerRecomputations } from '../../costs/recompute.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { recomputed } from '../../testing/recomputation.ts';
import { shopFromFile, type FileOrder, type OwnerCosts } from '../../testing/from-file.ts';
import { importNow } from '../../testing/imports.ts';
import { costRoutes } from './costs.ts';
import { overviewRoutes } from './overview.ts';
import { productRoutes } from './products.ts';
import { reconciliationRoutes } from './reconciliation.ts';
import { NO_TERMS } from '../../testing/cost-rules.ts';

const FILE = readFileSync(new URL('../../../../../tests/fixtures/journey-orders.csv', import.meta.url), 'utf8');
const DECEMBER = Array.from({ length: 31 }, (_, day) => `2009-12-${String(day + 1).padStart(2, '0')}`);
const COSTS: OwnerCosts = {
  goodsPercent: 41,
  unitCosts: {
    22350: { cost: 110, from: '2009-12-01' },
    22349: { cost: 145, from: '2009-12-01' },
    '85123A': { cost: 90, from: '2009-12-02' },
  },
  shipping: 420,
  shippingTo: { Spain: 915, EIRE: 655 },
  payment: { perOrder: 20, hundredths: 137 },
  handling: { perItem: 3, from: '2009-12-03' },
  returns: 310,
  rent: 31_117,
};
const ORDER_KINDS = [
  'sale',
  'refund',
  'cogs',
  'shipping_cost',
  'payment_fee',
  'handling',
  'return_shipping_cost',
] as const satisfies readonly (LedgerKind & keyof FileOrder)[];

const expected = shopFromFile(FILE, COSTS, DECEMBER);

let testApp: TestApp;
let shop: TestShop;
beforeAll(async () => {
  testApp = await createTestApp({
    modules: [overviewRoutes, costRoutes, productRoutes, reconciliationRoutes],
    workers: [registerRecomputations],
  });
  shop = await testApp.createShop({ currency: null });
  const zone = { currency: 'GBP', timezone: 'Europe/London' };
  await importNow(testApp, shop, FILE, { ...zone, goodsCostPercent: COSTS.goodsPercent });
  const units = Object.entries(COSTS.unitCosts).map(([code, { cost, from }]) => `${code},${cost / 100},${from}`);
  await importNow(testApp, shop, ['SKU,Unit cost,From', ...units, ''].join('\n'), { ...zone, kind: 'costs' });
  const { shipping, shippingTo, payment, handling, returns, rent } = COSTS;
  const rules = [
    { kind: 'shipping_cost', perOrder: shipping / 100 },
    ...Object.entries(shippingTo).map(([country, minor]) => ({
      kind: 'shipping_cost',
      perOrder: minor / 100,
      country,
    })),
    { kind: 'payment_fee', perOrder: payment.perOrder / 100, percent: payment.hundredths / 100 },
    { kind: 'handling', perItem: handling.perItem / 100, from: handling.from },
    { kind: 'return_shipping_cost', perOrder: returns / 100 },
    { kind: 'custom_cost', label: 'Rent', perMonth: rent / 100, to: '2009-12-31' },
  ];
  for (const rule of rules) {
    const payload = { ...NO_TERMS, from: '2009-12-01', ...rule };
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/costs/rules',
      headers: shop.headers,
      payload,
    });
    expect(answer.statusCode, answer.body).toBe(201);
  }
  await recomputed(testApp, shop);
}, 60_000);
afterAll(() => testApp.close());

async function ask(name: RouteName, url: string) {
  const answer = await testApp.app.inject({ url, headers: shop.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return (contract[name].answer as unknown as { parse(value: unknown): Record<string, unknown> }).parse(answer.json());
}

/** The sum of a kind over some days, in minor units. */
function sumOf(kind: LedgerKind, from: string, to: string): number {
  const within = (day: string) => day >= from && day <= to;
  if (kind === 'custom_cost') return [...expected.rent].reduce((sum, [day, cost]) => sum + (within(day) ? cost : 0), 0);
  const own = ORDER_KINDS.find((each) => each === kind);
  if (!own) return 0;
  const rounding = kind === 'cogs' ? [...expected.goodsRounding].filter(([day]) => within(day)) : [];
  return (
    expected.orders.filter(({ day }) => within(day)).reduce((sum, order) => sum + order[own], 0) +
    rounding.reduce((sum, [, rest]) => sum + rest, 0)
  );
}
const ALL = [...ORDER_KINDS, 'custom_cost'] as const;
/** The parts of a formula in minor units; a kind may be there in several qualities. */
function minorByKind(parts: unknown): Map<LedgerKind, number> {
  const sums = new Map<LedgerKind, number>();
  for (const { kind, amount } of parts as { kind: LedgerKind; amount: number | null }[])
    sums.set(kind, (sums.get(kind) ?? 0) + Math.round((amount ?? 0) * 100));
  return sums;
}
const major = (minor: number) => Number((minor / 100).toFixed(2));

describe.each([
  ['2009-12-01', '2009-12-31'],
  ['2009-12-01', '2009-12-01'],
  ['2009-12-02', '2009-12-05'],
  ['2009-12-07', '2009-12-20'],
])('from %s to %s', (from, to) => {
  const query = `from=${from}&to=${to}`;
  const profit = () => ALL.reduce((sum, kind) => sum + sumOf(kind, from, to), 0);
  const netSales = () => sumOf('sale', from, to) + sumOf('refund', from, to);

  test('the overview', async () => {
    const placed = expected.orders.filter(({ day, kind }) => kind === 'order' && day >= from && day <= to);
    const overview = await ask('getOverview', `/api/overview?${query}`);
    expect(overview).toMatchObject({
      profitNet: major(profit()),
      netSales: major(netSales()),
      orders: placed.length,
      refunds: expected.orders.filter(({ day, kind }) => kind === 'refund' && day >= from && day <= to).length,
      quickStats: { totalRevenue: major(sumOf('sale', from, to)) },
    });
    for (const { month, profit: ofDay } of overview['chartData'] as { month: string; profit: number | null }[])
      expect({ month, ofDay }).toEqual({
        month,
        ofDay: major(ALL.reduce((sum, kind) => sum + sumOf(kind, month, month), 0)),
      });
  });

  test('the parts of the net profit', async () => {
    const { parts, value } = await ask('getFigure', `/api/figures/netProfit?${query}`);
    expect(value).toBe(major(profit()));
    const shown = minorByKind(parts);
    for (const kind of ALL) expect([kind, shown.get(kind) ?? 0]).toEqual([kind, sumOf(kind, from, to)]);
  });

  test('the products and what belongs to none', async () => {
    const { sum } = await ask('listProductProfits', `/api/products?${query}`);
    expect(sum).toMatchObject({
      netSales: major(netSales()),
      goodsCost: major(-sumOf('cogs', from, to)),
      orderCosts: major(netSales() + sumOf('cogs', from, to) - profit()),
      contribution: major(profit()),
    });
  });
});

test('each order, on its page and in the list behind the profit', async () => {
  const { orders } = await ask(
    'listFigureOrders',
    '/api/figures/netProfit/orders?from=2009-12-01&to=2009-12-31&limit=200',
  );
  const listed = new Map(
    (orders as { id: string; externalId: string; amount: number }[]).map((order) => [order.externalId, order]),
  );
  const counted = expected.orders.filter(({ kind }) => kind !== 'adjustment');
  let rounding = 0;
  for (const order of counted) {
    const own = listed.get(order.number);
    const page = await ask('getOrder', `/api/orders/${own?.id}`);
    const parts = minorByKind(page['parts']);
    for (const kind of ORDER_KINDS.filter((each) => each !== 'cogs'))
      expect([order.number, kind, parts.get(kind) ?? 0]).toEqual([order.number, kind, order[kind]]);
    // One order of a day has what its rounding leaves over.
    const rest = (parts.get('cogs') ?? 0) - order.cogs;
    if (rest !== 0) expect([order.number, rest]).toEqual([order.number, expected.goodsRounding.get(order.day)]);
    rounding += rest;
    const profit = ORDER_KINDS.reduce((sum, kind) => sum + order[kind], rest);
    expect([order.number, page['netProfit'], own?.amount]).toEqual([order.number, major(profit), major(profit)]);
  }
  expect(rounding).toBe([...expected.goodsRounding.values()].reduce((sum, rest) => sum + rest, 0));
  expect(counted.length).toBeGreaterThan(40);
});

test('the months of the reconciliation', async () => {
  const { months } = await ask('getReconciliation', '/api/reconciliation');
  expect(months).toHaveLength(1);
  expect((months as { totals: object }[])[0]?.totals).toMatchObject({
    orders: expected.orders.filter(({ kind }) => kind === 'order').length,
    gross: major(sumOf('sale', '2009-12-01', '2009-12-31')),
    refunds: major(-sumOf('refund', '2009-12-01', '2009-12-31')),
    netSales: major(sumOf('sale', '2009-12-01', '2009-12-31') + sumOf('refund', '2009-12-01', '2009-12-31')),
  });
});
