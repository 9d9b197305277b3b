import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { createImportApp, importFile } from '../testing/imports.ts';
import { orderLedger } from '../testing/order-ledger.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

const RON = { currency: 'RON', timezone: 'Europe/Bucharest' };
/** Imports a file twice, which changes nothing the second time, and sums each order's entries by kind. */
async function read(lines: string[], orders: string[], done: object) {
  const shop = await app.createShop({ currency: null });
  const first = await importFile(app, shop, `${lines.join('\n')}\n`, RON);
  expect(first).toMatchObject({ status: 'done', ...done });
  const counted = await Promise.all(orders.map((order) => orderLedger(app, shop, order)));
  expect(await importFile(app, shop, `${lines.join('\n')}\n`, RON)).toMatchObject({ status: 'done', linesAdded: 0 });
  expect(await Promise.all(orders.map((order) => orderLedger(app, shop, order)))).toEqual(counted);
  return counted;
}

describe('the items of Magento 2', () => {
  const TITLES =
    'increment_id,created_at,status,customer_email,order_currency_code,sku,name,parent_item_id,qty_ordered,price,row_total,tax_amount,' +
    'discount_amount,shipping_amount,grand_total,total_refunded';
  test('are before tax: VAT is added, the discount of each item is summed, the shipping is the order’s', async () => {
    // 2 x 50.00 less 10.00, 1 x 20.00; 19 % of 90.00 and of 20.00; shipping 15.00 with 2.85 VAT: 110 + 20.90 + 17.85.
    const lines = [
      TITLES,
      '000000101,2024-03-05 10:00:00,complete,ana@x.ro,RON,L-1,Lampă,,2,50.0000,100.0000,17.1000,10.0000,15.0000,148.7500,',
      '000000101,2024-03-05 10:00:00,complete,ana@x.ro,RON,B-1,Bec,,1,20.0000,20.0000,3.8000,0.0000,15.0000,148.7500,',
      // All of it was refunded, with its VAT: 119.00.
      '000000102,2024-03-06 10:00:00,closed,ion@x.ro,RON,L-1,Lampă,,2,50.0000,100.0000,19.0000,0.0000,0.0000,119.0000,119.0000',
      '000000103,2024-03-06 11:00:00,canceled,ion@x.ro,RON,L-1,Lampă,,1,50.0000,50.0000,9.5000,0.0000,0.0000,59.5000,',
    ];
    expect(await read(lines, ['000000101', '000000102', '000000103'], { orders: 2, rejected: 1 })).toEqual([
      { sale: 12_000, discount: -1000, shipping_charged: 1500 },
      { sale: 10_000, refund: -10_000 },
      {},
    ]);
  });

  test('count a product with options once: its second row, of the variant, has no price', async () => {
    const lines = [
      TITLES,
      '000000104,2024-03-05 10:00:00,complete,ana@x.ro,RON,T-RED,Tricou,,2,40.0000,80.0000,15.2000,0.0000,0.0000,95.2000,',
      '000000104,2024-03-05 10:00:00,complete,ana@x.ro,RON,T-RED,Tricou roșu,501,2,0.0000,0.0000,0.0000,0.0000,0.0000,95.2000,',
    ];
    const shop = await app.createShop({ currency: null });
    expect(await importFile(app, shop, `${lines.join('\n')}\n`, RON)).toMatchObject({ linesAdded: 1, rejected: 0 });
    expect(await orderLedger(app, shop, '000000104')).toEqual({ sale: 8000 });
  });
});

test('a bundle of Magento counts once: its parts, which have prices of their own, are in its price', async () => {
  const lines = [
    'increment_id,created_at,status,item_id,sku,name,parent_item_id,qty_ordered,price,tax_amount,grand_total',
    // 60.00 with 11.40 VAT on top, as a bundle of 40.00 and 20.00.
    '000000301,2024-03-05 10:00:00,complete,11,SET,Set,,1,60.00,11.40,71.40',
    '000000301,2024-03-05 10:00:00,complete,12,LAMP,Lamp,11,1,40.00,7.60,71.40',
    '000000301,2024-03-05 10:00:00,complete,13,BULB,Bulb,11,2,10.00,3.80,71.40',
    // A file of the parts alone has them as items.
    '000000302,2024-03-06 10:00:00,complete,22,LAMP,Lamp,21,1,40.00,7.60,47.60',
  ];
  const [bundle, parts] = await read(lines, ['000000301', '000000302'], { orders: 2, linesAdded: 2, rejected: 0 });
  expect([bundle?.['sale'], parts?.['sale']]).toEqual([6000, 4000]);
});

