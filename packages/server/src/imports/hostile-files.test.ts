/** @module-tag full */
import { gzipSync } from 'node:zlib';
import type { ImportKind } from '@adaos/api';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { hostileText } from '../testing/fuzz/hostile-text.ts';
import { createImportApp, importFile, upload } from '../testing/imports.ts';
import { propertyRuns } from '../testing/property-runs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

interface Format {
  readonly kind: ImportKind;
  readonly titles: string;
  /** A line that is right, and whose cells become odd one by one in the others. */
  readonly line: string;
}

const FORMATS: Record<string, Format> = {
  lines: {
    kind: 'orders',
    titles: 'Invoice,StockCode,Description,Quantity,InvoiceDate,Price,Customer ID,Country',
    line: '489435,22350,CAT BOWL,12,2009-12-01 07:46:00,2.55,13085,United Kingdom',
  },
  shopify: {
    kind: 'orders',
    titles:
      'Name,Created at,Lineitem quantity,Lineitem name,Lineitem sku,Lineitem price,Subtotal,Discount Amount,Shipping,Taxes,Total,Refunded Amount,Financial Status',
    line: '#1,2024-03-05 10:00:00 +0200,2,Tricou - M,TRICOU,50.00,90.00,10.00,15.00,16.77,105.00,0.00,paid',
  },
  woocommerce: {
    kind: 'orders',
    titles:
      'Order Number,Order Status,Order Date,Email (Billing),Country Code (Billing),SKU,Item Name,Quantity,Item Cost,Order Total Amount',
    line: '1,completed,2024-03-05 10:00:00,a@shop.example,RO,CANA,Cana,2,40.00,80.00',
  },
  orders: {
    kind: 'orders',
    titles: 'ID,Purchase Date,Grand Total (Base),Status,Shipping and Handling,Customer Email,Total Refunded',
    line: '000000012,2024-03-05 10:00:00,105.00,complete,15.00,a@shop.example,0.00',
  },
  google_ads: {
    kind: 'ads',
    titles: 'Campaign,Day,Cost,Impr.,Clicks,Campaign ID,Campaign state',
    line: 'Brand,2024-03-05,12.50,1000,50,123,Enabled',
  },
  meta_ads: {
    kind: 'ads',
    titles: 'Campaign name,Day,Amount spent (EUR),Impressions,Link clicks,Campaign ID,Campaign delivery,Results',
    line: 'Brand,2024-03-05,12.50,1000,50,123,active,2',
  },
  ads: {
    kind: 'ads',
    titles: 'platform,campaign,date,spend,impressions,clicks,conversions,campaign id',
    line: 'TikTok,Brand,2024-03-05,12.50,1000,50,2,123',
  },
  stock: {
    kind: 'stock',
    titles: 'SKU,Stock,Name,Supplier,Lead days,Unit cost',
    line: 'CANA,12,Cana,Olaria,14,9.50',
  },
  costs: {
    kind: 'costs',
    titles: 'SKU,Name,Unit cost,Valid from',
    line: 'CANA,Cana,9.50,2024-03-05',
  },
};

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const oddCell = fc.oneof(hostileText(20), hostileText(700), hostileText(3_000));

/** Lines of a format, each with some of its cells odd. */
const oddLines = ({ line }: Format) =>
  fc.array(
    fc.tuple(
      ...line
        .split(',')
        .map((cell) =>
          fc.oneof({ weight: 3, arbitrary: fc.constant(cell) }, { weight: 1, arbitrary: oddCell }).map(quoted),
        ),
    ),
    { minLength: 10, maxLength: 30 },
  );

const ENCODINGS = {
  'utf-8': (text: string) => Buffer.from(text.replaceAll('\0', '')),
  'utf-16': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  gzip: (text: string) => gzipSync(text.replaceAll('\0', '')),
};

