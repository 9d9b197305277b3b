import { contract, type ProductProfits } from '@adaos/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { coverageOf } from '../../testing/coverage.ts';
import { type BuiltOrder, ledgerBuilder } from '../../testing/ledger-builder.ts';
import { overviewRoutes } from './overview.ts';
import { productRoutes } from './products.ts';

let testApp: TestApp;
let shop: TestShop;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [overviewRoutes, productRoutes] });
  shop = await testApp.createShop();
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  await ledger.addOrder({
    on: '2024-03-10',
    lines: [
      { amount: 3_000, sku: 'A', name: 'Lamp', goodsCost: 1_000 },
      { amount: 1_000, sku: 'B', name: 'Bulb' },
    ],
    entries: [
      { kind: 'discount', amount: -400 },
      { kind: 'shipping_charged', amount: 500 },
      { kind: 'shipping_cost', amount: -900 },
      { kind: 'payment_fee', amount: -101 },
      // Comes in another month than its order.
      { kind: 'return_shipping_cost', amount: -200, on: '2024-04-02' },
    ],
  });
  await ledger.addOrder({ on: '2024-03-11', lines: [{ amount: 1_000 }], entries: [{ kind: 'handling', amount: -30 }] });
  await ledger.addOrder({ on: '2024-03-12', entries: [{ kind: 'sale', amount: 777 }] });
  await ledger.addOrder({
    on: '2024-03-20',
    kind: 'refund',
    lines: [{ amount: -500, sku: 'B', quantity: '-1' }],
    entries: [{ kind: 'payment_fee', amount: -50 }],
  });
  await ledger.addEntries('2024-03-05', [
    { kind: 'ad_spend', amount: -5_000 },
    { kind: 'custom_cost', amount: -100 },
  ]);
});
afterAll(() => testApp.close());

const MARCH = 'from=2024-03-01&to=2024-03-31';

