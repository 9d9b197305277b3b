import { describe, expect, test } from 'vitest';
import { shopifyOrder, wooOrder } from '../../testing/fake-orders.ts';
import { toMinor } from '../../orders/decimal.ts';
import { fromShopify } from './shopify-orders.ts';
import type { StoreOrder } from './store-order.ts';
import { fromWooCommerce } from './woocommerce-orders.ts';

type Changes = Record<string, unknown>;
const shopify = (changes: Changes) => fromShopify(shopifyOrder(1, changes) as Parameters<typeof fromShopify>[0]);

/** What an order is worth by kind, in minor units; its lines are sales. */
function worth({ lines, amounts }: StoreOrder): Record<string, number> {
  const sums: Record<string, number> = {};
  const all = [...lines.map(({ amount }) => ({ kind: 'sale', amount })), ...amounts];
  for (const { kind, amount } of all) sums[kind] = (sums[kind] ?? 0) + Number(toMinor(amount, 2));
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
}

// The properties: shopify.dev, docs/api/admin-rest, Order and Refund. `subtotal_price` is after discounts and before shipping, duties,
// taxes and tips.
describe('an order of Shopify', () => {
  const lamp = { id: 1, sku: 'LAMP', name: 'Lamp', quantity: 1, price: '100.00' };
  const plain = { shipping_lines: [], subtotal_price: '100.00', total_tax: '15.97', line_items: [lamp] };

  test('says how it was sent and what it weighs; a weight of 0 is none', () => {
    const sent = { shipping_lines: [{ price: '5.00', title: 'Sameday Easybox' }], total_weight: 850 };
    expect(shopify({ ...plain, ...sent })).toMatchObject({ carrier: 'Sameday Easybox', grams: 850 });
    expect(shopify({ ...plain, total_weight: 0 })).toMatchObject({ carrier: null, grams: null });
  });

  test('that sells a gift card is worth its other goods', () => {
    const card = { id: 2, sku: null, name: 'Gift card', quantity: 2, price: '50.00', gift_card: true };
    const order = { ...plain, subtotal_price: '200.00', line_items: [lamp, card] };
    expect(worth(shopify(order))).toEqual({ sale: 10_000, tax: -1597 });
    const back = {
      id: 9,
      created_at: '2024-03-09T10:00:00Z',
      refund_line_items: [{ subtotal: '50.00', total_tax: '0.00', line_item: card }],
    };
    expect(worth(shopify({ ...order, refunds: [back] }))).toEqual({ sale: 10_000, tax: -1597 });
  });

  test('that a gift card pays for is a sale like any other', () => {
    expect(worth(shopify({ ...plain, payment_gateway_names: ['gift_card'] }))).toEqual({ sale: 10_000, tax: -1597 });
  });

  test('with a tip has it once, also where it is a line', () => {
    const tip = {
      id: 3,
      sku: null,
      name: 'Tip',
      quantity: 1,
      price: '7.00',
      tip: { payment_gateway: 'shopify_payments' },
    };
    const order = { ...plain, total_tip_received: '7.00' };
    expect(worth(shopify(order))).toEqual({ sale: 10_000, tax: -1597, tip: 700 });
    expect(worth(shopify({ ...order, line_items: [lamp, tip] }))).toEqual({ sale: 10_000, tax: -1597, tip: 700 });
  });

  test('names its discount codes, and the source that it came by without a campaign', () => {
    const order = {
      ...plain,
      discount_codes: [{ code: 'SPRING' }, { code: '' }],
      landing_site: '/?utm_source=newsletter',
    };
    expect(shopify(order)).toMatchObject({ discountCode: 'SPRING', touch: { campaign: '', source: 'newsletter' } });
    expect(shopify({ ...plain, discount_codes: [], landing_site: '/lamps' })).toMatchObject({
      discountCode: null,
      touch: null,
    });
  });

  test('with duties and a discount of its shipping counts neither of them', () => {
    const duties = { shop_money: { amount: '30.00', currency_code: 'RON' } };
    const order = {
      ...plain,
      original_total_duties_set: duties,
      current_total_duties_set: duties,
      total_price: '145.00',
      total_discounts: '5.00',
      shipping_lines: [{ price: '20.00', discounted_price: '15.00' }],
    };
    expect(worth(shopify(order))).toEqual({ sale: 10_000, shipping_charged: 1500, tax: -1597 });
  });

  test('with a line that was removed is worth what is left of it', () => {
    // An edit is a refund without money: the line keeps its quantity and has a current one of 0.
    const removed = { id: 4, sku: 'MUG', name: 'Mug', quantity: 1, current_quantity: 0, price: '11.90' };
    const order = {
      ...plain,
      subtotal_price: '111.90',
      total_tax: '17.87',
      line_items: [lamp, removed],
      refunds: [
        { id: 9, created_at: '2024-03-09T10:00:00Z', refund_line_items: [{ subtotal: '11.90', total_tax: '1.90' }] },
      ],
    };
    const { sale = 0, tax = 0, refund = 0 } = worth(shopify(order));
    expect([sale, tax, refund]).toEqual([11_190, -1787, -1000]);
    // 100.00 with VAT: 84.03 without.
    expect(sale + tax + refund).toBe(8403);
  });

  test('that is refunded whole, VAT and shipping with it, is worth nothing', () => {
    // 119.00 + 11.90 shipping, with 19.00 + 1.90 VAT.
    const order = {
      ...plain,
      subtotal_price: '119.00',
      total_tax: '20.90',
      line_items: [{ ...lamp, price: '119.00', tax_lines: [{ price: '19.00' }] }],
      shipping_lines: [{ price: '11.90', discounted_price: '11.90', tax_lines: [{ price: '1.90' }] }],
      refunds: [
        {
          id: 9,
          created_at: '2024-03-09T10:00:00Z',
          refund_line_items: [{ subtotal: '119.00', total_tax: '19.00' }],
          order_adjustments: [{ amount: '-10.00', tax_amount: '-1.90', kind: 'shipping_refund' }],
        },
      ],
    };
    const sums = worth(shopify(order));
    // Net sales are 119.00 - 19.00 - 100.00, the shipping 10.00 - 10.00.
    expect(sums).toEqual({ sale: 11_900, tax: -1900, refund: -10_000 });
  });

  const withShipping = {
    ...plain,
    subtotal_price: '119.00',
    total_tax: '20.90',
    line_items: [{ ...lamp, price: '119.00', tax_lines: [{ price: '19.00' }] }],
    shipping_lines: [{ price: '11.90', discounted_price: '11.90', tax_lines: [{ price: '1.90' }] }],
  };
  const refund = { id: 9, created_at: '2024-03-09T10:00:00Z' };

  test('has the VAT of its shipping taken out of the shipping', () => {
    expect(worth(shopify(withShipping))).toEqual({ sale: 11_900, tax: -1900, shipping_charged: 1000 });
    // Where VAT is added, nothing is in the prices.
    expect(worth(shopify({ ...withShipping, taxes_included: false }))).toEqual({
      sale: 11_900,
      shipping_charged: 1190,
    });
  });

  test('whose shipping is refunded has it back without its VAT, as versions from 2024-10 on report it', () => {
    const shipping = (amount: string) => [{ subtotal_amount_set: { shop_money: { amount, currency_code: 'RON' } } }];
    const back = (amount: string) =>
      shopify({
        ...withShipping,
        refunds: [{ ...refund, refund_shipping_lines: shipping(amount), order_adjustments: [] }],
      });
    // All of it, and 5.95 of it: 5.00 without VAT.
    expect(worth(back('11.90'))).toEqual({ sale: 11_900, tax: -1900 });
    expect(worth(back('5.95'))).toEqual({ sale: 11_900, tax: -1900, shipping_charged: 500 });
  });

  test('that is refunded by its amount alone keeps nothing once it is refunded whole', () => {
    const order = {
      ...withShipping,
      total_tip_received: '7.00',
      financial_status: 'refunded',
      refunds: [
        { ...refund, order_adjustments: [{ amount: '-137.90', tax_amount: '0.00', kind: 'refund_discrepancy' }] },
      ],
    };
    expect(worth(shopify(order))).toEqual({ sale: 11_900, tax: -1900, refund: -10_000 });
  });

  test('is refunded by line, and says whether the goods can be sold again', () => {
    const mug = { id: 2, sku: 'MUG', name: 'Mug', quantity: 3, price: '23.80' };
    const items = [
      { line_item_id: 2, quantity: 2, subtotal: '47.60', total_tax: '7.60', restock_type: 'return' },
      { line_item_id: 2, quantity: 1, subtotal: '23.80', total_tax: '3.80', restock_type: 'no_restock' },
      { line_item_id: 1, quantity: 1, subtotal: '119.00', total_tax: '19.00', restock_type: null },
    ];
    const order = shopify({
      ...withShipping,
      subtotal_price: '190.40',
      line_items: [...withShipping.line_items, mug],
      refunds: [{ ...refund, refund_line_items: items }],
    });
    const refunds = order.amounts.filter(({ kind }) => kind === 'refund');
    expect(
      refunds.map(({ line, amount }) => [line, Number(toMinor(amount, 2))]).filter(([, amount]) => amount !== 0),
    ).toEqual([
      [1, -4000],
      [1, -2000],
      [0, -10_000],
    ]);
    expect(order.returns.map(({ line, units, restocked }) => [line, Number(toMinor(units, 0)), restocked])).toEqual([
      [1, 2, true],
      [1, 1, false],
      [0, 1, null],
    ]);
  });

  test.each([
    ['a test', { test: true }],
    ['of the gateway for tests', { payment_gateway_names: ['bogus'] }],
    ['voided', { financial_status: 'voided' }],
    ['called off before it was paid', { financial_status: 'pending', cancelled_at: '2024-03-06T10:00:00Z' }],
    ['expired', { financial_status: 'expired' }],
  ])('that is %s is no sale', (_what, changes) => {
    const order = shopify({ ...plain, ...changes });
    expect([order.isSale, worth(order)]).toEqual([false, {}]);
  });
});