test.each(Object.keys(FORMATS))(
  'whatever text is in a file of the format %s, its import ends, with the lines that are right',
  async (name) => {
    const format = FORMATS[name];
    if (!format) throw new Error(name);
    await fc.assert(
      fc.asyncProperty(
        oddLines(format),
        fc.constantFrom(...Object.values(ENCODINGS)),
        hostileText(255),
        async (lines, encode, odd) => {
          const shop = await app.createShop({ currency: 'EUR' });
          // Columns that nobody has heard of, and a file that is named so, change nothing.
          const titles = `${format.titles},${quoted(`${odd}?`)}`;
          const rows = lines.map((cells) => `${cells.join(',')},x`);
          const file = encode([titles, `${format.line},x`, ...rows, ''].join('\n'));
          const type = encode === ENCODINGS.gzip ? 'application/gzip' : 'text/csv';
          const done = await importFile(app, shop, file, {
            kind: format.kind,
            type,
            fileName: odd.toWellFormed() || 'x',
          });
          expect(done).toMatchObject({ status: 'done', error: null });
          expect(done.linesAdded).toBeGreaterThan(0);
          const preview = await app.app.inject({
            method: 'POST',
            url: '/api/imports/preview',
            query: { kind: format.kind },
            headers: { ...shop.headers, 'content-type': type },
            payload: file,
          });
          expect(preview.statusCode).toBe(200);
          const rejected = await app.app.inject({ url: `/api/imports/${done.id}/rejected`, headers: shop.headers });
          expect(rejected.statusCode).toBe(200);
        },
      ),
      { numRuns: 4 },
    );
  },
  300_000,
);

test('the longest names of platforms, campaigns and products fit into every key', async () => {
  // Nothing of it can be written shorter.
  const letters = (seed: number) =>
    Array.from({ length: 600 }, (_, index) =>
      String.fromCharCode(0x4e00 + ((index * 7919 + seed * 104_729) % 20_900)),
    ).join('');
  const shop = await app.createShop({ currency: 'EUR' });
  const ads = `platform,campaign,date,spend,campaign id\n${letters(1)},${letters(2)},2024-03-05,12.50,${letters(3)}\n`;
  expect(await importFile(app, shop, ads, { kind: 'ads' })).toMatchObject({ status: 'done', linesAdded: 1 });
  const stock = `SKU,Stock,Name,Supplier,Unit cost\n${letters(4)},12,${letters(5)},${letters(6)},9.50\n`;
  const costs = { kind: 'stock', costsFrom: '2024-01-01' } as const;
  expect(await importFile(app, shop, stock, costs)).toMatchObject({ status: 'done', linesAdded: 1 });
  const orders = `Invoice,StockCode,Description,Quantity,InvoiceDate,Price\n${letters(7).slice(0, 200)},${letters(8)},${letters(9)},1,2024-03-05,2.55\n`;
  expect(await importFile(app, shop, orders)).toMatchObject({ status: 'done', linesAdded: 1 });
});

test('a column is mapped by its title, whatever it contains', async () => {
  const columns = { orderId: 'Invoice', date: 'InvoiceDate', quantity: 'Quantity', price: 'Price' };
  await fc.assert(
    fc.asyncProperty(hostileText(300), async (odd) => {
      const shop = await app.createShop({ currency: 'EUR' });
      const { titles = '', line = '' } = FORMATS['lines'] ?? {};
      const title = `D${odd}`;
      const file = Buffer.from(`\ufeff${titles.replace('Description', () => quoted(title))}\n${line}\n`, 'utf16le');
      const accepted = await upload(app, shop, file, {
        mapping: { ...columns, name: title },
      });
      expect(accepted.statusCode, accepted.body).toBe(202);
      const { id } = accepted.json<{ id: string }>();
      await expect
        .poll(async () => (await app.app.inject({ url: `/api/imports/${id}`, headers: shop.headers })).json())
        .toMatchObject({ status: 'done', linesAdded: 1, error: null });
    }),
    { numRuns: propertyRuns(12) },
  );
}, 300_000);
