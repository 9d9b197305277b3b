/** @module-tag full */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerImportWorker } from '../imports/worker.ts';
import { importRoutes } from '../http/routes/imports.ts';
import { countCustomers } from '../insights/read-orders.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { coverageOf } from '../testing/coverage.ts';
import { importFile } from '../testing/imports.ts';
import { KEPT_SIGNS } from './screened-orders.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [importRoutes] });
  await registerImportWorker(testApp.services);
});
afterAll(() => testApp.close());

const file = (...orders: [ref: string, day: string, customer: string][]) =>
  [
    'Invoice,StockCode,Quantity,InvoiceDate,Price,Customer ID',
    ...orders.map(([ref, day, customer]) => `${ref},A,1,${day} 10:00,10.00,${customer}`),
  ].join('\n');

test('an order that is another customer’s by a later file makes the next one of the former customer the first', async () => {
  const { database } = testApp.services;
  const shop = await testApp.createShop();
  const { shopId } = shop;
  const period = { from: '2024-03-01', to: '2024-03-31' };
  const read = () =>
    database.forShop(shopId, async (trx) => {
      const rows = await trx
        .selectFrom('screened_orders as s')
        .innerJoin('orders as o', 'o.id', 's.order_id')
        .select(['external_id', 'signs', 'before_on'])
        .where('s.shop_id', '=', shopId)
        .orderBy('external_id')
        .execute();
      const first = rows.map(({ external_id: ref, signs }) => [ref, (signs & KEPT_SIGNS.new_customer) !== 0]);
      return { ...Object.fromEntries(first), before: rows.map((row) => row.before_on) };
    });
  await importFile(testApp, shop, file(['1', '2024-02-20', 'X'], ['2', '2024-03-05', 'X'], ['3', '2024-03-09', 'X']));
  expect(await read()).toEqual({ 1: true, 2: false, 3: false, before: ['-infinity', '2024-02-20', '2024-03-05'] });
  await importFile(testApp, shop, file(['1', '2024-02-20', 'Y']));
  expect(await read()).toEqual({ 1: true, 2: true, 3: false, before: ['-infinity', '-infinity', '2024-03-05'] });
  expect(await database.forShop(shopId, (trx) => countCustomers(trx, shopId, period))).toBe(1);
  await coverageOf(database, shopId);
});
