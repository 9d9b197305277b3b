import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestShop } from '../../testing/app.ts';
import { type StorePlatforms, startPlatforms } from '../../testing/connected-store.ts';
import { shopifyOrder, wooOrder } from '../../testing/fake-orders.ts';
import { importNow, ledgerState } from '../../testing/imports.ts';

let platforms: StorePlatforms;
beforeAll(async () => {
  platforms = await startPlatforms();
});
afterAll(() => platforms.close());

let shop: TestShop;
beforeEach(async () => {
  shop = await platforms.testApp.createShop({ currency: null });
  platforms.shopify.orders.list = [];
  platforms.shopify.orders.pageSize = 250;
  platforms.woocommerce.orders.list = [];
  platforms.woocommerce.orders.refunds.clear();
});

const orderRows = () =>
  platforms.testApp.services.database.forShop(shop.shopId, (trx) =>
    trx.selectFrom('orders').select(['external_id as ref', 'customer']).orderBy('external_id').execute(),
  );
const refs = async () => (await orderRows()).map(({ ref }) => ref);
const at = (minute: number) => `2024-03-05T10:${String(minute).padStart(2, '0')}:00+02:00`;
const line = { id: 1, sku: 'TRICOU', name: 'Tricou', quantity: 1, price: '50.00' };
const none = { count: 0, orders: [] };

