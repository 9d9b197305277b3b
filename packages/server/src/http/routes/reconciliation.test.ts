import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, Problem, type Reconciliation } from '@adaos/api';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { importNow } from '../../testing/imports.ts';
import { reconciliationRoutes } from './reconciliation.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../../../tests/fixtures/${name}`, import.meta.url), 'utf8');
const SHOPIFY = fixture('imports/shopify-ties.csv');
const EUR = { currency: 'EUR', timezone: 'Europe/Bucharest' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ modules: [reconciliationRoutes] });
});
afterAll(() => app.close());

const reconciliationOf = async ({ headers }: TestShop): Promise<Reconciliation> =>
  contract.getReconciliation.answer.parse((await app.app.inject({ url: '/api/reconciliation', headers })).json());
const post = ({ headers }: TestShop, url: string, payload?: object) =>
  app.app.inject({ method: 'POST', url: `/api/reconciliation/reports${url}`, headers, ...(payload && { payload }) });
const monthOf = ({ months }: Reconciliation, month: string) => months.find((each) => each.month === month);

/** Net sales and the others by month, from the entries of the ledger alone, in minor units. */
async function ledgerMonths({ shopId }: TestShop) {
  const rows = await app.services.database.forShop(shopId, (trx) =>
    trx.selectFrom('ledger_entries').select(['occurred_on', 'kind', 'shop_amount_minor']).execute(),
  );
  const months: Record<string, Record<string, number>> = {};
  for (const { occurred_on, kind, shop_amount_minor } of rows) {
    const of = (months[occurred_on.slice(0, 7)] ??= {});
    of[kind] = (of[kind] ?? 0) + Number(shop_amount_minor);
  }
  return months;
}

async function expectLedgersOwn(shop: TestShop, digits = 2): Promise<void> {
  const { months } = await reconciliationOf(shop);
  const ledger = await ledgerMonths(shop);
  const minor = (amount: number | null) => Math.round((amount ?? 0) * 10 ** digits);
  for (const { month, totals } of months) {
    const of = (kind: string) => ledger[month]?.[kind] ?? 0;
    expect({ month, gross: minor(totals.gross) }).toEqual({ month, gross: of('sale') + of('tax') });
    expect(minor(totals.discounts)).toBe(0 - of('discount'));
    expect(minor(totals.refunds)).toBe(0 - of('refund'));
    expect(minor(totals.shipping)).toBe(of('shipping_charged'));
    expect(minor(totals.netSales)).toBe(of('sale') + of('discount') + of('refund') + of('tax'));
  }
  expect(months.map(({ month }) => month)).toEqual(expect.arrayContaining(Object.keys(ledger)));
}

test('every order of a Shopify export ties, or is counted with its cause', async () => {
  const shop = await app.createShop({ currency: null });
  await importNow(app, shop, SHOPIFY, EUR);
  const { orders, causes, months } = await reconciliationOf(shop);
  expect(orders).toEqual({ counted: 7, tied: 4, differing: 3, withoutTotal: 0, leftOut: 3 });
  expect(
    causes.map(({ cause, orders: count, amount, unknownAmounts }) => [cause, count, amount, unknownAmounts]),
  ).toEqual([
    ['other_currency', 1, 0, 1],
    ['gift_card', 1, -20, 0],
    ['rounding', 1, 0.02, 0],
    ['cancelled', 1, 17, 0],
    ['test', 1, 99, 0],
    ['rejected', 1, 10, 0],
  ]);
  // 29 February, half an hour before midnight in Bucharest.
  expect(months.map(({ month, totals }) => [month, totals.orders])).toEqual([
    ['2024-03', 6],
    ['2024-02', 1],
  ]);
  expect(months[1]?.totals).toEqual({
    orders: 1,
    // 60.00 less 8.62 VAT: of 9.42 the shipping has 9.42 x 5.00 / 59.00 = 0.80.
    gross: 51.38,
    discounts: 6,
    refunds: 0,
    netSales: 45.38,
    shipping: 4.2,
    vat: 9.42,
  });
  await expectLedgersOwn(shop);
});

