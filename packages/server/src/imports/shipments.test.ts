import type { CostRuleInput } from '@adaos/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCosts } from '../costs/costs.ts';
import { addCostRule } from '../costs/rules.ts';
import { registerRecomputations } from '../costs/recompute.ts';
import { createTestApp, type TestApp, type TestShop } from '../testing/app.ts';
import { importNow, table } from '../testing/imports.ts';
import { recomputed } from '../testing/recomputation.ts';
import { NO_TERMS } from '../testing/cost-rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: [registerRecomputations] });
});
afterAll(() => app.close());

const ordersOf = ({ shopId }: TestShop) =>
  app.services.database.readShop(shopId, async (trx) => {
    const orders = await trx
      .selectFrom('orders')
      .leftJoin('order_totals', (join) =>
        join.onRef('order_totals.order_id', '=', 'orders.id').on('order_totals.kind', '=', 'shipping_cost'),
      )
      .select(['external_id', 'carrier', 'parcels', 'weight_grams', 'order_totals.amount_minor as cost'])
      .where('orders.shop_id', '=', shopId)
      .orderBy('external_id')
      .execute();
    return orders.map((order) => [
      order.external_id,
      order.carrier,
      order.parcels,
      order.weight_grams,
      order.cost === null ? null : Number(order.cost),
    ]);
  });

const RULE: CostRuleInput = {
  kind: 'shipping_cost',
  ...NO_TERMS,
  from: '2000-01-01',
};

test('how an order was sent is kept from its file, and what cannot be read of it is not known', async () => {
  const shop = await app.createShop({ currency: null });
  const lines = table(
    'Order,Date,SKU,Quantity,Price,Courier,Greutate totală (kg),Nr. colete',
    'A1,2024-03-05,MUG,2,10.00,Sameday,"1.25",2',
    'A1,2024-03-05,HAT,1,10.00,,,',
    'A2,2024-03-05,MUG,1,10.00,FAN,heavy,-1',
  );
  await importNow(app, shop, lines);
  await addCostRule(app.services, shop.actor, { ...RULE, carrier: 'Sameday', weightTo: 2_000, perParcel: 4 });
  await recomputed(app, shop);
  expect(await ordersOf(shop)).toEqual([
    ['A1', 'Sameday', 2, 1_250, -800],
    ['A2', 'FAN', null, null, null],
  ]);
  expect((await getCosts(app.services, shop.shopId)).carriers).toEqual(['FAN', 'Sameday']);
  // A newer file that says more is charged again, without any new amount.
  await importNow(app, shop, lines.replace('FAN,heavy,-1', 'Sameday,0.5,1'));
  expect(await ordersOf(shop)).toEqual([
    ['A1', 'Sameday', 2, 1_250, -800],
    ['A2', 'Sameday', 1, 500, -400],
  ]);
});

test('one row for each order says it, too', async () => {
  const shop = await app.createShop({ currency: null });
  const grid = table(
    'ID,Purchase Date,Grand Total (Base),Status,Shipping Information,Weight (g)',
    '1,"Mar 5, 2024 15:30:00 PM",121.00,Complete,Flat Rate - Fixed,800',
  );
  await importNow(app, shop, grid);
  expect(await ordersOf(shop)).toEqual([['1', 'Flat Rate - Fixed', null, 800, null]]);
});

test('the discount codes of an order and its file are kept, and a newer file that names codes replaces them', async () => {
  const shop = await app.createShop({ currency: null });
  const found = () =>
    app.services.database.readShop(shop.shopId, (trx) =>
      trx
        .selectFrom('orders')
        .select(['external_id', 'discount_code', 'file_name'])
        .where('shop_id', '=', shop.shopId)
        .orderBy('external_id')
        .execute(),
    );
  const shown = async () => (await found()).map((order) => [order.external_id, order.discount_code, order.file_name]);
  const lines = table(
    'Order,Date,SKU,Quantity,Price,Cod reducere',
    'A1,2024-03-05,MUG,2,10.00,PRIMAVARA',
    'A1,2024-03-05,HAT,1,10.00,',
    'A2,2024-03-05,MUG,1,10.00,',
  );
  const file = 'march.csv';
  await importNow(app, shop, lines, { fileName: file });
  expect(await shown()).toEqual([
    ['A1', 'PRIMAVARA', file],
    ['A2', null, file],
  ]);
  const later = lines.replace('A2,2024-03-05,MUG,1,10.00,', 'A2,2024-03-05,MUG,1,10.00,VARA');
  await importNow(app, shop, later, { fileName: 'april.csv' });
  expect(await shown()).toEqual([
    ['A1', 'PRIMAVARA', file],
    ['A2', 'VARA', file],
  ]);
  const { rows } = await app.services.database.readShop(shop.shopId, (trx) =>
    sql<{ channel: string; orders: number }>`
      select channel, orders::float8 as orders from channel_days
      where shop_id = ${shop.shopId} and grouped_by = 'discount_code' order by channel`.execute(trx),
  );
  expect(rows).toEqual([
    { channel: 'PRIMAVARA', orders: 1 },
    { channel: 'VARA', orders: 1 },
  ]);
});
