import { contract, type ProductProfits } from '@adaos/api';
import { ALLOCATION_KEYS, type AllocationKey, NET_SALES_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerRecomputations } from '../../costs/recompute.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { coverageOf } from '../../testing/coverage.ts';
import { type BuiltOrder, ledgerBuilder } from '../../testing/ledger-builder.ts';
import { recomputed } from '../../testing/recomputation.ts';
import { costRoutes } from './costs.ts';
import { lineRoutes } from './lines.ts';
import { overviewRoutes } from './overview.ts';
import { productRoutes } from './products.ts';

let testApp: TestApp;
let shop: TestShop;
beforeAll(async () => {
  testApp = await createTestApp({
    modules: [overviewRoutes, productRoutes, costRoutes, lineRoutes],
    workers: [registerRecomputations],
  });
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

async function post(of: TestShop, url: string, payload: object, method: 'POST' | 'PUT' = 'POST') {
  const answer = await testApp.app.inject({ method, url, headers: of.headers, payload });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  await recomputed(testApp, of);
}
const allocate = (of: TestShop, key: AllocationKey) => post(of, '/api/products/allocation', { key }, 'PUT');
const weigh = (of: TestShop, code: string, weightGrams: number | null) =>
  post(of, '/api/costs/products/facts', { code, group: null, weightGrams });

describe('by what order costs are shared', () => {
  let own: TestShop;
  const costs = async () => {
    const { products, allocation, rest } = await ask(MARCH, own);
    const each = products.map(({ code, orderCosts }) => [code, orderCosts] as const);
    return { ...Object.fromEntries(each), rest: rest.orderCosts, byValue: allocation.byValue };
  };
  beforeAll(async () => {
    own = await testApp.createShop();
    const ledger = ledgerBuilder(testApp.services.database, own.shopId);
    await ledger.addOrder({
      on: '2024-03-10',
      lines: [
        { amount: 3_000, sku: 'A', quantity: '1' },
        { amount: 1_000, sku: 'B', quantity: '4' },
      ],
      entries: [
        { kind: 'shipping_cost', amount: -1_000 },
        { kind: 'discount', amount: -400 },
        // Another day than the order's.
        { kind: 'payment_fee', amount: -600, on: '2024-03-25' },
      ],
    });
    await ledger.addOrder({
      on: '2024-03-11',
      lines: [
        { amount: 1_000, sku: 'A', quantity: '1' },
        { amount: 1_000, sku: 'C', quantity: '1' },
        { amount: 500, sku: 'POST', quantity: '1' },
      ],
      entries: [{ kind: 'shipping_cost', amount: -1_000 }],
    });
  });

  test('is the value of the lines until the shop says otherwise, then units', async () => {
    expect(await costs()).toEqual({ A: 16, B: 4, C: 4, POST: 2, rest: 0, byValue: 0 });
    const netSales = async () =>
      Object.fromEntries((await ask(MARCH, own)).products.map((row) => [row.code, row.netSales]));
    const before = await netSales();
    await allocate(own, 'units');
    expect(await costs()).toEqual({ A: 6.53, B: 12.8, C: 3.33, POST: 3.33, rest: 0.01, byValue: 0 });
    // Discounts are a part of what was sold.
    expect(await netSales()).toEqual(before);
    await coverageOf(testApp.services.database, own.shopId);
  });

  test('a line that is no product bears none of them by units', async () => {
    await post(own, '/api/costs/lines', { code: 'POST', isProduct: false });
    expect(await costs()).toEqual({ A: 8.2, B: 12.8, C: 5, rest: 0, byValue: 0 });
    await coverageOf(testApp.services.database, own.shopId);
  });

  test('by weight an order with a product without a weight stays by value, and is counted', async () => {
    await weigh(own, 'A', 600);
    await allocate(own, 'weight');
    expect(await costs()).toEqual({ A: 16, B: 4, C: 4, rest: 2, byValue: 2 });
    await weigh(own, 'B', 50);
    expect(await costs()).toEqual({ A: 16, B: 4, C: 4, rest: 2, byValue: 1 });
    await weigh(own, 'C', 200);
    expect(await costs()).toEqual({ A: 19.5, B: 4, C: 2.5, rest: 0, byValue: 0 });
    await coverageOf(testApp.services.database, own.shopId);
    await weigh(own, 'C', null);
    expect(await costs()).toMatchObject({ byValue: 1 });
    await coverageOf(testApp.services.database, own.shopId);
    await allocate(own, 'value');
    expect(await costs()).toEqual({ A: 16, B: 4, C: 4, rest: 2, byValue: 0 });
  });

  test('[ROLE-6] a viewer reads it and cannot change it; the log has each change', async () => {
    const viewer = await testApp.createShop({ role: 'viewer' });
    const answer = await testApp.app.inject({
      method: 'PUT',
      url: '/api/products/allocation',
      headers: viewer.headers,
      payload: { key: 'units' },
    });
    expect(answer.statusCode).toBe(403);
    const log = await testApp.services.database.readShop(own.shopId, (trx) =>
      trx
        .selectFrom('audit_entries')
        .select('target')
        .where('shop_id', '=', own.shopId)
        .where('action', '=', 'allocation_key_set')
        .orderBy('id')
        .execute(),
    );
    expect(log.map(({ target }) => target)).toEqual(['units', 'weight', 'value']);
  });
});

describe('variants of a product', () => {
  let own: TestShop;
  beforeAll(async () => {
    own = await testApp.createShop();
    const { database } = testApp.services;
    await ledgerBuilder(database, own.shopId).addOrders([
      {
        on: '2024-02-20',
        lines: [{ amount: 500, sku: 'SHIRT-S', name: 'Shirt - S', goodsCost: 200 }],
        entries: [{ kind: 'payment_fee', amount: -7 }],
      },
      {
        on: '2024-03-10',
        lines: [
          { amount: 1_000, sku: 'SHIRT-S', name: 'Shirt - S', goodsCost: 400 },
          { amount: 1_000, sku: 'SHIRT-M', name: 'Shirt - M' },
          { amount: 1_001, sku: 'MUG', name: 'Mug', goodsCost: 300 },
        ],
        entries: [{ kind: 'shipping_cost', amount: -100 }],
      },
    ]);
    await database.forShop(own.shopId, (trx) =>
      trx
        .insertInto('product_variants')
        .values(
          ['SHIRT-S', 'SHIRT-M', 'SHIRT-L'].map((code) => ({
            shop_id: own.shopId,
            code,
            parent: 'shopify:7',
            parent_name: 'Shirt',
          })),
        )
        .execute(),
    );
  });
  const list = async (query: string) => {
    const { products, ...others } = await ask(`${MARCH}&${query}`, own);
    return { ...others, products, codes: products.map(({ code }) => code) };
  };

  test('are one row, the sum of theirs, and the rest and the sum stay the same', async () => {
    const [each, all] = [await list('by=variant&compare=previous'), await list('compare=previous')];
    expect(all).toMatchObject({
      by: 'product',
      hasVariants: true,
      product: null,
      total: 2,
      codes: ['shopify:7', 'MUG'],
    });
    expect(each).toMatchObject({ by: 'variant', total: 3 });
    expect([all.rest, all.sum, all.before?.sum]).toEqual([each.rest, each.sum, each.before?.sum]);
    const [shirt, mug] = all.products;
    const variants = each.products.filter(({ code }) => code.startsWith('SHIRT'));
    const sumOf = (of: (row: ProductProfits['products'][number]) => number) =>
      variants.reduce((sum, row) => sum + Math.round(of(row) * 100), 0);
    expect(shirt).toMatchObject({ name: 'Shirt', variants: 2, units: 2, missing: ['cogs', 'handling', 'payment_fee'] });
    for (const column of ['netSales', 'discounts', 'goodsCost', 'orderCosts', 'contribution'] as const)
      expect([column, Math.round((shirt?.[column] ?? Number.NaN) * 100)]).toEqual([
        column,
        sumOf((row) => row[column]),
      ]);
    expect(Math.round((shirt?.before?.contribution ?? Number.NaN) * 100)).toBe(
      sumOf((row) => row.before?.contribution ?? Number.NaN),
    );
    for (const month of [10, 11])
      expect(Math.round((shirt?.trend?.[month] ?? Number.NaN) * 100)).toBe(
        sumOf((row) => row.trend?.[month] ?? Number.NaN),
      );
    expect(mug?.variants).toBeUndefined();
    expect(mug).toEqual(each.products.find(({ code }) => code === 'MUG'));
  });

  test('are the rows that their product opens to', async () => {
    const { codes, product, by, total } = await list('product=shopify:7&sort=product&order=asc');
    expect({ codes, product, by, total }).toEqual({
      codes: ['SHIRT-M', 'SHIRT-S'],
      product: { code: 'shopify:7', name: 'Shirt' },
      by: 'variant',
      total: 2,
    });
    expect((await list('product=shopify:8')).codes).toEqual([]);
  });

  test('find their product, sort and filter with it, and are in its file', async () => {
    expect((await list('search=shirt-m')).codes).toEqual(['shopify:7']);
    expect((await list('search=shirt')).codes).toEqual(['shopify:7']);
    expect((await list('uncosted=true')).codes).toEqual(['shopify:7']);
    expect((await list('sort=product&order=asc')).codes).toEqual(['MUG', 'shopify:7']);
    const { body } = await testApp.app.inject({ url: `/api/products.csv?${MARCH}`, headers: own.headers });
    expect(
      body
        .trim()
        .split('\r\n')
        .map((line) => line.split(',')[0]),
    ).toEqual(['Code', 'shopify:7', 'MUG', '']);
  });

  test('do not belong to another shop', async () => {
    expect(await ask(MARCH)).toMatchObject({ hasVariants: false, by: 'product' });
  });
});

interface BasedLine {
  readonly id: string;
  readonly order: string;
  readonly code: string | null;
  readonly amount: number;
  readonly quantity: number;
}

const GRAMS: Readonly<Record<string, number>> = { S0: 900, S1: 40, S2: 0, S3: 275 };

/** The parts of an order that its lines have by a key: of the positive ones, else of all. */
function partsOf(lines: readonly BasedLine[], key: AllocationKey): number[] {
  const of = (size: (line: BasedLine) => number) => {
    const all = lines.map(size);
    const basis = all.some((each) => each > 0) ? all.map((each) => Math.max(each, 0)) : all;
    const sum = basis.reduce((total, each) => total + each, 0);
    return sum === 0 ? null : basis.map((each) => each / sum);
  };
  const byValue = of(({ amount }) => amount) ?? lines.map(() => 0);
  if (key === 'value') return byValue;
  const units = ({ amount, quantity }: BasedLine) => (amount < 0 ? -Math.abs(quantity) : quantity);
  if (key === 'units') return of(units) ?? byValue;
  if (lines.some(({ code, quantity }) => quantity !== 0 && GRAMS[code ?? ''] === undefined)) return byValue;
  return of((line) => units(line) * (GRAMS[line.code ?? ''] ?? 0)) ?? byValue;
}

test('shares are those of a computation order by order, for any orders and by each key', async () => {
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
        quantity: String(next(4) * (refund ? -1 : 1)),
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
      await sql<Record<'id' | 'order' | 'amount' | 'quantity', string> & { code: string | null }>`
      select id, order_id as order, coalesce(sku, name) as code, amount_minor as amount, quantity from order_lines
      where shop_id = ${other.shopId}`.execute(trx)
    ).rows.map((row): BasedLine => ({ ...row, amount: Number(row.amount), quantity: Number(row.quantity) })),
    entries: (
      await sql<{ order: string; line: string | null; kind: string; amount: string }>`
      select order_id as order, order_line_id as line, kind, shop_amount_minor as amount from ledger_entries
      where shop_id = ${other.shopId}`.execute(trx)
    ).rows,
  }));
  for (const [code, grams] of Object.entries(GRAMS)) await weigh(other, code, grams);
  for (const key of [...ALLOCATION_KEYS, 'value'] as const) {
    await allocate(other, key);
    const expected = new Map<string, number>();
    const add = (code: string | null, amount: number) => code && expected.set(code, (expected.get(code) ?? 0) + amount);
    for (const { order, line, kind, amount } of entries) {
      const own = lines.filter((each) => each.order === order);
      if (line !== null) {
        add(own.find(({ id }) => id === line)?.code ?? null, Number(amount));
        continue;
      }
      const sold = NET_SALES_KINDS.some((each) => each === kind);
      const parts = partsOf(own, sold ? 'value' : key);
      for (const [index, { code }] of own.entries()) add(code, Number(amount) * (parts[index] ?? 0));
    }
    const { products, rest, sum } = await ask('from=2024-01-01&to=2024-12-31&limit=200', other);
    expect(products.length).toBe(5);
    for (const { code, contribution } of products)
      expect(Math.abs(contribution * 100 - (expected.get(code) ?? Number.NaN))).toBeLessThan(1.6);
    const cents = [...products, rest].reduce((total, row) => total + Math.round(row.contribution * 100), 0);
    expect(cents).toBe(Math.round(sum.contribution * 100));
    const { breakdown } = await overview('from=2024-01-01&to=2024-12-31', other);
    const left = breakdown.find(({ part }) => part === 'profit' || part === 'unknown');
    expect(cents).toBe(Math.round((left?.amount ?? 0) * 100));
    await coverageOf(testApp.services.database, other.shopId);
  }
});
