import { request } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { ImportPreview } from '@adaos/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp, TestShop } from '../testing/app.ts';
import { createImportApp, getImport, importFile, ledgerState, upload } from '../testing/imports.ts';

const FILE = 'Order,Date,Quantity,Price,SKU\n1,2024-01-02,1,2.50,A\n2,2024-01-03,2,1.00,B\n';
const LEDGER = { 'sale actual': '450' };

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createImportApp();
  origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const chunksOf = ({ shopId }: TestShop) =>
  app.services.database.forShop(shopId, async (trx) => {
    const { count } = await trx
      .selectFrom('import_chunks')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    return Number(count);
  });

describe('an upload', () => {
  test.each([
    ['text/csv', Buffer.from(FILE)],
    ['text/csv; charset=utf-8', Buffer.from(FILE)],
    ['application/gzip', gzipSync(FILE)],
    ['application/octet-stream', gzipSync(FILE)],
    ['text/csv', gzipSync(FILE)],
  ])('as %s', async (type, file) => {
    const shop = await app.createShop();
    expect(await importFile(app, shop, file, { type })).toMatchObject({ status: 'done', linesAdded: 2 });
    expect((await ledgerState(app, shop)).ledger).toEqual(LEDGER);
  });

  test('as a form with one file', async () => {
    const shop = await app.createShop();
    const form = new FormData();
    form.set('note', 'January');
    form.set('file', new Blob([FILE], { type: 'text/csv' }), 'comenzi ianuarie.csv');
    const answer = await fetch(`${origin}/api/imports?currency=EUR&timezone=UTC`, {
      method: 'POST',
      headers: shop.headers,
      body: form,
    });
    expect(answer.status).toBe(202);
    const { id } = (await answer.json()) as { id: string };
    await expect.poll(async () => (await getImport(app, shop, id)).status, { timeout: 20_000 }).toBe('done');
    expect(await getImport(app, shop, id)).toMatchObject({ fileName: 'comenzi ianuarie.csv', linesAdded: 2 });
  });

  test('as a form without a file is refused', async () => {
    const shop = await app.createShop();
    const form = new FormData();
    form.set('note', 'January');
    const answer = await fetch(`${origin}/api/imports?currency=EUR&timezone=UTC`, {
      method: 'POST',
      headers: shop.headers,
      body: form,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request' });
  });

  test('in pieces of unknown length, larger than any other call may be', { tags: ['full'] }, async () => {
    const shop = await app.createShop();
    const lines = Array.from({ length: 20_000 }, (_, at) => `${at},2024-01-02,1,2.50,SKU-${at * 7919}\n`);
    const pieces = Array.from({ length: 20 }, (_, at) => lines.slice(at * 1000, (at + 1) * 1000).join(''));
    const body = Readable.toWeb(Readable.from(['Order,Date,Quantity,Price,SKU\n', ...pieces]));
    const answer = await fetch(`${origin}/api/imports?currency=EUR&timezone=UTC`, {
      method: 'POST',
      headers: { ...shop.headers, 'content-type': 'text/csv' },
      body,
      duplex: 'half',
    });
    const { id } = (await answer.json()) as { id: string };
    await expect.poll(async () => (await getImport(app, shop, id)).status, { timeout: 60_000 }).toBe('done');
    expect(await getImport(app, shop, id)).toMatchObject({ linesRead: 20_000, linesAdded: 20_000 });
    expect(await chunksOf(shop)).toBe(0);
  });

  test('that is broken off leaves nothing', async () => {
    const shop = await app.createShop();
    const sending = request(`${origin}/api/imports?currency=EUR&timezone=UTC`, {
      method: 'POST',
      headers: { ...shop.headers, 'content-type': 'application/gzip', 'content-length': '5000000' },
    });
    sending.on('error', () => {});
    // Random bytes behind the mark of gzip, so that they are stored as they come.
    sending.write(Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.alloc(600_000, 'x')]));
    await expect.poll(() => chunksOf(shop)).toBeGreaterThan(0);
    sending.destroy();
    await expect.poll(() => chunksOf(shop)).toBe(0);
    const { imports } = (await app.app.inject({ url: '/api/imports', headers: shop.headers })).json<{
      imports: unknown[];
    }>();
    expect(imports).toEqual([]);
  });

  test('whose server died in the middle is removed with the next one, a day later', async () => {
    const shop = await app.createShop();
    const dayBefore = '018d0000-0000-7000-8000-000000000001';
    await app.services.database.forShop(shop.shopId, (trx) =>
      trx
        .insertInto('import_chunks')
        .values({ shop_id: shop.shopId, import_id: dayBefore, position: 0, data: Buffer.from('x') })
        .execute(),
    );
    await importFile(app, shop, FILE);
    expect(await chunksOf(shop)).toBe(0);
  });

  test.each([
    [{ currency: 'XYZ' }, 400, 'unknown_currency'],
    [{ currency: 'euro' }, 400, 'invalid_request'],
    [{ timezone: 'Europe/Atlantis' }, 400, 'unknown_timezone'],
    [{ timezone: '+02:00' }, 400, 'unknown_timezone'],
    [{ mapping: { orderId: 'Order', date: 'Date' } }, 400, 'mapping_incomplete'],
    [{ mapping: { colour: 'Order' } }, 400, 'invalid_request'],
    [{ goodsCostPercent: 101 }, 400, 'invalid_request'],
    [{ type: 'text/html' }, 415, 'unsupported_media_type'],
    [{ currency: 'UAH' }, 409, 'currency_mismatch'],
    [{ currency: 'RON', kind: 'costs' as const }, 409, 'currency_mismatch'],
  ])('with %j is refused with %i %s', async (settings, status, code) => {
    const shop = await app.createShop({ currency: 'EUR' });
    const answer = await upload(app, shop, FILE, settings);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect(await chunksOf(shop)).toBe(0);
  });

  test('[ROLE-12] is open to a manager', async () => {
    const manager = await app.createShop({ role: 'manager' });
    expect((await upload(app, manager, FILE)).statusCode).toBe(202);
  });
});

