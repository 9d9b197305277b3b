import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '@adaos/api';
import type { TestApp } from '../testing/app.ts';
import { createImportApp, importFile } from '../testing/imports.ts';
import { orderLedger } from '../testing/order-ledger.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

const mapping = {
  orderId: 'Order',
  date: 'Date',
  quantity: 'Quantity',
  price: 'Price',
  orderTax: 'VAT',
  orderDiscount: 'Reduction',
  orderShipping: 'Transport',
};
const TITLES = 'Order,Date,Quantity,Price,VAT,Reduction,Transport';
const read = async (lines: string[], others: { tax?: 'inside' | 'added'; mapping?: Record<string, string> } = {}) => {
  const shop = await app.createShop({ currency: null });
  const done = await importFile(app, shop, [TITLES, ...lines].join('\n'), { mapping, ...others });
  expect(done).toMatchObject({ status: 'done', format: 'lines', rejected: 0 });
  return orderLedger(app, shop, '1');
};

// 2 x 59.50 and 1 x 23.80 with 19 % VAT are 142.80, of which 19.00 + 3.80 are VAT; 10.00 off, 15.00 for the transport.
const perLine = [
  '1,2024-03-05,2,59.50,19.00,8.00,15.00',
  '1,2024-03-05,1,23.80,3.80,2.00,',
  '2,2024-03-05,1,11.90,1.90,0,9.00',
];
const perOrder = ['1,2024-03-05,2,59.50,22.80,10.00,15.00', '1,2024-03-05,1,23.80,22.80,10.00,15.00'];

test('the VAT in the prices of a file without totals is taken out of the sales, once the owner says that it is in them', async () => {
  // What the lines state is the VAT of the items.
  const ofLines = { sale: 14_280, discount: -1000, tax: -2280, shipping_charged: 1500 };
  expect(await read(perLine, { tax: 'inside' })).toEqual(ofLines);
  // Of 22.80 for the whole order the transport has 22.80 x 15.00 / (132.80 + 15.00) = 2.31.
  const ofOrder = { ...ofLines, tax: -2049, shipping_charged: 1269 };
  expect(await read(perOrder, { tax: 'inside' })).toEqual(ofOrder);
});

test('VAT that is added to the prices is no part of the sales', async () => {
  const expected = { sale: 14_280, discount: -1000, shipping_charged: 1500 };
  expect(await read(perLine, { tax: 'added' })).toEqual(expected);
  expect(await read(perOrder)).toEqual(expected);
});

test('a total that shows where the VAT is counts before what is said of it', async () => {
  const shop = await app.createShop({ currency: null });
  const file = (total: string) => `${TITLES},Sum\n1,2024-03-05,1,119.00,19.00,0,0,${total}\n`;
  const settings = { mapping: { ...mapping, orderTotal: 'Sum' }, tax: 'inside' as const };
  await importFile(app, shop, file('138.00'), settings);
  expect(await orderLedger(app, shop, '1')).toEqual({ sale: 11_900 });
  await importFile(app, shop, file('119.00'), settings);
  expect(await orderLedger(app, shop, '1')).toEqual({ sale: 11_900, tax: -1900 });
});

test('the preview shows numbers that begin again, among the first lines and among the orders that the shop has', async () => {
  const shop = await app.createShop({ currency: null });
  const preview = async (...lines: string[]) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/imports/preview',
      headers: { ...shop.headers, 'content-type': 'text/csv' },
      payload: ['Order,Date,Quantity,Price', ...lines].join('\n'),
    });
    return contract.previewImport.answer.parse(answer.json()).repeatedNumbers;
  };
  expect(await preview('7,2024-03-05,1,10', '7,2024-03-05,2,5', '8,2024-03-06,1,5')).toBeNull();
  expect(await preview('7,2024-03-05,1,10', '7,2025-03-05,2,5', '8,2024-03-06,1,5')).toEqual({ numbers: 1, orders: 2 });
  await importFile(app, shop, 'Order,Date,Quantity,Price\n7,2023-03-05,1,10\n8,2024-03-06,1,5\n');
  expect(await preview('7,2024-03-05,1,10', '7,2025-03-05,2,5', '8,2024-03-06,1,5')).toEqual({ numbers: 1, orders: 3 });
});
