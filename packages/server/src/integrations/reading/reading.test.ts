import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contract } from '@adaos/api';
import { sql } from 'kysely';
import { integrationRoutes } from '../../http/routes/integrations.ts';
import { notificationRoutes } from '../../http/routes/notifications.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { shopifyOrder, WOO_KEYS, wooOrder, SHOPIFY_TOKEN } from '../../testing/fake-orders.ts';
import { fakeShopify, fakeWordPress, SHOPIFY_KEYS } from '../../testing/fake-platforms.ts';
import { coverageOf } from '../../testing/coverage.ts';
import { importNow, ledgerState } from '../../testing/imports.ts';
import { keepConnection } from '../connections.ts';
import { planMissingReads } from './missing-reads.ts';
import { runRead } from './worker.ts';

type Platform = 'shopify' | 'woocommerce';
const SHOPIFY_STORE = 'lana-si-lut.myshopify.com';
const never = new AbortController().signal;

let shopify: Awaited<ReturnType<typeof fakeShopify>>;
let wordPress: Awaited<ReturnType<typeof fakeWordPress>>;
let testApp: TestApp;
beforeAll(async () => {
  [shopify, wordPress] = await Promise.all([fakeShopify(), fakeWordPress()]);
  testApp = await createTestApp({
    modules: [integrationRoutes, notificationRoutes],
    env: {
      ...SHOPIFY_KEYS,
      SHOPIFY_BASE: shopify.origin,
      WOOCOMMERCE_ALLOW_HTTP: '1',
      OUTBOUND_ALLOW: [shopify.host, wordPress.host].join(','),
    },
  });
});
afterAll(async () => {
  await Promise.all([testApp.close(), shopify.close(), wordPress.close()]);
});

let shop: TestShop;
beforeEach(async () => {
  shop = await testApp.createShop({ currency: null });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const { orders } of [shopify, wordPress]) {
    Object.assign(orders, { list: [], revoked: false, next: [], onPage: () => {} });
  }
  shopify.orders.pageSize = 250;
  wordPress.orders.pageSize = 100;
});

async function connect(platform: Platform): Promise<void> {
  const store = platform === 'shopify' ? SHOPIFY_STORE : `${wordPress.origin}/shop`;
  const credentials = platform === 'shopify' ? { accessToken: SHOPIFY_TOKEN } : WOO_KEYS;
  const attempt = { shopId: shop.shopId, accountId: shop.accountId, platform, store };
  expect(await keepConnection(testApp.services, attempt, { credentials, scopes: 'read' })).toBeNull();
}
/** The variables of the pages of orders that Shopify was asked for, after some requests. */
const orderPages = (after: number): Record<string, unknown>[] =>
  shopify.requests.slice(after).flatMap(({ body }) => {
    const asked = body === '' ? null : (JSON.parse(body) as { query: string; variables: Record<string, unknown> });
    return asked?.query.startsWith('query orders') ? [asked.variables] : [];
  });
const connectionOf = (platform: Platform) =>
  testApp.services.database.forShop(shop.shopId, (trx) =>
    trx.selectFrom('connections').selectAll().where('platform', '=', platform).executeTakeFirstOrThrow(),
  );
/** Makes the read that is planned next, as the worker does. */
async function read(platform: Platform, signal: AbortSignal = never): Promise<void> {
  const { next_read_at: at } = await connectionOf(platform);
  await runRead(testApp.services, { shopId: shop.shopId, platform, at: at?.toISOString() ?? '' }, signal);
}
const readCard = async (platform: Platform) => {
  const answer = await testApp.app.inject({ url: '/api/integrations', headers: shop.headers });
  return contract.listIntegrations.answer.parse(answer.json()).oauthConnections[platform];
};
const readNow = (platform: Platform) =>
  testApp.app.inject({
    method: 'POST',
    url: `/api/integrations/connect/${platform}/read`,
    headers: shop.headers,
  });
