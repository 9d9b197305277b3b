import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '../../testing/app.ts';
import { type StorePlatforms, startPlatforms } from '../../testing/connected-store.ts';
import { shopifyOrder } from '../../testing/fake-orders.ts';
import { ledgerState } from '../../testing/imports.ts';

let platforms: StorePlatforms;
beforeAll(async () => {
  platforms = await startPlatforms();
});
afterAll(() => platforms.close());
afterEach(() => {
  const { orders } = platforms.shopify;
  Object.assign(orders, { list: [], count: null, perSecond: null, mostAtOnce: Number.POSITIVE_INFINITY });
  Object.assign(orders.bulk, { offered: true, busy: 0, status: 'COMPLETED', filesAt: null, breaks: [], downloads: 0 });
  orders.bulk.operations.length = 0;
});

const bulk = () => platforms.shopify.orders.bulk;
const newShop = () => platforms.testApp.createShop({ currency: null });
const connection = ({ shopId }: TestShop) =>
  platforms.testApp.services.database.forShop(shopId, (trx) =>
    trx.selectFrom('connections').select(['bulk', 'next_read_at', 'read_through']).executeTakeFirstOrThrow(),
  );
const stateOf = (shop: TestShop) => ledgerState(platforms.testApp, shop);

const mug = { id: 92, sku: 'CANA', title: 'Cana', name: 'Cana', quantity: 1, price: '30.00' };
/** A refund of one of two shirts and of its shipping, and an order of two lines with a tip. */
const eventful = () => {
  const shirt = { id: 91, sku: 'TRICOU', title: 'Tricou', name: 'Tricou - M', quantity: 2, price: '50.00' };
  const refund = {
    id: 77,
    created_at: '2024-03-20T12:00:00Z',
    refund_line_items: [
      { line_item_id: 91, quantity: 1, subtotal: '45.00', total_tax: '7.18', restock_type: 'return' },
    ],
    order_adjustments: [{ amount: '-12.61', tax_amount: '-2.39', kind: 'shipping_refund' }],
  };
  const tip = { id: 93, title: 'Tip', name: 'Tip', quantity: 1, price: '7.00', tip: { payment_gateway: 'cash' } };
  return [
    shopifyOrder(1, { line_items: [shirt], refunds: [refund], financial_status: 'partially_refunded' }),
    shopifyOrder(2, { line_items: [shirt, mug, tip], subtotal_price: '120.00', total_tip_received: '7.00' }),
    shopifyOrder(3, { financial_status: 'voided', cancelled_at: '2024-03-06T10:00:00Z' }),
  ];
};

/** The same orders, read by pages. */
async function byPages(list: Record<string, unknown>[]) {
  const shop = await newShop();
  Object.assign(platforms.shopify.orders, { list, count: 0 });
  await platforms.connect(shop, 'shopify');
  await platforms.read(shop, 'shopify');
  return stateOf(shop);
}

/** Connects a store that says it has many orders. */
async function large(list: Record<string, unknown>[]): Promise<TestShop> {
  const shop = await newShop();
  Object.assign(platforms.shopify.orders, { list, count: 5000 });
  await platforms.connect(shop, 'shopify');
  return shop;
}

