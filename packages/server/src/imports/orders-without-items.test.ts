import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@adaos/api';
import { getOverview } from '../insights/overview.ts';
import type { TestApp, TestShop } from '../testing/app.ts';
import { createImportApp, getImport, importFile, importNow, ledgerState, upload, table } from '../testing/imports.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const EUR = { currency: 'EUR', timezone: 'UTC' };
const RON = { currency: 'RON', timezone: 'Europe/Bucharest' };

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

const newShop = () => app.createShop({ currency: null });

/** The shop's ledger by order, or by order and day: the sum of each kind in minor units, without sums of nothing. */
async function ledgerBy({ shopId }: TestShop, key: 'order' | 'day'): Promise<Record<string, Record<string, number>>> {
  const rows = await app.services.database.forShop(shopId, (trx) =>
    trx
      .selectFrom('ledger_entries as e')
      .innerJoin('orders as o', (join) => join.onRef('o.shop_id', '=', 'e.shop_id').onRef('o.id', '=', 'e.order_id'))
      .select(['o.external_id', 'e.occurred_on', 'e.kind', 'e.amount_minor'])
      .where('e.shop_id', '=', shopId)
      .execute(),
  );
  const sums: Record<string, Record<string, number>> = {};
  for (const { external_id, occurred_on, kind, amount_minor } of rows) {
    const of = (sums[key === 'day' ? `${external_id} ${occurred_on}` : external_id] ??= {});
    of[kind] = (of[kind] ?? 0) + Number(amount_minor);
  }
  return Object.fromEntries(
    Object.entries(sums)
      .map(([name, of]) => [name, Object.fromEntries(Object.entries(of).filter(([, amount]) => amount !== 0))] as const)
      .filter(([, of]) => Object.keys(of).length > 0),
  );
}

const rejectedOf = async (shop: TestShop, id: string) =>
  contract.listRejectedLines.answer
    .parse((await app.app.inject({ url: `/api/imports/${id}/rejected`, headers: shop.headers })).json())
    .rows.map(({ line, code }) => `${line} ${code}`);

