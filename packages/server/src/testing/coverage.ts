import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database, ShopTransaction } from '../db/database.ts';
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

/**
 * The coverage of the days as it was kept up with the entries, and counted again from all of them; nothing is changed. The gaps of the
 * orders are compared here.
 */
export async function coverageOf(database: Database, shopId: string) {
  return database.forShop(shopId, async (trx) => {
    const [kept, keptGaps] = [await daysOf(trx, shopId), await gapsOf(trx, shopId)];
    await sql`savepoint before_counting`.execute(trx);
    await sql`delete from daily_coverage where shop_id = ${shopId}`.execute(trx);
    await sql`delete from order_gaps where shop_id = ${shopId}`.execute(trx);
    await refreshCoverage(trx, shopId, null);
    const [counted, countedGaps] = [await daysOf(trx, shopId), await gapsOf(trx, shopId)];
    await sql`rollback to savepoint before_counting`.execute(trx);
    expect(keptGaps).toEqual(countedGaps);
    return { kept, counted };
  });
}