const entries = () =>
  testApp.services.database.forShop(shop.shopId, async (trx) => {
    const rows = await trx
      .selectFrom('ledger_entries')
      .select(['kind', 'occurred_on', 'quality', (of) => of.fn.sum<string>('amount_minor').as('amount')])
      .where('shop_id', '=', shop.shopId)
      .groupBy(['kind', 'occurred_on', 'quality'])
      .orderBy('occurred_on')
      .orderBy('kind')
      .execute();
    return rows.map((row) => `${row.occurred_on} ${row.kind} ${row.quality} ${row.amount}`);
  });
/** Net sales and shipping in minor units of the shop's currency. */
const inShopCurrency = () =>
  testApp.services.database.forShop(shop.shopId, async (trx) => {
    const rows = await trx
      .selectFrom('ledger_entries')
      .select(['kind', 'shop_amount_minor'])
      .where('shop_id', '=', shop.shopId)
      .execute();
    const sumOf = (kinds: readonly string[]) =>
      rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, row) => sum + Number(row.shop_amount_minor), 0);
    return { net: sumOf(['sale', 'discount', 'refund', 'tax']), shipping: sumOf(['shipping_charged']) };
  });
/** Discounts by the code of their line, in minor units. */
const discountsByLine = () =>
  testApp.services.database.forShop(shop.shopId, async (trx) => {
    const rows = await trx
      .selectFrom('ledger_entries as e')
      .leftJoin('order_lines as l', (join) =>
        join.onRef('l.shop_id', '=', 'e.shop_id').onRef('l.id', '=', 'e.order_line_id'),
      )
      .select(['l.sku', (of) => of.fn.sum<string>('e.amount_minor').as('amount')])
      .where('e.shop_id', '=', shop.shopId)
      .where('e.kind', '=', 'discount')
      .groupBy('l.sku')
      .execute();
    return Object.fromEntries(
      rows.filter(({ amount }) => amount !== '0').map(({ sku, amount }) => [sku ?? 'order', Number(amount)]),
    );
  });
const counts = async () => (await ledgerState(testApp, shop)).orders;

const variants = () =>
  testApp.services.database.forShop(shop.shopId, (trx) =>
    trx.selectFrom('product_variants').select(['code', 'parent', 'parent_name']).orderBy('code').execute(),
  );

test('a store says which product a variant belongs to; what it says of none is a product itself', async () => {
  const line = (sku: string, more: object) => ({ id: 1, sku, name: sku, quantity: 1, price: '90.00', ...more });
  const shirt = { title: 'Tricou', product_id: 7 };
  shopify.orders.list = [
    shopifyOrder(1, {
      line_items: [
        line('TRICOU-M', { ...shirt, variant_title: 'M' }),
        line('', { ...shirt, name: 'Tricou - XL', variant_title: 'XL' }),
        line('CANA', { title: 'Cana', product_id: 8, variant_title: null }),
        line('MANUAL', { title: 'Manual', product_id: null, variant_title: 'M' }),
      ],
    }),
  ];
  await connect('shopify');
  await read('shopify');
  const known = [
    { code: 'TRICOU-M', parent: 'shopify:7', parent_name: 'Tricou' },
    { code: 'Tricou - XL', parent: 'shopify:7', parent_name: 'Tricou' },
  ];
  expect(await variants()).toEqual(known);
  const item = { id: 1, quantity: 1, subtotal: '80.00', total: '72.00' };
  wordPress.orders.list = [
    wooOrder(21, {
      line_items: [
        { ...item, name: 'Pled - Rosu', sku: 'PLED-R', product_id: 11, variation_id: 12, parent_name: 'Pled' },
        { ...item, id: 2, name: 'Cana', sku: 'CANA', product_id: 13, variation_id: 0, parent_name: null },
      ],
    }),
  ];
  await connect('woocommerce');
  await read('woocommerce');
  expect(await variants()).toEqual([{ code: 'PLED-R', parent: 'woocommerce:11', parent_name: 'Pled' }, ...known]);
});

