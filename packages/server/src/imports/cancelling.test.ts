/** @module-tag full */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp, TestShop } from '../testing/app.ts';
import { createImportApp, getImport, ledgerState, upload } from '../testing/imports.ts';

const TITLES = 'Order,Date,Quantity,Price,SKU';
const linesOf = (count: number) => Array.from({ length: count }, (_, at) => `${at % 997},2024-01-02,1,2.50,SKU-${at}`);
const fileOf = (count: number) => gzipSync([TITLES, ...linesOf(count)].join('\n'));

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

const call = ({ headers }: TestShop, id: string, action: 'cancel' | 'restart') =>
  app.app.inject({ method: 'POST', url: `/api/imports/${id}/${action}`, headers });

async function uploaded(shop: TestShop, lines: number): Promise<string> {
  const answer = await upload(app, shop, fileOf(lines), { fileName: 'orders.csv.gz' });
  return answer.json<{ id: string }>().id;
}
const until = (shop: TestShop, id: string, status: string) =>
  expect.poll(async () => (await getImport(app, shop, id)).status, { timeout: 60_000, interval: 20 }).toBe(status);
const chunksOf = ({ shopId }: TestShop) =>
  app.services.database.forShop(shopId, (trx) =>
    trx.selectFrom('import_chunks').select('import_id').where('shop_id', '=', shopId).execute(),
  );

test('an import that runs is cancelled with nothing left of it, and begun again as a new one', async () => {
  const shop = await app.createShop();
  const id = await uploaded(shop, 30_000);
  await expect.poll(async () => (await getImport(app, shop, id)).linesRead, { interval: 20 }).toBeGreaterThan(0);
  const answer = await call(shop, id, 'cancel');
  expect(answer.json()).toMatchObject({ id, status: 'cancelled', restartable: true, linesAdded: 0 });
  expect((await call(shop, id, 'cancel')).json()).toMatchObject({ id, status: 'cancelled' });

  const again = await call(shop, id, 'restart');
  expect(again.statusCode).toBe(202);
  const { id: second } = again.json<{ id: string }>();
  expect(second).not.toBe(id);
  // One import of a shop runs at a time, so the first has gone as soon as the second runs.
  await until(shop, second, 'running');
  expect(await ledgerState(app, shop)).toMatchObject({ ledger: {}, lines: 0 });
  await until(shop, second, 'done');
  expect(await getImport(app, shop, second)).toMatchObject({
    fileName: 'orders.csv.gz',
    linesAdded: 30_000,
    restarts: 0,
  });
  expect(await getImport(app, shop, id)).toMatchObject({ status: 'cancelled', restartable: false, error: null });
  expect((await ledgerState(app, shop)).lines).toBe(30_000);
  expect(await chunksOf(shop)).toEqual([]);
}, 120_000);

test('an import that waits says how many come before it, and is cancelled before it begins', async () => {
  const shop = await app.createShop();
  const first = await uploaded(shop, 20_000);
  await until(shop, first, 'running');
  const [second, third] = [await uploaded(shop, 6_000), await uploaded(shop, 6_000)];
  expect(await getImport(app, shop, second)).toMatchObject({ status: 'queued', ahead: 0 });
  expect(await getImport(app, shop, third)).toMatchObject({ status: 'queued', ahead: 1 });
  expect((await call(shop, second, 'cancel')).json()).toMatchObject({ status: 'cancelled', ahead: null });
  expect(await getImport(app, shop, third)).toMatchObject({ ahead: 0 });
  await until(shop, third, 'done');
  expect(await getImport(app, shop, third)).toMatchObject({ linesRead: 6_000, linesAdded: 0 });
  expect(await getImport(app, shop, second)).toMatchObject({ status: 'cancelled', linesRead: 0 });
}, 120_000);

test('an import that has ended is not cancelled, nor begun again; one of another shop is not there', async () => {
  const [shop, other] = [await app.createShop(), await app.createShop()];
  const id = await uploaded(shop, 10);
  await until(shop, id, 'done');
  for (const action of ['cancel', 'restart'] as const) {
    expect((await call(shop, id, action)).json()).toMatchObject({ status: 409, code: 'conflict' });
    expect((await call(other, id, action)).json()).toMatchObject({ status: 404, code: 'not_found' });
  }
  expect((await ledgerState(app, shop)).lines).toBe(10);
});

test('of two who begin a cancelled import again, one does', async () => {
  const shop = await app.createShop();
  const first = await uploaded(shop, 20_000);
  const waiting = await uploaded(shop, 20_000);
  await call(shop, waiting, 'cancel');
  const answers = await Promise.all([call(shop, waiting, 'restart'), call(shop, waiting, 'restart')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([202, 409]);
  const { id } = answers.find(({ statusCode }) => statusCode === 202)?.json<{ id: string }>() ?? { id: '' };
  await until(shop, id, 'done');
  expect(await getImport(app, shop, first)).toMatchObject({ status: 'done', linesAdded: 20_000 });
}, 120_000);
