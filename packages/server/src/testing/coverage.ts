import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database, ShopTransaction } from '../db/database.ts';
import { recountEntries } from '../ledger/append-entries.ts';
import { refreshCoverage } from '../ledger/coverage.ts';

const daysOf = (trx: ShopTransaction, shopId: string) =>
  trx
    .selectFrom('daily_coverage')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('occurred_on')
    .orderBy('kind')
    .execute();

const gapsOf = (trx: ShopTransaction, shopId: string) =>
  trx
    .selectFrom('order_gaps')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('occurred_on')
    .orderBy('kind')
    .orderBy('order_id')
    .execute();

const ROLL_UPS = [
  'daily_totals',
  'order_totals',
  'daily_orders',
  'order_days',
  'order_sums',
  'order_profits',
  'screened_orders',
  'screened_days',
  'product_days',
  'product_months',
  'product_years',
  'allocation_days',
  'campaign_results',
  'customer_orders',
  'customer_months',
  'customer_sums',
  'cohort_months',
  'customer_days',
  'channel_days',
  'channel_months',
] as const;

/** Every row of the roll-ups, as text. */
async function rollUpsOf(trx: ShopTransaction, shopId: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of ROLL_UPS) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t where shop_id = ${shopId} order by 1`.execute(trx);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

/**
 * The coverage of the days as it was kept up with the entries, and counted again from all of them; nothing is changed. The gaps of the
 * orders and the roll-ups are compared here.
 */
export async function coverageOf(database: Database, shopId: string) {
  return database.forShop(shopId, async (trx) => {
    const [kept, keptGaps] = [await daysOf(trx, shopId), await gapsOf(trx, shopId)];
    const keptRollUps = await rollUpsOf(trx, shopId);
    await sql`savepoint before_counting`.execute(trx);
    await sql`delete from daily_coverage where shop_id = ${shopId}`.execute(trx);
    await sql`delete from order_gaps where shop_id = ${shopId}`.execute(trx);
    for (const table of ROLL_UPS) await sql`delete from ${sql.table(table)} where shop_id = ${shopId}`.execute(trx);
    await recountEntries(trx, shopId);
    await refreshCoverage(trx, shopId, null);
    const [counted, countedGaps] = [await daysOf(trx, shopId), await gapsOf(trx, shopId)];
    const countedRollUps = await rollUpsOf(trx, shopId);
    await sql`rollback to savepoint before_counting`.execute(trx);
    expect(keptGaps).toEqual(countedGaps);
    expect(keptRollUps).toEqual(countedRollUps);
    return { kept, counted };
  });
}