describe('the orders of a platform, one row for each', () => {
  const ordersOf = (shop: TestShop) =>
    app.services.database.forShop(shop.shopId, (trx) =>
      trx
        .selectFrom('orders')
        .select(['external_id', 'kind', 'order_on', 'customer', 'country', 'status'])
        .where('shop_id', '=', shop.shopId)
        .orderBy('external_id')
        .execute(),
    );

  test('as Magento’s grid exports them', async () => {
    const shop = await newShop();
    const file = table(
      'ID,"Purchase Point","Purchase Date","Bill-to Name","Ship-to Name","Grand Total (Base)","Grand Total (Purchased)",Status,"Billing Address","Shipping Information","Customer Email","Customer Group",Subtotal,"Shipping and Handling","Customer Name","Payment Method","Total Refunded"',
      '000000001,"Main Website","Mar 5, 2024 15:30:00 PM","Ana Pop","Ana Pop",121.0000,121.0000,Complete,"Str. Lunga 1","Flat Rate",ana@shop.example,General,90.0000,12.0000,"Ana Pop","Check / Money order",',
      '000000002,"Main Website","Mar 6, 2024 00:10:00 AM","Ion Pop","Ion Pop",60.0000,60.0000,Closed,"Str. Lunga 1","Flat Rate",ion@shop.example,General,60.0000,0.0000,"Ion Pop","Check / Money order",60.0000',
      '000000003,"Main Website","Mar 6, 2024 09:00:00 AM","Ion Pop","Ion Pop",70.0000,70.0000,Canceled,"Str. Lunga 1","Flat Rate",ion@shop.example,General,70.0000,0.0000,"Ion Pop","Check / Money order",',
      '000000004,"Main Website","Mar 6, 2024 09:00:00 AM","Ion Pop","Ion Pop",80.0000,80.0000,"Pending Payment","Str. Lunga 1","Flat Rate",ion@shop.example,General,80.0000,0.0000,"Ion Pop",PayPal,',
      '000000005,"Main Website","Mar 7, 2024 12:00:00 PM","Ion Pop","Ion Pop","1,050.0000","1,050.0000",Processing,"Str. Lunga 1","Flat Rate",ion@shop.example,General,1040.0000,10.0000,"Ion Pop","Check / Money order",20.0000',
    );
    const done = await importFile(app, shop, file, EUR);
    expect(done).toMatchObject({
      status: 'done',
      format: 'orders',
      linesRead: 5,
      linesAdded: 3,
      orders: 3,
      rejected: 2,
      from: '2024-03-05',
      to: '2024-03-07',
    });
    expect(await rejectedOf(shop, done.id)).toEqual(['4 order_cancelled', '5 order_cancelled']);
    // Without a column for the tax the amount is taken as it comes, without the shipping.
    expect(await ledgerBy(shop, 'order')).toEqual({
      '000000001': { sale: 10_900, shipping_charged: 1200 },
      '000000002': { sale: 6000, refund: -6000 },
      '000000005': { sale: 104_000, shipping_charged: 1000, refund: -2000 },
    });
    expect((await ordersOf(shop))[0]).toMatchObject({
      customer: 'ana@shop.example',
      status: 'Complete',
      kind: 'order',
    });
  });

  test('as PrestaShop’s grid exports them, in English and in French', async () => {
    const rows = (shipped: string, refunded: string) => [
      `7;XKBKNABJK;1;France;J. DOE;"€1,029.00";"Payment by check";${shipped};"2024-03-05 10:00:00"`,
      `8;OHSATSERP;0;Spain;A. POP;€40.00;"Payment by check";${refunded};"2024-03-05 11:00:00"`,
      '9;UOYEVOLI;0;Spain;A. POP;€50.00;"Payment by check";"Payment error";"2024-03-05 12:00:00"',
    ];
    for (const file of [
      table('ID;Reference;"New client";Delivery;Customer;Total;Payment;Status;Date', ...rows('Shipped', 'Refunded')),
      table('ID;Référence;"Nouveau client";Livraison;Client;Total;Paiement;État;Date', ...rows('Expédié', 'Remboursé')),
    ]) {
      const shop = await newShop();
      const done = await importFile(app, shop, file, EUR);
      expect(done).toMatchObject({ format: 'orders', linesRead: 3, linesAdded: 2, orders: 2, rejected: 1 });
      expect(await ledgerBy(shop, 'order')).toEqual({ 7: { sale: 102_900 }, 8: { sale: 4000, refund: -4000 } });
      expect((await ordersOf(shop))[0]).toMatchObject({ country: 'France', customer: 'J. DOE' });
    }
  });

  test('an order that was free is an order of its customer', async () => {
    const shop = await newShop();
    const titles = 'Order,Date,Total,Shipping,Customer Email';
    await importFile(app, shop, table(titles, 'A1,2024-03-05,20.00,5.00,ion@shop.example'), EUR);
    await importFile(app, shop, table(titles, 'A2,2024-03-06,0.00,0.00,ana@shop.example'), EUR);
    const days = { from: '2024-03-05', to: '2024-03-06' };
    const overview = await getOverview(app.services.database, shop.shopId, days);
    expect([overview.orders, overview.quickStats.activeUsers]).toEqual([2, 2]);
  });

  test('as the eMAG marketplace exports them', async () => {
    const shop = await newShop();
    const file = table(
      'Nr. Comanda;Data comanda;Status comanda;Billing Name;Total (RON) (fara taxa de livrare);Taxa de livrare (RON);Total (RON) (livrare inclusa)',
      '301;05.03.2024 10:15;Finalizată;Ana Pop;149,90;19,99;169,89',
      '302;06.03.2024 11:00;Storno;Ion Pop;100,00;15,00;115,00',
      '303;06.03.2024 12:00;Anulată de client;Ion Pop;80,00;15,00;95,00',
    );
    const elsewhere = await newShop();
    const wrong = await importFile(app, elsewhere, file, EUR);
    // The titles name the lei: they are converted into the currency that was chosen for the shop.
    expect(wrong).toMatchObject({ linesAdded: 2, rejected: 1 });
    expect(await rejectedOf(elsewhere, wrong.id)).toEqual(['4 order_cancelled']);

    expect(await importFile(app, shop, file, RON)).toMatchObject({ format: 'orders', linesAdded: 2, rejected: 1 });
    expect(await ledgerBy(shop, 'order')).toEqual({
      301: { sale: 14_990, shipping_charged: 1999 },
      // Paid back whole, the transport with it.
      302: { sale: 10_000, refund: -10_000 },
    });
    const preview = await app.app.inject({
      method: 'POST',
      url: '/api/imports/preview',
      headers: { ...shop.headers, 'content-type': 'text/csv' },
      payload: file,
    });
    expect(preview.json()).toMatchObject({
      format: 'orders',
      missing: [],
      currency: 'RON',
      mapping: { orderTotal: 'Total (RON) (livrare inclusa)', orderShipping: 'Taxa de livrare (RON)' },
    });
  });

  test('as the list of OpenCart’s orders has them', async () => {
    const shop = await newShop();
    const file = table(
      'Order ID,Customer,Status,Total,Date Added,Date Modified',
      '11,Ana Pop,Complete,"$1,204.50",05/03/2024,06/03/2024',
      '12,Ion Pop,Canceled Reversal,$29.50,13/03/2024,13/03/2024',
      '13,Ion Pop,Denied,$10.00,13/03/2024,13/03/2024',
    );
    expect(await importFile(app, shop, file, { ...EUR, currency: 'USD' })).toMatchObject({
      format: 'orders',
      linesAdded: 2,
      rejected: 1,
      from: '2024-03-05',
      to: '2024-03-13',
    });
    expect(await ledgerBy(shop, 'order')).toEqual({ 11: { sale: 120_450 }, 12: { sale: 2950 } });
  });
});

