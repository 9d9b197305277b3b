import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { getStock } from '../../stock/stock.ts';
import type { TestShop } from '../../testing/app.ts';
import { type StorePlatforms, startPlatforms } from '../../testing/connected-store.ts';
import { shopifyOrder } from '../../testing/fake-orders.ts';
import { addSupplier } from '../../testing/stock-builder.ts';

let platforms: StorePlatforms;
beforeAll(async () => {
  platforms = await startPlatforms();
});
afterAll(() => platforms.close());
afterEach(() => {
  vi.useRealTimers();
  Object.assign(platforms.shopify.orders, { list: [], products: [], pageSize: 250, next: [] });
  Object.assign(platforms.woocommerce.orders, { list: [], products: [], pageSize: 100 });
  platforms.woocommerce.orders.refused.clear();
});

const newShop = () => platforms.testApp.createShop({ currency: null });
const database = () => platforms.testApp.services.database;

/** Units on hand by product, and what was counted. */
async function shelfOf({ shopId }: TestShop): Promise<Record<string, string>> {
  const { suppliers } = await getStock(database(), shopId, {});
  return Object.fromEntries(
    suppliers.map(({ name, product, stock, count }) => [product, `${name} ${stock} of ${count?.units}`]),
  );
}
const connectionOf = ({ shopId }: TestShop) =>
  database().forShop(shopId, (trx) => trx.selectFrom('connections').selectAll().executeTakeFirstOrThrow());
/** The pages of variants that Shopify was asked for. */
const asked = () => platforms.shopify.requests.filter(({ body }) => body.includes('query variants'));

const variant = (sku: string | null, units: number, changes = {}) => {
  const own = { title: 'Default Title', inventory_management: 'shopify', inventory_quantity: units };
  return { sku, ...own, ...changes };
};

test('stock of Shopify is a count at that time, from which sales follow; what is not kept is none', async () => {
  const shop = await newShop();
  platforms.shopify.orders.products = [
    { id: 11, title: 'Tricou', variants: [variant('TRICOU', 7, { title: 'M' }), variant('TRICOU', 5, { title: 'L' })] },
    { id: 12, title: 'Cana', variants: [variant(null, 4), variant('', 3, { title: 'Mare' })] },
    { id: 13, title: 'Card', variants: [variant('CARD', 0, { inventory_management: null })] },
    { id: 14, title: 'Lampa', variants: [variant('LAMPA', -2)] },
  ];
  // Placed before the count: it is in it.
  platforms.shopify.orders.list = [shopifyOrder(1, {})];
  await platforms.connect(shop, 'shopify');
  await platforms.read(shop, 'shopify');
  expect(await shelfOf(shop)).toEqual({
    'Tricou - L': '– 12 of 12',
    Cana: '– 4 of 4',
    'Cana - Mare': '– 3 of 3',
    Lampa: '– 0 of 0',
  });
  // Two are sold after it.
  const later = new Date(Date.now() + 60_000).toISOString();
  platforms.shopify.orders.list.push(shopifyOrder(2, { created_at: later, processed_at: later, updated_at: later }));
  const before = asked().length;
  await platforms.read(shop, 'shopify');
  expect(asked()).toHaveLength(before);
  expect(await shelfOf(shop)).toMatchObject({ 'Tricou - L': '– 10 of 12' });
});