describe('[INTG-1] an order that cannot be read', () => {
  const odd: [what: string, reason: string, change: object][] = [
    ['a date that is none', 'date_unreadable', { created_at: 'soon' }],
    ['a date of the year 0', 'date_unreadable', { created_at: '0000-01-01T00:00:00Z' }],
    ['a date of another age', 'date_unreadable', { created_at: '+275760-09-13T00:00:00Z' }],
    ['a price that is a word', 'amount_unreadable', { line_items: [{ ...line, price: 'fifty' }] }],
    ['a price of 400 digits', 'amount_too_large', { line_items: [{ ...line, price: '9'.repeat(400) }] }],
    ['a price that no database holds', 'amount_too_large', { line_items: [{ ...line, price: '99999999999999999' }] }],
    ['1e308 pieces', 'amount_too_large', { line_items: [{ ...line, quantity: 1e308 }] }],
    ['a discount beyond all', 'amount_too_large', { subtotal_price: '-99999999999999' }],
    ['no lines at all', 'order_unreadable', { line_items: null }],
    ['lines that are numbers', 'order_unreadable', { line_items: [1] }],
    ['a number of 2,000 letters', 'order_unreadable', { name: 'x'.repeat(2_000) }],
    ['a currency that there is not', 'no_exchange_rate', { currency: 'ABSURD\0' }],
    ['no number', 'order_unreadable', { name: null }],
    ['a refund of no day', 'date_unreadable', { refunds: [{ id: 1, created_at: '' }] }],
  ];
  test('is set aside with its reason, whatever is odd in it, and all others are read', async () => {
    const { orders } = platforms.shopify;
    const right = (number: number, minute = number) => shopifyOrder(number, { updated_at: at(minute) });
    const numbers = odd.map((_, index) => 2 * index + 2);
    orders.pageSize = 3;
    orders.list = odd.flatMap(([, , change], index) => [
      right(2 * index + 1),
      shopifyOrder(2 * index + 2, { updated_at: at(2 * index + 2), ...change }),
    ]);
    const readable = numbers.map((number) => `#${number - 1}`).toSorted();
    await platforms.connect(shop, 'shopify');
    await platforms.read(shop, 'shopify');
    expect(await refs()).toEqual(readable);
    const card = await platforms.cardOf(shop, 'shopify');
    expect(card).toMatchObject({ problem: null, orders: odd.length, setAside: { count: odd.length } });
    const reasons = new Map(card?.setAside?.orders.map(({ id, reason }) => [id, reason]));
    expect(odd.map(([what], index) => [what, reasons.get(String(orders.list[2 * index + 1]?.['id']))])).toEqual(
      odd.map(([what, reason]) => [what, reason]),
    );
    expect(card?.setAside?.orders.map(({ number }) => number)).not.toContain('');

    // They stay on the list until they change at the platform.
    await platforms.read(shop, 'shopify');
    expect(await platforms.cardOf(shop, 'shopify')).toMatchObject({ setAside: { count: odd.length } });
    for (const number of numbers) orders.list[number - 1] = right(number, number + 29);
    await platforms.read(shop, 'shopify');
    expect(await refs()).toEqual([...readable, ...numbers.map((number) => `#${number}`)].toSorted());
    expect(await platforms.cardOf(shop, 'shopify')).toMatchObject({ orders: 2 * odd.length, setAside: none });
  });

  test('is reported for WooCommerce too, with refunds that make no sense, or that the platform does not answer', async () => {
    const { orders } = platforms.woocommerce;
    const refund = { id: 900, date_created_gmt: '2024-03-10T12:00:00', amount: '1.00' };
    orders.refunds.set(2, [{ ...refund, amount: 'all' }]);
    orders.refunds.set(3, [{ ...refund, date_created_gmt: '0000-00-00 00:00:00' }]);
    orders.refunds.set(4, [{ id: 'x' }]);
    orders.refused.add('orders/5/refunds');
    orders.list = [1, 2, 3, 4, 5, 6].map((id) => wooOrder(id, id > 1 && id < 6 ? { refunds: [{ id: 900 }] } : {}));
    await platforms.connect(shop, 'woocommerce');
    await platforms.read(shop, 'woocommerce');
    orders.refused.clear();
    expect(await refs()).toEqual(['1', '6']);
    expect((await platforms.cardOf(shop, 'woocommerce'))?.setAside).toEqual({
      count: 4,
      orders: [
        { id: '2', number: '2', reason: 'amount_unreadable' },
        { id: '3', number: '3', reason: 'date_unreadable' },
        { id: '4', number: '4', reason: 'order_unreadable' },
        { id: '5', number: '5', reason: 'order_unreadable' },
      ],
    });
  });

  test('that the database refuses is found among the others of its page', { tags: ['full'] }, async () => {
    const refused = new Set([3, 40, 41, 99]);
    platforms.shopify.orders.list = Array.from({ length: 100 }, (_, index) => {
      const email = refused.has(index + 1) ? 'odd@shop.example' : 'ana@shop.example';
      return shopifyOrder(index + 1, { email });
    });
    await platforms.connect(shop, 'shopify');
    const owner = new pg.Client(platforms.testApp.testDatabase.config);
    await owner.connect();
    // Any rule of the database that the reading does not know of.
    await owner.query(`alter table orders add constraint odd check (customer is distinct from 'odd@shop.example')`);
    await platforms.read(shop, 'shopify');
    await owner.query('alter table orders drop constraint odd');
    await owner.end();
    const card = await platforms.cardOf(shop, 'shopify');
    expect(card).toMatchObject({ problem: null, orders: 96, setAside: { count: 4 } });
    const found = card?.setAside?.orders.toSorted((a, b) => a.id.localeCompare(b.id)); // the page may take several turns
    expect(found).toEqual(
      ['3', '40', '41', '99'].map((number) => ({
        id: expect.stringMatching(number),
        number: `#${number}`,
        reason: 'order_unreadable',
      })),
    );
    expect((await ledgerState(platforms.testApp, shop)).orders).toEqual({ order: 96 });
  });

  test('counts, but is named only while it is among the latest 20', async () => {
    platforms.shopify.orders.list = Array.from({ length: 30 }, (_, index) =>
      shopifyOrder(index + 1, { created_at: 'soon', updated_at: at(index) }),
    );
    await platforms.connect(shop, 'shopify');
    await platforms.read(shop, 'shopify');
    const card = await platforms.cardOf(shop, 'shopify');
    expect(card?.setAside).toMatchObject({ count: 30 });
    expect(card?.setAside?.orders).toHaveLength(20);
  });

  test('keeps its place among the latest when it is read again for the same reason', async () => {
    const { orders } = platforms.shopify;
    orders.list = Array.from({ length: 30 }, (_, index) =>
      shopifyOrder(index + 1, { created_at: 'soon', updated_at: at(index) }),
    );
    await platforms.connect(shop, 'shopify');
    await platforms.read(shop, 'shopify');
    const before = (await platforms.cardOf(shop, 'shopify'))?.setAside;
    await platforms.read(shop, 'shopify');
    expect((await platforms.cardOf(shop, 'shopify'))?.setAside).toEqual(before);
    const last = before?.orders.at(-1);
    orders.list[29] = shopifyOrder(30, { currency: 'UAH', updated_at: at(40) });
    await platforms.read(shop, 'shopify');
    expect(last?.number).not.toBe('#30');
    expect((await platforms.cardOf(shop, 'shopify'))?.setAside?.orders[0]).toMatchObject({
      number: '#30',
      reason: 'no_exchange_rate',
    });
  });

  test('that a file brought in another currency is set aside, and stays as it was', async () => {
    const file = 'order,date,quantity,unit price,sku\n#1,2024-03-05,1,10.00,A\n';
    await importNow(platforms.testApp, shop, file, { currency: 'RON' });
    platforms.shopify.orders.list = [shopifyOrder(1, { currency: 'EUR' }), shopifyOrder(2, { currency: 'EUR' })];
    await platforms.connect(shop, 'shopify');
    await platforms.read(shop, 'shopify');
    expect(await platforms.cardOf(shop, 'shopify')).toMatchObject({
      orders: 1,
      setAside: { count: 1, orders: [{ number: '#1', reason: 'currency_differs' }] },
    });
  });

  test('that is no sale has nothing to be set aside for', async () => {
    const change = {
      financial_status: 'voided',
      created_at: 'soon',
      currency: 'X',
      line_items: [{ ...line, price: 'x' }],
    };
    platforms.shopify.orders.list = [shopifyOrder(1, change), shopifyOrder(2)];
    await platforms.connect(shop, 'shopify');
    await platforms.read(shop, 'shopify');
    expect(await refs()).toEqual(['#2']);
    expect(await platforms.cardOf(shop, 'shopify')).toMatchObject({ problem: null, setAside: none });
  });

  test('leaves the list with its connection', async () => {
    platforms.shopify.orders.list = [shopifyOrder(1, { created_at: 'soon' })];
    await platforms.connect(shop, 'shopify');
    await platforms.read(shop, 'shopify');
    const ended = await platforms.testApp.app.inject({
      method: 'DELETE',
      url: '/api/integrations/connect/shopify',
      headers: shop.headers,
    });
    expect(ended.statusCode).toBe(200);
    platforms.shopify.orders.list = [];
    await platforms.connect(shop, 'shopify');
    expect(await platforms.cardOf(shop, 'shopify')).toMatchObject({ setAside: none });
  });
});

