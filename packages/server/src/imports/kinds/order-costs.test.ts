import { contract } from '@adaos/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { costRoutes } from '../../http/routes/costs.ts';
import { importRoutes } from '../../http/routes/imports.ts';
import { orderCostRoutes } from '../../http/routes/order-costs.ts';
import { overviewRoutes } from '../../http/routes/overview.ts';
import { registerRecomputations } from '../../costs/recompute.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { recomputed } from '../../testing/recomputation.ts';
import { coverageOf } from '../../testing/coverage.ts';
import { importFile, ledgerState } from '../../testing/imports.ts';
import { registerImportWorker } from '../worker.ts';
import { NO_TERMS } from '../../testing/cost-rules.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({
    modules: [importRoutes, costRoutes, orderCostRoutes, overviewRoutes],
    workers: [registerRecomputations],
  });
  await registerImportWorker(testApp.services);
});
afterAll(() => testApp.close());
let shop: TestShop;
beforeEach(async () => {
  shop = await testApp.createShop({ currency: 'EUR' });
  await importFile(testApp, shop, ORDERS);
});

const ORDERS = `Order,Date,SKU,Quantity,Price
1,2024-01-10,MUG,2,50
1,2024-01-10,SHIRT,1,80
2,2024-02-10,MUG,1,50
3,2024-02-11,HAT,1,30
`;
const COSTS = { kind: 'order_costs', currency: 'EUR' } as const;

async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await testApp.app.inject({ method, url, headers: shop.headers, ...(payload && { payload }) });
  await recomputed(testApp, shop);
  return answer;
}
const addRule = async (terms: object) => {
  const answer = await call('POST', '/api/costs/rules', { ...NO_TERMS, from: '2024-01-01', ...terms });
  expect(answer.statusCode, answer.body).toBe(201);
};
const files = async () =>
  contract.listOrderCostFiles.answer.parse((await call('GET', '/api/costs/order-files')).json()).files;
/** The ledger beside the sales, without sums of zero. */
const costs = async () =>
  Object.fromEntries(
    Object.entries((await ledgerState(testApp, shop)).ledger).filter(
      ([kind, sum]) => !kind.startsWith('sale') && sum !== '0',
    ),
  );
const orderId = async (number: string) =>
  testApp.services.database.readShop(shop.shopId, async (trx) => {
    const found = await trx
      .selectFrom('orders')
      .select('id')
      .where('shop_id', '=', shop.shopId)
      .where('external_id', '=', number)
      .executeTakeFirstOrThrow();
    return found.id;
  });
const expectCoverage = async () => {
  const { kept, counted } = await coverageOf(testApp.services.database, shop.shopId);
  expect(kept).toEqual(counted);
};

test('a file of real costs counts before the rules; unknown orders and what can not be read are rejected by line', async () => {
  await addRule({ kind: 'shipping_cost', perOrder: 5 });
  await addRule({ kind: 'cogs', percent: 50 });
  const file = `Order number;Shipping cost;Payment fee;Goods cost
1;7,50;2,25;61
2;;0;
77;3;;
;3;;
3;much;;
3;-1;;
3;;;
`;
  const done = await importFile(testApp, shop, file, COSTS);
  // The last line says nothing of a cost.
  expect(done).toMatchObject({ kind: 'order_costs', format: 'order_costs', linesRead: 6, linesAdded: 2, rejected: 4 });
  const answer = await call('GET', `/api/imports/${done.id}/rejected`);
  expect(contract.listRejectedLines.answer.parse(answer.json()).rows.map(({ line, code }) => [line, code])).toEqual([
    [4, 'order_unknown'],
    [5, 'order_missing'],
    [6, 'amount_unreadable'],
    [7, 'amount_unreadable'],
  ]);
  // Rules charge 2 and 3 for shipping, and half of 80.00 for the goods.
  expect(await costs()).toEqual({
    'shipping_cost actual': '-750',
    'shipping_cost rule': '-1000',
    'payment_fee actual': '-225',
    'cogs actual': '-6100',
    'cogs rule': '-4000',
  });
  const { coverage } = contract.getCosts.answer.parse((await call('GET', '/api/costs')).json());
  expect(coverage).toContainEqual({ kind: 'payment_fee', known: 2, of: 3, share: 88.46 });
  await expectCoverage();
  expect(await importFile(testApp, shop, file, COSTS)).toMatchObject({ linesAdded: 0, rejected: 4 });
  expect(await files()).toHaveLength(1);
});

