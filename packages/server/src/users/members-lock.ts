import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

/** Changes of who works in a shop are made one after the other. */
export async function lockMembers(trx: ShopTransaction, shopId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`members ${shopId}`}, 0))`.execute(trx);
}
