import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp, TestShop } from '../testing/app.ts';
import { createImportApp, importFile, importNow } from '../testing/imports.ts';
import { orderLedger } from '../testing/order-ledger.ts';

const EUR = { currency: 'EUR', timezone: 'UTC' };

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

const newShop = () => app.createShop({ currency: null });
const ledgerOf = (shop: TestShop, order: string) => orderLedger(app, shop, order);

// The columns and what they mean: help.shopify.com, manual/fulfillment/managing-orders/exporting-orders.
const TITLES = [
  'Name',
  'Financial Status',
  'Currency',
  'Subtotal',
  'Shipping',
  'Taxes',
  'Total',
  'Discount Amount',
  'Created at',
  'Lineitem quantity',
  'Lineitem name',
  'Lineitem price',
  'Lineitem requires shipping',
  'Lineitem taxable',
  'Cancelled at',
  'Payment Method',
  'Refunded Amount',
  'Duties',
];
type Row = Partial<Record<string, string | number>>;

/** A file of one order: what it has as a whole is on its first row alone, as Shopify writes it. */
function exported(order: Row, ...items: [quantity: number, name: string, price: number, others?: Row][]): string {
  const rows = items.map(([quantity, name, price, others], at) => ({
    Name: '#1',
    'Created at': '2024-03-05 10:00:00 +0000',
    ...(at === 0 && {
      'Financial Status': 'paid',
      Currency: 'EUR',
      Shipping: 0,
      Taxes: 0,
      'Discount Amount': 0,
      'Refunded Amount': 0,
      ...order,
    }),
    'Lineitem quantity': quantity,
    'Lineitem name': name,
    'Lineitem price': price,
    'Lineitem requires shipping': 'true',
    'Lineitem taxable': 'true',
    ...others,
  }));
  return [TITLES, ...rows.map((row: Row) => TITLES.map((title) => row[title] ?? ''))]
    .map((row) => row.join(','))
    .join('\n');
}

/** That a file again changes nothing is tried with each of these in `npm run test:full` alone: other tests do it, too. */
const TIMES = process.env['ADAOS_TEST_FULL'] === '1' ? 2 : 1;

