import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

/** Days from one to another, both included; `-infinity` and `infinity` are days of PostgreSQL. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const ALL: Days = { from: '-infinity', to: 'infinity' };
/** A shop with fewer entries is done in one piece before anybody looks. */
const FEW_ENTRIES = 1000;

/**
 * The months of all that a shop has, as pieces of work: together they are all days there are. New entries find their place in the indexes
 * month by month, which is quicker than all over the shop, and how many are done can be said.
 */
export async function readMonths(trx: ShopTransaction, shopId: string): Promise<readonly Days[]> {
  const { rows } = await sql<{ entries: string; from: string | null; to: string }>`
    select entries, least(t.first, o.first)::text as from, greatest(t.last, o.last)::text as to
    from (
      select coalesce(sum(entries), 0) as entries, min(occurred_on) as first, max(occurred_on) as last
      from daily_totals where shop_id = ${shopId}
    ) as t cross join (select min(order_on) as first, max(order_on) as last from orders where shop_id = ${shopId}) as o`.execute(
    trx,
  );
  const [all] = rows;
  if (!all || all.from === null || Number(all.entries) < FEW_ENTRIES) return [ALL];
  const [year, month] = all.from.split('-').map(Number) as [number, number];
  const [lastYear, lastMonth] = all.to.split('-').map(Number) as [number, number];
  const count = (lastYear - year) * 12 + lastMonth - month + 1;
  // Day 0 is the last one of the month before.
  const dayOf = (place: number, day: number) =>
    new Date(Date.UTC(year, month - 1 + place, day)).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, place) => ({
    from: place === 0 ? ALL.from : dayOf(place, 1),
    to: place === count - 1 ? ALL.to : dayOf(place + 1, 0),
  }));
}
