import { sql } from 'kysely';
import type { Database, ShopTransaction } from '../db/database.ts';
import { refreshCoverage } from '../ledger/coverage.ts';

const rowsOf = async (trx: ShopTransaction, shopId: string) =>
  (
    await trx
      .selectFrom('daily_coverage')
      .selectAll()
      .where('shop_id', '=', shopId)
      .orderBy('occurred_on')
      .orderBy('kind')
      .execute()
  ).map((row) => ({ ...row }));

/** The coverage as it was kept up with the entries, and counted again from all of them; nothing is changed. */
export async function coverageOf(database: Database, shopId: string) {
  return database.forShop(shopId, async (trx) => {
    const kept = await rowsOf(trx, shopId);
    await sql`savepoint before_counting`.execute(trx);
    await sql`delete from daily_coverage where shop_id = ${shopId}`.execute(trx);
    await refreshCoverage(trx, shopId, null);
    const counted = await rowsOf(trx, shopId);
    await sql`rollback to savepoint before_counting`.execute(trx);
    return { kept, counted };
  });
}