describe('an order of Shopify’s export', () => {
  const read = async (...[order, ...items]: Parameters<typeof exported>) => {
    const shop = await newShop();
    for (let time = 1; time <= TIMES; time += 1) await importNow(app, shop, exported(order, ...items), EUR);
    return ledgerOf(shop, '#1');
  };

  test('whose lines were removed since is worth what its total says', async () => {
    // 2 x 25.00 + 10.00 = 60.00 were ordered; without one of 25.00 the goods are 35.00, and 35.00 + 5.00 shipping = 40.00.
    const edited = { Subtotal: 35, Shipping: 5, Total: 40 };
    expect(await read(edited, [2, 'Lamp', 25], [1, 'Shade', 10])).toEqual({
      sale: 6000,
      discount: -2500,
      shipping_charged: 500,
    });
    // The 25.00 were paid back: the total lacks them already. Of 10.00 more that were paid back it does not know.
    const repaid = { ...edited, 'Financial Status': 'partially_refunded' };
    expect(await read({ ...repaid, 'Refunded Amount': 25 }, [2, 'Lamp', 25], [1, 'Shade', 10])).toEqual({
      sale: 6000,
      discount: -2500,
      shipping_charged: 500,
    });
    expect(await read({ ...repaid, 'Refunded Amount': 35 }, [2, 'Lamp', 25], [1, 'Shade', 10])).toEqual({
      sale: 6000,
      discount: -2500,
      shipping_charged: 500,
      refund: -1000,
    });
  });

  test('with a discount and removed lines counts both', async () => {
    // 60.00 - 6.00 discount - 22.50 for the lamp that was removed (25.00 less 10 %) = 31.50; the discount is 3.50 of what is left.
    const order = { Subtotal: 31.5, 'Discount Amount': 3.5, Total: 31.5 };
    const { sale, discount } = await read(order, [2, 'Lamp', 25], [1, 'Shade', 10]);
    expect([sale, discount]).toEqual([6000, -2850]);
  });

  test('with VAT in its prices and its shipping has both taken out, also of refunds', async () => {
    // 119.00 goods and 11.90 shipping with 19 %: VAT is 19.00 + 1.90, which the one total of 20.90 gives by their proportion: net sales
    // are 100.00 and the shipping 10.00.
    const order = { Subtotal: 119, Shipping: 11.9, Taxes: 20.9, Total: 130.9 };
    const charged = { sale: 11_900, tax: -1900 };
    expect(await read(order, [1, 'Lamp', 119])).toEqual({ ...charged, shipping_charged: 1000 });
    // Half of all is paid back: 65.45 less 10.45 VAT = 55.00.
    const half = { ...order, 'Refunded Amount': 65.45 };
    expect(await read(half, [1, 'Lamp', 119])).toEqual({ ...charged, shipping_charged: 1000, refund: -5500 });
    // 125.00 less 19.96 VAT = 105.04 are more than the goods: 5.04 are of the shipping.
    const most = { ...order, 'Refunded Amount': 125 };
    expect(await read(most, [1, 'Lamp', 119])).toEqual({ ...charged, shipping_charged: 496, refund: -10_000 });
    const all = { ...order, 'Refunded Amount': 130.9 };
    expect(await read(all, [1, 'Lamp', 119])).toEqual({ ...charged, refund: -10_000 });
  });

  test('with a tip and VAT that is refunded whole keeps nothing of goods, shipping or tip', async () => {
    // 100.00 + 10.00 shipping + 20.90 VAT on top + 4.00 tip = 134.90.
    const order = { Subtotal: 100, Shipping: 10, Taxes: 20.9, Total: 134.9, 'Refunded Amount': 134.9 };
    expect(await read(order, [1, 'Lamp', 100])).toEqual({ sale: 10_000, refund: -10_000 });
  });

  test('with a discount of its shipping has none on its goods', async () => {
    // Shipping is given after its discount of 5.00.
    expect(await read({ Subtotal: 30, Total: 30, 'Discount Amount': 5 }, [1, 'Mirror', 30])).toEqual({ sale: 3000 });
  });

  test('with duties counts none of them: they are the customs’', async () => {
    // 119.00 + 11.90 shipping, both with VAT in it, + 30.00 duties = 160.90.
    const inside = { Subtotal: 119, Shipping: 11.9, Taxes: 20.9, Duties: 30, Total: 160.9 };
    expect(await read(inside, [1, 'Lamp', 119])).toEqual({ sale: 11_900, shipping_charged: 1000, tax: -1900 });
    const back = { ...inside, 'Refunded Amount': 160.9 };
    expect(await read(back, [1, 'Lamp', 119])).toEqual({ sale: 11_900, tax: -1900, refund: -10_000 });
    const onTop = { Subtotal: 100, Taxes: 19, Duties: 30, Total: 149 };
    expect(await read(onTop, [1, 'Lamp', 100])).toEqual({ sale: 10_000 });
  });

  test('with a tip counts it beside its goods', async () => {
    // 100.00 + 19.00 VAT on top + 4.00 tip = 123.00.
    expect(await read({ Subtotal: 100, Taxes: 19, Total: 123 }, [1, 'Lamp', 100])).toEqual({ sale: 10_000, tip: 400 });
  });

  test('that sells a gift card owes its value, and the order that it pays for is the sale', async () => {
    const card: Parameters<typeof exported>[1] = [
      1,
      'Gift Card - 50',
      50,
      { 'Lineitem requires shipping': 'false', 'Lineitem taxable': 'false' },
    ];
    expect(await read({ Subtotal: 80, Total: 80 }, [1, 'Mug', 30], card)).toEqual({ sale: 3000 });
    expect(await read({ Subtotal: 50, Total: 50 }, card)).toEqual({});
    for (const name of ['Voucher cadou', 'Chèque-cadeau', 'Vale regalo', 'Cheque-prenda', 'Geschenkgutschein']) {
      expect(await read({ Subtotal: 50, Total: 50 }, [1, name, 50, card[3] ?? {}])).toEqual({});
    }
    const paidWith = { Subtotal: 50, Total: 50, 'Payment Method': 'Gift Card' };
    expect(await read(paidWith, [1, 'Lamp', 50])).toEqual({ sale: 5000 });
    // A voucher that is posted to the customer is goods.
    expect(await read({ Subtotal: 50, Total: 50 }, [1, 'Gift card box', 50])).toEqual({ sale: 5000 });
  });

  test('that was called off, voided, expired or a test is no sale; one that was called off and kept its money is', async () => {
    for (const order of [
      { 'Financial Status': 'voided' },
      { 'Financial Status': 'expired' },
      { 'Financial Status': 'pending', 'Cancelled at': '2024-03-06 10:00:00 +0000' },
      { 'Payment Method': 'bogus' },
      { 'Payment Method': 'Bogus Gateway' },
    ]) {
      expect(await read({ Subtotal: 30, Total: 30, ...order }, [1, 'Mug', 30])).toEqual({});
    }
    const kept = { 'Financial Status': 'partially_refunded', 'Cancelled at': '2024-03-06 10:00:00 +0000' };
    expect(await read({ Subtotal: 30, Total: 30, 'Refunded Amount': 20, ...kept }, [1, 'Mug', 30])).toEqual({
      sale: 3000,
      refund: -2000,
    });
  });
});

test('an older export of Shopify after a newer one changes nothing of refunds, lines and totals', async () => {
  const older = exported({ Subtotal: 60, Total: 60 }, [2, 'Lamp', 25], [1, 'Shade', 10]);
  const newer = exported(
    { Subtotal: 60, Total: 60, 'Refunded Amount': 10, 'Financial Status': 'partially_refunded' },
    [2, 'Lamp', 25],
    [1, 'Shade', 10],
  );
  const expected = { sale: 6000, refund: -1000 };
  for (const sequence of [
    [older, newer],
    [newer, older],
    [newer, older, newer, older],
  ]) {
    const shop = await newShop();
    for (const file of sequence) await importNow(app, shop, file, EUR);
    expect(await ledgerOf(shop, '#1')).toEqual(expected);
    expect(await importFile(app, shop, older, EUR)).toMatchObject({ linesAdded: 0, orders: 1, olderOrders: 1 });
  }
});
