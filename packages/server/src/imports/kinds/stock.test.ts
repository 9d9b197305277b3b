import { contract } from '@adaos/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importRoutes } from '../../http/routes/imports.ts';
import { stockRoutes } from '../../http/routes/stock.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { importFile, ledgerState } from '../../testing/imports.ts';
import { registerImportWorker } from '../worker.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [importRoutes, stockRoutes] });
  await registerImportWorker(testApp.services);
});
afterAll(() => testApp.close());
let shop: TestShop;
beforeEach(async () => {
  shop = await testApp.createShop({ currency: 'RON' });
});

const STOCK = { kind: 'stock', currency: 'RON' } as const;
const table = (mugs: number) => `Cod produs;Denumire produs;Stoc;Furnizor;Termen livrare;Cost achiziție
CANA;Cană mare;${mugs};Ceramica SRL;7;12,50
TRICOU;Tricou;40;Textil SA;14;20
SAPCA;Șapcă;abc;Textil SA;14;9
`;
const orders = `Order,Date,SKU,Quantity,Price
1,2024-01-10,CANA,2,50
1,2024-01-10,TRICOU,1,80
2,2024-02-10,CANA,1,50
3,2024-02-11,FARA,1,30
`;

const stock = async () => {
  const answer = await testApp.app.inject({ url: '/api/stock', headers: shop.headers });
  return contract.getStock.answer.parse(answer.json());
};
const costs = async () =>
  Object.fromEntries(
    Object.entries((await ledgerState(testApp, shop)).ledger).filter(([kind]) => kind.startsWith('cogs')),
  );

describe('stock and suppliers from a file', () => {
  test('are in the table of the suppliers; the same file again changes nothing', async () => {
    const done = await importFile(testApp, shop, table(25), STOCK);
    expect(done).toMatchObject({
      kind: 'stock',
      status: 'done',
      format: 'stock',
      linesRead: 3,
      linesAdded: 2,
      rejected: 1,
    });
    const { suppliers } = await stock();
    expect(suppliers.map(({ name, product, stock: units }) => [name, product, units])).toEqual([
      ['Ceramica SRL', 'Cană mare', 25],
      ['Textil SA', 'Tricou', 40],
    ]);
    expect(await importFile(testApp, shop, table(25), STOCK)).toMatchObject({ linesAdded: 0 });
    expect(await importFile(testApp, shop, table(24), STOCK)).toMatchObject({ linesAdded: 1 });
  });

  test('pack sizes and least orders of a file are kept, also where the next file says nothing of them', async () => {
    const rows = (pack: string, least: string) =>
      `SKU,Stock,Supplier,Pack size,MOQ\nCANA,25,Mill,${pack},${least}\nSAPCA,9,Mill,0,-2\n`;
    expect(await importFile(testApp, shop, rows('12', '48'), STOCK)).toMatchObject({ linesAdded: 1, rejected: 1 });
    const terms = async () => (await stock()).suppliers.map(({ terms: own }) => own);
    expect(await terms()).toEqual([{ packUnits: 12, leastUnits: 48 }]);
    expect(await importFile(testApp, shop, rows('6', '48'), STOCK)).toMatchObject({ linesAdded: 1 });
    await importFile(testApp, shop, 'SKU,Stock,Supplier\nCANA,24,Mill\n', STOCK);
    expect(await terms()).toEqual([{ packUnits: 6, leastUnits: 48 }]);
  });

  test('[STOCK-1] what is sold after a file is gone from its stock, a newer file counts again, and older orders move nothing', async () => {
    await importFile(testApp, shop, table(100), STOCK);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const sales = `Order,Date,SKU,Quantity,Price\nlater,${tomorrow},CANA,60,50\n`;
    await importFile(testApp, shop, sales, { currency: 'RON' });
    await importFile(testApp, shop, orders, { currency: 'RON' });
    const mugs = async () => (await stock()).suppliers.find(({ product }) => product === 'Cană mare');
    expect(await mugs()).toMatchObject({ stock: 40, count: { units: 100, sold: 60, oversold: false } });
    const before = (await mugs())?.count?.at ?? '';
    // The same units again are a count of their own.
    expect(await importFile(testApp, shop, table(100), STOCK)).toMatchObject({ linesAdded: 0 });
    expect(Date.parse((await mugs())?.count?.at ?? '')).toBeGreaterThan(Date.parse(before));
    expect(await mugs()).toMatchObject({ stock: 40, count: { units: 100, sold: 60 } });
  });

  test('a product that has another supplier now is with that one alone; what a file does not name stays', async () => {
    await importFile(testApp, shop, table(25), STOCK);
    await importFile(testApp, shop, 'SKU,Stock,Supplier\nCANA,10,Alt SRL\n', STOCK);
    await importFile(testApp, shop, 'SKU,Stock\nCANA,9\n', STOCK);
    expect((await stock()).suppliers.map(({ name, stock: units }) => [name, units])).toEqual([
      ['Alt SRL', 9],
      ['Textil SA', 40],
    ]);
  });

  test('days on which nothing was left are noted until something is there again', async () => {
    const outages = () =>
      testApp.services.database.forShop(shop.shopId, (trx) =>
        trx.selectFrom('stock_outages').select(['first_day', 'last_day']).execute(),
      );
    await importFile(testApp, shop, table(3), STOCK);
    expect(await outages()).toEqual([]);
    await importFile(testApp, shop, table(0), STOCK);
    await importFile(testApp, shop, table(0), STOCK);
    const today = new Date().toISOString().slice(0, 10);
    expect(await outages()).toEqual([{ first_day: today, last_day: today }]);
  });

  test('unit costs count only where the owner chooses so, from their day on, before the percentage', async () => {
    await importFile(testApp, shop, orders, { currency: 'RON', goodsCostPercent: 50 });
    expect(await costs()).toEqual({ 'cogs rule': String(-(10_000 + 8_000 + 5_000 + 3_000) / 2) });
    await importFile(testApp, shop, table(25), STOCK);
    expect(await costs()).not.toHaveProperty('cogs actual');

    await importFile(testApp, shop, table(25), { ...STOCK, costsFrom: '2024-02-01' });
    expect(await costs()).toEqual({ 'cogs actual': '-1250', 'cogs rule': String(-(10_000 + 8_000 + 3_000) / 2) });
    await importFile(testApp, shop, table(25), { ...STOCK, costsFrom: '2024-01-01' });
    const all = { 'cogs actual': String(-(3 * 1250 + 2000)), 'cogs rule': '-1500' };
    expect(await costs()).toEqual(all);
    await importFile(testApp, shop, table(25), { ...STOCK, costsFrom: '2024-01-01' });
    expect(await costs()).toEqual(all);

    // An order that comes later is costed as it comes.
    await importFile(testApp, shop, 'Order,Date,SKU,Quantity,Price\n9,2024-03-01,TRICOU,2,80\n', { currency: 'RON' });
    expect(await costs()).toMatchObject({ 'cogs actual': String(-(3 * 1250 + 2000 + 4000)) });
  });
});
