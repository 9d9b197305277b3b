import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { notificationRoutes } from '../http/routes/notifications.ts';
import { contract } from '@adaos/api';
import * as z from 'zod';
import type { TestShop } from '../testing/app.ts';
import { type StorePlatforms, startPlatforms } from '../testing/connected-store.ts';
import { shopifyOrder } from '../testing/fake-orders.ts';
import { SHOPIFY_KEYS } from '../testing/fake-platforms.ts';
import { importNow } from '../testing/imports.ts';
import { eraseStore } from './erase-store.ts';
import { PRIVACY_PATH } from './webhooks/privacy.ts';

const STORE = 'lana-si-lut.myshopify.com';
const never = new AbortController().signal;

let platforms: StorePlatforms;
beforeAll(async () => {
  platforms = await startPlatforms([notificationRoutes]);
});
afterAll(() => platforms.close());
afterEach(() => {
  Object.assign(platforms.shopify.orders, { list: [], products: [] });
  Object.assign(platforms.shopify.webhooks, { uninstalled: false });
  platforms.woocommerce.webhooks.list.length = 0;
});

const database = () => platforms.testApp.services.database;
const FILE = [
  'Name,Email,Created at,Lineitem quantity,Lineitem name,Lineitem sku,Lineitem price,Subtotal,Shipping,Taxes,Total,Financial Status',
  'A1,client1@shop.example,2024-03-05 10:00:00 +0200,1,Tricou - M,TRICOU,50.00,50.00,15.00,7.98,65.00,paid',
  'A2,other@shop.example,2024-04-02 10:00:00 +0200,2,Sapca,SAPCA,30.00,60.00,0.00,9.58,60.00,paid',
].join('\n');

/** A shop with orders from a file. */
async function shopWithFile(): Promise<TestShop> {
  const shop = await platforms.testApp.createShop({ currency: null });
  await importNow(platforms.testApp, shop, FILE, {
    currency: 'RON',
    timezone: 'Europe/Bucharest',
    goodsCostPercent: 40,
  });
  return shop;
}

const ROLL_UPS = [
  [
    'daily_totals',
    'daily_orders',
    'daily_coverage',
    'order_gaps',
    'order_days',
    'order_sums',
    'order_profits',
    'order_totals',
  ],
  [
    'product_days',
    'product_months',
    'product_years',
    'allocation_days',
    'screened_orders',
    'screened_days',
    'order_statements',
  ],
  [
    'customer_orders',
    'customer_months',
    'customer_sums',
    'cohort_months',
    'customer_days',
    'channel_days',
    'channel_months',
  ],
  ['orders', 'order_lines', 'order_facts', 'order_touches', 'product_variants', 'product_costs', 'line_returns'],
].flat();