// The properties: developer.woocommerce.com, docs/apis/rest-api/v3, Orders and Order refunds. Totals of lines are without tax.
describe('an order of WooCommerce', () => {
  test('of a shop whose prices include the tax is worth its lines less the coupon, with its fees', () => {
    const order = fromWooCommerce(wooOrder(1) as Parameters<typeof fromWooCommerce>[0], []);
    // 80.00 - 8.00 + 5.00 fee + 12.00 shipping = 89.00, which with 16.91 VAT is the total of 105.91; 2.15 went to the bank.
    expect(worth(order)).toEqual({ sale: 8500, discount: -800, shipping_charged: 1200, payment_fee: -215 });
  });

  test('says how it was sent', () => {
    const sent = wooOrder(1, { shipping_lines: [{ method_title: 'Curier rapid' }] });
    expect(fromWooCommerce(sent as Parameters<typeof fromWooCommerce>[0], [])).toMatchObject({
      carrier: 'Curier rapid',
    });
  });

  test('names its coupons, and the source that it came by without a campaign', () => {
    const order = wooOrder(1, {
      coupon_lines: [{ code: 'vara' }, { code: 'bunvenit' }, { code: 'vara' }],
      meta_data: [{ key: '_wc_order_attribution_utm_source', value: 'newsletter' }],
    });
    const read = fromWooCommerce(order as Parameters<typeof fromWooCommerce>[0], []);
    expect(read).toMatchObject({ discountCode: 'bunvenit, vara', touch: { campaign: '', source: 'newsletter' } });
    expect(fromWooCommerce(wooOrder(1, { meta_data: [] }) as Parameters<typeof fromWooCommerce>[0], [])).toMatchObject({
      discountCode: null,
      touch: null,
    });
  });

  test('has the campaign that the plugin has noted where WooCommerce has noted none', () => {
    const noted = [
      { key: '_adaos_utm_campaign', value: 'Spring' },
      { key: '_adaos_utm_source', value: 'google' },
    ];
    const own = { key: '_wc_order_attribution_utm_source', value: 'newsletter' };
    const touchOf = (meta_data: object[]) =>
      fromWooCommerce(wooOrder(1, { meta_data }) as Parameters<typeof fromWooCommerce>[0], []).touch;
    expect(touchOf(noted)).toEqual({ campaign: 'Spring', source: 'google' });
    expect(touchOf([...noted, own])).toEqual({ campaign: '', source: 'newsletter' });
  });

  test('is refunded by line, shipping and fee, each without its tax', () => {
    const order = wooOrder(1, { refunds: [{ id: 5 }], meta_data: [] });
    const refund = {
      id: 5,
      date_created_gmt: '2024-03-09T10:00:00',
      amount: '105.91',
      line_items: [{ total: '-72.00', total_tax: '-13.68' }],
      shipping_lines: [{ total: '-12.00', total_tax: '-2.28' }],
      fee_lines: [{ total: '-5.00', total_tax: '-0.95' }],
    };
    const sums = worth(
      fromWooCommerce(
        order as Parameters<typeof fromWooCommerce>[0],
        [refund] as Parameters<typeof fromWooCommerce>[1],
      ),
    );
    expect(sums).toEqual({ sale: 8500, discount: -800, refund: -7700 });
  });

  type Woo = Parameters<typeof fromWooCommerce>;
  const refundedBy = (refunds: object[], changes: object = {}) =>
    fromWooCommerce(wooOrder(1, { meta_data: [], ...changes }) as Woo[0], refunds as Woo[1]);

  test('whose status was set to refunded, which gives the money back for nothing in particular, is worth nothing', () => {
    // 89.00 + 16.91 VAT = 105.91: 80.00 - 8.00 + 5.00 goods and 12.00 shipping.
    const refund = { id: 5, date_created_gmt: '2024-03-09T10:00:00', amount: '105.91', line_items: [] };
    expect(worth(refundedBy([refund]))).toEqual({ sale: 8500, discount: -800, refund: -7700 });
    // In two parts: 33.33 less 5.32 VAT = 28.01 first, and the rest with the last one.
    const parts = [
      { ...refund, amount: '33.33' },
      { ...refund, id: 6, amount: '72.58', date_created_gmt: '2024-03-10T10:00:00' },
    ];
    const first = worth(refundedBy(parts.slice(0, 1)));
    expect(first).toEqual({ sale: 8500, discount: -800, shipping_charged: 1200, refund: -2801 });
    expect(worth(refundedBy(parts))).toEqual({ sale: 8500, discount: -800, refund: -7700 });
  });

  test('is refunded by line', () => {
    const refund = {
      id: 5,
      date_created_gmt: '2024-03-09T10:00:00',
      amount: '42.84',
      line_items: [
        { quantity: -1, total: '-36.00', total_tax: '-6.84', meta_data: [{ key: '_refunded_item_id', value: '1' }] },
      ],
    };
    const order = refundedBy([refund]);
    const goods = order.amounts.filter(({ kind, amount }) => kind === 'refund' && amount.units !== 0n);
    expect(goods.map(({ line, amount }) => [line, Number(toMinor(amount, 2))])).toEqual([[0, -3600]]);
    expect(order.returns).toMatchObject([{ line: 0, units: { units: 1n }, restocked: null }]);
  });
});
