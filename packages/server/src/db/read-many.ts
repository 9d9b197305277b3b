import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from './database.ts';

/**
 * The rows of a query with thousands of them, as one value: reading them one by one takes this process longer than the database needs to
 * find them. Numbers are numbers here, so it is for amounts that a number holds; times are texts of ISO 8601.
 */
export async function readMany<T>(trx: ShopTransaction, query: RawBuilder<unknown>): Promise<T[]> {
  const { rows } = await sql<{
    found: T[];
  }>`select coalesce(json_agg(each), '[]') as found from (${query}) as each`.execute(trx);
  return rows[0]?.found ?? [];
}
