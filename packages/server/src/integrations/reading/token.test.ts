import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '../../testing/app.ts';
import { type StorePlatforms, startPlatforms } from '../../testing/connected-store.ts';
import { shopifyOrder } from '../../testing/fake-orders.ts';
import { SHOPIFY_KEYS } from '../../testing/fake-platforms.ts';
import { exchangeCode } from '../shopify.ts';
import { keepConnection } from '../connections.ts';

const STORE = 'lana-si-lut.myshopify.com';
let platforms: StorePlatforms;
beforeAll(async () => {
  platforms = await startPlatforms();
});
afterAll(() => platforms.close());

/** Connects a shop with a token that Shopify gave, which is good for so many minutes more. */
async function connected(minutes: number): Promise<TestShop> {
  const { services } = platforms.testApp;
  const shop = await platforms.testApp.createShop({ currency: null });
  const keys = { key: SHOPIFY_KEYS.SHOPIFY_API_KEY, secret: SHOPIFY_KEYS.SHOPIFY_API_SECRET };
  const { token } = await exchangeCode(services.config, keys, { store: STORE, code: platforms.shopify.giveCode() });
  const credentials = { ...token, expiresAt: Date.now() + minutes * 60_000 };
  const attempt = { shopId: shop.shopId, accountId: shop.accountId, platform: 'shopify' as const, store: STORE };
  await keepConnection(services, attempt, { credentials, scopes: 'read_orders' });
  return shop;
}
const renewals = () => platforms.shopify.requests.filter(({ body }) => body.includes('refresh_token')).length;

test('[INTG-1] a token of Shopify that is about to end is renewed before a reading, once', async () => {
  const { orders } = platforms.shopify;
  orders.list = [shopifyOrder(1)];
  const fresh = await connected(40);
  await platforms.read(fresh, 'shopify');
  expect(renewals()).toBe(0);
  const shop = await connected(5);
  for (const _time of [1, 2]) await platforms.read(shop, 'shopify');
  expect(renewals()).toBe(1);
  expect(orders.token).not.toBe('shpat_0123456789abcdef');
  expect(await platforms.cardOf(shop, 'shopify')).toMatchObject({ orders: 1, problem: null, broken: false });

  // The one before is good no more: this shop has to be connected again.
  orders.token = 'shpat_0123456789abcdef';
  const ended = await connected(5);
  await connected(40);
  await platforms.read(ended, 'shopify');
  expect(await platforms.cardOf(ended, 'shopify')).toMatchObject({ broken: true, problem: 'keys_refused' });
});
