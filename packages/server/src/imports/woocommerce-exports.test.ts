import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { createImportApp, importFile, importNow, table } from '../testing/imports.ts';
import { orderLedger } from '../testing/order-ledger.ts';

const RON = { currency: 'RON', timezone: 'Europe/Bucharest' };

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

const newShop = () => app.createShop({ currency: null });

describe('the orders of WooCommerce’s own analytics', () => {
  // The columns of its export: woocommerce/woocommerce, src/Admin/API/Reports/Orders/Controller.php (`get_export_columns`). Net sales are
  // the order's total without tax and shipping; a refund has a row of its own, below zero, with the number of its order.
  const TITLES =
    'Date,Order #,N. Revenue (formatted),Status,Customer,Customer type,Product(s),Items sold,Coupon(s),Net Sales,Attribution';
  const sold = '2024-03-01 10:15:00,501,"lei 142,80",completed,Ana Pop,new,"2× Mug, 1× Spoon",3,SPRING,100.00,Direct';
  const back = '2024-03-09 09:00:00,501,"lei 142,80",completed,Ana Pop,new,1× Spoon,-1,,-30.00,Direct';

  test('are read with their refunds, without counting tax, shipping or a refund twice', async () => {
    const shop = await newShop();
    const whole = [
      '2024-03-02 11:00:00,502,lei 59.50,refunded,Ion Pop,new,1× Plate,1,,50.00,Direct',
      '2024-03-12 11:00:00,502,lei 59.50,refunded,Ion Pop,new,1× Plate,-1,,-50.00,Direct',
    ];
    const done = await importFile(app, shop, table(TITLES, sold, back, ...whole), RON);
    expect(done).toMatchObject({ format: 'orders', status: 'done', orders: 2, rejected: 0 });
    expect(await orderLedger(app, shop, '501')).toEqual({ sale: 10_000, refund: -3000 });
    expect(await orderLedger(app, shop, '502')).toEqual({ sale: 5000, refund: -5000 });
  });

  test('are the same after an export from before the refund, and with the newest rows first', async () => {
    for (const files of [
      [table(TITLES, back, sold), table(TITLES, sold)],
      [table(TITLES, sold), table(TITLES, back, sold)],
    ]) {
      const shop = await newShop();
      for (const file of files) await importNow(app, shop, file, RON);
      expect(await orderLedger(app, shop, '501')).toEqual({ sale: 10_000, refund: -3000 });
    }
  });

  test('are not taken from the revenue by day, which has no orders', async () => {
    const shop = await newShop();
    // src/Admin/API/Reports/Revenue/Stats/Controller.php (`get_export_columns`).
    const revenue = table(
      'Date,Orders,Gross sales,Returns,Coupons,Net sales,Taxes,Shipping,Total sales',
      '2024-03-01 00:00:00,7,1000.00,30.00,50.00,920.00,174.80,40.00,1134.80',
    );
    expect(await importFile(app, shop, revenue, RON)).toMatchObject({
      status: 'failed',
      error: { code: 'columns_missing' },
    });
  });
});

describe('Advanced Order Export', () => {
  const TITLES =
    'Order Number,Order Status,Order Date,Cart Discount Amount,Order Subtotal Amount,Order Shipping Amount,Order Refund Amount,Order Total Amount,Order Total Tax Amount,SKU,Item Name,Quantity (- Refund),Item Cost';

  test('gives items after the coupon, so that it counts once', async () => {
    const shop = await newShop();
    // 2 x 10.00 + 5.50 = 25.50 less 10 % is 22.95; with 4.00 shipping and 19 % VAT on both the total is 32.07.
    const order = (mug: number, spoon: number, refunded: number) => [
      `601,Completed,2024-03-01 10:15,2.55,25.50,4,${refunded},32.07,5.12,A-1,Mug,${mug},9.00`,
      `601,Completed,2024-03-01 10:15,2.55,25.50,4,${refunded},32.07,5.12,B-1,Spoon,${spoon},4.95`,
    ];
    for (const _time of [1, 2]) await importNow(app, shop, table(TITLES, ...order(2, 1, 0)), RON);
    expect(await orderLedger(app, shop, '601')).toEqual({ sale: 2295, shipping_charged: 400 });
    // One mug comes back: 9.00 and 1.71 VAT.
    await importNow(app, shop, table(TITLES, ...order(1, 1, 10.71)), RON);
    expect(await orderLedger(app, shop, '601')).toEqual({ sale: 2295, refund: -900, shipping_charged: 400 });
  });

  test('counts a refund that is not of an item', async () => {
    const shop = await newShop();
    // 50.00 less a coupon of 5.00, 19 % VAT: 53.55. Of it 11.90 were paid back for nothing in particular: 10.00 without VAT.
    await importNow(
      app,
      shop,
      table(TITLES, '602,Completed,2024-03-01 10:15,5,50,0,11.90,53.55,8.55,A-1,Mug,1,45.00'),
      RON,
    );
    expect(await orderLedger(app, shop, '602')).toEqual({ sale: 4500, refund: -1000 });
  });
});

