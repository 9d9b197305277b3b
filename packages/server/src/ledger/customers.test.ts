import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../calendar/days.ts';
import { attributeOrders } from '../campaigns/attribute-orders.ts';
import { registerImportWorker } from '../imports/worker.ts';
import { importRoutes } from '../http/routes/imports.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { coverageOf } from '../testing/coverage.ts';
import { importFile } from '../testing/imports.ts';
import { ledgerBuilder } from '../testing/ledger-builder.ts';
import { refreshCoverage } from './coverage.ts';
import { lastEntry } from './last-entry.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ modules: [importRoutes] });
  await registerImportWorker(testApp.services);
});
afterAll(() => testApp.close());

const daysOf = (shopId: string) =>
  testApp.services.database.forShop(shopId, async (trx) => {
    const rows = await trx
      .selectFrom('customer_days')
      .selectAll()
      .where('shop_id', '=', shopId)
      .orderBy('occurred_on')
      .orderBy('part')
      .execute();
    return rows.map((row) => [
      row.occurred_on,
      row.part,
      row.orders,
      Number(row.net_minor),
      Number(row.contribution_minor),
    ]);
  });

test('a first order, later ones, what came back of them and orders without a customer are kept apart', async () => {
  const { database } = testApp.services;
  const { shopId } = await testApp.createShop();
  const ledger = ledgerBuilder(database, shopId);
  const order = (on: string, customer: string | null, amount: number, more: object = {}) =>
    ledger.addOrder({ on, customer, entries: [{ kind: 'sale', amount }], ...more });
  await order('2024-03-10', 'ana@shop.example', 1_000);
  // The same customer, as another system writes it.
  await order('2024-03-20', ' Ana@Shop.example', 2_000, {
    entries: [
      { kind: 'sale', amount: 2_000 },
      { kind: 'shipping_charged', amount: 300 },
      { kind: 'payment_fee', amount: -50 },
    ],
  });
  await order('2024-03-20', null, 700);
  // Booked apart: what came back of the second one.
  await order('2024-03-25', 'ana@shop.example', -500, { kind: 'refund', entries: [{ kind: 'refund', amount: -500 }] });
  // Called off: no order, and its fee is the customer's all the same.
  await order('2024-03-26', 'ana@shop.example', 0, {
    status: 'cancelled',
    entries: [{ kind: 'payment_fee', amount: -20 }],
  });
  expect(await daysOf(shopId)).toEqual([
    ['2024-03-10', 'new', 1, 1_000, 1_000],
    ['2024-03-20', 'none', 1, 700, 700],
    ['2024-03-20', 'returning', 1, 2_000, 2_250],
    ['2024-03-25', 'returning', 0, -500, -500],
    ['2024-03-26', 'returning', 0, 0, -20],
  ]);
  // An older order that comes later makes the first one a later one.
  await order('2024-02-01', 'ANA@shop.example', 100);
  expect((await daysOf(shopId)).slice(0, 2)).toEqual([
    ['2024-02-01', 'new', 1, 100, 100],
    ['2024-03-10', 'returning', 1, 1_000, 1_000],
  ]);
  await coverageOf(database, shopId);
});

test('an order that is another customer’s by a later file leaves the customers before it', async () => {
  const { database } = testApp.services;
  const shop = await testApp.createShop();
  const file = (...orders: [ref: string, day: string, customer: string][]) =>
    [
      'Invoice,StockCode,Quantity,InvoiceDate,Price,Customer ID',
      ...orders.map(([ref, day, customer]) => `${ref},A,1,${day} 10:00,10.00,${customer}`),
    ].join('\n');
  await importFile(testApp, shop, file(['1', '2024-02-20', 'X'], ['2', '2024-03-05', 'X'], ['3', '2024-03-09', 'Y']));
  await importFile(testApp, shop, file(['1', '2024-02-20', 'Y'], ['2', '2024-03-05', 'Y']));
  const sums = await database.forShop(shop.shopId, (trx) =>
    trx
      .selectFrom('customer_sums')
      .select(['orders', 'first_on', 'last_on'])
      .where('shop_id', '=', shop.shopId)
      .execute(),
  );
  expect(sums).toEqual([{ orders: 3, first_on: '2024-02-20', last_on: '2024-03-09' }]);
  await coverageOf(database, shop.shopId);
});