describe('a connected Shopify shop', () => {
  test('is read from the beginning, page by page, and settles currency and timezone', async () => {
    shopify.orders.pageSize = 2;
    shopify.orders.list = [1, 2, 3, 4, 5].map((number) =>
      shopifyOrder(number, { updated_at: `2024-03-05T10:0${number}:00+02:00` }),
    );
    await connect('shopify');
    await read('shopify');
    expect(await entries()).toEqual([
      '2024-03-05 discount actual -5000',
      '2024-03-05 sale actual 50000',
      '2024-03-05 shipping_charged actual 7500',
      '2024-03-05 tax actual -8385',
    ]);
    const card = await readCard('shopify');
    expect(card).toMatchObject({ orders: 5, broken: false, problem: null, reading: false });
    const between = Date.parse(card?.nextReadAt ?? '') - Date.parse(card?.lastReadAt ?? '');
    expect(between).toBe(3600_000);
    expect([card?.late, card?.products?.late]).toEqual([false, false]);
    await testApp.services.database.forShop(shop.shopId, (trx) =>
      sql`update connections set connected_at = now() - interval '9 days', last_read_at = now() - interval '3 hours',
        stock_read_at = now() - interval '2 days 1 hour' where shop_id = ${shop.shopId}`.execute(trx),
    );
    const late = await readCard('shopify');
    expect([late?.late, late?.products?.late]).toEqual([true, true]);
    const settled = await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('shops').select(['currency', 'timezone']).executeTakeFirstOrThrow(),
    );
    expect(settled).toEqual({ currency: 'RON', timezone: 'Europe/Bucharest' });
  });

  test('keeps a discount with the line that it was allocated to, and moves it when the order is edited', async () => {
    const line = (id: number, sku: string, price: string, ...given: string[]) => {
      const allocations = given.map((amount) => ({ amount, discount_application_index: 0 }));
      return {
        id,
        sku,
        title: sku,
        name: sku,
        quantity: 1,
        current_quantity: 1,
        price,
        discount_allocations: allocations,
      };
    };
    const order = (...items: object[]) => shopifyOrder(1, { line_items: items, shipping_lines: [] });
    shopify.orders.list = [order(line(1, 'HAT', '60.00', '6.00', '1.50'), line(2, 'SCARF', '40.00', '2.50'))];
    await connect('shopify');
    await read('shopify');
    expect(await discountsByLine()).toEqual({ HAT: -750, SCARF: -250 });
    expect(await entries()).toContain('2024-03-05 discount actual -1000');
    const edited = order(line(1, 'HAT', '60.00'), line(2, 'SCARF', '40.00', '10.00'));
    shopify.orders.list = [{ ...edited, updated_at: '2024-03-06T10:05:00+02:00' }];
    for (const _time of [1, 2]) await read('shopify');
    expect(await discountsByLine()).toEqual({ SCARF: -1000 });
    expect(await entries()).toContain('2024-03-05 discount actual -1000');
    await coverageOf(testApp.services.database, shop.shopId);
  });

  test('the same orders again change nothing; a refund counts on its day, an edited and a cancelled order are corrected', async () => {
    shopify.orders.list = [shopifyOrder(1), shopifyOrder(2), shopifyOrder(3)];
    await connect('shopify');
    await read('shopify');
    const before = await entries();
    await read('shopify');
    expect(await entries()).toEqual(before);

    const refund = {
      id: 77,
      created_at: '2024-03-20T23:30:00Z',
      processed_at: '2024-03-20T23:30:00Z',
      note: 'Prea mic',
      refund_line_items: [{ subtotal: '45.00', total_tax: '7.18' }],
      order_adjustments: [{ amount: '-12.61', tax_amount: '-2.39', kind: 'shipping_refund' }],
    };
    const changed = { updated_at: '2024-03-21T02:00:00+02:00' };
    const line = { id: 3, sku: 'TRICOU', name: 'Tricou - M', quantity: 1, price: '50.00' };
    shopify.orders.list = [
      shopifyOrder(1, { ...changed, financial_status: 'partially_refunded', refunds: [refund] }),
      shopifyOrder(2, {
        ...changed,
        financial_status: 'voided',
        cancelled_at: changed.updated_at,
        cancel_reason: 'customer',
      }),
      shopifyOrder(3, { ...changed, line_items: [line], subtotal_price: '50.00', total_tax: '10.37' }),
    ];
    await read('shopify');
    expect(await entries()).toEqual([
      '2024-03-05 discount actual -1000',
      '2024-03-05 sale actual 15000',
      '2024-03-05 shipping_charged actual 3000',
      '2024-03-05 tax actual -2714',
      // The refund is of 01:30 on the 21st in Bucharest, without its tax.
      '2024-03-21 refund actual -3782',
      '2024-03-21 shipping_charged actual -1261',
    ]);
    const once = await entries();
    await read('shopify');
    expect(await entries()).toEqual(once);
    expect(await readCard('shopify')).toMatchObject({ orders: 3 });
  });

  test('only what changed since the last read is asked for', async () => {
    shopify.orders.list = [shopifyOrder(1)];
    await connect('shopify');
    await read('shopify');
    const asked = shopify.requests.length;
    await read('shopify');
    const [last] = orderPages(asked);
    expect(last?.['filter']).toBe("updated_at:>='2024-03-05T08:03:00.000Z'");
  });

  test('a file of the same orders adds nothing, before or after: the shop reports them itself', async () => {
    const file = [
      'Name,Created at,Lineitem quantity,Lineitem name,Lineitem sku,Lineitem price,Subtotal,Discount Amount,Shipping,Taxes,Total,Refunded Amount,Financial Status',
      '#1,2024-03-05 10:00:00 +0200,2,Tricou - M,TRICOU,50.00,90.00,10.00,15.00,16.77,105.00,53.55,partially_refunded',
      '#9,2024-03-04 10:00:00 +0200,1,Sapca,SAPCA,30.00,30.00,0.00,0.00,4.79,30.00,0.00,paid',
    ].join('\n');
    const settings = { currency: 'RON', timezone: 'Europe/Bucharest' };
    await importNow(testApp, shop, file, settings);
    shopify.orders.list = [shopifyOrder(1)];
    await connect('shopify');
    await read('shopify');
    const sums = await ledgerState(testApp, shop);
    expect(sums).toMatchObject({ orders: { order: 2 }, lines: 2 });
    expect(sums.ledger).toMatchObject({
      'sale actual': '13000',
      'refund estimate': '0',
      'shipping_charged actual': '1500',
    });
    await importNow(testApp, shop, file.replace('53.55', '99.00'), settings);
    expect(await ledgerState(testApp, shop)).toEqual(sums);
    const [row] = await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('imports').select('orders').orderBy('id', 'desc').execute(),
    );
    expect(row?.orders).toBe(2);
  });

  test('an order whose number an older store had is one of its own, and so are the older store’s in a file', async () => {
    const file = (day: string) =>
      `Name,Created at,Lineitem quantity,Lineitem name,Lineitem price\n#1,${day} 10:00:00 +0200,1,Sapca,30.00\n`;
    const settings = { currency: 'RON', timezone: 'Europe/Bucharest' };
    await importNow(testApp, shop, file('2022-06-01'), settings);
    shopify.orders.list = [shopifyOrder(1), shopifyOrder(2)];
    await connect('shopify');
    await read('shopify');
    await read('shopify');
    await importNow(testApp, shop, file('2021-06-01').replace('#1', '#2'), settings);
    await importNow(testApp, shop, file('2024-03-05').replace('30.00', '31.00'), settings);
    const orders = await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx.selectFrom('orders').select(['external_id', 'order_on', 'told_by']).orderBy('id').execute(),
    );
    expect(orders.map((row) => Object.values(row).join(' '))).toEqual([
      '#1 2022-06-01 ',
      '#1 (2024) 2024-03-05 shopify',
      '#2 2024-03-05 shopify',
      '#2 (2021) 2021-06-01 ',
    ]);
    // 30.00 + 30.00 of the older store, 2 x 100.00 of the new one.
    expect((await ledgerState(testApp, shop)).ledger['sale actual']).toBe('26000');
  });

  test('an order that a file had without its items is as the platform reports it, once', async () => {
    const file = 'Order,Date,Total,Shipping,Tax amount\n#1,2024-03-04 10:00,170.00,20.00,30.00\n';
    const settings = { currency: 'RON', timezone: 'Europe/Bucharest' };
    await importNow(testApp, shop, file, settings);
    expect((await ledgerState(testApp, shop)).ledger).toMatchObject({
      'sale actual': '15000',
      // Of 30.00 the shipping has 30.00 x 20.00 / 170.00 = 3.53.
      'tax estimate': '-2647',
    });
    shopify.orders.list = [shopifyOrder(1)];
    await connect('shopify');
    await read('shopify');
    const sums = await ledgerState(testApp, shop);
    expect(sums).toMatchObject({ orders: { order: 1 }, lines: 1 });
    expect(sums.ledger).toMatchObject({ 'sale actual': '10000', 'shipping_charged actual': '1500' });
    await importNow(testApp, shop, file, settings);
    expect(await ledgerState(testApp, shop)).toEqual(sums);
  });

  test('a read that is broken off keeps its whole pages and goes on behind them', async () => {
    shopify.orders.pageSize = 2;
    shopify.orders.list = [1, 2, 3, 4, 5].map((number) =>
      shopifyOrder(number, { updated_at: `2024-03-05T${9 + number}:00:00+02:00` }),
    );
    await connect('shopify');
    const stop = new AbortController();
    let pages = 0;
    shopify.orders.onPage = () => {
      pages += 1;
      if (pages === 3) stop.abort();
    };
    await expect(read('shopify', stop.signal)).rejects.toThrow(/abort/i);
    expect(await counts()).toEqual({ order: 4 });
    expect(await readCard('shopify')).toMatchObject({ reading: true, lastReadAt: null });

    const asked = shopify.requests.length;
    await read('shopify');
    expect(await counts()).toEqual({ order: 5 });
    expect(orderPages(asked)).toHaveLength(1);
    expect(await readCard('shopify')).toMatchObject({ reading: false, orders: 5 });
  });

  test('a read whose turn is over lets those that wait come first, and goes on behind what it has read', async () => {
    shopify.orders.pageSize = 2;
    shopify.orders.list = [1, 2, 3, 4, 5].map((number) =>
      shopifyOrder(number, { updated_at: `2024-03-05T${9 + number}:00:00+02:00` }),
    );
    await connect('shopify');
    const now = performance.now.bind(performance);
    let passed = 0;
    shopify.orders.onPage = () => (passed += 6 * 60_000);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
    const before = await connectionOf('shopify');
    await read('shopify');
    expect(await counts()).toEqual({ order: 2 });
    expect(await readCard('shopify')).toMatchObject({ reading: true, lastReadAt: null, problem: null });
    const { next_read_at: next } = await connectionOf('shopify');
    expect(next?.getTime()).toBeGreaterThan(before.next_read_at?.getTime() ?? 0);
    expect(next?.getTime()).toBeLessThanOrEqual(Date.now());

    for (let turn = 2; (await readCard('shopify'))?.reading; turn += 1) {
      expect(turn).toBeLessThanOrEqual(5);
      await read('shopify');
    }
    expect(await counts()).toEqual({ order: 5 });
    expect(await readCard('shopify')).toMatchObject({ reading: false, orders: 5 });
  });

  test('a busy and a failing platform is asked again, as late as it wants', async () => {
    shopify.orders.list = [shopifyOrder(1)];
    shopify.orders.next = [{ status: 429, retryAfter: '0.01' }, { status: 503, retryAfter: '0' }, { status: 502 }];
    await connect('shopify');
    await read('shopify');
    expect(await counts()).toEqual({ order: 1 });
  });

  test('a platform that keeps failing is reported, and tried again in an hour', async () => {
    shopify.orders.next = Array.from({ length: 6 }, () => ({ status: 500, retryAfter: '0' }));
    await connect('shopify');
    const before = Date.now();
    await read('shopify');
    const card = await readCard('shopify');
    expect(card).toMatchObject({ broken: false, problem: 'platform_failed', lastReadAt: null });
    expect(Date.parse(card?.nextReadAt ?? '')).toBeGreaterThanOrEqual(before + 3600_000);
  });

  test('what the reading itself fails at ends it like a failing platform, and is logged', async () => {
    const logged = vi.spyOn(testApp.services.log, 'error');
    shopify.orders.list = [shopifyOrder(1)];
    await connect('shopify');
    const keys = (await connectionOf('shopify')).credentials;
    const setKeys = (credentials: Buffer) =>
      testApp.services.database.forShop(shop.shopId, (trx) =>
        trx.updateTable('connections').set({ credentials }).execute(),
      );
    await setKeys(Buffer.alloc(64));
    const before = Date.now();
    await read('shopify');
    const card = await readCard('shopify');
    expect(card).toMatchObject({ broken: false, problem: 'platform_failed', reading: false });
    expect(Date.parse(card?.nextReadAt ?? '')).toBeGreaterThanOrEqual(before + 3600_000);
    const about = { err: expect.any(Error), shopId: shop.shopId, platform: 'shopify' };
    expect(logged).toHaveBeenCalledExactlyOnceWith(about, expect.any(String));
    logged.mockRestore();

    await setKeys(keys);
    expect((await readNow('shopify')).statusCode).toBe(202);
    await read('shopify');
    expect(await readCard('shopify')).toMatchObject({ problem: null, orders: 1 });
  });

  test('revoked keys break the connection, the admins are notified, and connecting again repairs it', async () => {
    shopify.orders.list = [shopifyOrder(1)];
    await connect('shopify');
    shopify.orders.revoked = true;
    await read('shopify');
    expect(await readCard('shopify')).toMatchObject({ broken: true, problem: 'keys_refused', nextReadAt: null });
    const list = await testApp.app.inject({ url: '/api/notifications', headers: shop.headers });
    expect(contract.listNotifications.answer.parse(list.json()).notifications[0]).toMatchObject({
      type: 'warning',
      wording: { code: 'notification.shop_broken', values: { platform: 'Shopify', shopId: SHOPIFY_STORE } },
    });
    expect((await readNow('shopify')).statusCode).toBe(409);

    shopify.orders.revoked = false;
    await connect('shopify');
    await read('shopify');
    expect(await readCard('shopify')).toMatchObject({ broken: false, problem: null, orders: 1 });
  });

  test('orders in another currency than the shop’s are converted by the rate of their day', async () => {
    shop = await testApp.createShop({ currency: 'EUR' });
    shopify.orders.list = [shopifyOrder(1)];
    await connect('shopify');
    await read('shopify');
    expect(await readCard('shopify')).toMatchObject({ broken: false, problem: null, orders: 1 });
    // 73.23 lei without tax and shipping of 15.00, by 4.9705 lei for a euro on 5 March 2024.
    expect(await inShopCurrency()).toEqual({ net: 1473, shipping: 302 });
    const once = await inShopCurrency();
    await read('shopify');
    expect(await inShopCurrency()).toEqual(once);
  });
});