describe('[INTG-1] a reading', () => {
  test('takes texts that no database takes: cut within a character, with a NUL, of any length', async () => {
    const campaign = `${'x'.repeat(254)}😀`;
    const change = {
      email: 'ana\0@shop.example\ud83d',
      financial_status: 'paid\0',
      landing_site: `/?utm_campaign=${encodeURIComponent(campaign)}&utm_source=%00a%ED%A0%80`,
      billing_address: { country_code: `R\0${'O'.repeat(100_000)}` },
      line_items: [{ ...line, sku: '\ud800', name: `${'n'.repeat(499)}👩‍👩‍👧 ` }],
      refunds: [{ id: 5, created_at: at(40), note: 'too\0small\udc00' }],
    };
    platforms.shopify.orders.list = [shopifyOrder(1, change), shopifyOrder(2)];
    await platforms.connect(shop, 'shopify');
    await platforms.read(shop, 'shopify');
    expect(await platforms.cardOf(shop, 'shopify')).toMatchObject({ problem: null, orders: 2, setAside: none });
    expect(await orderRows()).toMatchObject([{ customer: 'ana@shop.example\ufffd' }, {}]);
    const [touch] = await platforms.testApp.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('order_touches').selectAll().where('order_ref', '=', '#1').execute(),
    );
    expect(touch?.campaign).toBe('x'.repeat(254));
    const [stored] = await platforms.testApp.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('order_lines').select('name').where('name', 'like', 'n%').execute(),
    );
    expect(stored?.name).toBe('n'.repeat(499));
  });

  test('is not led past all orders to come by one that changes in the far future', async () => {
    platforms.shopify.orders.list = [shopifyOrder(1, { updated_at: '9999-01-01T00:00:00Z' }), shopifyOrder(2)];
    await platforms.connect(shop, 'shopify');
    await platforms.read(shop, 'shopify');
    platforms.shopify.orders.list.push(shopifyOrder(3, { updated_at: at(30) }));
    await platforms.read(shop, 'shopify');
    expect((await ledgerState(platforms.testApp, shop)).orders).toEqual({ order: 3 });
  });

  test('of a platform without a currency or timezone that there is does not settle the shop by it', async () => {
    platforms.shopify.orders.currency = 'ABSURD';
    platforms.shopify.orders.list = [shopifyOrder(1)];
    await platforms.connect(shop, 'shopify');
    await platforms.read(shop, 'shopify');
    platforms.shopify.orders.currency = 'RON';
    expect(await platforms.cardOf(shop, 'shopify')).toMatchObject({ problem: 'platform_failed', orders: 0 });
    await platforms.read(shop, 'shopify');
    expect(await platforms.cardOf(shop, 'shopify')).toMatchObject({ problem: null, orders: 1 });
  });
});
