import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

/**
 * Has the rest of this transaction join tables as sets. The statistics know nothing of a shop that is new: joins of all its orders
 * would be planned for a handful of rows, as loops that read a table once for each order.
 */
export async function joinSets(trx: ShopTransaction): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(trx);
}
