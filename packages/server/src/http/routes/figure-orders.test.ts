import { contract, type FigureOrder, Problem } from '@adaos/api';
import { LANGUAGES, ORDER_SORTS, type OrderSort } from '@adaos/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFigureOrders } from '../../insights/find-figure-orders.ts';
import { kindBits } from '../../ledger/order-days.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { overviewRoutes } from './overview.ts';

const MARCH = { from: '2024-03-01', to: '2024-03-31' };
const days = `from=${MARCH.from}&to=${MARCH.to}`;

let testApp: TestApp;
let shop: TestShop;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [overviewRoutes] });
  shop = await testApp.createShop();
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  for (let number = 0; number < 14; number += 1) {
    // Some pay the same, some have no goods cost and so no profit, every fourth was placed before the period.
    const amount = 1_000 * (1 + ((number * 7) % 5));
    await ledger.addOrder({
      externalId: `#10${number}`,
      on: number % 4 === 0 ? '2024-02-10' : `2024-03-${String(1 + ((number * 5) % 28)).padStart(2, '0')}`,
      customer: number % 3 === 0 ? 'Ana.Pop@example.com' : `c${number}_x`,
      lines: [
        {
          amount,
          sku: number % 2 === 0 ? 'RUG-1' : 'CUP%2',
          name: 'Product',
          ...(number % 5 === 1 ? {} : { goodsCost: 100 * number }),
        },
      ],
      entries: [
        { kind: 'shipping_charged', amount: 500 },
        { kind: 'discount', amount: -50, on: '2024-03-30' },
      ],
    });
  }
  await ledger.addOrder({ externalId: '=1+1', customer: '@cmd', on: '2024-03-02', lines: [{ amount: 100 }] });
  const stranger = await testApp.createShop();
  await ledgerBuilder(testApp.services.database, stranger.shopId).addOrder({
    externalId: '#100',
    on: '2024-03-02',
    lines: [{ amount: 100 }],
  });
});
afterAll(() => testApp.close());

