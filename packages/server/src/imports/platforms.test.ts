import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp, TestShop } from '../testing/app.ts';
import { createImportApp, importFile, importNow, ledgerState } from '../testing/imports.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../../tests/fixtures/imports/${name}`, import.meta.url), 'utf8');
const RON = { currency: 'RON', timezone: 'Europe/Bucharest' };
const EUR = { currency: 'EUR', timezone: 'Europe/Bucharest' };

let app: TestApp;
beforeAll(async () => {
  app = await createImportApp();
});
afterAll(() => app.close());

const newShop = () => app.createShop({ currency: null });
const ledgerOf = async (shop: TestShop) => (await ledgerState(app, shop)).ledger;

/** What one order has in the ledger, summed by kind. */
async function orderLedger({ shopId }: TestShop, externalId: string) {
  const rows = await app.services.database.forShop(shopId, (trx) =>
    trx
      .selectFrom('ledger_entries as e')
      .innerJoin('orders as o', (join) => join.onRef('o.shop_id', '=', 'e.shop_id').onRef('o.id', '=', 'e.order_id'))
      .select(['e.kind', (of) => of.fn.sum<string>('e.amount_minor').as('amount')])
      .where('o.external_id', '=', externalId)
      .groupBy('e.kind')
      .execute(),
  );
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, Number(amount)]));
}

describe('a Shopify orders export', () => {
  const SHOPIFY = fixture('shopify-orders.csv');

  test('is posted with what its orders have as a whole', async () => {
    const shop = await newShop();
    expect(await importFile(app, shop, SHOPIFY, EUR)).toMatchObject({
      status: 'done',
      format: 'shopify',
      linesRead: 6,
      linesAdded: 5,
      orders: 4,
      refunds: 0,
      rejected: 1,
      from: '2024-03-01',
      to: '2024-03-03',
    });
    // Tax inside the prices is taken out, 9.42 x 5.00 / 59.00 = 0.80 of it of the shipping; a discount that was given on the goods counts.
    expect(await orderLedger(shop, '#1001')).toEqual({ sale: 6000, discount: -600, tax: -862, shipping_charged: 420 });
    // Tax on top is not the shop's. Cash on delivery is a sale while it waits for its payment.
    expect(await orderLedger(shop, '#1002')).toEqual({ sale: 4000 });
    // Refunded whole: nothing is left of the goods, 20.00 - 3.19 VAT, nor of the shipping.
    expect(await orderLedger(shop, '#1003')).toEqual({ sale: 2000, tax: -319, shipping_charged: 0, refund: -1681 });
    // A discount of the shipping does not belong to the goods.
    expect(await orderLedger(shop, '#1005')).toEqual({ sale: 3000, tax: -479 });
    expect(Object.keys(await ledgerOf(shop))).toContain('refund estimate');
  });

  test('imported again changes nothing; a refund that came since adds the difference', async () => {
    const shop = await newShop();
    await importNow(app, shop, SHOPIFY, { ...EUR, goodsCostPercent: 50 });
    const before = await ledgerState(app, shop);
    await importNow(app, shop, SHOPIFY, EUR);
    expect(await ledgerState(app, shop)).toEqual(before);

    const later = SHOPIFY.replace('Cash on Delivery (COD),0.00', 'Cash on Delivery (COD),11.90');
    await importNow(app, shop, later, EUR);
    expect(await orderLedger(shop, '#1002')).toEqual({ sale: 4000, refund: -1000, cogs: -1500 });
    const { ledger } = await ledgerState(app, shop);
    expect(Number(ledger['refund estimate'])).toBe(Number(before.ledger['refund estimate']) - 1000);
    expect(Number(ledger['cogs rule'])).toBe(Number(before.ledger['cogs rule']) + 500);
  });

  test('an order called off since is taken back whole, and an older export does not bring it back', async () => {
    const shop = await newShop();
    await importNow(app, shop, SHOPIFY, EUR);
    const off = SHOPIFY.replace('#1001,ana@shop.example,paid', '#1001,ana@shop.example,voided');
    for (const _time of [1, 2]) await importNow(app, shop, off, EUR);
    const takenBack = { sale: 0, discount: 0, tax: 0, shipping_charged: 0 };
    expect(await orderLedger(shop, '#1001')).toEqual(takenBack);
    expect(await importFile(app, shop, SHOPIFY, EUR)).toMatchObject({ olderOrders: 1 });
    expect(await orderLedger(shop, '#1001')).toEqual(takenBack);
  });

  test('the lines of an order that was cancelled are reported', async () => {
    const shop = await newShop();
    const { id } = await importFile(app, shop, SHOPIFY, EUR);
    const answer = await app.app.inject({ url: `/api/imports/${id}/rejected`, headers: shop.headers });
    expect(answer.json()).toMatchObject({
      rows: [{ line: 6, code: 'order_cancelled', reason: expect.stringContaining('voided') }],
    });
  });
});

