import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp, TestShop } from '../testing/app.ts';
import { createImportApp, importFile, importNow, table } from '../testing/imports.ts';

let app: TestApp;
let shop: TestShop;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await app.createShop({ currency: 'EUR' });
});

const COSTS = { kind: 'costs', currency: 'EUR' } as const;
const variants = async () => {
  const rows = await app.services.database.forShop(shop.shopId, (trx) =>
    trx.selectFrom('product_variants').select(['code', 'parent', 'parent_name']).orderBy('code').execute(),
  );
  return rows.map(({ code, parent, parent_name }) => [code, parent, parent_name]);
};

test('Shopify’s export of products says which variants a product has, and what each costs', async () => {
  // Titles as in help.shopify.com, Products, Using CSV files: the title is on a product's first row, and the last row is a picture.
  const file = table(
    'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Image Src,Cost per item',
    'wool-shirt,Wool shirt,Shirts,Size,S,SH-S,300,50.00,,20.00',
    'wool-shirt,,,Size,M,SH-M,320,50.00,,21.00',
    'wool-shirt,,,,,,,,https://shop.example/2.jpg,',
    'mug,Mug,Cups,Title,Default Title,MUG,400,9.00,,3.00',
  );
  expect(await importFile(app, shop, file, COSTS)).toMatchObject({ linesAdded: 3, rejected: 0, format: 'costs' });
  const known = [
    ['SH-M', 'file:wool-shirt', 'Wool shirt'],
    ['SH-S', 'file:wool-shirt', 'Wool shirt'],
  ];
  expect(await variants()).toEqual(known);
  expect(await importFile(app, shop, file, COSTS)).toMatchObject({ linesAdded: 0, rejected: 0 });
  expect(await variants()).toEqual(known);
});

test('a file of orders or of costs says it by a column for the product; a later file corrects it', async () => {
  const file = (parent: string) =>
    table(
      'Order,Date,SKU,Parent SKU,Product name,Quantity,Price',
      `1,2024-03-05,SH-S,${parent},Shirt S,1,50.00`,
      `1,2024-03-05,,${parent},Shirt M,1,50.00`,
      '1,2024-03-05,MUG,,Mug,1,9.00',
      '1,2024-03-05,HAT,HAT,Hat,1,9.00',
    );
  await importNow(app, shop, file('SHIRT'));
  expect(await variants()).toEqual([
    ['SH-S', 'file:SHIRT', 'SHIRT'],
    ['Shirt M', 'file:SHIRT', 'SHIRT'],
  ]);
  await importNow(app, shop, file('SHIRTS'));
  expect((await variants()).map(([, parent]) => parent)).toEqual(['file:SHIRTS', 'file:SHIRTS']);
  await importFile(app, shop, 'SKU,Produs părinte,Cost unitar\nSH-S,Cămașă,20\n', COSTS);
  expect((await variants())[0]).toEqual(['SH-S', 'file:Cămașă', 'Cămașă']);
});

test('WooCommerce’s variations are of the product that they name, as its store says it, which stays', async () => {
  const titles =
    'order_number,date,status,order_total,product_id,variation_id,item_name,item_sku,item_quantity,item_price';
  const file = table(
    titles,
    '1,2024-03-05,completed,109,77,78,"Cot - Wood - Red, S",C-S,1,50.00',
    '1,2024-03-05,completed,109,77,79,Cot - Wood - Blue,C-B,1,50.00',
    '1,2024-03-05,completed,109,80,0,Mug - white,MUG,1,9.00',
  );
  await importNow(app, shop, file);
  const known = [
    ['C-B', 'woocommerce:77', 'Cot - Wood'],
    ['C-S', 'woocommerce:77', 'Cot - Wood'],
  ];
  expect(await variants()).toEqual(known);
  await importNow(app, shop, table('Order,Date,SKU,Parent SKU,Quantity,Price', '2,2024-03-06,C-S,OTHER,1,50.00'));
  expect(await variants()).toEqual(known);
});
