import { contract } from '@adaos/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { coverageOf } from '../../testing/coverage.ts';
import { importNow } from '../../testing/imports.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { getCustomers } from '../../customers/customers.ts';
import { auditRoutes } from './audit.ts';
import { customerRoutes } from './customers.ts';
import { importRoutes } from './imports.ts';
import { overviewRoutes } from './overview.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [customerRoutes, overviewRoutes, importRoutes, auditRoutes] });
});
afterAll(() => testApp.close());

async function ask(shop: TestShop, url: string, payload?: object) {
  const method = payload === undefined ? 'GET' : 'POST';
  return testApp.app.inject({ method, url, headers: shop.headers, ...(payload && { payload }) });
}

const list = async (shop: TestShop, query = '') =>
  contract.listCustomers.answer.parse((await ask(shop, `/api/customers/list?${query}`)).json());

const MAILS = ['Ana.Pop@shop.example', 'ion@shop.example', 'maria@shop.example'];
const TITLES = 'Invoice,StockCode,Description,Quantity,InvoiceDate,Price,Customer ID,Country';
/** Ana orders three times, Ion once, Maria in the last month. */
const FILE = [
  TITLES,
  `1,A,Lamp,1,2024-01-05 10:00,50.00,${MAILS[0]},Romania`,
  `2,A,Lamp,2,2024-02-05 10:00,50.00,ana.pop@SHOP.example,Romania`,
  `3,B,Bulb,1,2024-03-10 10:00,20.00,${MAILS[0]},Romania`,
  `4,B,Bulb,1,2024-01-20 10:00,20.00,${MAILS[1]},France`,
  `5,B,Bulb,3,2024-03-01 10:00,20.00,${MAILS[2]},France`,
  `6,B,Bulb,1,2024-03-02 10:00,20.00,,France`,
  // Has no price: the line is kept as it is in the file.
  `7,B,Bulb,1,2024-03-02 10:00,none,${MAILS[0]},France`,
].join('\n');

async function shopWithOrders(): Promise<TestShop> {
  const shop = await testApp.createShop({ currency: null });
  await importNow(testApp, shop, FILE, { goodsCostPercent: 40 });
  return shop;
}

