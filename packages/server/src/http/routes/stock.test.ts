import { contract } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../calendar/days.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { addSupplier } from '../../testing/stock-builder.ts';
import { stockRoutes } from './stock.ts';
import { addEntries } from '../../testing/add-entries.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [stockRoutes] });
});
afterAll(() => testApp.close());

const get = (shop: TestShop, path: string) => testApp.app.inject({ url: path, headers: shop.headers });
const stockOf = async (shop: TestShop, query = 'sort=name') =>
  contract.getStock.answer.parse((await get(shop, `/api/stock?${query}`)).json());

/** A shop that sold three blankets on each of the last 45 days, being sold out in the 45 before. */
async function shopWithSales() {
  const shop = await testApp.createShop({ role: 'manager' });
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  const lines = [{ amount: 300, sku: 'BLANKET', quantity: '3' }];
  await ledger.addOrders(Array.from({ length: 45 }, (_, ago) => ({ on: addDays('2024-06-30', -ago), lines })));
  return shop;
}

test('[STOCK-1] a product is critical from its reorder point down, by what is sold on days in stock', async () => {
  const shop = await shopWithSales();
  const outages = [{ first: '2024-04-02', last: '2024-05-16' }];
  const deliveries = [
    { ordered: '2024-05-01', due: '2024-05-08', received: '2024-05-09' },
    { ordered: '2024-06-01', due: '2024-06-08', received: '2024-06-09' },
    { ordered: '2024-06-29', due: '2024-07-06', received: null },
  ];
  const { database } = testApp.services;
  const item = { sku: 'BLANKET', outages };
  await addSupplier(database, shop.shopId, {
    name: 'Mill',
    promisedDays: 7,
    deliveries,
    items: [{ ...item, product: 'Blanket', units: 5 }],
  });
  await addSupplier(database, shop.shopId, {
    name: 'Weaver',
    promisedDays: 4,
    items: [
      { ...item, product: 'Blanket', units: 7 },
      { sku: 'VASE', product: 'Vase', units: 2 },
    ],
  });
  await addSupplier(database, shop.shopId, { name: 'Unknown', items: [{ sku: 'NEW', product: 'New', units: 5 }] });

  const answer = await stockOf(shop);
  expect(answer.source).toBe('live');
  expect(
    answer.suppliers.map(
      ({ count: _count, plan: _plan, sku: _sku, onOrder: _onOrder, terms: _terms, ...supplier }) => ({
        ...supplier,
        id: '',
      }),
    ),
  ).toEqual([
    { id: '', name: 'Mill', product: 'Blanket', stock: 5, deliveryTime: 8, status: 'Good', reorderPoint: 24 },
    { id: '', name: 'Unknown', product: 'New', stock: 5, deliveryTime: null, status: 'Good', reorderPoint: null },
    // Three a day for four days, always; there are twelve at both, and it is ordered from the one that delivers first.
    { id: '', name: 'Weaver', product: 'Blanket', stock: 7, deliveryTime: 4, status: 'Critical', reorderPoint: 12 },
    { id: '', name: 'Weaver', product: 'Vase', stock: 2, deliveryTime: 4, status: 'Good', reorderPoint: 0 },
  ]);
  expect(answer.suppliers[2]?.plan).toEqual({
    velocity: 3,
    deliverySpread: null,
    coverDays: 4,
    orderBy: expect.any(String),
    // Up to the reorder point and 30 days.
    quantity: 90,
    value: null,
    daysOut: 0,
    lost: 0,
    missing: ['unit_cost', 'contribution'],
  });
  expect(answer.summary).toEqual({
    totalStock: 19,
    suppliers: 3,
    criticalProducts: 1,
    averageDeliveryTime: 6,
    products: 4,
    criticalSuppliers: 1,
    value: 0,
    unvalued: 4,
    lost: 0,
  });
  expect(answer.stockBySupplier).toEqual([
    { name: 'Weaver', stock: 9 },
    { name: 'Mill', stock: 5 },
    { name: 'Unknown', stock: 5 },
  ]);
  expect(answer.critical.map(({ name }) => name)).toEqual(['Weaver']);
});