describe('a file with one row for each order', () => {
  const mapping = { orderId: 'A', date: 'B', orderTotal: 'C', orderTax: 'D', orderDiscount: 'E', orderShipping: 'F' };

  test('is mapped by hand: sales are the total without tax and shipping', async () => {
    const shop = await newShop();
    const file = table('A,B,C,D,E,F', '1,2024-03-05,129.00,19.00,10.00,10.00', '2,2024-03-05,,0,0,0');
    const without = { orderId: 'A', date: 'B', orderTax: 'D' };
    expect((await upload(app, shop, file, { ...EUR, mapping: without })).json()).toMatchObject({
      code: 'mapping_incomplete',
    });
    const done = await importFile(app, shop, file, { ...EUR, mapping });
    expect(done).toMatchObject({ format: 'orders', linesAdded: 1, rejected: 1 });
    expect(await rejectedOf(shop, done.id)).toEqual(['3 amount_unreadable']);
    // The shipping has 19.00 x 10.00 / 129.00 = 1.47 of the tax; net sales: 129.00 - 10.00 shipping - 17.53 tax = 101.47.
    expect(await ledgerBy(shop, 'order')).toEqual({
      1: { sale: 12_900, discount: -1000, tax: -1753, shipping_charged: 853 },
    });
  });

  test('whose orders have several rows with totals of their own is reported, not added up or cut short', async () => {
    const shop = await newShop();
    const file = table('Order,Date,Total', '1,2024-03-05,10', '1,2024-03-05,10', '1,2024-03-05,25', '2,2024-03-05,5');
    const done = await importFile(app, shop, file, EUR);
    expect(await rejectedOf(shop, done.id)).toEqual(['4 order_repeated']);
    expect(await ledgerBy(shop, 'order')).toEqual({ 1: { sale: 1000 }, 2: { sale: 500 } });
  });

  test('keeps refunds: a total below zero is one', async () => {
    const shop = await newShop();
    const file = (total: string) => table('Order,Date,Total,Tax amount', `R1,2024-03-05,${total},-1.90`);
    for (const _time of [1, 2]) await importNow(app, shop, file('-11.90'), EUR);
    expect(await ledgerBy(shop, 'order')).toEqual({ R1: { refund: -1000 } });
    expect((await ledgerState(app, shop)).orders).toEqual({ refund: 1 });
  });

  test('says what is new in it alone when it comes again, with later refunds and corrections', async () => {
    const shop = await newShop();
    const file = (total: number, refunded: number) =>
      table('Order,Date,Total,Total refunded', `1,2024-03-05,${total},${refunded}`, '2,2024-03-05,50,0');
    expect(await importFile(app, shop, file(100, 0), EUR)).toMatchObject({ linesAdded: 2 });
    expect(await importFile(app, shop, file(100, 0), EUR)).toMatchObject({ linesAdded: 0, orders: 2 });
    expect(await importFile(app, shop, file(90, 30), EUR)).toMatchObject({ linesAdded: 1, orders: 2 });
    expect(await ledgerBy(shop, 'order')).toEqual({ 1: { sale: 9000, refund: -3000 }, 2: { sale: 5000 } });
  });

  test('takes back an order that was called off since, and gives it again where it changed after that', async () => {
    const shop = await newShop();
    const file = (status: string, changed: string) =>
      table('Order,Date,Total,Status,Date modified', `1,2024-03-05,100,${status},2024-03-${changed}`);
    const net = async () =>
      Object.values((await ledgerBy(shop, 'order'))['1'] ?? {}).reduce((sum, amount) => sum + amount, 0);
    await importNow(app, shop, file('Complete', '05'), EUR);
    for (const _time of [1, 2]) await importNow(app, shop, file('Canceled', '06'), EUR);
    expect(await net()).toBe(0);
    await importNow(app, shop, file('Complete', '05'), EUR);
    expect(await net()).toBe(0);
    await importNow(app, shop, file('Complete', '07'), EUR);
    expect(await net()).toBe(10_000);
  });

  test('costs goods by percentage; by item only once the items are known', async () => {
    const shop = await newShop();
    await importNow(app, shop, table('Order,Date,Total,Tax amount', '1,2024-03-05,119,19'), {
      ...EUR,
      goodsCostPercent: 40,
    });
    const { database } = app.services;
    await database.forShop(shop.shopId, async (trx) => {
      const rule = { shop_id: shop.shopId, valid_from: '2024-01-01', created_by: null, percent: null };
      await trx
        .insertInto('cost_rules')
        .values([
          { ...rule, id: crypto.randomUUID(), kind: 'handling', item_minor: 100 },
          { ...rule, id: crypto.randomUUID(), kind: 'shipping_cost', order_minor: 500 },
        ])
        .execute();
      await trx
        .insertInto('product_costs')
        .values({ shop_id: shop.shopId, sku: 'LAMP', valid_from: '2024-01-01', cost_minor: '1500' })
        .execute();
    });
    await importNow(app, shop, table('Order,Date,Total', '2,2024-03-05,50'), EUR);
    expect(await ledgerBy(shop, 'order')).toEqual({
      1: { sale: 11_900, tax: -1900, cogs: -4000 },
      2: { sale: 5000, cogs: -2000, shipping_cost: -500 },
    });
    const coverage = () =>
      database.forShop(shop.shopId, (trx) =>
        trx
          .selectFrom('daily_coverage')
          .select(['kind', 'known_minor', 'counted_minor'])
          .where('shop_id', '=', shop.shopId)
          .where('kind', 'in', ['cogs', 'handling'])
          .orderBy('kind')
          .execute(),
      );
    expect(await coverage()).toEqual([
      { kind: 'cogs', known_minor: '16900', counted_minor: '16900' },
      { kind: 'handling', known_minor: '0', counted_minor: '15000' },
    ]);
    // 2 lamps of 15.00 each; their handling is 2 x 1.00.
    await importNow(app, shop, table('Order,Date,Quantity,Price,SKU', '2,2024-03-05,2,25,LAMP'), EUR);
    expect((await ledgerBy(shop, 'order'))['2']).toEqual({
      sale: 5000,
      cogs: -3000,
      shipping_cost: -500,
      handling: -200,
    });
    expect(await coverage()).toEqual([
      { kind: 'cogs', known_minor: '16900', counted_minor: '16900' },
      { kind: 'handling', known_minor: '5000', counted_minor: '15000' },
    ]);
  });

  test('leaves the orders alone that a connected shop reports', async () => {
    const shop = await newShop();
    await importNow(app, shop, table('Order,Date,Quantity,Price', '1,2024-03-05,1,100'), EUR);
    await app.services.database.forShop(shop.shopId, (trx) =>
      trx.updateTable('orders').set({ told_by: 'shopify' }).where('shop_id', '=', shop.shopId).execute(),
    );
    const before = await ledgerState(app, shop);
    await importNow(app, shop, table('Order,Date,Total,Status', '1,2024-03-05,70,Refunded'), EUR);
    await importNow(app, shop, table('Order,Date,Quantity,Price,Status', '1,2024-03-05,1,100,Refunded'), EUR);
    expect(await ledgerState(app, shop)).toEqual(before);
  });
});