test('an order that Magento has closed was refunded whole, also where the grid does not show what was refunded', async () => {
  const lines = [
    'ID,Purchase Point,Purchase Date,Grand Total (Base),Grand Total (Purchased),Status',
    '000000201,Main Website,"Mar 5, 2024, 10:00:00 AM",119.00,119.00,Complete',
    '000000202,Main Website,"Mar 13, 2024, 10:00:00 AM",59.50,59.50,Closed',
  ];
  expect(await read(lines, ['000000201', '000000202'], { format: 'orders', orders: 2, rejected: 0 })).toEqual([
    { sale: 11_900 },
    { sale: 5950, refund: -5950 },
  ]);
});

describe('the items of PrestaShop', () => {
  const TITLES =
    'id_order;reference;date_add;product_name;product_reference;product_quantity;unit_price_tax_incl;unit_price_tax_excl;' +
    'total_price_tax_incl;total_discounts;total_shipping;total_paid';
  const rows = [
    '12;XKBKNABJK;2024-03-05 10:00:00;Lampă;L-1;2;59.500000;50.000000;119.000000;11.900000;17.850000;148.750000',
    '12;XKBKNABJK;2024-03-05 10:00:00;Bec;B-1;1;23.800000;20.000000;23.800000;11.900000;17.850000;148.750000',
  ];
  test('are with tax where the discount, the shipping and the total are', async () => {
    // 2 x 59.50 + 23.80 less 11.90 with 17.85 for the shipping is 148.75.
    expect(await read([TITLES, ...rows], ['12'], { orders: 1, rejected: 0 })).toEqual([
      { sale: 14_280, discount: -1190, shipping_charged: 1785 },
    ]);
  });

  test('are without tax where all of it is there without', async () => {
    // 2 x 50.00 + 20.00 less 10.00 with 15.00 for the shipping is 125.00.
    const titles = `${TITLES};total_discounts_tax_excl;total_shipping_tax_excl;total_paid_tax_excl`;
    const lines = [titles, ...rows.map((row) => `${row};10.000000;15.000000;125.000000`)];
    expect(await read(lines, ['12'], { orders: 1, rejected: 0 })).toEqual([
      { sale: 12_000, discount: -1000, shipping_charged: 1500 },
    ]);
  });
});

test('the items of OpenCart are before tax, and their tax and total are no amounts of the order', async () => {
  const lines = [
    'order_id,date_added,order_status,name,model,quantity,price,total,tax',
    '77,2024-03-05 10:00:00,Complete,Lampă,L-1,2,50.0000,100.0000,9.5000',
    '77,2024-03-05 10:00:00,Complete,Bec,B-1,1,20.0000,20.0000,3.8000',
    '78,2024-03-06 10:00:00,Refunded,Bec,B-1,3,20.0000,60.0000,3.8000',
    '79,2024-03-06 10:00:00,Canceled,Bec,B-1,3,20.0000,60.0000,3.8000',
  ];
  expect(await read(lines, ['77', '78', '79'], { orders: 2, rejected: 1 })).toEqual([
    { sale: 12_000 },
    { sale: 6000, refund: -6000 },
    {},
  ]);
});

test('the orders of eMAG have the voucher as their discount, and what their status says', async () => {
  const titles =
    'Nr. Comandă;Data comenzii;Status comandă;Total (RON) (livrare inclusă);Taxă de livrare (RON);Voucher (RON)';
  const lines = [
    titles,
    // 119.90 of goods less a voucher of 20.50, with 15.99 for the delivery.
    '301;05.03.2024 10:15;Livrată;115,39;15,99;20,50',
    '302;05.03.2024 11:15;Stornata;80,00;15,99;0,00',
    '303;05.03.2024 12:15;Anulată;80,00;15,99;0,00',
    '304;05.03.2024 13:15;Returnată;64,01;0,00;0,00',
  ];
  expect(await read(lines, ['301', '302', '303', '304'], { format: 'orders', orders: 3, rejected: 1 })).toEqual([
    { sale: 11_990, discount: -2050, shipping_charged: 1599 },
    { sale: 6401, refund: -6401 },
    {},
    { sale: 6401, refund: -6401 },
  ]);
});

test('a file with a line for each item has its VAT, discount and shipping without mapping by hand', async () => {
  // 2 x 59.50 and 1 x 23.80 with 19 % VAT are 142.80; 10.50 off, 15.00 for the transport: 147.30, of which 23.52 are VAT.
  const lines = [
    'Nr. comandă;Data;Cod produs;Cantitate;Preț;Valoare TVA;Reducere;Transport;Total comandă',
    '1;05.03.2024;L-1;2;59,50;17,66;8,50;15,00;147,30',
    '1;05.03.2024;B-1;1;23,80;3,46;2,00;;147,30',
    '2;05.03.2024;B-1;1;23,80;3,80;0;;23,80',
  ];
  expect(await read(lines, ['1', '2'], { format: 'lines', orders: 2, rejected: 0 })).toEqual([
    { sale: 14_280, discount: -1050, tax: -2112, shipping_charged: 1500 },
    { sale: 2380, tax: -380 },
  ]);
});
