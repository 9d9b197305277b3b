import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { ImportPreview } from '@adaos/api';
import type { TestApp, TestShop } from '../../testing/app.ts';
import { createImportApp, importFile, ledgerState, upload } from '../../testing/imports.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const shopify = readFileSync(
  new URL('../../../../../tests/fixtures/imports/shopify-orders.csv', import.meta.url),
  'utf8',
);

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

/** The records as spreadsheets keep them: numbers as numbers, blank lines as empty rows. */
async function workbookOf(csv: string): Promise<Buffer> {
  const records = parse(csv, { relax_column_count: true });
  const cell = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text === '' ? null : text);
  return Buffer.from(
    await writeWorkbook([{ data: records.map((record) => record.map(cell)), sheet: 'Orders' }]).toBuffer(),
  );
}

const chunksOf = ({ shopId }: TestShop) =>
  app.services.database.forShop(shopId, (trx) =>
    trx.selectFrom('import_chunks').select('position').where('shop_id', '=', shopId).execute(),
  );

describe('a workbook of Excel', () => {
  test('gives what the same table gives as CSV', { tags: ['full'] }, async () => {
    const [asText, asWorkbook, inZip] = await Promise.all([1, 2, 3].map(() => app.createShop({ currency: null })));
    if (!asText || !asWorkbook || !inZip) throw new Error('There are no shops.');
    const settings = { currency: 'EUR', timezone: 'Europe/Bucharest' };
    const file = await workbookOf(shopify);
    const read = { status: 'done', format: 'shopify', linesRead: 6, linesAdded: 5, orders: 4, rejected: 1 };
    expect(await importFile(app, asText, shopify, settings)).toMatchObject(read);
    expect(await importFile(app, asWorkbook, file, { ...settings, type: XLSX })).toMatchObject(read);
    const zip = Buffer.from(zipSync({ 'Orders.xlsx': new Uint8Array(file) }));
    expect(await importFile(app, inZip, zip, { ...settings, type: 'application/zip' })).toMatchObject(read);
    const ledger = await ledgerState(app, asText);
    expect(await ledgerState(app, asWorkbook)).toEqual(ledger);
    expect(await ledgerState(app, inZip)).toEqual(ledger);
    // A second time, as text, it adds nothing.
    expect(await importFile(app, asWorkbook, shopify, settings)).toMatchObject({ linesAdded: 0 });
    expect(await ledgerState(app, asWorkbook)).toEqual(ledger);
  });

  test('names the rows that are left out by their numbers in it', async () => {
    const shop = await app.createShop();
    const file = await writeWorkbook([
      {
        sheet: 'Comenzi',
        data: [
          ['Comandă', 'Data', 'Cantitate', 'Preț unitar', 'Produs'],
          [1, { value: new Date(Date.UTC(2026, 0, 2)), type: Date, format: 'dd.mm.yyyy' }, 2, 10.5, 'Lampă'],
          [],
          [2, '31.02.2026', 1, 7, 'Abajur\nmare'],
          [3, { value: new Date(Date.UTC(2026, 0, 3)), type: Date, format: 'dd.mm.yyyy' }, 1, 'gratis', 'Bec'],
        ],
      },
    ]).toBuffer();
    const result = await importFile(app, shop, Buffer.from(file), { type: XLSX });
    expect(result).toMatchObject({ linesRead: 3, linesAdded: 1, rejected: 2 });
    const answer = await app.app.inject({ url: `/api/imports/${result.id}/rejected`, headers: shop.headers });
    expect(answer.json<{ rows: { line: number; code: string }[] }>().rows).toMatchObject([
      { line: 4, code: 'date_unreadable' },
      { line: 5, code: 'price_unreadable' },
    ]);
    expect((await ledgerState(app, shop)).ledger).toEqual({ 'sale actual': '2100' });
  });

  test('is recognised before it is imported', async () => {
    const shop = await app.createShop();
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/imports/preview',
      headers: { ...shop.headers, 'content-type': XLSX },
      payload: await workbookOf(shopify),
    });
    expect(ImportPreview.parse(answer.json())).toMatchObject({ format: 'shopify', missing: [], currency: 'EUR' });
  });
});

test.each([
  ['several tables', { 'a.csv': strToU8('Order\n'), 'b.csv': strToU8('Product\n') }, 'several_files'],
  ['no table', { 'a.jpg': strToU8('Order\n') }, 'not_a_text_file'],
])('an archive with %s is refused at once, and nothing of it is kept', async (_what, files, code) => {
  const shop = await app.createShop();
  const answer = await upload(app, shop, Buffer.from(zipSync(files)), { type: 'application/zip' });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, code]);
  expect(await chunksOf(shop)).toEqual([]);
});