describe('a fee that the columns of Advanced Order Export do not have', () => {
  const TITLES =
    'Order Number,Order Status,Order Date,Cart Discount Amount,Order Subtotal Amount,Order Shipping Amount,Order Refund Amount,Order Total Amount,Order Total Tax Amount,SKU,Item Name,Quantity (- Refund),Item Cost';
  const order = (amounts: string, items: string) => `603,Completed,2024-03-01 10:15,${amounts},A-1,Mug,${items}`;
  const read = async (...rows: string[]) => {
    const shop = await newShop();
    for (const _time of [1, 2]) await importNow(app, shop, table(TITLES, ...rows), RON);
    const tie = await app.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('order_statements').select(['difference', 'cause']).executeTakeFirstOrThrow(),
    );
    return { ledger: await orderLedger(app, shop, '603'), ...tie };
  };
  const ties = { difference: '0', cause: null };

  test('is what the total has beyond goods, shipping and VAT', async () => {
    // 50.00 + 10.00 shipping + 5.00 for cash on delivery, 19 % VAT on all: 65.00 + 12.35 = 77.35.
    expect(await read(order('0,50,10,0,77.35,12.35', '1,50'))).toEqual({
      ledger: { sale: 5500, shipping_charged: 1000 },
      ...ties,
    });
    // The same with a coupon of 5.00: 60.00 + 11.40 = 71.40.
    expect(await read(order('5,50,10,0,71.40,11.40', '1,45'))).toEqual({
      ledger: { sale: 5000, shipping_charged: 1000 },
      ...ties,
    });
  });

  test('goes back with what was refunded', async () => {
    const { ledger } = await read(order('0,50,10,77.35,77.35,12.35', '0,50'));
    const { sale = 0, refund = 0, shipping_charged: shipping } = ledger;
    expect([sale + refund, shipping]).toEqual([0, undefined]);
  });

  test('is none where the items, or a cent, are missing', async () => {
    expect(await read(order('0,50,10,0,71.40,11.40', '1,30'))).toMatchObject({
      ledger: { sale: 3000 },
      difference: '2000',
    });
    expect(await read(order('0,50,10,0,71.42,11.40', '1,50'))).toMatchObject({
      ledger: { sale: 5000 },
      cause: 'rounding',
    });
  });
});

describe('Customer / Order / Coupon Export', () => {
  test('counts the fees that customers paid', async () => {
    const shop = await newShop();
    // 19.00 goods + 4.00 shipping + 5.00 for cash on delivery, 19 % VAT on all: 28.00 + 5.32 = 33.32.
    const file = table(
      'order_id,order_number,date,status,shipping_total,fee_total,tax_total,discount_total,order_total,refunded_total,order_currency,payment_method,item_name,item_sku,item_quantity,item_price',
      '901,701,2024-03-01 10:15:00,completed,4.00,5.00,5.32,2.00,33.32,0.00,RON,cod,Mug,A-1,2,9.50',
    );
    for (const _time of [1, 2]) await importNow(app, shop, file, RON);
    expect(await orderLedger(app, shop, '701')).toEqual({ sale: 2400, shipping_charged: 400 });
    await importNow(app, shop, file.replace('5.00,5.32', '6.00,5.51').replace('33.32', '34.51'), RON);
    expect(await orderLedger(app, shop, '701')).toEqual({ sale: 2500, shipping_charged: 400 });
  });
});

