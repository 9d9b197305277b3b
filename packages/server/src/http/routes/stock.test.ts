import { contract, Problem } from '@adaos/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../calendar/days.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { addSupplier } from '../../testing/stock-builder.ts';
import { stockRoutes } from './stock.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [stockRoutes] });
});
afterAll(() => testApp.close());

const get = (shop: TestShop) => testApp.app.inject({ url: '/api/stock', headers: shop.headers });
const stockOf = async (shop: TestShop) => contract.getStock.answer.parse((await get(shop)).json());

/** A shop that sold three blankets on each of the last 45 days, being sold out in the 45 before. */
async function shopWithSales() {
  const shop = await testApp.createShop({ role: 'manager' });
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  for (let ago = 0; ago < 45; ago += 1) {
    await ledger.addOrder({ on: addDays('2024-06-30', -ago), lines: [{ amount: 300, sku: 'BLANKET', quantity: '3' }] });
  }
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
    items: [{ ...item, product: 'Blanket', units: 24 }],
  });
  await addSupplier(database, shop.shopId, {
    name: 'Weaver',
    promisedDays: 4,
    items: [
      { ...item, product: 'Blanket', units: 13 },
      { sku: 'VASE', product: 'Vase', units: 2 },
    ],
  });
  await addSupplier(database, shop.shopId, { name: 'Unknown', items: [{ sku: 'NEW', product: 'New', units: 5 }] });

  const answer = await stockOf(shop);
  expect(answer.source).toBe('live');
  expect(answer.suppliers.map((supplier) => ({ ...supplier, id: '' }))).toEqual([
    // Three a day for eight days, always.
    { id: '', name: 'Mill', product: 'Blanket', stock: 24, deliveryTime: 8, status: 'Critical', reorderPoint: 24 },
    { id: '', name: 'Unknown', product: 'New', stock: 5, deliveryTime: null, status: 'Good', reorderPoint: null },
    { id: '', name: 'Weaver', product: 'Blanket', stock: 13, deliveryTime: 4, status: 'Good', reorderPoint: 12 },
    { id: '', name: 'Weaver', product: 'Vase', stock: 2, deliveryTime: 4, status: 'Good', reorderPoint: 0 },
  ]);
  expect(answer.summary).toEqual({ totalStock: 44, suppliers: 3, criticalProducts: 1, averageDeliveryTime: 6 });
});

test('without suppliers there is nothing; it is for managers', async () => {
  expect(await stockOf(await testApp.createShop())).toMatchObject({ source: 'none', suppliers: [] });
  const viewer = await testApp.createShop({ role: 'viewer' });
  expect(Problem.parse((await get(viewer)).json())).toMatchObject({ status: 403, code: 'forbidden' });
});