test('"read now" takes the place of the planned read; of another shop, or without a connection, it is a 404', async () => {
  shopify.orders.list = [shopifyOrder(1)];
  await connect('shopify');
  await read('shopify');
  const planned = (await readCard('shopify'))?.nextReadAt ?? '';
  expect((await readNow('shopify')).statusCode).toBe(202);
  expect(Date.parse((await readCard('shopify'))?.nextReadAt ?? '')).toBeLessThanOrEqual(Date.now());
  // The read of an hour later is out of date.
  const asked = shopify.requests.length;
  await runRead(testApp.services, { shopId: shop.shopId, platform: 'shopify', at: planned }, never);
  expect(shopify.requests).toHaveLength(asked);
  await read('shopify');
  expect(shopify.requests.length).toBeGreaterThan(asked);

  shop = await testApp.createShop();
  expect((await readNow('shopify')).statusCode).toBe(404);
});

describe('a read that died', () => {
  const HOUR_MS = 3600_000;
  const set = (moments: { next_read_at: Date | null; reading_since: Date | null }) =>
    testApp.services.database.forShop(shop.shopId, (trx) => trx.updateTable('connections').set(moments).execute());
  const planned = async () => (await connectionOf('shopify')).next_read_at?.getTime() ?? null;
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

  test.each([
    ['was begun longer ago than one may take', 7],
    ['is not planned at all', null],
  ])('that %s is not shown any more, and "read now" plans one', async (_, hours) => {
    await connect('shopify');
    await set({ next_read_at: hours === null ? null : ago(hours), reading_since: ago(7) });
    expect(await readCard('shopify')).toMatchObject({ reading: false });
    const before = Date.now();
    expect((await readNow('shopify')).statusCode).toBe(202);
    expect(await planned()).toBeGreaterThanOrEqual(before);
    await read('shopify');
    expect(await readCard('shopify')).toMatchObject({ reading: false, problem: null });
  });

  test.each([
    ['was begun less long ago', 5, 5],
    ['waited before it was begun', 7, 5],
    ['was broken off, and is planned again', 1, 7],
  ])('is not one that %s: that goes on', async (_, plannedHours, begunHours) => {
    await connect('shopify');
    const next = ago(plannedHours);
    await set({ next_read_at: next, reading_since: ago(begunHours) });
    expect(await readCard('shopify')).toMatchObject({ reading: true });
    expect((await readNow('shopify')).statusCode).toBe(202);
    expect(await planned()).toBe(next.getTime());
  });

  describe('is planned at the start of the server', () => {
    const start = () => planMissingReads(testApp.services, testApp.testDatabase.config);
    const jobs = (change: string) =>
      testApp.services.database.pool.query(`${change} where name = 'store' and data->>'shopId' = $1`, [shop.shopId]);

    test.each([
      ['failed for the last time', `update jobs.job set state = 'failed'`],
      ['was cancelled', `update jobs.job set state = 'cancelled'`],
      ['is gone', 'delete from jobs.job'],
      ['has waited for so long that the queue drops it', `update jobs.job set keep_until = now() - interval '1 hour'`],
      ['is of another moment', `update jobs.job set data = data || '{"at":"2024-03-05T10:00:00.000Z"}'`],
    ])('where its job %s', async (_, change) => {
      shopify.orders.list = [shopifyOrder(1)];
      await connect('shopify');
      await set({ next_read_at: await connectionOf('shopify').then((row) => row.next_read_at), reading_since: ago(1) });
      await jobs(change);
      const before = Date.now();
      await Promise.all([start(), start()]);
      const at = (await planned()) ?? 0;
      expect(at).toBeGreaterThanOrEqual(before);
      const { rows } = await jobs(`select data->>'at' as at, state from jobs.job`);
      const fresh = rows.filter((row) => Date.parse(row.at) >= before);
      expect(fresh).toEqual([{ at: new Date(at).toISOString(), state: 'created' }]);
      await read('shopify');
      expect(await readCard('shopify')).toMatchObject({ reading: false, orders: 1 });
    });

    test.each(['created', 'retry', 'active'])('but not where its job is %s', async (state) => {
      await connect('shopify');
      await jobs(`update jobs.job set state = '${state}'`);
      const before = await planned();
      await start();
      expect(await planned()).toBe(before);
    });

    test('but not where the connection is broken', async () => {
      await connect('shopify');
      shopify.orders.revoked = true;
      await read('shopify');
      await start();
      expect(await planned()).toBeNull();
    });
  });
});

