import { sql } from 'kysely';
import type { ShopTransaction } from './database.ts';

/**
 * Makes this transaction the only one of its name, on all servers, until it ends; waits for the one before it.
 * @param name what is done, and for which shop: `platforms <shop id>`
 */
export async function lockByName(trx: ShopTransaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
