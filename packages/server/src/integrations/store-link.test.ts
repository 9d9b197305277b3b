import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StorePlatforms, startPlatforms } from '../testing/connected-store.ts';
import { readStoreLink } from './store-link.ts';

let stores: StorePlatforms;
beforeAll(async () => {
  stores = await startPlatforms();
});
afterAll(() => stores.close());

test('a product is changed in the administration of the store that was connected first', async () => {
  const shop = await stores.testApp.createShop();
  const { database } = stores.testApp.services;
  const link = () => database.forShop(shop.shopId, (trx) => readStoreLink(trx, shop.shopId));
  expect(await link()).toBeNull();
  await stores.connect(shop, 'woocommerce');
  const products = `${stores.woocommerce.origin}/shop/wp-admin/edit.php?post_type=product&s=`;
  expect(await link()).toEqual({ platform: 'woocommerce', products });
  await stores.connect(shop, 'shopify');
  expect(await link()).toEqual({ platform: 'woocommerce', products });
  const alone = await stores.testApp.createShop();
  await stores.connect(alone, 'shopify');
  expect(await database.forShop(alone.shopId, (trx) => readStoreLink(trx, alone.shopId))).toEqual({
    platform: 'shopify',
    products: 'https://lana-si-lut.myshopify.com/admin/products?query=',
  });
});
