import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCostRule } from '../costs/rules.ts';
import type { TestShop } from '../testing/app.ts';
import { type StorePlatforms, startPlatforms } from '../testing/connected-store.ts';
import { shopifyOrder } from '../testing/fake-orders.ts';
import { importNow } from '../testing/imports.ts';
import { orderLedger } from '../testing/order-ledger.ts';
import { recomputed } from '../testing/recomputation.ts';
import { NO_TERMS } from '../testing/cost-rules.ts';

const RON = { currency: 'RON', timezone: 'Europe/Bucharest' };
const TITLES =
  'order_number,date,status,shipping_total,tax_total,order_total,refunded_total,order_currency,item_name,item_quantity,item_price';

const MANAGER = { sessionId: '', role: 'manager', mustChangePassword: false, operator: false } as const;

let platforms: StorePlatforms;
beforeAll(async () => {
  platforms = await startPlatforms();
});
afterAll(() => platforms.close());

const file = (...lines: string[]) => [TITLES, ...lines].join('\n');
const importOf = (shop: TestShop, ...lines: string[]) => importNow(platforms.testApp, shop, file(...lines), RON);

/** A fee of 2 % of what was paid, from the beginning. */
async function addFee(shop: TestShop): Promise<void> {
  await addCostRule(
    platforms.testApp.services,
    { ...shop, ...MANAGER },
    { ...NO_TERMS, kind: 'payment_fee', percent: 2, from: '2024-01-01' },
  );
  await recomputed(platforms.testApp, shop);
}
const feeOf = async (shop: TestShop, order: string) =>
  (await orderLedger(platforms.testApp, shop, order))['payment_fee'];

test('a fee in percent is of all that was paid, with VAT that is added to the prices', async () => {
  const shop = await platforms.testApp.createShop({ currency: null });
  // 100.00 + 10.00 shipping + 20.90 VAT on both = 130.90, in lei and in euros; the third is without VAT.
  const orders = [
    '1,2024-03-05,completed,10.00,20.90,130.90,0.00,RON,Mug,1,100.00',
    '2,2024-03-05,completed,10.00,20.90,130.90,0.00,EUR,Mug,1,100.00',
    '3,2024-03-05,completed,10.00,0.00,110.00,0.00,RON,Mug,1,100.00',
  ];
  await importOf(shop, ...orders);
  await addFee(shop);
  const [rate] = await platforms.testApp.services.database.forShop(shop.shopId, (trx) =>
    trx.selectFrom('orders').select('rate').where('external_id', '=', '2').execute(),
  );
  // 2.618; in euros 100.00 + 10.00 in lei and 20.90 in lei, each rounded, of which 2 %.
  const lei = (euros: number) => Math.round(euros * Number(rate?.rate) * 100);
  expect(await feeOf(shop, '1')).toBe(-262);
  expect(await feeOf(shop, '2')).toBe(-Math.round((lei(100) + lei(10) + lei(20.9)) * 0.02));
  expect(await feeOf(shop, '3')).toBe(-220);
  // The rule was there before the file; and VAT that is corrected later leaves no other trace.
  const other = await platforms.testApp.createShop({ currency: null });
  await importOf(other, '9,2024-03-01,completed,0.00,0.00,1.00,0.00,RON,Mug,1,1.00');
  await addFee(other);
  await importOf(other, ...orders);
  expect(await feeOf(other, '1')).toBe(-262);
  await importOf(other, '1,2024-03-05,completed,10.00,23.10,133.10,0.00,RON,Mug,1,100.00');
  expect(await feeOf(other, '1')).toBe(-266);
});

test('VAT inside the prices is in the fee, that of the shipping too', async () => {
  const shop = await platforms.testApp.createShop({ currency: null });
  // 119.00 + 11.90 shipping, with 20.90 VAT in both: 130.90.
  await importOf(shop, '1,2024-03-05,completed,11.90,20.90,130.90,0.00,RON,Mug,1,119.00');
  await addFee(shop);
  expect(await feeOf(shop, '1')).toBe(-262);
  // A file without totals says its VAT all the same.
  const plain = await platforms.testApp.createShop({ currency: null });
  const mapping = {
    orderId: 'Order',
    date: 'Date',
    quantity: 'Quantity',
    price: 'Price',
    orderTax: 'VAT',
    orderShipping: 'Transport',
  };
  const lines = 'Order,Date,Quantity,Price,VAT,Transport\n1,2024-03-05,1,119.00,20.90,11.90\n';
  await importNow(platforms.testApp, plain, lines, { ...RON, mapping, tax: 'inside' });
  await addFee(plain);
  expect(await feeOf(plain, '1')).toBe(-262);
});

test('a connected shop’s fee is of what was paid, with duties', async () => {
  const shop = await platforms.testApp.createShop({ currency: null });
  const duties = { original_total_duties_set: { shop_money: { amount: '30.00', currency_code: 'RON' } } };
  // 90.00 + 15.00 shipping + 19.95 VAT on top; and 30.00 duties.
  const added = { taxes_included: false, total_tax: '19.95', total_price: '124.95' };
  platforms.shopify.orders.list = [
    shopifyOrder(1, added),
    shopifyOrder(2, { ...added, ...duties, total_price: '154.95' }),
  ];
  await platforms.connect(shop, 'shopify');
  await platforms.read(shop, 'shopify');
  await addFee(shop);
  expect(await feeOf(shop, '#1')).toBe(-250);
  expect(await feeOf(shop, '#2')).toBe(-310);
});
