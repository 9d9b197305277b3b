import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp, TestShop } from '../testing/app.ts';
import { createImportApp, importNow, table } from '../testing/imports.ts';

const SHOPIFY = readFileSync(new URL('../../../../tests/fixtures/imports/shopify-ties.csv', import.meta.url), 'utf8');
const EUR = { currency: 'EUR', timezone: 'Europe/Bucharest' };

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

const newShop = () => app.createShop({ currency: null });

/** Each order with its state or cause, its total and how far what is counted is from it, in minor units. */
async function tiesOf({ shopId }: TestShop): Promise<Record<string, string>> {
  const rows = await app.services.database.forShop(shopId, (trx) =>
    trx.selectFrom('order_statements').selectAll().where('shop_id', '=', shopId).orderBy('order_ref').execute(),
  );
  return Object.fromEntries(
    rows.map(({ order_ref, cause, total, difference, placed_on }) => [
      order_ref,
      [placed_on, cause ?? 'ties', total, difference].join(' '),
    ]),
  );
}

const SHOPIFY_TIES = {
  '#2001': '2024-02-29 ties 5900 0',
  '#2002': '2024-03-01 ties 4760 0',
  '#2003': '2024-03-02 gift_card 3500 -2000',
  '#2004': '2024-03-02 rounding 1002 2',
  '#2005': '2024-03-03 cancelled 1700 1700',
  '#2006': '2024-03-03 test 9900 9900',
  '#2007': '2024-03-04 other_currency 8000 ',
  '#2008': '2024-03-05 ties 3000 0',
  '#2009': '2024-03-06 rejected 3000 1000',
  '#2010': '2024-03-07 ties 0 0',
};

describe('a Shopify export', () => {
  test('each order ties with its total, or has the cause why not', async () => {
    const shop = await newShop();
    await importNow(app, shop, SHOPIFY, EUR);
    expect(await tiesOf(shop)).toEqual(SHOPIFY_TIES);
  });

  test('again changes nothing, and a later one that says more is compared again', { tags: ['full'] }, async () => {
    const shop = await newShop();
    for (const _time of [1, 2]) await importNow(app, shop, SHOPIFY, EUR);
    expect(await tiesOf(shop)).toEqual(SHOPIFY_TIES);
    const later = SHOPIFY.replace('two,Wick,5.00', '2,Wick,5.00').replace('voided,,unfulfilled', 'paid,,fulfilled');
    await importNow(app, shop, later, EUR);
    expect(await tiesOf(shop)).toEqual({
      // One that was called off comes back by a later change of its own alone.
      ...SHOPIFY_TIES,
      '#2009': '2024-03-06 ties 3000 0',
    });
    await importNow(app, shop, SHOPIFY, EUR);
    expect(await tiesOf(shop)).toMatchObject({ '#2005': '2024-03-03 cancelled 1700 1700' });
  });

  test('a test order is no sale, with its reason', async () => {
    const shop = await newShop();
    await importNow(app, shop, SHOPIFY, EUR);
    const { rows } = await app.services.database.forShop(shop.shopId, async (trx) => ({
      rows: await trx.selectFrom('import_rejections').select(['line', 'code']).orderBy('line').execute(),
    }));
    expect(rows.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '10 order_cancelled',
      '11 order_test',
      '12 no_exchange_rate',
      '15 quantity_unreadable',
    ]);
  });
});

test('duties and gift cards that were sold are named in a Shopify export, too', async () => {
  const shop = await newShop();
  const titles =
    'Name,Created at,Currency,Subtotal,Shipping,Taxes,Duties,Total,Lineitem quantity,Lineitem name,Lineitem price,Lineitem requires shipping,Lineitem taxable';
  const file = table(
    titles,
    // 119.00 with 19.00 VAT + 30.00 duties.
    '#1,2024-03-05,EUR,119,0,19,30,149,1,Lamp,119,true,true',
    // 30.00 for a mug and 50.00 for a card, on two rows.
    '#2,2024-03-05,EUR,80,0,0,0,80,1,Mug,30,true,true',
    '#2,,,,,,,,1,Gift Card - 50,50,false,false',
    // 93.00 + 7.00 tip + 30.00 duties.
    '#3,2024-03-05,EUR,93,0,0,30,130,1,Lamp,93,true,true',
  );
  for (const _time of [1, 2]) await importNow(app, shop, file, EUR);
  expect(await tiesOf(shop)).toEqual({
    '#1': '2024-03-05 duties 14900 3000',
    '#2': '2024-03-05 gift_card_sold 8000 5000',
    '#3': '2024-03-05 duties 13000 3000',
  });
});

describe('other files', () => {
  test('without totals say nothing of them, and what they leave out has the amount of its lines', async () => {
    const shop = await newShop();
    const file = table(
      'Order,Date,Quantity,Price,SKU,Status,Currency',
      'A1,2024-03-05,2,6.95,LAMP,paid,EUR',
      'A2,2024-03-05,2,6.95,LAMP,cancelled,EUR',
      'A2,2024-03-05,1,1.00,WICK,cancelled,EUR',
      'A3,2024-03-05,2,900,LAMP,paid,XOF',
    );
    await importNow(app, shop, file, EUR);
    expect(await tiesOf(shop)).toEqual({
      A2: '2024-03-05 cancelled 1490 1490',
      A3: '2024-03-05 other_currency 1800 ',
    });
  });

  test('of which nothing but left out lines is known keep those', async () => {
    const shop = await newShop();
    const file = table(
      'Order,Date,Quantity,Price,SKU',
      'A1,2024-03-05,2,6.95,LAMP',
      'A1,2024-03-05,two,1.00,WICK',
      'A2,2024-03-05,x,1.00,WICK',
    );
    await importNow(app, shop, file, EUR);
    expect(await tiesOf(shop)).toEqual({ A2: '2024-03-05 rejected  ' });
  });

  test('with one row for each order tie, before and after their items come', async () => {
    const grid = table(
      'Order,Date,Total,Shipping,Tax amount',
      'A1,2024-03-05,28.90,5.00,3.00',
      'A2,2024-03-06,10.00,,',
    );
    const items = table('Order,Date,Quantity,Price,SKU', 'A1,2024-03-05,2,10.45,LAMP', 'A2,2024-03-06,1,8.00,SHADE');
    for (const files of [
      [grid, items],
      [items, grid],
    ]) {
      const shop = await newShop();
      for (const file of files) await importNow(app, shop, file, EUR);
      expect(await tiesOf(shop)).toEqual({
        A1: '2024-03-05 ties 2890 0',
        A2: '2024-03-06 unknown 1000 200',
      });
    }
  });

  test('of WooCommerce with quantities after refunds say so', async () => {
    const shop = await newShop();
    const woo = readFileSync(
      new URL('../../../../tests/fixtures/imports/woocommerce-advanced.csv', import.meta.url),
      'utf8',
    );
    await importNow(app, shop, woo, EUR);
    expect(await tiesOf(shop)).toEqual({
      '501': '2024-03-01 ties 3207 0',
      '502': '2024-03-02 ties 1785 0',
      '503': '2024-03-02 cancelled 1785 1785',
      '504': '2024-03-03 refunded 3570 1000',
    });
  });
});