async function list(query: string) {
  const answer = await testApp.app.inject({
    url: `/api/figures/netSales/orders?${days}${query}`,
    headers: shop.headers,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.listFigureOrders.answer.parse(answer.json());
}

/** All pages of so many, one after another. */
async function allOf(query: string, limit: number): Promise<FigureOrder[]> {
  const found: FigureOrder[] = [];
  for (let cursor = ''; ;) {
    const { orders, nextCursor, total } = await list(`${query}&limit=${limit}${cursor}`);
    found.push(...orders);
    if (nextCursor === null) {
      expect(total).toBe(found.length);
      return found;
    }
    cursor = `&cursor=${nextCursor}`;
  }
}

const KEYS: Record<OrderSort, (order: FigureOrder) => string | number | null> = {
  day: ({ occurredOn }) => occurredOn,
  total: ({ total }) => total,
  netSales: ({ netSales }) => netSales,
  profit: ({ profit }) => profit,
};

describe.each(ORDER_SORTS)('a list of orders sorted by %s', (sort) => {
  test.each([1, -1] as const)('has each order once, what is not known last (%i)', async (way) => {
    const all = await allOf('', 200);
    const keyOf = KEYS[sort];
    const compare = (a: FigureOrder, b: FigureOrder) => {
      const [x, y] = [keyOf(a), keyOf(b)];
      if (x === null || y === null)
        return Number(x === null) - Number(y === null) || way * (Number(a.id) - Number(b.id));
      return way * (x < y ? -1 : x > y ? 1 : Number(a.id) - Number(b.id));
    };
    const sorted = all.toSorted(compare).map(({ externalId }) => externalId);
    expect(sorted).toHaveLength(15);
    const query = `&sort=${sort}&order=${way === 1 ? 'asc' : 'desc'}`;
    for (const limit of [1, 4, 100]) {
      expect((await allOf(query, limit)).map(({ externalId }) => externalId)).toEqual(sorted);
    }
  });

  test.each(['', 'pop@', 'rug'])('is the same read by an index as gathered, searched for "%s"', async (search) => {
    const read = (descending: boolean, most: number) =>
      testApp.services.database.forShop(shop.shopId, async (trx) => {
        const asked = {
          period: MARCH,
          bits: kindBits(['sale', 'discount']),
          search,
          product: null,
          channel: null,
          sort,
          descending,
          limit: 3,
        };
        const rows: unknown[] = [];
        for (let after: { key: string | null; orderId: string } | null = null; ;) {
          const page = await findFigureOrders(trx, shop.shopId, { ...asked, after }, most);
          const shown = page.rows.slice(0, 3);
          rows.push(...shown.map(({ order_id: id, day, key }) => [id, day, key]));
          const last = shown.at(-1);
          if (page.rows.length <= 3 || !last) return rows;
          after = { key: last.key, orderId: last.order_id };
        }
      });
    for (const descending of [true, false]) {
      const gathered = await read(descending, 1_000);
      expect(gathered.length).toBeGreaterThan(3);
      expect(await read(descending, 0)).toEqual(gathered);
    }
  });
});

test.each([
  ['#103', ['#103']],
  ['ana.pop', ['#100', '#103', '#106', '#109', '#1012']],
  ['ANA.POP', ['#100', '#103', '#106', '#109', '#1012']],
  ['rug-1', ['#100', '#102', '#104', '#106', '#108', '#1010', '#1012']],
  // Signs of a pattern are signs of the text.
  ['%', ['#101', '#103', '#105', '#107', '#109', '#1011', '#1013']],
  ['c1_x', ['#101']],
  ['c1%x', []],
  ['nothing', []],
])('[ALL-3] a search for %j finds orders by number, customer and product code', async (search, found) => {
  const { orders, total } = await list(`&sort=total&search=${encodeURIComponent(search)}&limit=100`);
  expect(orders.map(({ externalId }) => externalId).toSorted()).toEqual(found.toSorted());
  expect(total).toBe(found.length);
});

test('the orders of one product are those with its code and no other', async () => {
  const found = async (product: string) =>
    (await list(`&product=${encodeURIComponent(product)}&limit=100`)).orders.map(({ externalId }) => externalId);
  expect(await found('CUP%2')).toHaveLength(7);
  expect(await found('CUP')).toEqual([]);
});

test('a place in a list that is sorted by something else is refused', async () => {
  const { nextCursor } = await list('&sort=profit&limit=1');
  const answer = await testApp.app.inject({
    url: `/api/figures/netSales/orders?${days}&sort=total&cursor=${nextCursor}`,
    headers: shop.headers,
  });
  expect(Problem.parse(answer.json())).toMatchObject({ status: 400, code: 'invalid_request' });
});

describe('a file of the orders', () => {
  const file = async (query: string) => {
    const url = `/api/figures/netSales/orders.csv?${days}${query}`;
    const answer = await testApp.app.inject({ url, headers: shop.headers });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="orders.csv"');
    return answer.body.split('\r\n');
  };

  test('has what is searched for in the order that is asked for, and order total and profit of their own', async () => {
    const [titles, ...rows] = await file('&search=ana.pop&sort=total&order=asc');
    expect(titles).toBe(
      '\uFEFFNumber,Day,Type,Customer,Country,Items,Order total,Net sales,Net profit,Missing costs,Adds to the figure',
    );
    expect(rows.slice(0, 5).map((row) => row.split(',')[0])).toEqual(['#100', '#103', '#106', '#109', '#1012']);
    expect(rows.find((row) => row.startsWith('#103,'))).toBe(
      '#103,2024-03-30,Order,Ana.Pop@example.com,,1,24.5,19.5,21.5,"Shipping, Packing and handling, Payment fees",19.5',
    );
  });

  test('neutralises formulas, and leaves empty what is not known', async () => {
    const rows = await file('&search=cmd&language=ro');
    expect(rows[0]).toContain('Total comandă,Vânzări nete,Profit net');
    expect(rows[1]).toMatch(/^'=1\+1,2024-03-02,Comandă,'@cmd,,1,1,1,,/);
  });

  test.each(LANGUAGES)('speaks %s', async (language) => {
    const [titles] = await file(`&language=${language}`);
    expect(titles?.split(',')).toHaveLength(11);
  });

  test('refuses a period that cannot be before it begins', async () => {
    const url = '/api/figures/netSales/orders.csv?from=2024-03-02&to=2024-03-01';
    expect((await testApp.app.inject({ url, headers: shop.headers })).statusCode).toBe(400);
  });
});
