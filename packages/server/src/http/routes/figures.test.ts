import { contract, type FigureDetail, Problem } from '@adaos/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { overviewRoutes } from './overview.ts';

const MARCH = 'from=2024-03-01&to=2024-03-31';

let testApp: TestApp;
let shop: TestShop;
const ids: Record<string, string> = {};

beforeAll(async () => {
  testApp = await createTestApp({ modules: [overviewRoutes] });
  shop = await testApp.createShop();
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  const add = async (externalId: string, order: Omit<Parameters<typeof ledger.addOrder>[0], 'externalId'>) => {
    ids[externalId] = (await ledger.addOrder({ externalId, ...order })).id;
  };
  await add('A', {
    on: '2024-02-20',
    customer: 'Ion',
    country: 'RO',
    lines: [{ amount: 50_000, goodsCost: 20_000 }],
    entries: [{ kind: 'refund', amount: -10_000, on: '2024-03-15' }],
  });
  await add('B', {
    on: '2024-03-10',
    lines: [
      { amount: 10_000, goodsCost: 4_000 },
      { amount: 2_050, goodsCost: 1_000 },
    ],
  });
  await add('C', {
    on: '2024-03-10',
    lines: [{ amount: 3_000, goodsCost: 1_000 }],
    entries: [{ kind: 'payment_fee', amount: -90, quality: 'estimate' }],
  });
  await add('D', { on: '2024-03-20', kind: 'refund', lines: [{ amount: -1_000, goodsCost: -400 }] });
  await add('E', { on: '2024-04-01', lines: [{ amount: 7_000, goodsCost: 1 }] });
  await ledger.addEntries('2024-03-05', [{ kind: 'ad_spend', amount: -5_000 }]);
  const other = await testApp.createShop();
  await ledgerBuilder(testApp.services.database, other.shopId).addOrder({
    externalId: 'X',
    on: '2024-03-10',
    lines: [{ amount: 1, goodsCost: 1 }],
  });
});
afterAll(() => testApp.close());

