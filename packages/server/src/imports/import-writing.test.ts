import { readFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, expect, describe, test } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { createImportApp, importFile, ledgerState } from '../testing/imports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

describe('a file is read the same', () => {
  const ROMANIAN = readFileSync(
    new URL('../../../../tests/fixtures/imports/romanian-lines.csv', import.meta.url),
    'utf8',
  );
  const RON = { currency: 'RON', timezone: 'Europe/Bucharest' };
  const commas = ROMANIAN.replaceAll(',', '.')
    .replaceAll('1.234.50', '1234.50')
    .replaceAll(';', ',')
    .replace(/"Braşov"/, 'Braşov');

  test.each([
    ['in UTF-8', Buffer.from(ROMANIAN)],
    ['in UTF-8 with byte order mark', Buffer.from(`\uFEFF${ROMANIAN}`)],
    ['in Windows-1250', iconv.encode(ROMANIAN, 'windows-1250')],
    ['in UTF-16', iconv.encode(ROMANIAN, 'utf-16le', { addBOM: true })],
    ['with CRLF', Buffer.from(ROMANIAN.replaceAll('\n', '\r\n'))],
    ['with tabs', Buffer.from(ROMANIAN.replaceAll(';', '\t'))],
    [
      'with commas, decimal points and every cell quoted',
      Buffer.from(commas.replaceAll(/[^,\n]+/g, (cell) => `"${cell}"`)),
    ],
  ])('%s', async (_how, file) => {
    const shop = await app.createShop({ currency: null });
    expect(await importFile(app, shop, file, RON)).toMatchObject({ status: 'done', linesAdded: 4, rejected: 0 });
    expect((await ledgerState(app, shop)).ledger).toEqual({ 'sale actual': '284197', 'refund actual': '-799' });
    const lines = await app.services.database.forShop(shop.shopId, (trx) =>
      trx
        .selectFrom('order_lines as l')
        .innerJoin('orders as o', (join) => join.onRef('o.shop_id', '=', 'l.shop_id').onRef('o.id', '=', 'l.order_id'))
        .select(['l.sku', 'l.quantity', 'l.unit_price', 'o.customer', 'o.order_on', 'o.placed_at'])
        .orderBy('l.id')
        .execute(),
    );
    expect(lines[0]).toEqual({
      sku: 'CĂM-1',
      quantity: '2',
      unit_price: '1234.5',
      customer: 'Ştefan Ţepeş',
      order_on: '2024-01-05',
      placed_at: new Date('2024-01-05T08:30:00Z'),
    });
  });

  test('with line breaks, tabs, quotes and backslashes in its cells', async () => {
    const shop = await app.createShop({ currency: null });
    const name = 'Lamp "Ana"\r\n\tbrass\\steel \\N \\. 😀';
    const file = `Order,Date,Quantity,Price,Name\n1,2024-01-05,1,2.50,"${name.replaceAll('"', '""')}"\n`;
    expect(await importFile(app, shop, file)).toMatchObject({ status: 'done', linesRead: 1, linesAdded: 1 });
    const [line] = await app.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('order_lines').select('name').execute(),
    );
    expect(line?.name).toBe(name);
  });

  test('in Windows-1252', async () => {
    const shop = await app.createShop({ currency: null });
    const file = iconv.encode(
      'Pedido;Fecha;Cantidad;Precio;Producto\n1;05/01/2024;2;3,50;Niño de peluche Nº 5\n',
      'windows-1252',
    );
    await importFile(app, shop, file);
    const [line] = await app.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('order_lines').select('name').execute(),
    );
    expect(line?.name).toBe('Niño de peluche Nº 5');
  });

  test('with its columns mapped by hand, also the total of the order and what it had as a whole', async () => {
    const shop = await app.createShop({ currency: null });
    const file = 'a,b,c,d,e,f\nX1,2024-01-05,2,10,3,1.5\nX1,2024-01-05,1,5,3,1.5\n';
    const mapping = { orderId: 'a', date: 'b', quantity: 'c', price: 'd', orderShipping: 'e', orderDiscount: 'f' };
    expect(await importFile(app, shop, file, { mapping })).toMatchObject({
      status: 'done',
      format: 'lines',
      linesAdded: 2,
    });
    expect((await ledgerState(app, shop)).ledger).toEqual({
      'sale actual': '2500',
      'discount actual': '-150',
      'shipping_charged actual': '300',
    });
  });

  describe('with tax, discount and total of its own columns', () => {
    const mapping = {
      orderId: 'a',
      date: 'b',
      quantity: 'c',
      price: 'd',
      orderTax: 'e',
      orderDiscount: 'f',
      orderTotal: 'g',
    };
    const posted = async (...rows: string[]) => {
      const shop = await app.createShop({ currency: null });
      const file = ['a,b,c,d,e,f,g', ...rows].join('\n');
      for (const _time of [1, 2]) await importFile(app, shop, file, { mapping });
      return (await ledgerState(app, shop)).ledger;
    };
    // 2 x 50.00 + 40.00 - 5.00 = 135.00, of which 21.55 are tax.
    const ledger = { 'sale actual': '14000', 'discount actual': '-500', 'tax actual': '-2155' };

    test('line by line takes their sum', async () => {
      expect(await posted('1,2024-01-05,2,50,15.97,0,100', '1,2024-01-05,1,40,5.58,5,35')).toEqual(ledger);
    });

    test('of the order, on each row or on its first, takes them once', async () => {
      expect(await posted('1,2024-01-05,2,50,21.55,5,135', '1,2024-01-05,1,40,21.55,5,135')).toEqual(ledger);
      expect(await posted('1,2024-01-05,2,50,21.55,5,135', '1,2024-01-05,1,40,,,')).toEqual(ledger);
      expect(await posted('1,2024-01-05,2,50,21.55,5,135', '1,2024-01-05,1,40,0,0,0')).toEqual(ledger);
    });

    test('is settled by the whole file where lines of an order are alike', async () => {
      const alike = ['1,2024-01-05,1,50,7.98,0,50', '1,2024-01-05,1,50,7.98,0,50'];
      const others = ['2,2024-01-05,1,100,15.97,0,100', '2,2024-01-05,1,40,6.39,0,40'];
      // 2 x 7.98 + 15.97 + 6.39 = 38.32
      expect(await posted(...alike, ...others)).toEqual({ 'sale actual': '24000', 'tax actual': '-3832' });
    });

    test('leaves out a tax that is on top of the prices', async () => {
      expect(await posted('1,2024-01-05,2,50,19,0,119', '1,2024-01-05,1,40,7.60,0,47.60')).toEqual({
        'sale actual': '14000',
      });
    });
  });

  test('whose later lines prove the order of day and month, and the decimal mark', async () => {
    const shop = await app.createShop({ currency: null });
    const early = Array.from(
      { length: 3000 },
      (_, at) => `${at},0${1 + (at % 9)}/0${1 + (at % 8)}/2024,1,"1,234",padding to pass the first piece of it`,
    );
    const file = ['Order,Date,Qty,Price,Name', ...early, '9001,12/31/2024,1,"2,5",last'].join('\n');
    expect(file.length).toBeGreaterThan(2 * 65_536);
    expect(await importFile(app, shop, file)).toMatchObject({
      status: 'done',
      linesAdded: 3001,
      rejected: 0,
      to: '2024-12-31',
    });
    // 1,234 is 1.234 where 2,5 shows the comma to be the decimal mark.
    expect((await ledgerState(app, shop)).ledger).toEqual({ 'sale actual': String(3000 * 123 + 250) });
    const day = await app.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('orders').select('order_on').where('external_id', '=', '1').executeTakeFirst(),
    );
    expect(day?.order_on).toBe('2024-02-02');
  });
});
