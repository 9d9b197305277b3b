import { gzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp, TestShop } from '../testing/app.ts';
import { createImportApp, getImport, importFile, importNow, ledgerState } from '../testing/imports.ts';

const TITLES = 'Order,Date,Quantity,Price,SKU,Name';
const GOOD = '1,2024-01-02,1,2.50,A,Lamp';

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

/** Rows of each table that an import writes. */
function rowsOf(shopId: string) {
  return app.services.database.forShop(shopId, async (trx) => {
    const tables = [
      'import_chunks',
      'import_rejections',
      'orders',
      'order_lines',
      'ledger_entries',
      'daily_totals',
      'daily_orders',
      'cost_rules',
    ] as const;
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const { count } = await trx
        .selectFrom(table)
        .select((of) => of.fn.countAll<string>().as('count'))
        .where('shop_id', '=', shopId)
        .executeTakeFirstOrThrow();
      if (Number(count) > 0) counts[table] = Number(count);
    }
    return counts;
  });
}

describe('a file that is refused whole', () => {
  const many = [TITLES, ...Array.from({ length: 5000 }, (_, at) => `${at},2024-01-02,1,2.50,A-${at},Lamp`)].join('\n');
  const zip = Buffer.from('504b030414000600080000002100', 'hex');
  const xls = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  const gzipped = gzipSync(many);
  const damaged = Buffer.from(gzipped);
  damaged.fill(0x55, 200, 260);

  test.each([
    ['empty', Buffer.alloc(0), 'file_empty', null],
    ['empty when it is unpacked', gzipSync(''), 'file_empty', null],
    ['truncated', gzipped.subarray(0, gzipped.length - 10), 'file_truncated', null],
    ['damaged', damaged, 'file_corrupt', null],
    ['a zip archive in gzip', gzipSync(zip), 'not_a_text_file', null],
    ['an old Excel workbook', xls, 'not_a_text_file', null],
    ['binary', Buffer.from(`${TITLES}\n${GOOD}\n\0`), 'not_a_text_file', null],
    [
      'with an unclosed quote',
      Buffer.from(`${many}\n1,2024-01-02,1,2.50,A,"Lamp\n2,2024-01-02,1,2.50,A,Lamp\n`),
      'quote_unclosed',
      5002,
    ],
    [
      'with a line over 1 MB',
      Buffer.from(`${many}\n1,2024-01-02,1,2.50,A,${'x'.repeat(1_000_001)}\n`),
      'line_too_long',
      5002,
    ],
    ['of one line over 1 MB', Buffer.from('x'.repeat(1_100_000)), 'line_too_long', 1],
    ['with an unclosed quote in its titles', Buffer.from(`Order,"Date,Quantity\n${GOOD}\n`), 'quote_unclosed', 1],
    ['without the columns', Buffer.from('Name,Colour\nLamp,red\n'), 'columns_missing', 1],
    ['without lines', Buffer.from(`${TITLES}\n\n`), 'no_data_lines', null],
  ])('%s: says why, and keeps nothing', async (_what, file, code, line) => {
    const shop = await app.createShop({ currency: null });
    const failed = await importFile(app, shop, file, { goodsCostPercent: 40 });
    expect(failed).toMatchObject({
      status: 'failed',
      error: { code, line, message: expect.stringMatching(/^[A-Z].*\.$/) },
      linesAdded: 0,
      orders: 0,
    });
    expect(failed.finishedAt).not.toBeNull();
    expect(await rowsOf(shop.shopId)).toEqual({});
  });

  test('for a column that it does not have: says which', async () => {
    const shop = await app.createShop({ currency: null });
    const mapping = { orderId: 'Order', date: 'Date', quantity: 'Quantity', price: 'Net price' };
    const { error } = await importFile(app, shop, `${TITLES}\n${GOOD}\n`, { mapping });
    expect(error).toEqual({ code: 'columns_missing', message: 'The file has no column "Net price".', line: 1 });
  });

  test('in another currency than the shop’s, settled in the meantime: adds nothing to orders that are known in that', async () => {
    const shop = await app.createShop({ currency: null });
    const [first, second] = await Promise.all([
      importFile(app, shop, `${TITLES}\n${GOOD}\n`, { currency: 'EUR' }),
      importFile(app, shop, `${TITLES}\n${GOOD}\n`, { currency: 'RON' }),
    ]);
    expect([first, second].map(({ status }) => status)).toEqual(['done', 'done']);
    expect([first, second].map(({ rejected }) => rejected).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect((await ledgerState(app, shop)).ledger).toEqual({ 'sale actual': '250' });
  });

  test('does not touch what was imported before', async () => {
    const shop = await app.createShop({ currency: null });
    await importNow(app, shop, `${TITLES}\n${GOOD}\n`, { goodsCostPercent: 40 });
    const before = await rowsOf(shop.shopId);
    await importFile(app, shop, `${TITLES}\n${GOOD}\n2,2024-01-02,1,9,B,"Shade\n`);
    expect(await rowsOf(shop.shopId)).toEqual(before);
  });
});

describe('lines that can’t be read', () => {
  const LINES = [
    TITLES,
    GOOD,
    '2,32/01/2024,1,2.50,A,Lamp',
    '',
    '3,2024-01-02,one,2.50,A,Lamp',
    '4,2024-01-02,1,cheap,A,"=HYPERLINK(""http://evil.example"")"',
    '=cmd|calc,2024-01-02,1,,A,Lamp',
    `5,2024-01-02,1,2.50,A,"${'long '.repeat(300)}",too many`,
    ',2024-01-02,1,2.50,A,Lamp',
    '6,2024-01-02,1,1.50,=1+1,@SUM(A1)',
  ];
  const numbers = [3, 5, 6, 7, 8, 9];

  test('are left out with their number and reason, the rest is imported, and a formula stays text', async () => {
    const shop = await app.createShop();
    const done = await importFile(app, shop, LINES.join('\r\n'));
    expect(done).toMatchObject({ status: 'done', linesRead: 8, linesAdded: 2, rejected: 6, orders: 2 });
    const { rows } = (await app.app.inject({ url: `/api/imports/${done.id}/rejected`, headers: shop.headers })).json<{
      rows: { line: number; code: string; reason: string; text: string }[];
    }>();
    expect(rows.map(({ line, code }) => [line, code])).toEqual([
      [3, 'date_unreadable'],
      [5, 'quantity_unreadable'],
      [6, 'price_unreadable'],
      [7, 'price_unreadable'],
      [8, 'columns_count'],
      [9, 'order_missing'],
    ]);
    expect(rows[0]).toEqual({
      line: 3,
      code: 'date_unreadable',
      reason: 'The date "32/01/2024" can\'t be read.',
      text: LINES[2],
    });
    expect(rows[4]?.text).toBe(LINES[7]?.slice(0, 500));
    const names = await app.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('order_lines').select(['sku', 'name']).orderBy('id').execute(),
    );
    expect(names[1]).toEqual({ sku: '=1+1', name: '@SUM(A1)' });
  });

  test('come by page', async () => {
    const shop = await app.createShop();
    const { id } = await importFile(app, shop, LINES.join('\n'));
    const found: number[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null && page < 10; page += 1) {
      const query: Record<string, string> = cursor === '' ? { limit: '4' } : { limit: '4', cursor };
      const answer = await app.app.inject({ url: `/api/imports/${id}/rejected`, query, headers: shop.headers });
      const { rows, nextCursor } = answer.json<{ rows: { line: number }[]; nextCursor: string | null }>();
      found.push(...rows.map(({ line }) => line));
      cursor = nextCursor;
    }
    expect(found).toEqual(numbers);
  });

  test('are downloaded as a file in which no cell is a formula', async () => {
    const shop = await app.createShop();
    const { id } = await importFile(app, shop, LINES.join('\n'));
    const answer = await app.app.inject({ url: `/api/imports/${id}/rejected.csv`, headers: shop.headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="rejected.csv"',
    });
    expect(answer.body.startsWith('\uFEFFline,code,reason,text\r\n')).toBe(true);
    const rows = parse<Record<string, string>>(answer.body, { bom: true, columns: true });
    expect(rows.map(({ line }) => Number(line))).toEqual(numbers);
    expect(rows[3]?.['text']).toBe(`'${LINES[6]}`);
    for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  test('may be very many', { tags: ['full'], timeout: 60_000 }, async () => {
    const shop = await app.createShop();
    const bad = Array.from({ length: 12_000 }, (_, at) => `${at},never,1,1,A,Lamp`);
    const done = await importFile(app, shop, [TITLES, ...bad].join('\n'));
    expect(done).toMatchObject({ status: 'done', linesAdded: 0, rejected: 12_000, from: null, to: null });
    const answer = await app.app.inject({ url: `/api/imports/${done.id}/rejected.csv`, headers: shop.headers });
    expect(answer.body.trim().split('\r\n')).toHaveLength(12_001);
  });
});

test('imports are listed, newest first, and are the shop’s own', async () => {
  const [shop, other] = [await app.createShop(), await app.createShop({ role: 'viewer' })];
  const first = await importFile(app, shop, `${TITLES}\n${GOOD}\n`, { fileName: 'first.csv' });
  const second = await importFile(app, shop, 'nothing', { fileName: 'second.csv' });
  const list = async (headers: TestShop['headers']) =>
    (await app.app.inject({ url: '/api/imports', headers })).json<{ imports: { fileName: string }[] }>().imports;
  expect((await list(shop.headers)).map(({ fileName }) => fileName)).toEqual(['second.csv', 'first.csv']);
  expect(await list(other.headers)).toEqual([]);
  for (const { id } of [first, second]) {
    for (const path of ['', '/rejected', '/rejected.csv']) {
      const answer = await app.app.inject({ url: `/api/imports/${id}${path}`, headers: other.headers });
      expect(answer.statusCode).toBe(404);
    }
  }
  expect(await getImport(app, shop, first.id)).toEqual(first);
});
