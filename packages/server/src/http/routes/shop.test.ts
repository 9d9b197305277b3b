import { contract, Problem } from '@adaos/api';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listAuditEntries } from '../../audit/list.ts';
import { registerImportWorker } from '../../imports/worker.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { importFile, table } from '../../testing/imports.ts';
import { ledgerBuilder } from '../../testing/ledger-builder.ts';
import { importRoutes } from './imports.ts';
import { shopRoutes } from './shop.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [shopRoutes, importRoutes], workers: [registerImportWorker] });
});
afterAll(() => testApp.close());
afterEach(() => {
  vi.useRealTimers();
});

const url = '/api/shop/calendar';
const READ = contract.getShopCalendar.answer;
const read = async ({ headers }: TestShop) => READ.parse((await testApp.app.inject({ url, headers })).json());
const set = ({ headers }: TestShop, payload: object) => testApp.app.inject({ method: 'PUT', url, headers, payload });
const LEI = { currency: 'RON', timezone: 'Europe/Bucharest' };
const refused = async (shop: TestShop, payload: object) => {
  const answer = await set(shop, payload);
  return [answer.statusCode, Problem.parse(answer.json()).code];
};

test('a new shop has no currency yet; what its owner sets holds, can be set again, and is in the log', async () => {
  const shop = await testApp.createShop({ currency: null });
  expect(await read(shop)).toEqual({ currency: null, timezone: 'UTC', fixed: false });
  expect((await set(shop, { currency: 'EUR', timezone: 'UTC' })).statusCode).toBe(200);
  expect(READ.parse((await set(shop, LEI)).json())).toEqual({ ...LEI, fixed: false });
  expect(await read(shop)).toEqual({ ...LEI, fixed: false });
  const { database } = testApp.services;
  const { entries } = await database.readShop(shop.shopId, (trx) => listAuditEntries(trx, shop.shopId, {}));
  expect(entries).toMatchObject([
    { action: 'shop_calendar_set', details: { from: 'EUR, UTC', to: 'RON, Europe/Bucharest' } },
    { action: 'shop_calendar_set', details: { from: null, to: 'EUR, UTC' } },
  ]);
});

test('what does not exist, or has another form, is refused', async () => {
  const shop = await testApp.createShop({ currency: null });
  expect(await refused(shop, { ...LEI, currency: 'ZZZ' })).toEqual([400, 'unknown_currency']);
  expect(await refused(shop, { ...LEI, timezone: 'Europe/Nowhere' })).toEqual([400, 'unknown_timezone']);
  expect(await refused(shop, { currency: 'lei', timezone: 'UTC' })).toEqual([400, 'invalid_request']);
  expect(await read(shop)).toEqual({ currency: null, timezone: 'UTC', fixed: false });
});

test('who only looks reads it and cannot set it', async () => {
  const shop = await testApp.createShop({ role: 'viewer', currency: null });
  expect((await read(shop)).fixed).toBe(false);
  expect(await refused(shop, LEI)).toEqual([403, 'forbidden']);
});

test('once a figure rests on them neither can change, and the same again is no error', async () => {
  const shop = await testApp.createShop({ currency: 'EUR' });
  await ledgerBuilder(testApp.services.database, shop.shopId).addOrder({ on: '2024-03-01', lines: [{ amount: 100 }] });
  expect((await read(shop)).fixed).toBe(true);
  expect(await refused(shop, LEI)).toEqual([409, 'conflict']);
  expect(await refused(shop, { currency: 'EUR', timezone: 'Europe/Paris' })).toEqual([409, 'conflict']);
  expect((await set(shop, { currency: 'EUR', timezone: 'UTC' })).statusCode).toBe(200);
});

test('the first file is converted to the currency that was set before it, and fixes it', async () => {
  const shop = await testApp.createShop({ currency: null });
  expect((await set(shop, LEI)).statusCode).toBe(200);
  const file = table('Order,Date,Product,Quantity,Price', '1,2025-03-03,Lamp,1,100', '2,2025-03-04,Lamp,1,200');
  const done = await importFile(testApp, shop, file, { currency: 'EUR', timezone: 'UTC' });
  expect(done).toMatchObject({ status: 'done', orders: 2 });
  expect(await read(shop)).toEqual({ ...LEI, fixed: true });
});

const prepare = ({ headers }: TestShop) => testApp.app.inject({ method: 'POST', url: '/api/shop/archive', headers });
const download = (path: string) => testApp.app.inject({ url: path });

test('an admin downloads all data of the shop by an address of a minute, which is in the log; nobody else does', async () => {
  const shop = await testApp.createShop();
  const { database } = testApp.services;
  await ledgerBuilder(database, shop.shopId).addOrder({ on: '2024-03-01', lines: [{ amount: 1999 }] });
  const { path, expiresAt } = contract.prepareShopArchive.answer.parse((await prepare(shop)).json());
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
  const answer = await download(path);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="adaos-shop-\d{4}-\d\d-\d\d\.zip"$/);
  expect(answer.rawPayload.includes('ledger_entries.ndjson')).toBe(true);
  const { entries } = await database.readShop(shop.shopId, (trx) => listAuditEntries(trx, shop.shopId, {}));
  expect(entries).toMatchObject([{ action: 'shop_exported' }]);

  const manager = await testApp.joinShop(shop, { role: 'manager' });
  expect((await prepare(manager)).statusCode).toBe(403);
  const changed = path.replace(/.{9}$/, (end) => (end.startsWith('A') ? 'B' : 'A') + end.slice(1));
  expect((await download(changed)).statusCode).toBe(403);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(expiresAt) + 1 });
  expect((await download(path)).statusCode).toBe(403);
  vi.useRealTimers();
  await database.forShop(shop.shopId, (trx) =>
    trx.updateTable('members').set({ role: 'viewer' }).where('account_id', '=', shop.accountId).execute(),
  );
  expect((await download(path)).statusCode).toBe(403);
});