test.each([
  ['real orders of December', 'journey-orders.csv', { currency: 'GBP', timezone: 'Europe/London' }],
  ['a WooCommerce export', 'imports/woocommerce-advanced.csv', EUR],
  ['a Shopify export', 'imports/shopify-orders.csv', EUR],
])('the months of %s are the sums of the ledger', async (_, name, settings) => {
  const shop = await app.createShop({ currency: null });
  await importNow(app, shop, fixture(name), settings);
  await expectLedgersOwn(shop);
});

test('orders of a file without totals have none to tie with', async () => {
  const shop = await app.createShop({ currency: null });
  await importNow(app, shop, fixture('journey-orders.csv'), { currency: 'GBP', timezone: 'Europe/London' });
  const { orders, causes } = await reconciliationOf(shop);
  // 43 orders and 4 refunds.
  expect(orders).toEqual({ counted: 47, tied: 0, differing: 0, withoutTotal: 47, leftOut: 0 });
  expect(causes).toEqual([]);
});

test('the orders that do not tie are listed by page, of a cause or a month, with their parts', async () => {
  const shop = await app.createShop({ currency: null });
  await importNow(app, shop, SHOPIFY, EUR);
  const list = async (query: string) =>
    contract.listUntiedOrders.answer.parse(
      (await app.app.inject({ url: `/api/reconciliation/orders?${query}`, headers: shop.headers })).json(),
    );
  const { orders, total } = await list('limit=3&page=1');
  expect([total, orders.map(({ externalId }) => externalId)]).toEqual([6, ['#2006', '#2003', '#2004']]);
  expect((await list('cause=gift_card')).orders).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      externalId: '#2003',
      placedOn: '2024-03-02',
      cause: 'gift_card',
      currency: 'EUR',
      goods: 50,
      discount: 0,
      shipping: 4.2,
      tip: 0,
      vat: 0.8,
      counted: 55,
      total: 35,
      difference: -20,
    },
  ]);
  expect((await list('cause=other_currency')).orders).toMatchObject([
    { id: null, currency: 'UAH', total: 80, counted: 0, difference: null },
  ]);
  expect((await list('month=2024-02')).total).toBe(0);
  expect(
    await app.app.inject({ url: '/api/reconciliation/orders?month=2024-13', headers: shop.headers }),
  ).toMatchObject({
    statusCode: 400,
  });
});