test('lines of one order are added up as its parcels; beside products the same cost of the order counts once', async () => {
  await importFile(testApp, shop, 'Order,Shipping cost\n1,4\n1,4\n', COSTS);
  expect(await costs()).toEqual({ 'shipping_cost actual': '-800' });
  const byProduct = 'Order,SKU,Goods cost,Shipping cost\n1,MUG,20,6\n1,SHIRT,31.5,6\n2,SHIRT,9,\n';
  const done = await importFile(testApp, shop, byProduct, COSTS);
  expect(done).toMatchObject({ linesAdded: 1, rejected: 1 });
  expect(await costs()).toEqual({ 'shipping_cost actual': '-600', 'cogs actual': '-5150' });
  const order = contract.getOrder.answer.parse((await call('GET', `/api/orders/${await orderId('1')}`)).json());
  expect(order.lines.map(({ sku, goodsCost }) => [sku, goodsCost])).toEqual([
    ['MUG', 20],
    ['SHIRT', 31.5],
  ]);
});

test('two equal parcels count twice: without a product of their own, and where the file has another amount on each line', async () => {
  const withParcel = 'Order,SKU,Goods cost,Shipping cost\n1,MUG,20,6\n1,SHIRT,31.5,6\n1,,,6\n';
  await importFile(testApp, shop, withParcel, COSTS);
  expect(await costs()).toEqual({ 'shipping_cost actual': '-1200', 'cogs actual': '-5150' });
  const byLine = 'Order,SKU,Goods cost,Shipping cost\n1,MUG,20,4\n1,SHIRT,31.5,6\n2,MUG,10,5\n2,MUG,10,5\n';
  await importFile(testApp, shop, byLine, COSTS);
  expect(await costs()).toEqual({ 'shipping_cost actual': '-2000', 'cogs actual': '-7150' });
});

test('a file is taken back as a whole, to the rules and to the file before it', async () => {
  await addRule({ kind: 'shipping_cost', perOrder: 5 });
  await importFile(testApp, shop, 'Order,Shipping cost\n1,7\n2,8\n', { ...COSTS, fileName: 'january.csv' });
  await importFile(testApp, shop, 'Order,Shipping cost\n2,9\n3,1\n', { ...COSTS, fileName: 'february.csv' });
  expect(await costs()).toEqual({ 'shipping_cost actual': '-1700' });
  const [february, january] = await files();
  expect(february).toMatchObject({ fileName: 'february.csv', orders: 2, kinds: ['shipping_cost'], amount: 10 });
  const withdraw = (id = '') => call('POST', `/api/costs/order-files/${id}/withdraw`, {});
  for (let times = 0; times < 2; times += 1) {
    expect((await withdraw(february?.importId)).json()).toMatchObject({ withdrawn: true });
    expect(await costs()).toEqual({ 'shipping_cost actual': '-1500', 'shipping_cost rule': '-500' });
  }
  await withdraw(january?.importId);
  expect(await costs()).toEqual({ 'shipping_cost rule': '-1500' });
  await expectCoverage();
});

describe('a cost that is typed for an order', () => {
  const type = async (number: string, payload: object) =>
    call('POST', `/api/orders/${await orderId(number)}/costs`, payload);

  test('counts in its profit, is listed with who entered it, and is taken back to the rule', async () => {
    await addRule({ kind: 'shipping_cost', perOrder: 5 });
    const answer = await type('1', { kind: 'shipping_cost', cost: 12.3 });
    expect(answer.statusCode, answer.body).toBe(201);
    const id = await orderId('1');
    expect(await costs()).toEqual({ 'shipping_cost actual': '-1230', 'shipping_cost rule': '-1000' });
    const list = async () =>
      contract.listOrderCosts.answer.parse((await call('GET', `/api/orders/${id}/costs`)).json()).costs;
    const [cost] = await list();
    expect(cost).toMatchObject({ kind: 'shipping_cost', cost: 12.3, source: 'typed', createdBy: 'Ana' });
    await type('1', { kind: 'shipping_cost', cost: 12.3 });
    expect(await list()).toHaveLength(1);
    await call('POST', `/api/costs/orders/${cost?.id}/withdraw`, {});
    expect(await costs()).toEqual({ 'shipping_cost rule': '-1500' });
    expect((await list())[0]?.withdrawnAt).not.toBeNull();
  });

  test('of all its goods takes the place of unit costs and percentage, also for what comes back later', async () => {
    await addRule({ kind: 'cogs', percent: 50 });
    await importFile(testApp, shop, 'Code,Unit cost\nMUG,10\n', { kind: 'costs', currency: 'EUR' });
    expect(await costs()).toEqual({ 'cogs actual': '-3000', 'cogs rule': '-5500' });
    await type('1', { kind: 'cogs', cost: 100 });
    expect(await costs()).toEqual({ 'cogs actual': '-11000', 'cogs rule': '-1500' });
    const [cost] = contract.listOrderCosts.answer.parse(
      (await call('GET', `/api/orders/${await orderId('1')}/costs`)).json(),
    ).costs;
    await call('POST', `/api/costs/orders/${cost?.id}/withdraw`, {});
    expect(await costs()).toEqual({ 'cogs actual': '-3000', 'cogs rule': '-5500' });
    await expectCoverage();
  });

  test('of all its goods stays the same when a part comes back, and the cost of the return is of that day', async () => {
    await addRule({ kind: 'cogs', percent: 50 });
    await type('3', { kind: 'cogs', cost: 12 });
    await type('3', { kind: 'return_shipping_cost', cost: 4 });
    await importFile(testApp, shop, 'Order,Date,SKU,Quantity,Price\n3,2024-02-20,HAT,-1,30\n');
    // half of order 1 (180.00) and 2 (50.00); of order 3 what was recorded, though all of it came back
    expect(await costs()).toMatchObject({ 'cogs actual': '-1200', 'cogs rule': '-11500' });
    const days = await testApp.services.database.readShop(shop.shopId, (trx) =>
      trx
        .selectFrom('daily_totals')
        .select(['occurred_on', 'amount_minor'])
        .where('shop_id', '=', shop.shopId)
        .where('kind', '=', 'return_shipping_cost')
        .where('amount_minor', '<>', '0')
        .execute(),
    );
    expect(days).toEqual([{ occurred_on: '2024-02-20', amount_minor: '-400' }]);
    await expectCoverage();
  });

  test('is refused for an order of another shop, below zero, and of a viewer', async () => {
    const id = await orderId('1');
    const send = (headers: TestShop['headers'], payload: object) =>
      testApp.app.inject({ method: 'POST', url: `/api/orders/${id}/costs`, headers, payload });
    const payload = { kind: 'shipping_cost', cost: 1 };
    const other = await testApp.createShop({ currency: 'EUR' });
    expect((await send(other.headers, payload)).statusCode).toBe(404);
    expect((await send(shop.headers, { ...payload, cost: -1 })).statusCode).toBe(400);
    const viewer = await testApp.createShop({ currency: 'EUR', role: 'viewer' });
    expect((await send(viewer.headers, payload)).statusCode).toBe(403);
  });
});

