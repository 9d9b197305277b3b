import type { RawBuilder } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

/**
 * The orders of a query, to be given to another one as `any (…::bigint[])`. A list that is given is hashed where the planner makes a filter
 * of it; one that a subquery makes is compared one by one with each row, which it does where statistics are missing.
 */
export async function readOrderIds(trx: ShopTransaction, orders: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await (orders as RawBuilder<{ order_id: string }>).execute(trx);
  return rows.map(({ order_id: id }) => id);
}
