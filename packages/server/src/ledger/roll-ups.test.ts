import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { coverageOf } from '../testing/coverage.ts';
import { ledgerBuilder } from '../testing/ledger-builder.ts';
import { refreshCoverage } from './coverage.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('counting all again repairs rows that are wrong, missing or too many', async () => {
  const { database } = testApp.services;
  const { shopId } = await testApp.createShop();
  const ledger = ledgerBuilder(database, shopId);
  for (const on of ['2024-03-30', '2024-03-31', '2024-04-01']) {
    await ledger.addOrder({
      on,
      lines: [
        { amount: 1_000, sku: 'A', goodsCost: 300 },
        { amount: 500, sku: on },
      ],
    });
  }
  await database.forShop(shopId, async (trx) => {
    await sql`update product_days set units = units + 1 where code = 'A' and occurred_on = '2024-03-30'`.execute(trx);
    await sql`delete from product_days where occurred_on = '2024-03-31'`.execute(trx);
    await sql`update order_days set kinds = 0 where occurred_on = '2024-03-30'`.execute(trx);
    await sql`delete from order_days where occurred_on = '2024-03-31'`.execute(trx);
    await sql`
      insert into order_days (shop_id, order_id, occurred_on, before_on, kinds)
      select shop_id, order_id, '2024-05-01', occurred_on, 1 from order_days`.execute(trx);
    await refreshCoverage(trx, shopId, null);
    const days = await trx.selectFrom('product_days').selectAll().where('shop_id', '=', shopId).execute();
    expect(days.map(({ code, units }) => `${code} ${units}`).toSorted()).toEqual([
      '2024-03-30 1',
      '2024-03-31 1',
      '2024-04-01 1',
      'A 1',
      'A 1',
      'A 1',
    ]);
  });
  await coverageOf(database, shopId);
});