describe('how orders were paid', () => {
  const paid = (method: string) => `Order,Date,SKU,Quantity,Price,Payment method
11,2024-03-01,MUG,1,100,Card
12,2024-03-01,MUG,1,200,${method}
13,2024-03-02,MUG,1,50,
`;
  const fees = async () => (await costs())['payment_fee rule'];

  test('is kept from the file; the fee of one method counts before that of all, and again when it becomes known', async () => {
    await importFile(testApp, shop, paid(''));
    await addRule({ kind: 'payment_fee', percent: 1, from: '2024-03-01' });
    await addRule({ kind: 'payment_fee', percent: 3, perOrder: 0.5, paymentMethod: 'ramburs', from: '2024-03-01' });
    // 1 % of 100.00, 200.00 and 50.00
    expect(await fees()).toBe('-350');
    await importFile(testApp, shop, paid('Ramburs'));
    // 3 % of 200.00 and 0.50 in place of 1 %
    expect(await fees()).toBe('-800');
    const answer = await call('GET', '/api/costs/payment-methods');
    expect(contract.listPaymentMethods.answer.parse(answer.json()).methods).toEqual([
      { name: 'Ramburs', orders: 1, sales: 200 },
      { name: 'Card', orders: 1, sales: 100 },
    ]);
    await expectCoverage();
  });

  test.each([
    [
      'Shopify',
      'Name,Created at,Lineitem quantity,Lineitem price,Financial Status,Payment Method\n#9,2024-03-01 10:00:00 +0000,1,10,paid,Shopify Payments\n#9,,2,5,,\n',
      'Shopify Payments',
    ],
    [
      'WooCommerce',
      'Order Number,Order Status,Order Date,Item Cost,Quantity (- Refund),Payment Method Title\n9,completed,2024-03-01,10,1,Card online\n',
      'Card online',
    ],
    [
      'Magento',
      'ID,Purchase Date,Grand Total (Base),Status,Payment Method\n9,2024-03-01,10,complete,checkmo\n',
      'checkmo',
    ],
    ['PrestaShop', 'ID;Total;Date;New client;Payment\n9;10;2024-03-01;1;Bank wire\n', 'Bank wire'],
    [
      'eMAG',
      'Nr. Comanda;Total (RON) (livrare inclusa);Taxa de livrare (RON);Data;Modalitate de plata\n9;10;0;2024-03-01;Ramburs\n',
      'Ramburs',
    ],
  ])('is read from the export of %s', async (platform, file, name) => {
    const currency = platform === 'eMAG' ? 'RON' : 'EUR';
    const own = await testApp.createShop({ currency });
    expect(await importFile(testApp, own, file, { currency })).toMatchObject({ status: 'done', rejected: 0 });
    const answer = await testApp.app.inject({ url: '/api/costs/payment-methods', headers: own.headers });
    expect(contract.listPaymentMethods.answer.parse(answer.json()).methods.map((method) => method.name)).toEqual([
      name,
    ]);
  });
});