async function get<T>(schema: { parse(value: unknown): T }, url: string): Promise<T> {
  const answer = await testApp.app.inject({ url, headers: shop.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return schema.parse(answer.json());
}

const figure = (name: string, query = MARCH) => get(contract.getFigure.answer, `/api/figures/${name}?${query}`);
const orders = (name: string, query = MARCH) =>
  get(contract.listFigureOrders.answer, `/api/figures/${name}/orders?${query}`);

async function problem(url: string) {
  const answer = await testApp.app.inject({ url, headers: shop.headers });
  expect(answer.headers['content-type']).toBe('application/problem+json');
  return Problem.parse(answer.json());
}

describe('a figure opens to its parts', () => {
  const partsOf = (detail: FigureDetail) => detail.parts.map(({ kind, amount, quality }) => [kind, amount, quality]);

  test('net sales', async () => {
    const detail = await figure('netSales');
    expect(detail).toMatchObject({
      figure: 'netSales',
      unit: 'money',
      currency: 'EUR',
      value: 40.5,
      goodsCostPercent: null,
    });
    expect(detail.parts).toEqual([
      { kind: 'sale', amount: 150.5, quality: 'actual', entries: 3 },
      { kind: 'refund', amount: -110, quality: 'actual', entries: 2 },
    ]);
  });

  test('net profit, with what is missing from it', async () => {
    const detail = await figure('netProfit');
    expect(detail.value).toBe(-66.4);
    expect(partsOf(detail)).toEqual([
      ['sale', 150.5, 'actual'],
      ['refund', -110, 'actual'],
      ['cogs', -56, 'actual'],
      ['shipping_cost', null, 'missing'],
      ['return_shipping_cost', null, 'missing'],
      ['handling', null, 'missing'],
      ['payment_fee', -0.9, 'estimate'],
      ['ad_spend', -50, 'actual'],
    ]);
  });

  test('ad spend as a positive amount, and missing where none is recorded', async () => {
    expect(partsOf(await figure('adSpend'))).toEqual([['ad_spend', 50, 'actual']]);
    const none = await figure('adSpend', 'from=2024-02-01&to=2024-02-29');
    expect(none.value).toBeNull();
    expect(partsOf(none)).toEqual([['ad_spend', null, 'missing']]);
  });

  test('ROI in percent', async () => {
    expect(await figure('roi')).toMatchObject({ unit: 'percent', value: -32.8 });
  });
});

describe('a figure opens to the orders behind it', () => {
  test('newest first, with what each adds in the period and what it is as a whole', async () => {
    const { orders: rows, total } = await orders('netSales');
    expect(total).toBe(4);
    expect(rows).toEqual([
      {
        id: ids.D,
        externalId: 'D',
        kind: 'refund',
        occurredOn: '2024-03-20',
        customer: null,
        country: null,
        lines: 1,
        amount: -10,
        missing: [],
        total: 0,
        netSales: -10,
        profit: -6,
        profitMissing: ['return_shipping_cost'],
      },
      {
        id: ids.A,
        externalId: 'A',
        kind: 'order',
        occurredOn: '2024-03-15',
        customer: 'Ion',
        country: 'RO',
        lines: 1,
        amount: -100,
        missing: [],
        total: 500,
        netSales: 400,
        profit: 200,
        profitMissing: ['shipping_cost', 'return_shipping_cost', 'handling', 'payment_fee'],
      },
      {
        id: ids.C,
        externalId: 'C',
        kind: 'order',
        occurredOn: '2024-03-10',
        customer: null,
        country: null,
        lines: 1,
        amount: 30,
        missing: [],
        total: 30,
        netSales: 30,
        profit: 19.1,
        profitMissing: ['shipping_cost', 'handling'],
      },
      {
        id: ids.B,
        externalId: 'B',
        kind: 'order',
        occurredOn: '2024-03-10',
        customer: null,
        country: null,
        lines: 2,
        amount: 120.5,
        missing: [],
        total: 120.5,
        netSales: 120.5,
        profit: 70.5,
        profitMissing: ['shipping_cost', 'handling', 'payment_fee'],
      },
    ]);
  });

  test('with the costs that each lacks, where the amount is a profit', async () => {
    const lacks = async (name: string, kind = '') =>
      Object.fromEntries((await orders(name, MARCH + kind)).orders.map((row) => [row.externalId, row.missing]));
    const sent = ['shipping_cost', 'handling', 'payment_fee'];
    const profits = {
      D: ['return_shipping_cost'],
      A: ['shipping_cost', 'return_shipping_cost', 'handling', 'payment_fee'],
      C: ['shipping_cost', 'handling'],
      B: sent,
    };
    expect(await lacks('netProfit')).toEqual(profits);
    expect(await lacks('roi')).toEqual(profits);
    expect(await lacks('netProfit', '&kind=cogs')).toEqual({ D: [], C: [], B: [] });
    const missing = ['shipping_cost', 'return_shipping_cost', 'handling', 'payment_fee'];
    expect((await figure('netProfit')).missing).toEqual(missing);
    expect((await figure('roi')).missing).toEqual(missing);
    expect((await figure('netSales')).missing).toEqual([]);
    expect((await figure('adSpend')).missing).toEqual([]);
  });

  test.each([
    ['netProfit', '', { D: -6, A: -100, C: 19.1, B: 70.5 }],
    ['netProfit', '&kind=cogs', { D: 4, C: -10, B: -50 }],
    ['netProfit', '&kind=payment_fee', { C: -0.9 }],
    ['netProfit', '&kind=fees', { C: -0.9 }],
    ['netSales', '&kind=refund', { D: -10, A: -100 }],
    ['netSales', '&kind=discount', {}],
    ['roi', '', { D: -6, A: -100, C: 19.1, B: 70.5 }],
    ['adSpend', '', {}],
  ])('%s%s', async (name, kind, amounts) => {
    const { orders: rows, total } = await orders(name, MARCH + kind);
    expect(Object.fromEntries(rows.map((row) => [row.externalId, row.amount]))).toEqual(amounts);
    expect(total).toBe(Object.keys(amounts).length);
  });

  test('page by page, each order once, also when orders come in between', async () => {
    const first = await orders('netSales', `${MARCH}&limit=2`);
    expect(first.orders.map((row) => row.externalId)).toEqual(['D', 'A']);
    await ledgerBuilder(testApp.services.database, shop.shopId).addOrder({
      externalId: 'F',
      on: '2024-03-31',
      lines: [{ amount: 100, goodsCost: 1 }],
    });
    const second = await orders('netSales', `${MARCH}&limit=2&cursor=${first.nextCursor}`);
    expect(second.orders.map((row) => row.externalId)).toEqual(['C', 'B']);
    expect(second).toMatchObject({ total: 5, nextCursor: null });
    const beyond = await orders('netSales', `from=2024-03-25&to=2024-03-31&cursor=${first.nextCursor}`);
    expect(beyond).toEqual({ orders: [], total: 1, nextCursor: null });
  });

  const cursorOf = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
  test.each([
    'x',
    cursorOf({}),
    cursorOf(['2024-03-10']),
    cursorOf(['2024-02-31', '1']),
    cursorOf(['2024-03-10', '9999999999999999999']),
  ])('a cursor of no answer (%s) is refused', async (cursor) => {
    const refused = await problem(`/api/figures/netSales/orders?${MARCH}&cursor=${cursor}`);
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request', fields: { cursor: expect.any(String) } });
  });

  test('a kind that does not enter the figure, and a figure that is none, are refused', async () => {
    expect(await problem(`/api/figures/netSales/orders?${MARCH}&kind=cogs`)).toMatchObject({
      status: 400,
      fields: { kind: expect.any(String) },
    });
    expect(await problem(`/api/figures/profit/orders?${MARCH}`)).toMatchObject({
      status: 400,
      fields: { figure: expect.any(String) },
    });
    expect(await problem('/api/figures/roi?from=2024-03-02&to=2024-03-01')).toMatchObject({
      status: 400,
      fields: { to: expect.any(String) },
    });
  });
});

test('the roll-ups by day and by order are the sums of the ledger', async () => {
  const { database } = testApp.services;
  const both = await database.readShop(shop.shopId, async (trx) => {
    const rows = async (query: ReturnType<typeof sql>) => (await query.execute(trx)).rows;
    const byOrder = sql`group by shop_id, occurred_on, order_id, kind order by occurred_on, order_id, kind`;
    const byDay = sql`group by shop_id, occurred_on, kind, quality order by occurred_on, kind, quality`;
    return [
      await rows(sql`select * from order_totals order by occurred_on, order_id, kind`),
      await rows(sql`select shop_id, occurred_on, order_id, kind, sum(shop_amount_minor)::bigint as amount_minor, count(*) as entries
        from ledger_entries where order_id is not null ${byOrder}`),
      await rows(sql`select * from daily_totals order by occurred_on, kind, quality`),
      await rows(sql`select shop_id, occurred_on, kind, quality, sum(shop_amount_minor)::bigint as amount_minor, count(*) as entries
        from ledger_entries ${byDay}`),
    ];
  });
  expect(both[0]).toEqual(both[1]);
  expect(both[2]).toEqual(both[3]);
  expect(both[0]?.length).toBeGreaterThan(8);
});

test("without its query's own filter, a shop still sees no row of another", async () => {
  const { database } = testApp.services;
  const seen = await database.readShop(shop.shopId, (trx) =>
    trx.selectFrom('order_totals').select('shop_id').distinct().execute(),
  );
  expect(seen).toEqual([{ shop_id: shop.shopId }]);
  expect(await database.db.selectFrom('order_totals').select('shop_id').execute()).toEqual([]);
});

test('what reads figures cannot write', async () => {
  const write = testApp.services.database.readShop(shop.shopId, (trx) =>
    trx.updateTable('shops').set({ name: 'x' }).execute(),
  );
  await expect(write).rejects.toThrow(/read-only/);
});