describe('a WooCommerce orders export', () => {
  const ADVANCED = fixture('woocommerce-advanced.csv');

  test('of Advanced Order Export is posted with what its orders have as a whole', async () => {
    const shop = await newShop();
    expect(await importFile(app, shop, ADVANCED, RON)).toMatchObject({
      format: 'woocommerce',
      linesRead: 5,
      linesAdded: 4,
      orders: 3,
      rejected: 1,
    });
    expect(await orderLedger(shop, '501')).toEqual({ sale: 2550, discount: -255, shipping_charged: 400 });
    expect(await orderLedger(shop, '502')).toEqual({ sale: 1500 });
    // One of three was refunded: its quantity has gone from the line, so its money counts no second time.
    expect(await orderLedger(shop, '504')).toEqual({ sale: 2000 });
  });

  test('a quantity that was refunded since adds the difference to its line', async () => {
    const shop = await newShop();
    await importNow(app, shop, ADVANCED, { ...RON, goodsCostPercent: 10 });
    const refunded = ADVANCED.replaceAll(',0,32.07,', ',11.9,32.07,').replace(
      '"Mug, blue",2,10,SPRING',
      '"Mug, blue",1,10,SPRING',
    );
    for (const _time of [1, 2]) await importNow(app, shop, refunded, RON);
    expect(await orderLedger(shop, '501')).toMatchObject({ sale: 2550, refund: -1000, discount: -255 });
    expect((await ledgerState(app, shop)).lines).toBe(4);
    const lines = await app.services.database.forShop(shop.shopId, (trx) =>
      trx
        .selectFrom('order_lines')
        .select(['quantity', 'amount_minor'])
        .where('sku', '=', 'A-1')
        .orderBy('id')
        .execute(),
    );
    expect(lines[0]).toEqual({ quantity: '1', amount_minor: '1000' });
  });

  test('with a row for each item and prices after discounts counts the discount once', async () => {
    const shop = await newShop();
    expect(await importFile(app, shop, fixture('woocommerce-items.csv'), RON)).toMatchObject({
      format: 'woocommerce',
      linesAdded: 1,
      orders: 1,
      rejected: 1,
    });
    expect(await ledgerOf(shop)).toEqual({ 'sale actual': '1900', 'shipping_charged actual': '400' });
  });
});

describe('an export of a marketplace with a status for each order', () => {
  const TITLES = 'Nr. comanda;Data comanda;Nume produs;Cantitate;Pret;Status';
  const lines = (status: string) => [
    '301;02.03.2024 10:15;Veioză;1;149,90;Finalizată',
    `302;03.03.2024 11:00;Lustră;2;100,00;${status}`,
    `302;03.03.2024 11:00;Bec;1;20,00;${status}`,
    '303;04.03.2024 12:00;Aplică;1;80,00;Anulată de client',
  ];
  const file = (status: string) => [TITLES, ...lines(status)].join('\n');

  test('counts what was returned as a sale and its refund, and what was called off as nothing', async () => {
    const shop = await newShop();
    const read = { status: 'done', format: 'lines', linesAdded: 3, orders: 2, rejected: 1 };
    expect(await importFile(app, shop, file('Stornată'), RON)).toMatchObject(read);
    expect(await orderLedger(shop, '301')).toEqual({ sale: 14_990 });
    expect(await orderLedger(shop, '302')).toEqual({ sale: 22_000, refund: -22_000 });
    expect(await orderLedger(shop, '303')).toEqual({});
  });

  test('takes back what was delivered once a later file says that it was returned, once', async () => {
    const shop = await newShop();
    await importNow(app, shop, file('Finalizată'), RON);
    expect(await orderLedger(shop, '302')).toEqual({ sale: 22_000 });
    await importNow(app, shop, file('Returnată'), RON);
    await importNow(app, shop, file('Returnată'), RON);
    expect(await orderLedger(shop, '302')).toEqual({ sale: 22_000, refund: -22_000 });
  });

  test('takes back the item alone that was returned', async () => {
    const shop = await newShop();
    const [first = '', second = '', third = ''] = lines('Finalizată');
    await importNow(app, shop, [TITLES, first, second.replace('Finalizată', 'Returnat'), third].join('\n'), RON);
    expect(await orderLedger(shop, '302')).toEqual({ sale: 22_000, refund: -20_000 });
  });
});