describe('a report', () => {
  test('is compared with its month, and each difference has its causes', async () => {
    const shop = await app.createShop({ currency: null });
    await importNow(app, shop, SHOPIFY, EUR);
    const own = monthOf(await reconciliationOf(shop), '2024-03')?.totals;
    // The platform counts the order that was called off: 12.00 less its VAT, and 5.00 shipped.
    const netSales = Number(((own?.netSales ?? 0) + 9.29).toFixed(2));
    const answer = await post(shop, '', { month: '2024-03', orders: 9, netSales, shipping: (own?.shipping ?? 0) + 5 });
    expect(answer.statusCode).toBe(201);
    const month = monthOf(await reconciliationOf(shop), '2024-03');
    expect(month?.report).toMatchObject({
      totals: { orders: 9, netSales, gross: null },
      fileName: null,
      removedAt: null,
    });
    expect(month?.differences).toEqual([
      {
        measure: 'orders',
        difference: 3,
        parts: [
          { cause: 'cancelled', orders: 1, amount: 1 },
          { cause: 'other_currency', orders: 1, amount: 1 },
          { cause: 'test', orders: 1, amount: 1 },
        ],
        unexplained: 0,
      },
      {
        measure: 'netSales',
        difference: 9.29,
        parts: [{ cause: 'cancelled', orders: 1, amount: 9.29 }],
        unexplained: 0,
      },
      {
        measure: 'shipping',
        difference: 5,
        parts: [{ cause: 'cancelled', orders: 1, amount: 5 }],
        unexplained: 0,
      },
    ]);
  });

  test('is replaced without loss, removed, and then the one before counts again, until it is restored', async () => {
    const shop = await app.createShop({ currency: null });
    await importNow(app, shop, SHOPIFY, EUR);
    const inUse = async () => monthOf(await reconciliationOf(shop), '2024-03')?.report?.totals.netSales;
    await post(shop, '', { month: '2024-03', netSales: 100 });
    const { id } = contract.addPlatformReport.answer.parse(
      (await post(shop, '', { month: '2024-03', netSales: -200.5, discounts: -3 })).json(),
    );
    expect(await inUse()).toBe(-200.5);
    expect((await reconciliationOf(shop)).reports.map(({ totals }) => [totals.netSales, totals.discounts])).toEqual([
      [-200.5, 3],
      [100, null],
    ]);
    for (const _time of [1, 2]) expect((await post(shop, `/${id}/remove`)).statusCode).toBe(200);
    expect(await inUse()).toBe(100);
    const [removed] = (await reconciliationOf(shop)).reports;
    expect(removed).toMatchObject({ id, removedAt: expect.any(String) });
    const other = await app.createShop({ currency: null });
    expect((await post(other, `/${id}/remove`)).statusCode).toBe(404);
    expect((await post(other, `/${id}/restore`)).statusCode).toBe(404);

    expect((await post(shop, `/${id}/restore`)).json()).toMatchObject({ id, removedAt: null, removedBy: null });
    expect(await inUse()).toBe(-200.5);
  });

  test('comes by a file, all of it or nothing', async () => {
    const shop = await app.createShop({ currency: null });
    await importNow(app, shop, SHOPIFY, EUR);
    const text = 'Month,Orders,Net sales\n2024-02,1,45.38\n2023-12,2,20.00\n';
    const answer = await post(shop, '/file', { fileName: 'sales.csv', text });
    expect(answer.json()).toEqual({ months: ['2024-02', '2023-12'] });
    const { months } = await reconciliationOf(shop);
    expect(months.map(({ month, report }) => [month, report?.fileName])).toEqual([
      ['2024-03', undefined],
      ['2024-02', 'sales.csv'],
      ['2023-12', 'sales.csv'],
    ]);
    expect(months[1]?.differences.map(({ difference }) => difference)).toEqual([0, 0]);
    const wrong = await post(shop, '/file', { fileName: 'sales.csv', text: `${text}spring,1,1\n` });
    expect(wrong.statusCode).toBe(400);
    expect(Problem.parse(wrong.json())).toMatchObject({ code: 'report_month_unreadable', values: { line: 4 } });
    expect((await reconciliationOf(shop)).reports).toHaveLength(2);
  });

  test('is refused without a total, with a fraction of the smallest unit, before the first orders, and of a viewer', async () => {
    const empty = await app.createShop({ currency: null });
    expect((await post(empty, '', { month: '2024-03', netSales: 1 })).statusCode).toBe(409);
    const shop = await app.createShop({ currency: 'EUR' });
    expect((await post(shop, '', { month: '2024-03' })).statusCode).toBe(400);
    expect((await post(shop, '', { month: '2024-00', netSales: 1 })).statusCode).toBe(400);
    expect(Problem.parse((await post(shop, '', { month: '2024-03', netSales: 1.005 })).json()).fields).toHaveProperty(
      'netSales',
    );
    expect((await post(shop, '', { month: '2024-03', netSales: 1234.56 })).statusCode).toBe(201);
    const viewer = await app.createShop({ currency: 'EUR', role: 'viewer' });
    expect((await post(viewer, '', { month: '2024-03', netSales: 1 })).statusCode).toBe(403);
    expect((await reconciliationOf(viewer)).source).toBe('none');
  });
});
