import { contract, Problem } from '@adaos/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { costRoutes } from '../../http/routes/costs.ts';
import { importRoutes } from '../../http/routes/imports.ts';
import { registerRecomputations } from '../../costs/recompute.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { recomputed } from '../../testing/recomputation.ts';
import { importFile, ledgerState } from '../../testing/imports.ts';
import { registerImportWorker } from '../worker.ts';
import { NO_TERMS } from '../../testing/cost-rules.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [importRoutes, costRoutes], workers: [registerRecomputations] });
  await registerImportWorker(testApp.services);
});
afterAll(() => testApp.close());
let shop: TestShop;
beforeEach(async () => {
  shop = await testApp.createShop({ currency: 'EUR' });
});

const ORDERS = `Order,Date,SKU,Quantity,Price
1,2024-01-10,MUG,2,50
1,2024-01-10,SHIRT,1,80
2,2024-02-10,MUG,1,50
`;
const COSTS = { kind: 'costs', currency: 'EUR' } as const;

const goods = async () =>
  Object.fromEntries(
    Object.entries((await ledgerState(testApp, shop)).ledger).filter(([kind]) => kind.startsWith('cogs')),
  );
const read = async (url: string) => testApp.app.inject({ url, headers: shop.headers });
const costsOf = async (code: string) => {
  const answer = await read(`/api/costs/products?search=${code}`);
  const [product] = contract.listProductCosts.answer.parse(answer.json()).products;
  return product?.costs.map(({ cost, from, createdBy }) => [cost, from, createdBy]);
};

test('a file sets the groups and weights of products, alone or with their costs, and leaves what it says nothing of', async () => {
  await importFile(testApp, shop, ORDERS);
  const factsOf = async (code: string) => {
    const answer = await read(`/api/costs/products?search=${code}`);
    const [product] = contract.listProductCosts.answer.parse(answer.json()).products;
    return [product?.group, product?.weightGrams, product?.costs.length];
  };
  const file = (rows: readonly string[]) => `${rows.join('\n')}\n`;
  const done = await importFile(
    testApp,
    shop,
    file(['SKU,Category,Weight (kg)', 'MUG,Ceramics,0.35', 'SHIRT,,-1', 'HAT,Hats,']),
    COSTS,
  );
  expect(done).toMatchObject({ format: 'costs', linesAdded: 2, rejected: 1 });
  expect(await factsOf('MUG')).toEqual(['Ceramics', 350, 0]);
  await importFile(testApp, shop, file(['Code,Unit cost,Group,Weight (g)', 'MUG,4,,400', 'SHIRT,,Textile,']), COSTS);
  expect(await factsOf('MUG')).toEqual(['Ceramics', 400, 1]);
  expect(await factsOf('SHIRT')).toEqual(['Textile', null, 0]);
  expect(await factsOf('HAT')).toEqual(['Hats', null, 0]);
  // What is exported is taken back, and changes nothing.
  const exported = await read('/api/costs/products.csv');
  expect(await importFile(testApp, shop, exported.body, COSTS)).toMatchObject({ linesAdded: 0, rejected: 0 });
});

test('a file of orders names the groups of its products where nothing is known of them', async () => {
  await importFile(testApp, shop, 'Code,Unit cost,Group\nMUG,4,Ceramics\n', COSTS);
  await importFile(
    testApp,
    shop,
    'Order,Date,SKU,Category,Quantity,Price\n1,2024-01-10,MUG,Cups,2,50\n1,2024-01-10,SHIRT,Textile,1,80\n',
  );
  const answer = await read('/api/costs/products');
  const found = contract.listProductCosts.answer.parse(answer.json()).products;
  expect(Object.fromEntries(found.map(({ code, group }) => [code, group]))).toEqual({
    MUG: 'Ceramics',
    SHIRT: 'Textile',
  });
});

