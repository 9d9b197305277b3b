import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSession } from '../auth/current-session.ts';
import { getOverview } from '../insights/overview.ts';
import { orderLedger } from '../testing/order-ledger.ts';
import { startPlatforms, type StorePlatforms } from '../testing/connected-store.ts';
import { coverageOf } from '../testing/coverage.ts';
import { shopifyOrder } from '../testing/fake-orders.ts';
import { importNow } from '../testing/imports.ts';
import type { TestApp, TestShop } from '../testing/app.ts';

let platforms: StorePlatforms;
let app: TestApp;
beforeAll(async () => {
  platforms = await startPlatforms();
  app = platforms.testApp;
});
afterAll(() => platforms.close());

const MARCH = { from: '2024-03-01', to: '2024-03-31' };
const EUR = { currency: 'EUR', timezone: 'UTC' };
const table = (...rows: string[]) => `${rows.join('\n')}\n`;
const newShop = () => app.createShop({ currency: null });

/** Two items of one order, and another order of the day before, as a plain file and with the moment of their last change. */
const TITLES = 'Order,Date,Quantity,Price,SKU,Customer email,Discount,Order shipping,Status,Date modified';
const items = (status: string, changed: string) =>
  table(
    TITLES,
    `A1,2024-03-05,2,50.00,LAMP,ana@shop.example,10.00,5.00,${status},2024-03-${changed}`,
    `A1,2024-03-05,1,20.00,CUP,ana@shop.example,10.00,5.00,${status},2024-03-${changed}`,
    'A2,2024-03-04,1,30.00,CUP,ion@shop.example,,,Complete,2024-03-05',
  );
const SOLD = items('Complete', '05');
const OFF = items('Canceled', '06');
const SOLD_AGAIN = items('Complete', '07');
const SETTINGS = { ...EUR, goodsCostPercent: 40 };

async function addShippingRule({ shopId }: TestShop): Promise<void> {
  await app.services.database.forShop(shopId, (trx) =>
    trx
      .insertInto('cost_rules')
      .values({
        id: crypto.randomUUID(),
        shop_id: shopId,
        kind: 'shipping_cost',
        order_minor: 500,
        percent: null,
        valid_from: '2024-01-01',
        created_by: null,
      })
      .execute(),
  );
}

const overviewOf = async ({ shopId }: TestShop) => {
  const { orders, quickStats, netSales, profitNet, refunds } = await getOverview(app.services.database, shopId, MARCH);
  return { orders, customers: quickStats.activeUsers, netSales, profitNet, refunds };
};

test(
  'an order that a newer file calls off is as one that was called off from the start',
  { tags: ['full'] },
  async () => {
    const books = [];
    for (const files of [[OFF], [SOLD, OFF], [OFF, SOLD], [SOLD, OFF, SOLD, OFF]]) {
      const shop = await newShop();
      await addShippingRule(shop);
      for (const file of files) await importNow(app, shop, file, SETTINGS);
      expect(await orderLedger(app, shop, 'A1')).toEqual({});
      expect(await orderLedger(app, shop, 'A2')).toEqual({ sale: 3000, cogs: -1200, shipping_cost: -500 });
      const { kept, counted } = await coverageOf(app.services.database, shop.shopId);
      expect(kept).toEqual(counted);
      books.push(await overviewOf(shop));
    }
    const one = { orders: 1, customers: 1, refunds: 0, netSales: 30, profitNet: 13 };
    expect(books).toEqual([one, one, one, one]);
  },
);

test('an order that is called off is no day of the shop’s data', async () => {
  const shop = await newShop();
  for (const file of [SOLD, OFF]) await importNow(app, shop, file, SETTINGS);
  const actor = {
    accountId: shop.accountId,
    shopId: shop.shopId,
    role: 'admin' as const,
    sessionId: crypto.randomUUID(),
  };
  const session = await readSession(app.services.database, { ...actor, mustChangePassword: false, operator: false });
  expect(session.shop).toMatchObject({ dataFrom: '2024-03-04', dataTo: '2024-03-04' });
});

test('an order that is sold after all has its items, its discount, its shipping and its costs again', async () => {
  const shop = await newShop();
  await addShippingRule(shop);
  await importNow(app, shop, SOLD, SETTINGS);
  const before = await orderLedger(app, shop, 'A1');
  expect(before).toMatchObject({ sale: 12_000, shipping_cost: -500 });
  for (const file of [OFF, SOLD_AGAIN]) await importNow(app, shop, file, SETTINGS);
  expect(await orderLedger(app, shop, 'A1')).toEqual(before);
  await importNow(app, shop, SOLD_AGAIN, SETTINGS);
  expect(await orderLedger(app, shop, 'A1')).toEqual(before);
  expect(await overviewOf(shop)).toMatchObject({ orders: 2, customers: 2 });
});

test('OpenCart’s "Canceled Reversal" is an order that was placed', async () => {
  const shop = await newShop();
  for (const file of [SOLD, OFF, items('Canceled Reversal', '07')]) await importNow(app, shop, file, SETTINGS);
  expect(await overviewOf(shop)).toMatchObject({ orders: 2 });
});

test(
  'a connected shop that reports an order which a file called off has it once, by its lines',
  { tags: ['full'] },
  async () => {
    const shop = await newShop();
    const settings = { currency: 'RON', timezone: 'Europe/Bucharest' };
    const file = (status: string) =>
      table(
        'Name,Created at,Currency,Financial Status,Subtotal,Shipping,Taxes,Total,Discount Amount,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku',
        `#1001,2024-03-05 10:00:00 +0200,RON,${status},90.00,15.00,0.00,105.00,10.00,2,Tricou - M,50.00,TRICOU`,
      );
    await importNow(app, shop, file('paid'), settings);
    const fresh = await newShop();
    for (const one of [shop, fresh]) {
      platforms.shopify.orders.list = [shopifyOrder(1001, {})];
      if (one === shop) await importNow(app, shop, file('voided'), settings);
      await platforms.connect(one, 'shopify');
      await platforms.read(one, 'shopify');
    }
    expect(await orderLedger(app, shop, '#1001')).toEqual(await orderLedger(app, fresh, '#1001'));
    const byLine = ({ shopId }: TestShop) =>
      app.services.database.forShop(shopId, async (trx) => {
        const rows = await trx
          .selectFrom('ledger_entries as e')
          .leftJoin('order_lines as l', (join) =>
            join.onRef('l.shop_id', '=', 'e.shop_id').onRef('l.id', '=', 'e.order_line_id'),
          )
          .select(['l.sku', 'l.name', 'e.kind', (of) => of.fn.sum<string>('e.amount_minor').as('amount')])
          .where('e.shop_id', '=', shopId)
          .groupBy(['l.sku', 'l.name', 'e.kind'])
          .execute();
        return rows
          .filter(({ amount }) => amount !== '0')
          .map((row) => `${row.sku} ${row.kind} ${row.amount}`)
          .toSorted();
      });
    expect(await byLine(shop)).toEqual(await byLine(fresh));
  },
);
