import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp, TestShop } from '../testing/app.ts';
import { coverageOf } from '../testing/coverage.ts';
import { createImportApp, importNow } from '../testing/imports.ts';
import { orderLedger } from '../testing/order-ledger.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

const RON = { currency: 'RON', timezone: 'Europe/Bucharest' };

/** The discounts of an order by the name of the line, in minor units; of the order as a whole `order`. */
async function discounts({ shopId }: TestShop, ref: string): Promise<Record<string, number>> {
  const rows = await app.services.database.readShop(shopId, async (trx) => {
    const found = await sql<{ name: string; amount: string }>`
      select coalesce(l.name, 'order') as name, sum(e.amount_minor) as amount
      from ledger_entries e join orders o on o.shop_id = e.shop_id and o.id = e.order_id
        left join order_lines l on l.shop_id = e.shop_id and l.id = e.order_line_id
      where e.shop_id = ${shopId} and e.kind = 'discount' and o.external_id = ${ref} group by 1
      having sum(e.amount_minor) <> 0`.execute(trx);
    return found.rows;
  });
  return Object.fromEntries(rows.map(({ name, amount }) => [name, Number(amount)]));
}

/** What products earned before goods and costs, in thousandths of the minor unit, by the roll-up. */
async function netOf({ shopId }: TestShop): Promise<Record<string, number>> {
  const rows = await app.services.database.readShop(shopId, (trx) =>
    trx.selectFrom('product_days').select(['code', 'net_thousandths']).where('shop_id', '=', shopId).execute(),
  );
  return Object.fromEntries(rows.map(({ code, net_thousandths: net }) => [code, Number(net)]));
}

describe('a discount of a line', () => {
  const SHOPIFY =
    'Name,Email,Financial Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,' +
    'Lineitem price,Lineitem sku,Lineitem discount,Refunded Amount';
  const shopify = (lamp: string, given = '10.00', subtotal = '90.00') => [
    SHOPIFY,
    `#1,ana@x.ro,paid,RON,${subtotal},0.00,0.00,${subtotal},${given},2024-03-01 10:00:00 +0200,1,Lamp,80.00,L-1,${lamp},0.00`,
    '#1,ana@x.ro,,,,,,,,2024-03-01 10:00:00 +0200,1,Bulb,20.00,B-1,0.00,',
  ];
  const of = (lines: string[]) => `${lines.join('\n')}\n`;

  test('of Shopify stays with its line, the rest with the order; the sums of the order are as before', async () => {
    const shop = await app.createShop({ currency: null });
    for (const _time of [1, 2]) {
      await importNow(app, shop, of(shopify('8.00')), RON);
      expect(await discounts(shop, '#1')).toEqual({ Lamp: -800, order: -200 });
      expect(await orderLedger(app, shop, '#1')).toEqual({ sale: 10_000, discount: -1000 });
    }
    // The 2.00 of the order are shared by the value of the lines: 4 : 1.
    expect(await netOf(shop)).toEqual({ 'L-1': (8000 - 800 - 160) * 1000, 'B-1': (2000 - 40) * 1000 });
    await coverageOf(app.services.database, shop.shopId);
  });

  test('that a later export changes moves by the difference', async () => {
    const shop = await app.createShop({ currency: null });
    await importNow(app, shop, of(shopify('8.00')), RON);
    await importNow(app, shop, of(shopify('5.00', '6.00', '94.00')), RON);
    expect(await discounts(shop, '#1')).toEqual({ Lamp: -500, order: -100 });
    await importNow(app, shop, of(shopify('0.00', '6.00', '94.00')), RON);
    expect(await discounts(shop, '#1')).toEqual({ order: -600 });
    await coverageOf(app.services.database, shop.shopId);
  });

  test('that is more than the order’s discount is in the prices already, and is not taken off', async () => {
    const shop = await app.createShop({ currency: null });
    await importNow(app, shop, of(shopify('15.00', '0.00', '100.00')), RON);
    expect(await discounts(shop, '#1')).toEqual({});
    expect(await orderLedger(app, shop, '#1')).toEqual({ sale: 10_000 });
  });

  test('of WooCommerce is what its subtotal has more than its total', async () => {
    const shop = await app.createShop({ currency: null });
    const lines = [
      'order_id,order_number,date,status,discount_total,order_total,order_currency,payment_method,billing_email,item_name,item_sku,' +
        'item_quantity,item_price,item_subtotal,item_total',
      // Prices before the coupon of 12.00, of which 9.00 are on the lamp.
      '901,701,2024-03-01 10:15:00,completed,12.00,98.00,RON,cod,ana@x.ro,Lamp,L-1,1,80.00,80.00,71.00',
      '901,701,2024-03-01 10:15:00,completed,12.00,98.00,RON,cod,ana@x.ro,Bulb,B-1,3,10.00,30.00,27.00',
    ];
    await importNow(app, shop, of(lines), RON);
    expect(await discounts(shop, '701')).toEqual({ Lamp: -900, Bulb: -300 });
    expect(await netOf(shop)).toEqual({ 'L-1': 7_100_000, 'B-1': 2_700_000 });
  });

  test('of any file that has it line by line', async () => {
    const shop = await app.createShop({ currency: null });
    const lines = [
      'Order,Date,SKU,Description,Quantity,Price,Discount amount',
      '1,2024-03-05,L-1,Lamp,2,50.00,8.50',
      '1,2024-03-05,B-1,Bulb,1,20.00,2.00',
      '2,2024-03-06,B-1,Bulb,1,20.00,1.00',
    ];
    await importNow(app, shop, of(lines), RON);
    expect(await discounts(shop, '1')).toEqual({ Lamp: -850, Bulb: -200 });
    expect(await discounts(shop, '2')).toEqual({ Bulb: -100 });
  });
});