describe('a connected WooCommerce shop', () => {
  test('keeps the coupon with its lines, by what their subtotal has more than their total', async () => {
    const line = (id: number, sku: string, subtotal: string, total: string) => ({
      id,
      sku,
      name: sku,
      quantity: 1,
      subtotal,
      total,
    });
    wordPress.orders.list = [
      wooOrder(1, { line_items: [line(1, 'MUG', '60.00', '55.00'), line(2, 'BOWL', '20.00', '17.00')], fee_lines: [] }),
    ];
    await connect('woocommerce');
    for (const _time of [1, 2]) await read('woocommerce');
    expect(await discountsByLine()).toEqual({ MUG: -500, BOWL: -300 });
  });

  test('is read with fees, payment fees and refunds on their day, without tax', async () => {
    wordPress.orders.refunds.set(2, [
      {
        id: 900,
        date_created_gmt: '2024-03-10T12:00:00',
        amount: '61.88',
        reason: 'Ciobita',
        line_items: [{ total: '-40.00', total_tax: '-7.60' }],
        shipping_lines: [{ total: '-12.00', total_tax: '-2.28' }],
        fee_lines: [],
      },
    ]);
    wordPress.orders.list = [
      wooOrder(1),
      wooOrder(2, { refunds: [{ id: 900, total: '-61.88' }] }),
      wooOrder(3, { status: 'pending' }),
    ];
    await connect('woocommerce');
    await read('woocommerce');
    expect(await entries()).toEqual([
      '2024-03-05 discount actual -1600',
      '2024-03-05 payment_fee actual -430',
      '2024-03-05 sale actual 17000',
      '2024-03-05 shipping_charged actual 2400',
      '2024-03-10 refund actual -4000',
      '2024-03-10 shipping_charged actual -1200',
    ]);
    expect(await readCard('woocommerce')).toMatchObject({ orders: 2 });
    const once = await entries();
    await read('woocommerce');
    expect(await entries()).toEqual(once);
  });

  test('an order in another currency that is refunded whole, in parts and on other days, is exactly 0', async () => {
    shop = await testApp.createShop({ currency: 'EUR' });
    const part = (id: number, day: string, total: string) => {
      const line = { total, total_tax: '0.00' };
      return { id, date_created_gmt: `${day}T12:00:00`, amount: total.slice(1), reason: null, line_items: [line] };
    };
    const changes = {
      currency: 'HUF',
      fee_lines: [],
      shipping_total: '0.00',
      total_tax: '0.00',
      total: '72.00',
      meta_data: [],
    };
    wordPress.orders.list = [wooOrder(1, changes)];
    await connect('woocommerce');
    await read('woocommerce');
    expect(await inShopCurrency()).toEqual({ net: 18, shipping: 0 }); // 72.00 / 395.70
    wordPress.orders.refunds.set(1, [part(900, '2024-04-10', '-35.55'), part(901, '2024-05-10', '-36.45')]);
    wordPress.orders.list = [
      wooOrder(1, { ...changes, refunds: [{ id: 900 }, { id: 901 }], date_modified_gmt: '2024-05-10T12:00:00' }),
    ];
    await read('woocommerce');
    expect(await inShopCurrency()).toEqual({ net: 0, shipping: 0 });
  });

  test('an order whose status alone has changed is counted again', async () => {
    wordPress.orders.list = [wooOrder(1), wooOrder(2)];
    await connect('woocommerce');
    await read('woocommerce');
    const countedOrders = async () => {
      const { kept, counted } = await coverageOf(testApp.services.database, shop.shopId);
      expect(kept).toEqual(counted);
      return kept.find(({ kind }) => kind === 'shipping_cost')?.counted;
    };
    expect(await countedOrders()).toBe(2);
    const once = await entries();
    wordPress.orders.list = [
      wooOrder(1),
      wooOrder(2, { status: 'cancel-request', date_modified_gmt: '2024-03-06T08:05:00' }),
    ];
    await read('woocommerce');
    expect(await entries()).toEqual(once);
    expect(await countedOrders()).toBe(1);
  });

  test('no order is passed over where many changed within one second, or one changes meanwhile', async () => {
    wordPress.orders.pageSize = 2;
    wordPress.orders.list = [1, 2, 3, 4, 5, 6, 7].map((id) => wooOrder(id));
    let pages = 0;
    wordPress.orders.onPage = () => {
      pages += 1;
      // Order 1 moves to the end, and every other one to the place before.
      if (pages === 2) wordPress.orders.list[0] = wooOrder(1, { date_modified_gmt: '2024-03-06T00:00:00' });
    };
    await connect('woocommerce');
    await read('woocommerce');
    expect(await counts()).toEqual({ order: 7 });
  });

  test('keys that were taken back break it', async () => {
    await connect('woocommerce');
    wordPress.orders.revoked = true;
    await read('woocommerce');
    expect(await readCard('woocommerce')).toMatchObject({ broken: true, problem: 'keys_refused' });
  });
});