describe('customers', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await shopWithOrders();
  });

  test('are called by pseudonyms: no answer has what the shop calls them', async () => {
    const answers = await Promise.all([
      ask(shop, '/api/customers?from=2024-01-01&to=2024-03-31'),
      ask(shop, '/api/customers/list'),
      ...(await list(shop)).customers.map(({ id }) => ask(shop, `/api/customers/${id}`)),
    ]);
    for (const { statusCode, body } of answers) {
      expect(statusCode, body).toBe(200);
      expect(body.toLowerCase()).not.toContain('@shop.example');
    }
    const other = await shopWithOrders();
    const [here, there] = [await list(shop), await list(other)];
    const names = (found: typeof here) => found.customers.map(({ pseudonym }) => pseudonym);
    expect(new Set(names(here)).size).toBe(3);
    // The same people of another shop are called otherwise.
    expect(names(here).filter((name) => names(there).includes(name))).toEqual([]);
    // It stays the same.
    expect(names(await list(shop))).toEqual(names(here));
  });

  test('are filtered by segment, sorted and paged', async () => {
    const all = await list(shop);
    expect(all).toMatchObject({ total: 3, countedTo: '2024-03-10', source: 'live' });
    expect(
      all.customers.map(({ orders, netSales, contribution, segment }) => [orders, netSales, contribution, segment]),
    ).toEqual([
      [3, 170, 102, 'best'],
      [1, 60, 36, 'new'],
      [1, 20, 12, 'new'],
    ]);
    expect((await list(shop, 'segment=new')).total).toBe(2);
    const paged = await list(shop, 'sort=firstOn&order=asc&limit=1&page=1');
    expect(paged.customers.map(({ firstOn }) => firstOn)).toEqual(['2024-01-20']);
    expect(all.segments.map(({ segment, customers, share }) => [segment, customers, share]).slice(0, 3)).toEqual([
      ['best', 1, 33.3],
      ['loyal', 0, 0],
      ['new', 2, 66.7],
    ]);
  });

  test('open one by one, by any of their orders', async () => {
    const [best] = (await list(shop)).customers;
    const detail = contract.getCustomer.answer.parse((await ask(shop, `/api/customers/${best?.id}`)).json());
    expect(detail).toMatchObject({ ...best, cohort: '2024-01', daysBetween: 31, total: 3, erased: false });
    expect(detail.list.map(({ externalId, netSales, contribution }) => [externalId, netSales, contribution])).toEqual([
      ['3', 20, 12],
      ['2', 100, 60],
      ['1', 50, 30],
    ]);
    expect(detail.list[0]?.missing).toEqual(['shipping_cost', 'handling', 'payment_fee']);
    const later = detail.list[0]?.id ?? '';
    expect((await ask(shop, `/api/customers/${later}`)).json()).toMatchObject({ pseudonym: best?.pseudonym });
    expect((await ask(shop, `/api/customers/${best?.id}?limit=1&page=2`)).json()).toMatchObject({
      list: [{ externalId: '1' }],
      total: 3,
    });
    const stranger = await testApp.createShop();
    expect((await ask(stranger, `/api/customers/${best?.id}`)).statusCode).toBe(404);
    expect((await ask(shop, '/api/customers/9999999999999999999')).statusCode).toBe(404);
  });

  test('have cohorts, and no prediction before the first of them is a year old', async () => {
    const { services } = testApp;
    const query = { from: '2024-02-01', to: '2024-02-29' };
    const found = await getCustomers(services.database, shop.shopId, query, Date.parse('2024-03-11'));
    expect(found).toMatchObject({
      customers: 3,
      repeatRate: 33.33,
      daysBetween: 31,
      running: '2024-03',
      value: { predicted: null, predictedFrom: '2025-01', testedFrom: '2025-12', tests: [], error: null },
      attributed: false,
      before: { from: '2024-01-03', to: '2024-01-31' },
    });
    expect(found.now?.parts.map(({ customers, orders }) => [customers, orders])).toEqual([
      [0, 0],
      [1, 1],
      [null, 0],
    ]);
    expect(found.cohorts).toMatchObject([
      {
        month: '2024-01',
        customers: 2,
        months: [
          { customers: 2, retention: 100, contribution: 21 },
          { customers: 1, retention: 50, contribution: 51 },
          { customers: 1, retention: 50, contribution: 57 },
        ],
        value: null,
      },
      { month: '2024-03', customers: 1, months: [{ retention: 100, contribution: 36 }] },
    ]);
    const first = { from: '2024-01-05', to: '2024-01-31' };
    expect((await getCustomers(services.database, shop.shopId, first)).before).toBeNull();
    // A month later March is over.
    const over = await getCustomers(services.database, shop.shopId, query, Date.parse('2024-04-01'));
    expect(over).toMatchObject({ running: null, paybackPeriod: { from: '2024-01', to: '2024-03' } });
  });

  test('are none in a shop without orders', async () => {
    const empty = await testApp.createShop();
    expect((await ask(empty, '/api/customers?from=2024-01-01&to=2024-03-31')).json()).toMatchObject({ source: 'none' });
    expect(await list(empty)).toMatchObject({ source: 'none', customers: [], total: 0 });
  });
});