describe('orders whose items come in another file', () => {
  const TOTALS = 'Order,Date,Total,Shipping,Tax amount,Total refunded,Status';
  const ITEMS = 'Order,Date,Quantity,Price,SKU';
  const files = {
    totals: table(TOTALS, '1,2024-03-05,130,10,20,0,Complete', '2,2024-03-05,50,0,0,0,Complete'),
    // Its refund, and a later order, prove that it is the newer one.
    totalsLater: table(
      TOTALS,
      '1,2024-03-05,130,10,20,65,Complete',
      '2,2024-03-05,60,0,0,0,Complete',
      '9,2024-03-08,5,0,0,0,Complete',
    ),
    items: table(ITEMS, '1,2024-03-05,2,40,A', '1,2024-03-05,1,40,B', '3,2024-03-05,1,30,A'),
    firstItems: table(ITEMS, '1,2024-03-05,2,40,A'),
  };
  type Name = keyof typeof files;

  /** What the ledger is to add up to, from scratch: all items, and what the newest file of orders says. */
  function expected(names: readonly Name[]) {
    const stated = names.includes('totalsLater') ? 'totalsLater' : names.find((name) => name === 'totals');
    const refund = stated === 'totalsLater' ? { refund: -5500 } : {}; // 65.00 x 110 / 130
    const whole = names.includes('items');
    const items = whole ? 12_000 : names.includes('firstItems') ? 8000 : null;
    // The tax is in the prices where the total adds up with it: 130.00 - 10.00 = 120.00.
    // Of it the shipping has 20.00 x 10.00 / 130.00 = 1.54.
    const vat = items === 8000 ? { shipping_charged: 1000 } : { tax: -1846, shipping_charged: 846 };
    const first = stated ? { sale: items ?? 12_000, ...vat, ...refund } : { sale: items };
    return {
      ...((stated || items !== null) && { 1: first }),
      ...(stated && { 2: { sale: stated === 'totals' ? 5000 : 6000 } }),
      ...(stated === 'totalsLater' && { 9: { sale: 500 } }),
      ...(whole && { 3: { sale: 3000 } }),
    };
  }

  test('are counted once, in whatever order and how often the files come', { tags: ['full'] }, async () => {
    const names = fc.array(fc.constantFrom<Name>('totals', 'totalsLater', 'items', 'firstItems'), {
      minLength: 2,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(names, async (sequence) => {
        const shop = await newShop();
        for (const name of sequence) await importNow(app, shop, files[name], EUR);
        expect(await ledgerBy(shop, 'order'), sequence.join(', ')).toEqual(expected(sequence));
      }),
      {
        numRuns: propertyRuns(25),
        examples: [[['totals', 'firstItems', 'items']], [['items', 'totals']], [['totalsLater', 'items', 'totals']]],
      },
    );
  });

  test('count on the day of their items, as if those had come first', { tags: ['full'] }, async () => {
    const totals = table('Order,Date,Total,Status', '1,2024-03-06,100,Complete');
    const items = table('Order,Date,Quantity,Price', '1,2024-03-05,1,100');
    for (const sequence of [
      [totals, items],
      [items, totals],
      [totals, items, totals],
    ]) {
      const shop = await newShop();
      for (const file of sequence) await importNow(app, shop, file, EUR);
      expect(await ledgerBy(shop, 'day')).toEqual({ '1 2024-03-05': { sale: 10_000 } });
    }
  });

  test('are taken back where the file of orders says that they were called off or returned, before or after', async () => {
    const items = table('Order,Date,Quantity,Price,SKU', '1,2024-03-05,2,50,A', '2,2024-03-05,1,80,B');
    const totals = table('Order,Date,Total,Status', '1,2024-03-05,100,Canceled', '2,2024-03-05,80,Refunded');
    for (const sequence of [
      [items, totals],
      [totals, items],
      [totals, items, totals, items],
    ]) {
      const shop = await newShop();
      for (const file of sequence) await importNow(app, shop, file, EUR);
      expect(await ledgerBy(shop, 'order')).toEqual({
        // What is nothing in sum is left out.
        2: { sale: 8000, refund: -8000 },
      });
    }
  });

  test('are refunded once, where their items say so too', async () => {
    const items = table('Order,Date,Quantity,Price,SKU', '1,2024-03-05,2,50,A', '1,2024-03-09,-1,50,A');
    const totals = table('Order,Date,Total,Total refunded', '1,2024-03-05,100,50');
    for (const sequence of [
      [items, totals],
      [totals, items],
    ]) {
      const shop = await newShop();
      for (const file of sequence) await importNow(app, shop, file, EUR);
      expect(await ledgerBy(shop, 'order')).toEqual({ 1: { sale: 10_000, refund: -5000 } });
    }
  });

  test('are as a platform’s own export says, which says more of them', async () => {
    const totals = table('Order,Date,Total', '#1,2024-03-05,75');
    const shopify = table(
      'Name,Created at,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Refunded Amount,Lineitem quantity,Lineitem name,Lineitem price',
      '#1,2024-03-05 10:00:00 +0000,EUR,70.00,5.00,0.00,75.00,0.00,0.00,2,Lamp,35.00',
    );
    for (const sequence of [
      [totals, shopify],
      [totals, shopify, shopify],
    ]) {
      const shop = await newShop();
      for (const file of sequence) await importNow(app, shop, file, EUR);
      expect(await ledgerBy(shop, 'order')).toEqual({ '#1': { sale: 7000, shipping_charged: 500 } });
    }
  });
});

test('an import of orders without items says so', async () => {
  const shop = await newShop();
  const { id } = await importFile(app, shop, table('Order,Date,Total', '1,2024-03-05,10'), EUR);
  expect(await getImport(app, shop, id)).toMatchObject({ format: 'orders', orders: 1 });
});
