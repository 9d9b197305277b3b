import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OAuthPlatform } from '@adaos/api';
import type { TestShop } from '../../testing/app.ts';
import { type StorePlatforms, startPlatforms } from '../../testing/connected-store.ts';
import { shopifyOrder, wooOrder } from '../../testing/fake-orders.ts';
import { SHOPIFY_KEYS } from '../../testing/fake-platforms.ts';
import type { SentWebhook } from '../../testing/fake-webhooks.ts';
import { ledgerState } from '../../testing/imports.ts';
import { registerStoreWorker } from '../reading/worker.ts';
import { webhookPath } from './subscribe.ts';

const STORE = 'lana-si-lut.myshopify.com';
const TOPICS = ['order.created', 'order.updated', 'order.deleted'];

let platforms: StorePlatforms;
let shop: TestShop;
beforeAll(async () => {
  platforms = await startPlatforms();
  await registerStoreWorker(platforms.testApp.services);
});
afterAll(() => platforms.close());
beforeEach(async () => {
  shop = await platforms.testApp.createShop({ currency: null });
  platforms.shopify.orders.list = [];
  platforms.shopify.webhooks.subscribed.clear();
  platforms.woocommerce.orders.list = [];
  platforms.woocommerce.webhooks.list.length = 0;
});

const address = () => webhookPath(shop.shopId);
const send = async ({ headers, body }: SentWebhook, url = address()) =>
  (await platforms.testApp.app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
const refs = async () => {
  const rows = await platforms.testApp.services.database.forShop(shop.shopId, (trx) =>
    trx.selectFrom('orders').select('external_id').orderBy('external_id').execute(),
  );
  return rows.map(({ external_id: ref }) => ref);
};
/** Connects the shop, which has one order, and waits for the first read. */
async function connected(platform: OAuthPlatform, scopes = 'read_write') {
  const { shopify, woocommerce } = platforms;
  if (platform === 'shopify') shopify.orders.list = [shopifyOrder(1)];
  else woocommerce.orders.list = [wooOrder(1)];
  await platforms.connect(shop, platform, scopes);
  const lastRead = async () => (await platforms.cardOf(shop, platform))?.lastReadAt ?? null;
  await expect.poll(lastRead).not.toBeNull();
}
const now = () => new Date();

test('[INTG-1] an order that Shopify reports by a webhook is read at once, however often it is reported', async () => {
  await connected('shopify');
  const { webhooks, orders } = platforms.shopify;
  expect([...webhooks.subscribed.keys()].toSorted()).toEqual(['ORDERS_CREATE', 'ORDERS_DELETE', 'ORDERS_UPDATED']);
  expect(new Set(webhooks.subscribed.values())).toEqual(new Set([`http://localhost${address()}`]));

  orders.list.push(shopifyOrder(2, { updated_at: now().toISOString() }));
  const sent = webhooks.deliver({ id: 2 }, { secret: SHOPIFY_KEYS.SHOPIFY_API_SECRET, store: STORE });
  expect(await Promise.all(Array.from({ length: 20 }, () => send(sent)))).toEqual(
    Array.from({ length: 20 }, () => 200),
  );
  await expect.poll(refs).toEqual(['#1', '#2']);
});

test('[INTG-1] an order that WooCommerce reports is read; webhooks that it has disabled are enabled again, and none is made twice', async () => {
  await connected('woocommerce');
  const { webhooks, orders } = platforms.woocommerce;
  expect(webhooks.list.map(({ topic }) => topic)).toEqual(TOPICS);
  for (const webhook of webhooks.list) webhook.status = 'disabled';
  const { database } = platforms.testApp.services;
  await database.forShop(shop.shopId, (trx) => trx.updateTable('connections').set({ subscribed_at: null }).execute());

  orders.list.push(wooOrder(2, { date_modified_gmt: now().toISOString().slice(0, 19) }));
  expect(await send(webhooks.deliver({ id: 2 }))).toBe(200);
  await expect.poll(refs).toEqual(['1', '2']);
  expect(webhooks.list.map(({ topic, status }) => [topic, status])).toEqual(TOPICS.map((topic) => [topic, 'active']));
});

test('an order that was deleted in the store is called off, once the store has it no more', async () => {
  await connected('shopify');
  const { webhooks, orders } = platforms.shopify;
  const gone = orders.list[0]?.['id'];
  const signed = { secret: SHOPIFY_KEYS.SHOPIFY_API_SECRET, store: STORE, topic: 'orders/delete' };
  const sales = async () => (await ledgerState(platforms.testApp, shop)).ledger['sale actual'];
  // What is reported too early is asked about, and still there.
  orders.list.push(shopifyOrder(2, { updated_at: now().toISOString() }));
  expect(await send(webhooks.deliver({ id: gone }, signed))).toBe(200);
  expect(await send(webhooks.deliver({ id: 2 }, { ...signed, topic: 'orders/updated' }))).toBe(200);
  await expect.poll(refs).toEqual(['#1', '#2']);
  expect(await sales()).toBe('20000');
  orders.list = orders.list.slice(1);
  expect(await send(webhooks.deliver({ id: gone }, signed))).toBe(200);
  await expect.poll(sales).toBe('10000');
});

test('an order of WooCommerce that was thrown away is called off', async () => {
  await connected('woocommerce');
  const { webhooks, orders } = platforms.woocommerce;
  orders.trash = orders.list.map((order) => ({ ...order, status: 'trash' }));
  orders.list = [];
  expect(await send(webhooks.deliver({ id: 1 }, 'order.deleted'))).toBe(200);
  await expect.poll(async () => (await ledgerState(platforms.testApp, shop)).ledger['sale actual']).toBe('0');
  orders.trash = [];
});

test('what is reported while a shop is read is read afterwards, without waiting for the hour', async () => {
  const { orders, webhooks } = platforms.woocommerce;
  let late: Promise<number> | undefined;
  orders.onPage = () => {
    if (late) return;
    // The page that is asked for now is without it.
    const page = orders.list;
    orders.list = [...page];
    late = Promise.resolve().then(async () => {
      const status = await send(webhooks.deliver({ id: 2 }));
      page.push(wooOrder(2, { date_modified_gmt: now().toISOString().slice(0, 19) }));
      orders.list = page;
      return status;
    });
  };
  await connected('woocommerce');
  orders.onPage = () => {};
  expect(await late).toBe(200);
  await expect.poll(refs).toEqual(['1', '2']);
});

test('keys that may only read make no webhooks, and the shop is read every hour all the same', async () => {
  await connected('woocommerce', 'read');
  expect(platforms.woocommerce.webhooks.list).toEqual([]);
  expect(await platforms.cardOf(shop, 'woocommerce')).toMatchObject({ problem: null, orders: 1 });
});

test('what the shop has not signed is refused and read by nobody; an address is tried unsigned', async () => {
  await connected('shopify');
  const { webhooks } = platforms.shopify;
  const good = webhooks.deliver({ id: 1 }, { secret: SHOPIFY_KEYS.SHOPIFY_API_SECRET, store: STORE });
  const headers = { 'content-type': 'application/json' };
  const refused: SentWebhook[] = [
    webhooks.deliver({ id: 1 }, { secret: 'another', store: STORE }),
    { ...good, body: '{"id":9}' },
    { ...good, headers: { ...good.headers, 'x-shopify-hmac-sha256': '' } },
    { headers, body: '{}' },
    { headers: { ...headers, 'x-wc-webhook-signature': Buffer.alloc(32).toString('base64') }, body: '{}' },
  ];
  for (const webhook of refused) expect(await send(webhook)).toBe(401);
  expect(await send(good, webhookPath('nobody'))).toBe(404);
  expect(await send({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'webhook_id=7' })).toBe(
    200,
  );

  // Signed by Shopify, for another store than the shop has.
  const other = webhooks.deliver({ id: 1 }, { secret: SHOPIFY_KEYS.SHOPIFY_API_SECRET, store: 'other.myshopify.com' });
  platforms.shopify.orders.list.push(shopifyOrder(2, { updated_at: now().toISOString() }));
  expect(await send(other)).toBe(404);
  expect(await refs()).toEqual(['#1']);
  expect(await send(good)).toBe(200);
  await expect.poll(refs).toEqual(['#1', '#2']);

  const { headers: signedIn } = shop;
  const ended = { method: 'DELETE', url: '/api/integrations/connect/shopify', headers: signedIn } as const;
  expect((await platforms.testApp.app.inject(ended)).statusCode).toBe(200);
  expect(await send(good)).toBe(404);
});