test('[STOCK-1] stock follows what was sold, returned and adjusted since the count', async () => {
  const shop = await testApp.createShop({ role: 'manager', timezone: 'Europe/Bucharest' });
  const { database } = testApp.services;
  const ledger = ledgerBuilder(database, shop.shopId);
  await addSupplier(database, shop.shopId, {
    name: 'Mill',
    promisedDays: 7,
    // Noon of 3 March in Bucharest.
    items: [
      { sku: 'BLANKET', product: 'Blanket', units: 100, countedAt: '2026-03-03T10:00:00Z' },
      { sku: 'Vase', product: 'Vase', units: 5, countedAt: '2026-03-03T10:00:00Z' },
      { sku: 'RUG', product: 'Rug', units: 8, countedAt: '2026-03-03T10:00:00Z' },
    ],
  });
  const blankets = (quantity: number, amount = 100 * quantity) => [
    { sku: 'BLANKET', quantity: String(quantity), amount },
  ];
  const found = async () =>
    (await stockOf(shop)).suppliers.map(({ product, stock, status, count }) => [product, stock, status, count]);
  const counted = { at: '2026-03-03T10:00:00.000Z', sold: 0, received: 0, returned: 0, adjusted: 0, oversold: false };
  // Before the count, on its day and long ago, imported after it: they move nothing.
  await ledger.addOrder({ on: '2026-03-03', placedAt: '2026-03-03T09:59:59Z', lines: blankets(7) });
  await ledger.addOrder({ on: '2026-03-03', placedAt: '2026-03-02T22:00:00Z', lines: blankets(7) });
  const { id, lineIds } = await ledger.addOrder({ on: '2025-11-20', lines: blankets(9) });
  expect(await found()).toEqual([
    ['Blanket', 100, 'Good', { ...counted, units: 100 }],
    ['Rug', 8, 'Good', { ...counted, units: 8 }],
    ['Vase', 5, 'Good', { ...counted, units: 5 }],
  ]);
  await ledger.addOrder({ on: '2026-03-03', placedAt: '2026-03-03T10:00:01Z', lines: blankets(20) });
  const sold = await ledger.addOrder({
    on: '2026-03-20',
    lines: [...blankets(40), { name: 'Vase', quantity: '7', amount: 700 }],
  });
  await ledger.addOrder({ on: '2026-03-21', status: 'cancelled', lines: blankets(3) });
  // The forty of the last day weigh most: as many again while the goods are on their way leave nothing.
  expect((await found())[0]).toEqual(['Blanket', 40, 'Critical', { ...counted, units: 100, sold: 60 }]);
  // Without a number of its own a product is known by its name; more is gone than was counted.
  expect((await found())[2]).toEqual(['Vase', 0, 'Critical', { ...counted, units: 5, sold: 7, oversold: true }]);
  const refund = (line: string | undefined, order: string, amount: number, on: string) =>
    database.forShop(shop.shopId, (trx) =>
      addEntries(trx, [
        {
          shop_id: shop.shopId,
          kind: 'refund',
          order_id: order,
          order_line_id: line ?? null,
          campaign_id: null,
          amount_minor: amount,
          currency: 'EUR',
          shop_amount_minor: amount,
          occurred_on: on,
          order_on: on,
          source_ref: `back:${order}:${on}:${amount}`,
          quality: 'actual',
        },
      ]),
    );
  // A part of the price, an order as a whole, and a line on the day of the count say nothing of goods.
  await refund(sold.lineIds[0], sold.id, -500, '2026-03-25');
  await refund(undefined, sold.id, -300, '2026-03-25');
  expect((await found())[0]).toEqual(['Blanket', 40, 'Critical', { ...counted, units: 100, sold: 60 }]);
  // All nine of November come back; a credit note brings 2 back, and 4 are written off.
  await refund(lineIds[0], id, -900, '2026-03-26');
  await ledger.addOrder({
    on: '2026-03-27',
    kind: 'refund',
    lines: [{ sku: 'BLANKET', quantity: '-2', amount: -200 }],
  });
  await ledger.addOrder({
    on: '2026-03-28',
    kind: 'adjustment',
    lines: [{ sku: 'BLANKET', quantity: '-4', amount: 0 }],
  });
  expect((await found())[0]).toEqual([
    'Blanket',
    47,
    'Good',
    { ...counted, units: 100, sold: 60, returned: 11, adjusted: -4 },
  ]);
  expect((await stockOf(shop)).summary).toMatchObject({ totalStock: 55, criticalProducts: 1 });
});

