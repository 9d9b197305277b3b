/** @module-tag full */
import { gzipSync } from 'node:zlib';
import { PLANS } from '@adaos/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp, TestShop } from '../testing/app.ts';
import { createImportApp, getImport, importFile, upload } from '../testing/imports.ts';

const TITLES = 'Order,Date,Quantity,Price,SKU\n';
const fileOf = (count: number) =>
  gzipSync(TITLES + Array.from({ length: count }, (_, at) => `${at},2024-01-02,1,2.50,SKU-${at}\n`).join(''));
const { importLines, importMb } = PLANS[1].limits;

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

const idOf = async (shop: TestShop, file: Buffer) => (await upload(app, shop, file)).json<{ id: string }>().id;
const ended = (shop: TestShop, id: string) =>
  expect.poll(async () => (await getImport(app, shop, id)).status, { timeout: 90_000, interval: 50 }).toBe('done');
const kept = ({ shopId }: TestShop) =>
  app.services.database.forShop(shopId, (trx) =>
    trx.selectFrom('import_chunks').select('position').where('shop_id', '=', shopId).execute(),
  );

test(
  'ten lines do not wait for large imports, nor for the many that another shop has queued',
  { tags: ['full'], timeout: 180_000 },
  async () => {
    const large = fileOf(10_000);
    const shops = await Promise.all([1, 2, 3, 4].map(() => app.createShop()));
    const running = await Promise.all(shops.map(async (shop) => ({ shop, id: await idOf(shop, large) })));
    const [many] = shops as [TestShop, ...TestShop[]];
    const queued = await Promise.all(Array.from({ length: 10 }, () => idOf(many, fileOf(10))));
    const other = await app.createShop();
    expect(await importFile(app, other, fileOf(10))).toMatchObject({ status: 'done', linesAdded: 10 });
    // How long it takes is measured by tests/faults/import-turns.test.ts; here the large ones are not over yet.
    const statuses = await Promise.all(running.map(({ shop, id }) => getImport(app, shop, id)));
    expect(statuses.filter(({ status }) => status === 'queued').length).toBeGreaterThan(0);
    for (const { shop, id } of running) await ended(shop, id);
    for (const id of queued) await ended(many, id);
  },
);

test('one import of a shop runs at a time, and its turns alternate with those of another', async () => {
  const shops = [await app.createShop(), await app.createShop(), await app.createShop()] as const;
  const imports: { shop: TestShop; id: string }[] = [];
  for (const shop of shops)
    for (let at = 0; at < 4; at += 1) imports.push({ shop, id: await idOf(shop, fileOf(2_000)) });
  let mostAtOnce = 0;
  await expect
    .poll(
      async () => {
        const found = await Promise.all(
          imports.map(async ({ shop, id }) => ({ shop, ...(await getImport(app, shop, id)) })),
        );
        for (const shop of shops) {
          mostAtOnce = Math.max(
            mostAtOnce,
            found.filter((one) => one.shop === shop && one.status === 'running').length,
          );
        }
        return found.every(({ status }) => status === 'done');
      },
      { timeout: 90_000, interval: 50 },
    )
    .toBe(true);
  expect(mostAtOnce).toBe(1);
  // The last shop's first import does not wait for all of the first shop's.
  const [first, , last] = shops;
  const endsOf = async (shop: TestShop) => {
    const all = await Promise.all(imports.filter((one) => one.shop === shop).map(({ id }) => getImport(app, shop, id)));
    return all.map(({ finishedAt }) => Date.parse(finishedAt ?? '')).toSorted((a, b) => a - b);
  };
  expect((await endsOf(last))[0]).toBeLessThan((await endsOf(first)).at(-1) ?? 0);
}, 180_000);

describe('a file over the limits of its plan', () => {
  const line = '1,2024-01-02,1,2.50,A\n';
  const refused = {
    status: 413,
    code: 'file_too_large',
    values: { lines: importLines, megabytes: importMb },
  };

  test.each([
    ['of too many lines', gzipSync(TITLES + line.repeat(importLines + 1))],
    ['of too many lines that end in \\r', gzipSync((TITLES + line.repeat(importLines + 1)).replaceAll('\n', '\r'))],
    ['of too many empty lines', gzipSync('\n'.repeat(importLines + 2))],
    ['of too many lines, packed in two', Buffer.concat([gzipSync(TITLES), gzipSync(line.repeat(importLines + 1))])],
    ['of one endless line', Buffer.concat(Array<Buffer>(importMb + 1).fill(gzipSync('x'.repeat(1_000_000))))],
  ])(
    '%s is refused as it is unpacked, with the limits named, and nothing of it is kept',
    async (_what, packed) => {
      const shop = await app.createShop();
      const answer = await upload(app, shop, packed);
      expect(answer.json()).toMatchObject(refused);
      expect(answer.json<{ message: string }>().message).toContain('1,000,000 lines and 1,000 MB');
      expect(await kept(shop)).toEqual([]);
      expect((await app.app.inject({ url: '/api/imports', headers: shop.headers })).json()).toMatchObject({
        imports: [],
      });
    },
    120_000,
  );

  test('is refused by its announced size before it is read', async () => {
    const shop = await app.createShop();
    const size = importMb * 1_000_000 + 1;
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/imports/preview',
      query: { size: String(size) },
      headers: { ...shop.headers, 'content-type': 'text/csv' },
      payload: TITLES,
    });
    expect(answer.json()).toMatchObject(refused);
    const announced = await app.app.inject({
      method: 'POST',
      url: '/api/imports',
      query: { currency: 'EUR', timezone: 'UTC' },
      headers: { ...shop.headers, 'content-type': 'text/csv', 'content-length': String(size) },
      payload: TITLES,
    });
    expect(announced.json()).toMatchObject(refused);
  });

  test('is let through to its end, so that the sender gets the answer', async () => {
    const origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
    const shop = await app.createShop();
    const body = gzipSync(Buffer.alloc(40 * importLines, '\n'), { level: 0 });
    const answer = await fetch(`${origin}/api/imports?currency=EUR&timezone=UTC`, {
      method: 'POST',
      headers: { ...shop.headers, 'content-type': 'application/gzip' },
      body,
    });
    expect(await answer.json()).toMatchObject(refused);
    const next = await fetch(`${origin}/api/imports`, { headers: shop.headers });
    expect(await next.json()).toMatchObject({ imports: [], limits: { importLines, importMb } });
  });
});

test('as many lines as the plan takes are taken in', async () => {
  const shop = await app.createShop();
  // Nothing of it can be read, so that it is over quickly.
  const answer = await upload(app, shop, gzipSync(`${TITLES}${'\n'.repeat(importLines)}`));
  expect(answer.statusCode).toBe(202);
  const { id } = answer.json<{ id: string }>();
  await expect
    .poll(async () => (await getImport(app, shop, id)).error?.code, { timeout: 60_000 })
    .toBe('no_data_lines');
}, 90_000);