describe('a preview', () => {
  const preview = async (file: string | Buffer, type = 'text/csv') => {
    const shop = await app.createShop();
    return app.app.inject({
      method: 'POST',
      url: '/api/imports/preview',
      headers: { ...shop.headers, 'content-type': type },
      payload: file,
    });
  };

  test('recognises the columns', async () => {
    const answer = await preview('Comanda;Data;Cantitate;Preţ;Moneda\n1;2024-01-02;1;2,50;ron\n');
    expect(ImportPreview.parse(answer.json())).toEqual({
      encoding: 'utf-8',
      delimiter: ';',
      format: 'lines',
      columns: ['Comanda', 'Data', 'Cantitate', 'Preţ', 'Moneda'],
      sample: [['1', '2024-01-02', '1', '2,50', 'ron']],
      mapping: { orderId: 'Comanda', date: 'Data', quantity: 'Cantitate', price: 'Preţ', currency: 'Moneda' },
      missing: [],
      currency: 'RON',
      currencies: [{ currency: 'RON', count: 1, convertible: true }],
      repeatedNumbers: null,
      sheet: null,
      sheets: [],
      whole: true,
    });
  });

  test('reads the currency off the signs of the amounts where nothing else names it', async () => {
    const answer = await preview('Comanda;Data;Cantitate;Preţ\n1;2024-01-02;1;49,90 lei\n2;2024-01-02;1;12,00 lei\n');
    expect(ImportPreview.parse(answer.json())).toMatchObject({ currency: 'RON', currencies: [] });
  });

  const long = `Order,Date,Quantity,Price\n${'12345,2024-01-02,1,2.50\n'.repeat(20_000)}`;

  test.each([
    ['plain', Buffer.from(long).subarray(0, 65_536), 'text/csv'],
    [
      'compressed',
      gzipSync(
        Buffer.from(
          Array.from({ length: 40_000 }, (_, at) => `${(at * 2_654_435_761) % 4_294_967_296}`)
            .join('\n')
            .replace(/^/, 'Order,Date,Quantity,Price\n7,2024-01-02,1,2\n'),
        ),
      ).subarray(0, 65_536),
      'application/gzip',
    ],
    ['whole', Buffer.from(long), 'text/csv'],
  ])('takes a file that is cut after 64 KB, %s', async (_how, head, type) => {
    const found = ImportPreview.parse((await preview(head, type)).json());
    expect(found).toMatchObject({ format: 'lines', columns: ['Order', 'Date', 'Quantity', 'Price'], missing: [] });
    expect(found.sample.length).toBeGreaterThan(0);
  });

  test.each([
    ['file_empty', Buffer.alloc(0)],
    ['not_a_text_file', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['file_corrupt', Buffer.from('504b030414000600', 'hex')],
    ['file_corrupt', Buffer.from('1f8b0800ffffffffffffffffffffff', 'hex')],
  ])('of what can’t be imported says %s', async (code, file) => {
    const answer = await preview(file, 'application/octet-stream');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, code]);
  });

  test('of unknown columns names what is missing', async () => {
    expect((await preview('Colour,Size\nred,7\n')).json()).toMatchObject({
      format: 'unknown',
      mapping: {},
      missing: ['orderId', 'date', 'quantity', 'price'],
    });
  });
});