async function ask(query: string, of = shop): Promise<ProductProfits> {
  const answer = await testApp.app.inject({ url: `/api/products?${query}`, headers: of.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.listProductProfits.answer.parse(answer.json());
}

async function overview(query: string, of = shop) {
  const answer = await testApp.app.inject({ url: `/api/overview?${query}`, headers: of.headers });
  return contract.getOverview.answer.parse(answer.json());
}

describe('what each product earned', () => {
  test('amounts of a whole order are shared by the value of its lines, on the day of the entry', async () => {
    const { products, rest } = await ask(MARCH);
    expect(products).toMatchObject([
      {
        code: 'A',
        name: 'Lamp',
        units: 1,
        netSales: 27,
        discounts: 3,
        goodsCost: 10,
        orderCosts: 3.76,
        contribution: 13.24,
      },
      // 1000 - 100 of the sale, -500 that came back; a quarter of the fees, and the fee of the refund.
      {
        code: 'B',
        name: 'Bulb',
        units: 0,
        netSales: 4,
        discounts: 1,
        goodsCost: 0,
        orderCosts: 1.75,
        contribution: 2.25,
      },
    ]);
    expect(products[0]?.margin).toBe(49.04);
    // The line without a name, the order without items, ads and rent.
    expect(rest).toEqual({ netSales: 17.77, discounts: 0, goodsCost: 0, orderCosts: 51.3, contribution: -33.53 });
    const april = await ask('from=2024-04-01&to=2024-04-30');
    expect(april.products).toMatchObject([
      { code: 'B', units: 0, orderCosts: 0.5, contribution: -0.5, margin: null },
      { code: 'A', orderCosts: 1.5, contribution: -1.5 },
    ]);
  });

  test.each([MARCH, 'from=2024-03-10&to=2024-03-10', 'from=2024-03-02&to=2024-04-15', 'from=2023-01-01&to=2025-01-01'])(
    'the rows and the rest add up to the overview, %s',
    async (query) => {
      const { products, rest, sum } = await ask(query);
      const cents = (of: (row: ProductProfits['rest']) => number) =>
        [...products, rest].reduce((total, row) => total + Math.round(of(row) * 100), 0);
      const { netSales, breakdown } = await overview(query);
      expect(cents((row) => row.netSales)).toBe(Math.round(netSales * 100));
      const left = breakdown.find(({ part }) => part === 'profit' || part === 'unknown');
      expect(cents((row) => row.contribution)).toBe(Math.round((left?.amount ?? 0) * 100));
      expect(cents((row) => row.contribution)).toBe(Math.round(sum.contribution * 100));
      expect(cents((row) => row.discounts)).toBe(Math.round(sum.discounts * 100));
      const discounts = breakdown.find(({ part }) => part === 'discounts');
      expect(Math.round(sum.discounts * 100)).toBe(Math.round((discounts?.amount ?? 0) * 100));
    },
  );

  test('a product whose sales lack a cost is at most what is shown, and names it', async () => {
    const { products, missing } = await ask(MARCH);
    expect(missing).toContain('cogs');
    expect(products.find(({ code }) => code === 'A')?.missing).not.toContain('cogs');
    expect(products.find(({ code }) => code === 'B')?.missing).toContain('cogs');
  });

  test('finds, filters, sorts and pages; the rest and the sum stay', async () => {
    const all = await ask(MARCH);
    const codes = async (query: string) => (await ask(`${MARCH}&${query}`)).products.map(({ code }) => code);
    expect(await codes('search=lAM')).toEqual(['A']);
    expect(await codes('search=%25')).toEqual([]);
    expect(await codes('uncosted=true')).toEqual(['B']);
    expect(await codes('losing=true')).toEqual([]);
    expect(await codes('returned=true')).toEqual([]);
    expect(await codes('sort=netSales&order=asc')).toEqual(['B', 'A']);
    expect(await codes('sort=product&order=asc')).toEqual(['B', 'A']);
    expect(await codes('limit=1&page=1')).toEqual(['B']);
    expect(await ask(`${MARCH}&search=nothing`)).toMatchObject({ total: 0, rest: all.rest, sum: all.sum });
  });

  test('a line that comes later takes its share of what the order has on other days', async () => {
    const other = await testApp.createShop();
    const { database } = testApp.services;
    const ledger = ledgerBuilder(database, other.shopId);
    const { id } = await ledger.addOrder({
      on: '2024-03-10',
      lines: [{ amount: 1_000, sku: 'A' }],
      entries: [{ kind: 'return_shipping_cost', amount: -200, on: '2024-05-02' }],
    });
    await ledger.addLine(id, { on: '2024-03-10' }, { amount: 1_000, sku: 'B' });
    const { products } = await ask('from=2024-05-01&to=2024-05-31', other);
    expect(products.map(({ code, orderCosts }) => [code, orderCosts])).toEqual([
      ['A', 1],
      ['B', 1],
    ]);
    await coverageOf(database, other.shopId);
  });

  test('each is compared with the period before, and both sums are the overview of their period', async () => {
    const { products, before } = await ask('from=2024-04-01&to=2024-04-30&compare=previous');
    expect(before).toMatchObject({ from: '2024-03-02', to: '2024-03-31' });
    expect(products.map(({ code, before: was }) => [code, was?.units, was?.contribution])).toEqual([
      ['B', 0, 2.25],
      ['A', 1, 13.24],
    ]);
    const { comparison } = await overview('from=2024-04-01&to=2024-04-30&compare=previous');
    expect(before?.sum.netSales).toBe(comparison?.netSales);
    expect((await ask(MARCH)).before).toBeNull();
  });

  test('each has its last twelve months', async () => {
    const { products } = await ask('from=2024-04-01&to=2024-04-30');
    const trend = products.find(({ code }) => code === 'A')?.trend;
    expect(trend).toEqual([...Array.from({ length: 10 }, () => 0), 13.24, -1.5]);
  });

  test('a product opens to its months, what it is sold with, its returns and costs', async () => {
    const open = async (code: string, of = shop) =>
      testApp.app.inject({ url: `/api/products/${encodeURIComponent(code)}?${MARCH}`, headers: of.headers });
    const one = contract.getProduct.answer.parse((await open('A')).json());
    const [listed] = (await ask(`${MARCH}&search=lamp`)).products;
    const { before: _, ...same } = listed ?? {};
    expect(one.product).toEqual(same);
    expect(one.months).toMatchObject([
      { month: '2024-03', units: 1, netSales: 27, discounts: 3, goodsCost: 10, orderCosts: 3.76, contribution: 13.24 },
      { month: '2024-04', units: 0, netSales: 0, orderCosts: 1.5, contribution: -1.5 },
    ]);
    expect(one.soldWith).toEqual([{ code: 'B', name: 'Bulb', orders: 1 }]);
    expect((await open('Z')).statusCode).toBe(404);
    expect((await open('A', await testApp.createShop())).statusCode).toBe(404);
  });

  test('a shop has its own products alone', async () => {
    expect(await ask(MARCH, await testApp.createShop())).toMatchObject({ source: 'none', products: [], total: 0 });
  });

  test('the file has all that is asked for, and what belongs to no product', async () => {
    const file = async (query: string) => {
      const answer = await testApp.app.inject({ url: `/api/products.csv?${query}`, headers: shop.headers });
      expect(answer.headers['content-disposition']).toContain('products.csv');
      return answer.body.trim().split('\r\n');
    };
    const lines = await file(MARCH);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^A,Lamp,1,27,3,1,0,10,3.76,13.24,49.04,/);
    expect(lines[3]).toMatch(/^,No product,,17.77,0,,,0,51.3,-33.53,/);
    expect(await file(`${MARCH}&search=lamp`)).toHaveLength(2);
  });
});

test('shares are those of a computation order by order, for any orders', async () => {
  const other = await testApp.createShop();
  const ledger = ledgerBuilder(testApp.services.database, other.shopId);
  let state = 7;
  const next = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const orders = Array.from({ length: 60 }, (): BuiltOrder => {
    const on = `2024-0${1 + next(3)}-${String(1 + next(28)).padStart(2, '0')}`;
    const refund = next(5) === 0;
    return {
      on,
      kind: refund ? 'refund' : 'order',
      lines: Array.from({ length: next(4) }, () => ({
        amount: next(5_000) * (refund ? -1 : 1),
        ...(next(6) > 0 && { sku: `S${next(5)}` }),
        ...(next(2) > 0 && { goodsCost: next(900) }),
      })),
      entries: [
        { kind: 'shipping_cost', amount: -next(900) },
        { kind: 'discount', amount: -next(300) },
        { kind: 'payment_fee', amount: -next(99), on: `2024-05-0${1 + next(9)}` },
      ],
    };
  });
  await ledger.addOrders(orders);
  // In exact numbers, from the rows of the ledger.
  const { lines, entries } = await testApp.services.database.readShop(other.shopId, async (trx) => ({
    lines: (
      await sql<{ id: string; order: string; code: string | null; amount: string }>`
      select id, order_id as order, coalesce(sku, name) as code, amount_minor as amount from order_lines
      where shop_id = ${other.shopId}`.execute(trx)
    ).rows,
    entries: (
      await sql<{ order: string; line: string | null; amount: string }>`
      select order_id as order, order_line_id as line, shop_amount_minor as amount from ledger_entries
      where shop_id = ${other.shopId}`.execute(trx)
    ).rows,
  }));
  const expected = new Map<string, number>();
  const add = (code: string | null, amount: number) => code && expected.set(code, (expected.get(code) ?? 0) + amount);
  for (const { order, line, amount } of entries) {
    const own = lines.filter((each) => each.order === order);
    if (line !== null) add(own.find(({ id }) => id === line)?.code ?? null, Number(amount));
    const value = own.reduce((sum, each) => sum + Math.abs(Number(each.amount)), 0);
    if (line === null && value > 0)
      for (const each of own) add(each.code, (Number(amount) * Math.abs(Number(each.amount))) / value);
  }
  const { products } = await ask('from=2024-01-01&to=2024-12-31&limit=200', other);
  expect(products.length).toBe(5);
  for (const { code, contribution } of products)
    expect(Math.abs(contribution * 100 - (expected.get(code) ?? Number.NaN))).toBeLessThan(1.6);
  await coverageOf(testApp.services.database, other.shopId);
});