describe('[INTG-1] a Shopify store with many orders', () => {
  test('is read by one bulk operation at first, to the same figures as by pages, and by pages from then on', async () => {
    const expected = await byPages(eventful());
    expect(bulk().operations).toHaveLength(0);
    const shop = await large(eventful());
    bulk().busy = 2;
    await platforms.read(shop, 'shopify');
    expect(await stateOf(shop)).toEqual(expected);
    expect(expected.ledger).toMatchObject({ 'refund actual': '-3782', 'tip actual': '700' });
    expect(await connection(shop)).toMatchObject({ bulk: null, read_through: expect.any(Date) });
    platforms.shopify.orders.list.push(shopifyOrder(4, { updated_at: new Date().toISOString() }));
    await platforms.read(shop, 'shopify');
    expect((await stateOf(shop)).orders).toEqual({ order: 3 });
    expect(bulk().operations).toHaveLength(1);
    expect(bulk().downloads).toBe(1);
  });

  test('that takes long to put its orders together lets others come first, and is asked again', async () => {
    const shop = await large(eventful());
    bulk().busy = 6;
    await platforms.read(shop, 'shopify');
    const waiting = await connection(shop);
    expect(waiting.bulk).toMatchObject({ operation: 'gid://shopify/BulkOperation/1', lines: 0 });
    expect((waiting.next_read_at?.getTime() ?? 0) - Date.now()).toBeGreaterThan(10_000);
    expect(await platforms.cardOf(shop, 'shopify')).toMatchObject({ reading: true, problem: null });
    await platforms.read(shop, 'shopify');
    expect((await stateOf(shop)).orders).toEqual({ order: 2 });
    expect(bulk().operations).toHaveLength(1);
  });

  test('whose file breaks off is read on behind what was kept of it', async () => {
    const list = Array.from({ length: 1002 }, (_, index) => shopifyOrder(index + 1));
    const shop = await large(list);
    // In the middle of a character of the last orders, and at the first line.
    bulk().breaks = [-350, 10];
    await platforms.read(shop, 'shopify');
    expect((await stateOf(shop)).orders).toEqual({ order: 1002 });
    expect(bulk().downloads).toBe(3);
    expect(await platforms.cardOf(shop, 'shopify')).toMatchObject({ orders: 1002, problem: null });
  });

  test.each([
    ['runs too many operations already', { offered: false }],
    ['ends the operation', { status: 'FAILED' }],
    ['names a file at an address that is not its own', { filesAt: 'http://127.0.0.1:1' }],
  ])('that %s is read by pages', async (_, changes) => {
    const shop = await large(eventful());
    Object.assign(bulk(), changes);
    await platforms.read(shop, 'shopify');
    expect((await stateOf(shop)).orders).toEqual({ order: 2 });
    expect(await connection(shop)).toMatchObject({ bulk: null });
    expect(bulk().downloads).toBe(0);
  });
});

test('Shopify is asked for fewer orders where many cost too much, and later where it has no points left', async () => {
  const list = Array.from({ length: 12 }, (_, index) =>
    shopifyOrder(index + 1, { updated_at: `2024-03-05T1${index % 10}:00:00+02:00` }),
  );
  const { orders } = platforms.shopify;
  Object.assign(orders, { list, mostAtOnce: 4, perSecond: 4 });
  const shop = await newShop();
  await platforms.connect(shop, 'shopify');
  await platforms.read(shop, 'shopify');
  expect((await stateOf(shop)).orders).toEqual({ order: 12 });
  expect(await platforms.cardOf(shop, 'shopify')).toMatchObject({ orders: 12, problem: null });
});

test('an order of more lines than a page has is read whole', async () => {
  const items = Array.from({ length: 130 }, (_, index) => ({
    ...mug,
    id: index + 1,
    sku: `CANA-${index}`,
    price: '1.00',
  }));
  const order = shopifyOrder(1, { line_items: items, subtotal_price: '130.00' });
  const state = await byPages([order]);
  expect(state).toMatchObject({ lines: 130, ledger: { 'sale actual': '13000' } });
});

test('what Shopify Payments has kept is the fee of an order; in another currency it is not known', async () => {
  const paid = (currencyCode: string, ...amounts: string[]) => ({
    transactions: [
      { status: 'SUCCESS', fees: amounts.map((amount) => ({ amount: { amount, currencyCode } })) },
      { status: 'FAILURE', fees: [{ amount: { amount: '9.00', currencyCode } }] },
    ],
  });
  const state = await byPages([shopifyOrder(1, paid('RON', '2.50', '0.31')), shopifyOrder(2, paid('USD', '0.80'))]);
  expect(state.ledger).toMatchObject({ 'payment_fee actual': '-281' });
});