test('after any changes, in any order, what is kept is what counting all again gives', { tags: ['full'] }, async () => {
  const { database } = testApp.services;
  const { shopId } = await testApp.createShop();
  const ledger = ledgerBuilder(database, shopId);
  let state = 11;
  const next = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const customer = () => (next(6) === 0 ? null : `c${next(25)}`);
  await database.forShop(shopId, async (trx) => {
    await trx
      .insertInto('campaigns')
      .values(
        ['Google Ads', 'Meta Ads', 'Meta Ads'].map((platform, index) => ({
          shop_id: shopId,
          id: uuidv7(),
          platform,
          external_id: `k${index}`,
          name: `k${index}`,
          status: 'active',
          daily_budget_minor: null,
        })),
      )
      .execute();
  });
  const refs: string[] = [];
  for (let step = 0; step < 70; step += 1) {
    const on = addDays('2024-01-01', next(120));
    const what = refs.length < 10 ? 0 : next(6);
    if (what < 3) {
      const refund = next(6) === 0;
      const externalId = `n${step}`;
      refs.push(externalId);
      await ledger.addOrder({
        on,
        externalId,
        customer: customer(),
        kind: refund ? 'refund' : 'order',
        ...(next(8) === 0 && { status: 'cancelled' }),
        lines: [
          { amount: (1 + next(5_000)) * (refund ? -1 : 1), sku: 'A', ...(next(2) > 0 && { goodsCost: next(900) }) },
        ],
        entries: [
          { kind: 'shipping_cost', amount: -next(900) },
          { kind: 'payment_fee', amount: -next(99), on: addDays(on, next(60)) },
        ],
      });
    } else {
      const ref = refs[next(refs.length)] ?? '';
      await database.forShop(shopId, async (trx) => {
        const before = await trx
          .selectFrom('orders')
          .select(['id', 'order_on', 'customer'])
          .where('shop_id', '=', shopId)
          .where('external_id', '=', ref)
          .executeTakeFirstOrThrow();
        if (what === 5) {
          await trx
            .insertInto('order_touches')
            .values({ shop_id: shopId, order_ref: ref, position: 1 + next(3), campaign: `k${next(3)}` })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          return attributeOrders(trx, shopId, [ref]);
        }
        const since = await lastEntry(trx, shopId);
        const changed = what === 3 ? { customer: customer() } : { status: next(2) === 0 ? 'cancelled' : null };
        await trx
          .updateTable('orders')
          .set(changed)
          .where('shop_id', '=', shopId)
          .where('id', '=', before.id)
          .execute();
        await refreshCoverage(trx, shopId, since, [
          { id: before.id, day: before.order_on, customerBefore: before.customer },
        ]);
      });
    }
    if (step % 5 === 4) await coverageOf(database, shopId);
  }
  const { rows } = await database.readShop(shopId, (trx) =>
    sql<{ channel: string }>`select distinct channel from cohort_months where shop_id = ${shopId} order by 1`.execute(
      trx,
    ),
  );
  expect(rows.map(({ channel }) => channel)).toEqual(['', 'Google Ads', 'Meta Ads']);
  await coverageOf(database, shopId);

  // A shop that had its orders before the tables gets them filled the same.
  const migration = new URL('../db/migrations/0047-customers.sql', import.meta.url);
  const filling = readFileSync(migration, 'utf8').split('end $$;')[1] ?? '';
  await database.forShop(shopId, async (trx) => {
    for (const table of ['customer_orders', 'customer_months', 'customer_sums', 'cohort_months', 'customer_days'])
      await sql`delete from ${sql.table(table)} where shop_id = ${shopId}`.execute(trx);
    for (const statement of filling.split(';').filter((text) => text.trim() !== ''))
      await sql.raw(statement).execute(trx);
  });
  await coverageOf(database, shopId);
});
