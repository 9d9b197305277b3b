import { contract } from '@adaos/api';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { costRoutes } from '../../http/routes/costs.ts';
import { ZoneClock } from '../../calendar/zone.ts';
import type { TestShop } from '../../testing/app.ts';
import { type StorePlatforms, startPlatforms } from '../../testing/connected-store.ts';

let platforms: StorePlatforms;
beforeAll(async () => {
  platforms = await startPlatforms([costRoutes]);
});
afterAll(() => platforms.close());
afterEach(() => {
  platforms.shopify.orders.products = [];
  platforms.woocommerce.orders.products = [];
});

const today = () => new ZoneClock('Europe/Bucharest').dayAt(Date.now());
const costsOf = async ({ headers }: TestShop) => {
  const answer = await platforms.testApp.app.inject({ url: '/api/costs/products', headers });
  const { products } = contract.listProductCosts.answer.parse(answer.json());
  return Object.fromEntries(
    products.map(({ code, costs }) => [code, costs.map(({ cost, from, readFrom }) => `${cost} ${from} ${readFrom}`)]),
  );
};
/** The stock and costs are due again. */
const due = ({ shopId }: TestShop) =>
  platforms.testApp.services.database.forShop(shopId, (trx) =>
    trx.updateTable('connections').set({ stock_read_at: null }).execute(),
  );
const variant = (sku: string, cost: string | undefined, changes = {}) => ({
  id: 1,
  title: sku,
  variants: [{ sku, title: 'Default Title', inventory_management: null, inventory_quantity: 0, cost, ...changes }],
});

test('what a store says that its products cost counts from the day of the reading, where nobody has entered another cost', async () => {
  const shop = await platforms.testApp.createShop({ currency: 'RON' });
  const { app } = platforms.testApp;
  const { orders } = platforms.shopify;
  orders.products = [
    variant('CANA', '12.5'),
    variant('LAMPA', '40.00'),
    variant('NIMIC', undefined),
    variant('ZERO', '0.00'),
    variant('EURO', '9.00', { cost_currency: 'EUR' }),
  ];
  await platforms.connect(shop, 'shopify');
  const entered = { code: 'LAMPA', cost: 33, from: '2024-01-01' };
  const added = await app.inject({
    method: 'POST',
    url: '/api/costs/products',
    headers: shop.headers,
    payload: entered,
  });
  expect(added.statusCode).toBe(201);
  await platforms.read(shop, 'shopify');
  const own = '33 2024-01-01 null';
  const read = `12.5 ${today()} shopify`;
  expect(await costsOf(shop)).toEqual({ CANA: [read], LAMPA: [own] });

  // The same again is nothing new; another cost of the same day counts in its place.
  await due(shop);
  await platforms.read(shop, 'shopify');
  expect(await costsOf(shop)).toEqual({ CANA: [read], LAMPA: [own] });
  orders.products = [variant('CANA', '13.00')];
  await due(shop);
  await platforms.read(shop, 'shopify');
  const later = `13 ${today()} shopify`;
  expect(await costsOf(shop)).toEqual({ CANA: [later, read], LAMPA: [own] });

  // One that was taken back stays so, until the store has another.
  const listed = contract.listProductCosts.answer.parse(
    (await app.inject({ url: '/api/costs/products', headers: shop.headers })).json(),
  );
  const dearer = listed.products.find(({ code }) => code === 'CANA')?.cost;
  const url = `/api/costs/products/${dearer?.id}/withdraw`;
  expect((await app.inject({ method: 'POST', url, headers: shop.headers })).statusCode).toBe(200);
  await due(shop);
  await platforms.read(shop, 'shopify');
  expect((await costsOf(shop))['CANA']).toHaveLength(2);
});

test('WooCommerce has the cost of goods in its own currency', async () => {
  const shop = await platforms.testApp.createShop({ currency: 'RON' });
  platforms.woocommerce.orders.products = [
    {
      id: 1,
      name: 'Cana',
      sku: 'CANA',
      type: 'simple',
      manage_stock: false,
      stock_quantity: null,
      cost_of_goods_sold: { values: [{ defined_value: 7.25 }], total_value: 7.25 },
    },
  ];
  await platforms.connect(shop, 'woocommerce');
  await platforms.read(shop, 'woocommerce');
  expect(await costsOf(shop)).toEqual({ CANA: [`7.25 ${today()} woocommerce`] });
});
