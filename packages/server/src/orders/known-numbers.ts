import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { KnownOrder } from './same-number.ts';

/**
 * The orders that have these numbers, by number. Looked up by arrays: statistics of the shop's tables may know nothing of them.
 * @param numbers some thousands at most.
 */
export async function ordersByNumber(
  trx: ShopTransaction,
  shopId: string,
  numbers: readonly string[],
): Promise<Map<string, KnownOrder[]>> {
  const refs = [...numbers];
  const { rows } = await sql<Omit<KnownOrder, 'days'> & { id: string; number: string; order_on: string }>`
    select id, external_id as ref, external_id as number, store, customer, order_on
    from orders where shop_id = ${shopId} and external_id = any (${refs}) and number is null
    union all
    select id, external_id, number, store, customer, order_on
    from orders where shop_id = ${shopId} and number = any (${refs})`.execute(trx);
  const { rows: lines } = await sql<{ order_id: string; day: string }>`
    select order_id, placed_on as day from order_lines
    where shop_id = ${shopId} and order_id = any (${rows.map(({ id }) => id)}::bigint[]) group by 1, 2`.execute(trx);
  const days = new Map<string, string[]>();
  for (const { order_id: id, day } of lines) days.set(id, [...(days.get(id) ?? []), day]);
  const known = new Map<string, KnownOrder[]>();
  for (const { id, number, order_on: orderOn, ref, store, customer } of rows) {
    const order = { ref, store, customer, days: [orderOn, ...(days.get(id) ?? [])] };
    known.set(number, [...(known.get(number) ?? []), order]);
  }
  return known;
}

/** The days from which on the owner said that sales of a number are of another order, by number. */
export async function cutsByNumber(
  trx: ShopTransaction,
  shopId: string,
  numbers: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ number: string; cuts: string[] }>`
    select number, array_agg(later_on::text order by later_on) as cuts
    from (
      select distinct on (number, later_on) number, later_on, is_other from number_decisions
      where shop_id = ${shopId} and number = any (${[...numbers]}) order by number, later_on, id desc
    ) as newest where is_other group by number`.execute(trx);
  return new Map(rows.map(({ number, cuts }) => [number, cuts]));
}