test('a file of costs sets them from their day, else from the first sale; what can not be read is rejected, the rest used', async () => {
  await importFile(testApp, shop, ORDERS);
  const file = `Code;Unit cost;From
MUG;12,50;2024-02-01
SHIRT;20;
HAT;3;
;4;
MUG;much;
MUG;-1;
MUG;1;someday
CUP;;
`;
  const done = await importFile(testApp, shop, file, COSTS);
  // The last line says nothing of a cost.
  expect(done).toMatchObject({ kind: 'costs', format: 'costs', linesRead: 7, linesAdded: 3, rejected: 4 });
  const rejected = contract.listRejectedLines.answer.parse((await read(`/api/imports/${done.id}/rejected`)).json());
  expect(rejected.rows.map(({ line, code }) => [line, code])).toEqual([
    [5, 'product_missing'],
    [6, 'price_unreadable'],
    [7, 'price_unreadable'],
    [8, 'date_unreadable'],
  ]);
  // 1 x 12.50 and 20.00
  expect(await goods()).toEqual({ 'cogs actual': '-3250' });
  expect(await costsOf('MUG')).toEqual([[12.5, '2024-02-01', 'Ana']]);
  expect(await costsOf('SHIRT')).toEqual([[20, '2024-01-10', 'Ana']]);
  expect(await costsOf('HAT')).toEqual([[3, '2000-01-01', 'Ana']]);
  expect(await importFile(testApp, shop, file, COSTS)).toMatchObject({ linesAdded: 0, rejected: 4 });
  expect(await costsOf('SHIRT')).toHaveLength(1);
});

test('a cost without a day of a product that has one counts from today', async () => {
  await importFile(testApp, shop, ORDERS);
  await importFile(testApp, shop, 'Code,Unit cost\nMUG,10\n', COSTS);
  await importFile(testApp, shop, 'Code,Unit cost\nMUG,11\n', COSTS);
  expect((await costsOf('MUG'))?.map(([cost]) => cost)).toEqual([11, 10]);
  // 3 x 10.00: the orders so far stay as they are
  expect(await goods()).toEqual({ 'cogs actual': '-3000' });
});

test('the export of the costs is taken back: unchanged nothing happens, a changed cost is set', async () => {
  await importFile(testApp, shop, ORDERS);
  await importFile(testApp, shop, 'Code,Unit cost\nMUG,10.25\n', COSTS);
  const { body } = await read('/api/costs/products.csv');
  expect(await importFile(testApp, shop, body, COSTS)).toMatchObject({ linesAdded: 0, rejected: 0 });
  await importFile(testApp, shop, body.replace('10.25', '9'), COSTS);
  expect(await costsOf('MUG')).toEqual([
    [9, '2024-01-10', 'Ana'],
    [10.25, '2024-01-10', 'Ana'],
  ]);
  expect(await goods()).toEqual({ 'cogs actual': '-2700' });
});

test('costs in another currency than the import are rejected', async () => {
  const done = await importFile(testApp, shop, 'Code,Unit cost (RON)\nMUG,10\n', COSTS);
  expect(done).toMatchObject({ linesAdded: 0, rejected: 1 });
});

test('a percentage with a file is refused while the goods have rules of certain days', async () => {
  await importFile(testApp, shop, ORDERS);
  await testApp.app.inject({
    method: 'POST',
    url: '/api/costs/rules',
    headers: shop.headers,
    payload: { ...NO_TERMS, kind: 'cogs', percent: 40, from: '2024-02-01' },
  });
  await recomputed(testApp, shop);
  const before = await goods();
  expect(before).toEqual({ 'cogs rule': '-2000' });
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/imports?currency=EUR&timezone=UTC&goodsCostPercent=60',
    headers: { ...shop.headers, 'content-type': 'text/csv' },
    payload: ORDERS,
  });
  expect(Problem.parse(answer.json())).toMatchObject({ status: 409, code: 'goods_rule_exists' });
  await importFile(testApp, shop, ORDERS);
  expect(await goods()).toEqual(before);
});