describe('the VAT on shipping', () => {
  const TITLES =
    'order_number,date,status,shipping_total,shipping_tax_total,tax_total,order_total,refunded_total,item_name,item_quantity,item_price';
  const read = async (line: string, titles = TITLES) => {
    const shop = await newShop();
    for (const _time of [1, 2]) await importNow(app, shop, table(titles, line), RON);
    const { rows } = await app.services.database.forShop(shop.shopId, async (trx) => ({
      rows: await trx
        .selectFrom('ledger_entries')
        .select(['kind', 'quality'])
        .where('quality', '=', 'estimate')
        .execute(),
    }));
    const ties = await app.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('order_statements').select(['difference', 'vat']).executeTakeFirst(),
    );
    return { ledger: await orderLedger(app, shop, '801'), guessed: rows.map(({ kind }) => kind).toSorted(), ...ties };
  };

  test('is taken out of the shipping as the file states it, where the prices of both have it', async () => {
    // Books at 5 % and their transport at 19 %: 105.00 with 5.00 VAT, 11.90 with 1.90.
    expect(await read('801,2024-03-01,completed,11.90,1.90,6.90,116.90,0.00,Book,1,105.00')).toEqual({
      ledger: { sale: 10_500, tax: -500, shipping_charged: 1000 },
      guessed: [],
      difference: '0',
      vat: '190',
    });
  });

  test('is added to the shipping where the total shows that, stated or by its rate', async () => {
    // 119.00 with 19.00 VAT, and 10.00 shipping to which 1.90 are added: 130.90.
    const expected = {
      ledger: { sale: 11_900, tax: -1900, shipping_charged: 1000 },
      guessed: [],
      difference: '0',
      vat: '190',
    };
    expect(await read('801,2024-03-01,completed,10.00,1.90,20.90,130.90,0.00,Mug,1,119.00')).toEqual(expected);
    const titles = TITLES.replace('shipping_tax_total', 'note');
    expect(await read('801,2024-03-01,completed,10.00,,20.90,130.90,0.00,Mug,1,119.00', titles)).toEqual(expected);
    // The other way round: 100.00 to which 19.00 are added, and 11.90 shipping with 1.90 in it.
    const goods = { ledger: { sale: 10_000, shipping_charged: 1000 }, guessed: [], difference: '0', vat: '2090' };
    expect(await read('801,2024-03-01,completed,11.90,1.90,20.90,130.90,0.00,Mug,1,100.00')).toEqual(goods);
    expect(await read('801,2024-03-01,completed,11.90,,20.90,130.90,0.00,Mug,1,100.00', titles)).toEqual(goods);
  });

  test('is spread by what goods and shipping cost where the file has one tax alone, and said to be an estimate', async () => {
    const titles = TITLES.replace('shipping_tax_total', 'note');
    expect(await read('801,2024-03-01,completed,11.90,,20.90,130.90,0.00,Mug,1,119.00', titles)).toEqual({
      ledger: { sale: 11_900, tax: -1900, shipping_charged: 1000 },
      guessed: ['shipping_charged', 'tax'],
      difference: '0',
      vat: '190',
    });
  });

  test('goes back with an order that was refunded whole', async () => {
    const { ledger, difference } = await read('801,2024-03-01,refunded,11.90,1.90,20.90,130.90,130.90,Mug,1,119.00');
    expect([ledger, difference]).toEqual([{ sale: 11_900, tax: -1900, refund: -10_000 }, '0']);
  });
});

test('the items of an order that were refunded come back without the VAT that was in their prices', async () => {
  const shop = await newShop();
  const file = table('Order,Date,Quantity,Price,SKU,Status,VAT', '1,2024-03-05,1,119.00,LAMP,refunded,19.00');
  const mapping = {
    orderId: 'Order',
    date: 'Date',
    quantity: 'Quantity',
    price: 'Price',
    sku: 'SKU',
    status: 'Status',
  };
  await importFile(app, shop, file, { ...RON, mapping: { ...mapping, orderTax: 'VAT' }, tax: 'inside' });
  expect(await orderLedger(app, shop, '1')).toEqual({ sale: 11_900, tax: -1900, refund: -10_000 });
});