/** All rows of a shop, without what differs from shop to shop: its own id, and the numbers of its orders, lines and entries. */
async function rowsOf({ shopId }: TestShop): Promise<Record<string, string[]>> {
  const own =
    /"(?:shop_id|id|order_id|order_line_id|first_order_id|source_ref|created_at|noted_at|touched_at)":(?:"[^"]*"|\d+|null),?/g;
  return database().forShop(shopId, async (trx) => {
    const found: Record<string, string[]> = {};
    for (const table of ROLL_UPS) {
      const { rows } = await sql<{ row: object }>`
        select to_jsonb(t) as row from ${sql.table(table)} t where shop_id = ${shopId}`.execute(trx);
      found[table] = rows.map(({ row }) => JSON.stringify(row).replaceAll(own, '')).toSorted();
    }
    // Entries that correct each other remain: a cost that was another one while the store was there.
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(t) as row from (
        select kind, quality, occurred_on, order_on, sum(amount_minor) as amount, sum(shop_amount_minor) as shop_amount, sum(known) as known
        from ledger_entries where shop_id = ${shopId} group by 1, 2, 3, 4
      ) as t`.execute(trx);
    found['ledger_entries'] = rows.map(({ row }) => JSON.stringify(row)).toSorted();
    return found;
  });
}

async function withStore(shop: TestShop): Promise<void> {
  const refund = {
    id: 77,
    created_at: '2024-03-20T12:00:00Z',
    refund_line_items: [{ line_item_id: 1, quantity: 1, subtotal: '45.00', total_tax: '7.18', restock_type: 'return' }],
  };
  const line = {
    id: 1,
    sku: 'TRICOU',
    name: 'Tricou - M',
    title: 'Tricou',
    variant_title: 'M',
    product_id: 7,
    quantity: 2,
    price: '50.00',
  };
  platforms.shopify.orders.list = [
    shopifyOrder(1, { line_items: [line], refunds: [refund] }),
    shopifyOrder(2, { updated_at: '2024-03-06T10:00:00Z' }),
    shopifyOrder(3, { financial_status: 'voided', cancelled_at: '2024-03-06T10:00:00Z' }),
  ];
  platforms.shopify.orders.products = [
    { id: 1, title: 'TRICOU', variants: [{ sku: 'TRICOU', inventory_quantity: 3, cost: '20.00' }] },
  ];
  await platforms.connect(shop, 'shopify');
  await platforms.read(shop, 'shopify');
}

const disconnect = (shop: TestShop, platform: string, erase: boolean) =>
  platforms.testApp.app.inject({
    method: 'DELETE',
    url: `/api/integrations/connect/${platform}?erase=${erase}`,
    headers: shop.headers,
  });
const stored = ({ shopId }: TestShop) =>
  database().pool.query(`select data from jobs.job where name = 'store-erase' and data->>'shopId' = $1`, [shopId]);
/** Makes the erasure that is stored, as the worker does. */
async function eraseNow(shop: TestShop): Promise<void> {
  const { rows } = await stored(shop);
  expect(rows).toHaveLength(1);
  await eraseStore(platforms.testApp.services, rows[0].data, never);
}
const notices = async ({ headers }: TestShop) => {
  const answer = await platforms.testApp.app.inject({ url: '/api/notifications', headers });
  return contract.listNotifications.answer.parse(answer.json()).notifications.map(({ wording }) => wording);
};

test('[INTG-1] a store that is disconnected with its data leaves figures and roll-ups as if it had never been there', async () => {
  const [shop, other] = [await shopWithFile(), await shopWithFile()];
  const untouched = await rowsOf(other);
  expect(await rowsOf(shop)).toEqual(untouched);
  await withStore(shop);
  const data = await platforms.testApp.app.inject({
    url: '/api/integrations/connect/shopify/data',
    headers: shop.headers,
  });
  expect(data.json()).toEqual({ source: 'live', orders: 2, customers: 2, costs: 1 });
  expect((await rowsOf(shop))['daily_totals']).not.toEqual(untouched['daily_totals']);

  expect((await disconnect(shop, 'shopify', true)).statusCode).toBe(200);
  expect(platforms.shopify.webhooks.uninstalled).toBe(true);
  await eraseNow(shop);
  expect(await rowsOf(shop)).toEqual(untouched);
  expect(await rowsOf(other)).toEqual(untouched);
  expect((await notices(shop))[0]).toEqual({
    code: 'notification.store_erased',
    values: { platform: 'Shopify', shopId: STORE, orders: 2 },
  });
  // Again, it changes nothing; and the same store can come back.
  await eraseStore(platforms.testApp.services, { shopId: shop.shopId, platform: 'shopify', store: STORE }, never);
  expect(await rowsOf(shop)).toEqual(untouched);
  await withStore(shop);
  expect((await platforms.cardOf(shop, 'shopify'))?.orders).toBe(2);
});

test('what was read stays where a store is disconnected without its data, and its webhooks go', async () => {
  const shop = await shopWithFile();
  await withStore(shop);
  const before = await rowsOf(shop);
  await disconnect(shop, 'shopify', false);
  expect(await rowsOf(shop)).toEqual(before);
  expect((await stored(shop)).rows).toEqual([]);

  await platforms.connect(shop, 'woocommerce', 'read_write');
  await platforms.read(shop, 'woocommerce');
  expect(platforms.woocommerce.webhooks.list).toHaveLength(3);
  await disconnect(shop, 'woocommerce', false);
  expect(platforms.woocommerce.webhooks.list).toEqual([]);
});

test('a store that two shops are connected to keeps the app for the other one', async () => {
  const [one, two] = [await shopWithFile(), await shopWithFile()];
  for (const shop of [one, two]) await withStore(shop);
  await disconnect(one, 'shopify', false);
  expect(platforms.shopify.webhooks.uninstalled).toBe(false);
});

const ask = (topic: string, payload: object, secret = SHOPIFY_KEYS.SHOPIFY_API_SECRET) => {
  const { headers, body } = platforms.shopify.webhooks.deliver(payload, { secret, store: STORE, topic });
  return platforms.testApp.app.inject({ method: 'POST', url: PRIVACY_PATH, headers, payload: body });
};
const SHOP = { shop_id: 1, shop_domain: STORE };
const customerOf = (email: string) => ({ ...SHOP, customer: { id: 9, email, phone: '+40700000000' } });
const named = ({ shopId }: TestShop) =>
  database().forShop(shopId, async (trx) =>
    (await trx.selectFrom('orders').select('customer').where('shop_id', '=', shopId).execute()).map(
      (row) => row.customer,
    ),
  );

test.each([
  ['customers/redact', { ...customerOf('client1@shop.example'), orders_to_redact: [1] }],
  ['customers/data_request', { ...customerOf('client1@shop.example'), orders_requested: [1], data_request: { id: 5 } }],
  ['shop/redact', SHOP],
  ['orders/delete', { id: 1 }],
])('what is sent here for %s fits the schema that is published of it', (topic, payload) => {
  const path = createRequire(import.meta.url).resolve(`shopify-webhook-schemas/schemas/2026-07/${topic}.json`);
  const schema = z.fromJSONSchema(JSON.parse(readFileSync(path, 'utf8')) as Parameters<typeof z.fromJSONSchema>[0]);
  expect(schema.safeParse(payload)).toMatchObject({ success: true });
});

test('Shopify’s requests about privacy are answered where Shopify has signed them, each body for its own topic', async () => {
  const shop = await shopWithFile();
  await withStore(shop);
  const erasure = { ...customerOf('client1@shop.example'), orders_to_redact: [1] };
  expect((await ask('customers/redact', erasure, 'another')).statusCode).toBe(401);
  for (const [topic, body] of [
    ['shop/redact', erasure],
    ['customers/data_request', erasure],
    ['customers/redact', SHOP],
    ['orders/updated', SHOP],
  ] as const) {
    expect((await ask(topic, body)).statusCode).toBe(400);
  }
  expect(await named(shop)).toContain('client1@shop.example');

  const request = { ...customerOf('Client1@shop.example'), orders_requested: [1], data_request: { id: 5 } };
  expect((await ask('customers/data_request', request)).statusCode).toBe(200);
  expect((await notices(shop))[0]).toMatchObject({
    code: 'notification.data_request',
    values: { shopId: STORE, platform: 'Shopify', orders: 2 },
  });

  expect((await ask('customers/redact', erasure)).statusCode).toBe(200);
  const left = await named(shop);
  expect(left).not.toContain('client1@shop.example');
  expect(left.filter((name) => name?.startsWith('erased-'))).toHaveLength(2);
  expect((await ask('customers/redact', erasure)).statusCode).toBe(200);
  expect(await named(shop)).toEqual(left);
  // Read again, the name does not come back; nor that of one who had no order yet.
  await ask('customers/redact', { ...customerOf('new@shop.example'), orders_to_redact: [] });
  platforms.shopify.orders.list.push(
    shopifyOrder(4, { email: 'new@shop.example', updated_at: new Date().toISOString() }),
  );
  await platforms.read(shop, 'shopify');
  expect(await named(shop)).not.toContain('new@shop.example');
  expect(await named(shop)).toHaveLength(5);
});

test('a store that Shopify wants forgotten is disconnected and erased, also after its connection has ended', async () => {
  const [shop, other] = [await shopWithFile(), await shopWithFile()];
  const untouched = await rowsOf(other);
  await withStore(shop);
  expect((await ask('shop/redact', SHOP)).statusCode).toBe(200);
  expect(await platforms.cardOf(shop, 'shopify')).toBeUndefined();
  await eraseNow(shop);
  expect(await rowsOf(shop)).toEqual(untouched);

  await withStore(other);
  await disconnect(other, 'shopify', false);
  expect((await ask('shop/redact', SHOP)).statusCode).toBe(200);
  await eraseNow(other);
  expect(await rowsOf(other)).toEqual(untouched);
  expect((await ask('shop/redact', SHOP)).statusCode).toBe(200);
});