test('[STOCK-1] the products are found, sorted and paged, and saved as a file', async () => {
  const shop = await testApp.createShop({ role: 'manager' });
  const { database } = testApp.services;
  const item = (sku: string, product: string, units: number) => ({ sku, product, units });
  await addSupplier(database, shop.shopId, {
    name: 'Țesătorii',
    promisedDays: 7,
    items: [item('P-1', 'Pătură', 30), item('C-1', 'Covor', 12), item('V-1', 'Vază', 0)],
  });
  await addSupplier(database, shop.shopId, { name: 'Olarul', items: [item('C-2', '=Cană', 80)] });
  const found = async (query: string) => {
    const { suppliers, total } = await stockOf(shop, query);
    return [suppliers.map(({ product }) => product).join(' '), total];
  };
  expect(await found('')).toEqual(['Vază =Cană Covor Pătură', 4]); // what is critical, then by supplier and product
  expect(await found('sort=stock&order=desc')).toEqual(['=Cană Pătură Covor Vază', 4]);
  expect(await found('sort=product&order=desc')).toEqual(['Vază Pătură Covor =Cană', 4]);
  expect(await found('sort=deliveryTime')).toEqual(['Covor Pătură Vază =Cană', 4]); // unknown comes last
  expect(await found('sort=deliveryTime&order=desc')).toEqual(['Covor Pătură Vază =Cană', 4]);
  expect(await found('sort=name&limit=3&page=1')).toEqual(['Vază', 4]);
  expect(await found('sort=name&search=tesa PATU')).toEqual(['Pătură', 1]);
  expect(await found('sort=name&status=Critical')).toEqual(['Vază', 1]);
  expect(await found('sort=name&least=12&most=30')).toEqual(['Covor Pătură', 2]);
  expect((await get(shop, '/api/stock?status=Low')).statusCode).toBe(400);

  const file = await get(shop, '/api/stock.csv?sort=stock&least=12');
  expect(file.headers['content-disposition']).toBe('attachment; filename="stock.csv"');
  const [head, ...lines] = file.body.replace('\u{feff}', '').trim().split('\r\n');
  expect(head).toBe(
    'Supplier,Product,Code,Units,Counted,Counted at,Reorder point,Delivery days,Status,On order,Units a day,Days of cover,Order by,Units to order,Value,Days sold out,Lost sales,Pack size,Minimum order',
  );
  expect(lines.map((line) => line.replace(/\d{4}-[\dT:.-]+Z/, 'DATE'))).toEqual([
    'Țesătorii,Covor,C-1,12,12,DATE,,7,Good,0,,,,,,0,0,,',
    'Țesătorii,Pătură,P-1,30,30,DATE,,7,Good,0,,,,,,0,0,,',
    "Olarul,'=Cană,C-2,80,80,DATE,,,Good,0,,,,,,0,0,,",
  ]);
});

test('without suppliers there is nothing', async () => {
  expect(await stockOf(await testApp.createShop())).toMatchObject({ source: 'none', suppliers: [] });
});
