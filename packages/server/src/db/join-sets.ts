import { sql } from 'kysely';
import type { ShopTransaction } from './database.ts';

/**
 * Has the rest of this transaction join tables as sets. The statistics know nothing of a shop that is new: joins of all its orders
 * would be planned for a handful of rows, as loops that read a table once for each order.
 */
export async function joinSets(trx: ShopTransaction): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(trx);
}

/** As `joinSets`, for a call that makes one answer of all products or orders of a shop: its sets are kept in memory, not in files. */
export async function readWholeShop(trx: ShopTransaction): Promise<void> {
  await joinSets(trx);
  await sql`set local work_mem = '32MB'`.execute(trx);
}

/** As `joinSets`, for some queries of a longer transaction. */
export async function withSetsJoined<T>(trx: ShopTransaction, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ before: string }>`select current_setting('enable_nestloop') as before`.execute(trx);
  await joinSets(trx);
  const result = await work();
  await sql`select set_config('enable_nestloop', ${rows[0]?.before ?? 'on'}, true)`.execute(trx);
  return result;
}