describe('the data of a customer', () => {
  const roleOf = (shop: TestShop, role: 'viewer' | 'manager') => Object.assign(shop.actor, { role });

  test('are for admins alone: to find by name, to export and to erase', async () => {
    const shop = await shopWithOrders();
    const id = (await list(shop)).customers[0]?.id ?? '';
    const calls = () =>
      Promise.all([
        ask(shop, '/api/customers/find', { customer: MAILS[0] }),
        ask(shop, '/api/customers.csv'),
        ask(shop, `/api/customers/${id}/data.csv`),
        ask(shop, `/api/customers/${id}/erase`, {}),
      ]);
    roleOf(shop, 'manager');
    expect((await calls()).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect((await ask(shop, '/api/customers/list')).statusCode).toBe(200);
    roleOf(shop, 'viewer');
    expect((await ask(shop, '/api/customers/list')).statusCode).toBe(403);
  });

  test('are found by what the shop calls them, and exported, which the log records', async () => {
    const shop = await shopWithOrders();
    const found = await ask(shop, '/api/customers/find', { customer: ' ANA.pop@shop.example ' });
    const { id } = contract.findCustomer.answer.parse(found.json());
    expect((await ask(shop, '/api/customers/find', { customer: 'nobody@shop.example' })).statusCode).toBe(404);
    const data = await ask(shop, `/api/customers/${id}/data.csv`);
    expect(data.headers['content-disposition']).toContain('customer.csv');
    expect(data.body.trim().split('\r\n')).toHaveLength(4);
    expect(data.body).toContain('2,Order,2024-02-05T10:00:00.000Z,ana.pop@SHOP.example,Romania');
    const file = await ask(shop, '/api/customers.csv?segment=best');
    expect(file.body.trim().split('\r\n')).toHaveLength(2);
    expect(file.body).toMatch(/Ana\.Pop@shop\.example,[0-9A-Z-]{14},Best,2024-01-05,2024-03-10,3,170,102/);
    const { entries } = contract.listAuditEntries.answer.parse((await ask(shop, '/api/audit')).json());
    expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(['customers_exported', 'customer_exported']);
    expect(JSON.stringify(entries)).not.toContain('@shop.example');
  });

  test('are erased permanently: in orders, lines that were rejected, and when the same file comes again', async () => {
    const shop = await shopWithOrders();
    const { shopId } = shop;
    const { database } = testApp.services;
    const before = await list(shop);
    const { id } = contract.findCustomer.answer.parse(
      (await ask(shop, '/api/customers/find', { customer: MAILS[0] })).json(),
    );
    expect((await ask(shop, `/api/customers/${id}/erase`, {})).statusCode).toBe(200);
    const stored = () =>
      database.forShop(shopId, async (trx) => {
        const orders = await trx
          .selectFrom('orders')
          .select(['external_id', 'customer'])
          .where('shop_id', '=', shopId)
          .execute();
        const rejected = await trx
          .selectFrom('import_rejections')
          .select('text')
          .where('shop_id', '=', shopId)
          .execute();
        const audit = await trx.selectFrom('audit_entries').selectAll().where('shop_id', '=', shopId).execute();
        return JSON.stringify({ orders, rejected, audit }).toLowerCase();
      });
    expect(await stored()).not.toContain('ana.pop');
    expect(await stored()).toContain('customer_erased');
    const after = await list(shop);
    // The same figures under another pseudonym.
    expect(after.segments).toEqual(before.segments);
    expect(after.customers[0]).toMatchObject({ id, orders: 3, netSales: 170 });
    expect(after.customers[0]?.pseudonym).not.toBe(before.customers[0]?.pseudonym);
    expect((await ask(shop, `/api/customers/${id}`)).json()).toMatchObject({ erased: true });
    expect((await ask(shop, '/api/customers/find', { customer: MAILS[0] })).statusCode).toBe(404);
    await coverageOf(database, shopId);
    // Once more: nothing changes.
    await ask(shop, `/api/customers/${id}/erase`, {});
    expect(await list(shop)).toMatchObject({ customers: after.customers });

    await importNow(testApp, shop, FILE);
    expect(await list(shop)).toMatchObject({ customers: after.customers, segments: before.segments });
    // A new order of the erased customer is that of the same customer.
    await importNow(testApp, shop, `${TITLES}\n8,A,Lamp,1,2024-03-12 10:00,50.00,Ana.Pop@shop.example,Romania`);
    expect((await list(shop)).customers[0]).toMatchObject({ id, orders: 4, netSales: 220 });
    expect(await stored()).not.toContain('ana.pop');
    await coverageOf(database, shopId);
  });
});

test('costs that are missing are named, and unknown ones are not nothing', async () => {
  const shop = await testApp.createShop();
  const ledger = ledgerBuilder(testApp.services.database, shop.shopId);
  await ledger.addOrder({ on: '2024-03-10', customer: 'a', lines: [{ amount: 3_000, sku: 'A' }] });
  const answer = await ask(shop, '/api/customers?from=2024-03-01&to=2024-03-31');
  expect(answer.json()).toMatchObject({ missing: ['cogs', 'shipping_cost', 'handling', 'payment_fee'] });
  expect(await list(shop)).toMatchObject({ missing: ['cogs', 'shipping_cost', 'handling', 'payment_fee'] });
});