test('a reading comes again a day later, and goes on behind the pages that it has kept', async () => {
  const shop = await newShop();
  const { orders } = platforms.shopify;
  orders.pageSize = 1;
  orders.products = [
    { id: 11, title: 'Cana', variants: [variant('CANA', 4)] },
    { id: 12, title: 'Lampa', variants: [variant('LAMPA', 9)] },
  ];
  await platforms.connect(shop, 'shopify');
  // The shop, the orders, the first page; the second is refused.
  orders.next = [{ status: 200 }, { status: 200 }, { status: 200 }, { status: 404 }];
  await platforms.read(shop, 'shopify');
  expect(await shelfOf(shop)).toEqual({ Cana: '– 4 of 4' });
  expect(await connectionOf(shop)).toMatchObject({
    status: 'active',
    problem: null,
    stock_cursor: '1',
    stock_read_at: null,
  });
  const before = asked().length;
  await platforms.read(shop, 'shopify');
  expect(asked().slice(before)[0]?.body).toContain('"after":"1"');
  expect(await shelfOf(shop)).toEqual({ Cana: '– 4 of 4', Lampa: '– 9 of 9' });
  expect(await connectionOf(shop)).toMatchObject({ stock_cursor: null, stock_read_at: expect.any(Date) });

  orders.products = [{ id: 11, title: 'Cana', variants: [variant('CANA', 1)] }];
  await platforms.read(shop, 'shopify');
  expect(await shelfOf(shop)).toMatchObject({ Cana: '– 4 of 4' });
  const yesterday = new Date(Date.now() - 25 * 3600_000);
  await database().forShop(shop.shopId, (trx) =>
    trx.updateTable('connections').set({ stock_read_at: yesterday }).where('shop_id', '=', shop.shopId).execute(),
  );
  await platforms.read(shop, 'shopify');
  expect(await shelfOf(shop)).toEqual({ Cana: '– 1 of 1', Lampa: '– 9 of 9' });
});

test('stock of WooCommerce is that of products and variations that keep one; a refusal leaves the orders read', async () => {
  const shop = await newShop();
  const { orders } = platforms.woocommerce;
  const product = (id: number, name: string, sku: string, changes = {}) => {
    return { id, name, sku, type: 'simple', manage_stock: true, stock_quantity: 10, ...changes };
  };
  orders.pageSize = 2;
  orders.products = [
    product(1, 'Cana', 'CANA'),
    product(2, 'Carte', '', { stock_quantity: 2.5 }),
    product(3, 'Tricou', 'TRICOU', { type: 'variable' }),
    product(4, 'Consultanta', 'ORA', { manage_stock: false, stock_quantity: null }),
  ];
  orders.variations.set(3, [
    { id: 31, sku: 'TRICOU-M', manage_stock: true, stock_quantity: 6 },
    { id: 32, sku: 'TRICOU-L', manage_stock: 'parent', stock_quantity: 10 },
    { id: 33, sku: 'TRICOU-S', manage_stock: true, stock_quantity: 1 },
  ]);
  orders.refused.add('products');
  await platforms.connect(shop, 'woocommerce');
  await platforms.read(shop, 'woocommerce');
  expect(await shelfOf(shop)).toEqual({});
  expect(await connectionOf(shop)).toMatchObject({ status: 'active', problem: null, last_read_at: expect.any(Date) });
  orders.refused.clear();
  await platforms.read(shop, 'woocommerce');
  const rows = await database().forShop(shop.shopId, (trx) =>
    trx.selectFrom('stock_items').select(['sku', 'units']).orderBy('sku').execute(),
  );
  expect(rows.map(({ sku, units }) => `${sku} ${Number(units)}`)).toEqual([
    'CANA 10',
    'Carte 2.5',
    'TRICOU-M 6',
    'TRICOU-S 1',
  ]);
});

test('a product keeps its supplier, and one of several suppliers the counts of its files', async () => {
  const shop = await newShop();
  const at = '2024-03-01T10:00:00Z';
  const item = (sku: string, units: number) => ({ sku, product: sku, units, countedAt: at });
  await addSupplier(database(), shop.shopId, { name: 'Olar', items: [item('CANA', 3), item('VAZA', 2)] });
  await addSupplier(database(), shop.shopId, { name: 'Alt olar', items: [item('VAZA', 5)] });
  platforms.shopify.orders.products = [
    { id: 11, title: 'CANA', variants: [variant('CANA', 8)] },
    { id: 12, title: 'VAZA', variants: [variant('VAZA', 20)] },
  ];
  await platforms.connect(shop, 'shopify');
  await platforms.read(shop, 'shopify');
  const { suppliers } = await getStock(database(), shop.shopId, {});
  expect(suppliers.map(({ name, product, count }) => `${name} ${product} ${count?.units}`).toSorted()).toEqual([
    'Alt olar VAZA 5',
    'Olar CANA 8',
    'Olar VAZA 2',
  ]);
});
