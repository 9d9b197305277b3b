import { sql } from 'kysely';
import type { ZoneClock } from '../../calendar/zone.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { createTemporaryTable } from '../../db/temporary-table.ts';
import type { ChangedOrder } from '../../ledger/coverage.ts';
import { decimalText } from '../../orders/decimal.ts';
import type { StoreOrder } from './store-order.ts';

/**
 * Which of the shop's lines each line of the reported orders is, by its place in the order: `reported_lines`. Equal lines of an order are
 * told apart by their number, as where they are merged.
 */
export async function noteReportedLines(trx: ShopTransaction, shopId: string): Promise<void> {
  const lines = sql`
    select n.order_id, row_number() over (partition by n.order_id order by n.line)::int as place, l.id as line_id
    from numbered n join order_lines l on l.shop_id = ${shopId} and l.order_id = n.order_id and l.content_key = n.key
      and l.occurrence = n.occurrence`;
  await createTemporaryTable(trx, 'reported_lines', lines, { others: ['order_id'] });
}

/**
 * Keeps which goods of the orders came back, as the platform reports it now.
 * @returns the orders of which that has changed.
 */
export async function noteReturns(
  trx: ShopTransaction,
  shopId: string,
  orders: readonly StoreOrder[],
  clock: ZoneClock,
): Promise<ChangedOrder[]> {
  const returns = orders.flatMap(({ ref, returns: all }) =>
    all.map(({ key, line, units, restocked, at }) => {
      return { ref, key, place: line + 1, units: decimalText(units), restocked, day: clock.dayAt(at) };
    }),
  );
  const { rows } = await sql<ChangedOrder>`
    with wanted as (
      select l.order_id, l.line_id, w.key, w.restocked, max(w.day) as day, sum(w.units) as units
      from jsonb_to_recordset(${JSON.stringify(returns)}::jsonb)
        as w(ref text, key text, place int, units numeric, restocked boolean, day date)
      join reported t using (ref) join reported_lines l on l.order_id = t.order_id and l.place = w.place
      where w.units > 0 group by 1, 2, 3, 4
    ), said as (
      -- A refund may have some units of a line that can be sold again, and some that cannot.
      select order_id, line_id, key || case restocked when true then ':back' when false then ':lost' else '' end as key, restocked, day, units
      from wanted
    ), gone as (
      delete from line_returns r where r.shop_id = ${shopId} and r.order_id = any (array(select order_id from reported))
        and not exists (select from said w where w.order_id = r.order_id and w.line_id = r.order_line_id and w.key = r.key)
      returning r.order_id
    ), kept as (
      insert into line_returns as r (shop_id, order_id, order_line_id, key, returned_on, units, restocked)
      select ${shopId}, order_id, line_id, key, day, units, restocked from said
      on conflict (shop_id, order_id, order_line_id, key) do update set returned_on = excluded.returned_on, units = excluded.units
      where (r.returned_on, r.units) is distinct from (excluded.returned_on, excluded.units)
      returning r.order_id
    )
    select order_id as id, order_on as day from reported
    where order_id in (select order_id from gone union select order_id from kept)`.execute(trx);
  return rows;
}
