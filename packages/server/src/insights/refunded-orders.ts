import { sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { calledOff, calledOffOrders } from '../ledger/called-off.ts';
import { judgedTable } from '../verdicts/verdicts.ts';

/** True of an order `o` whose status alone says that it was given back; as written in the index of migration 0029. */
const refundedByStatus = sql.raw(
  `(o.status ~* '^(wc-)?(refunded|returned|storno|stornat|returnat|rambursat|rembours|reembolsad|erstattet|rimborsat)')`,
);

/**
 * Common tables `judged` and `refunded` (`order_id`, `day`), for `with`: what was refunded of a shop, from whatever source.
 * - an order with a refund in the ledger, on each day of one; so also a refund that the shop books as an order of its own
 * - else, on the day of the order: one booked as a refund, one whose status says so, one whose dispute was lost
 *
 * An order that was called off is no refund. Each order is to be counted once (`count(distinct order_id)`).
 */
export const refundedTable = (
  shopId: string,
  { from, to }: Period,
) => sql`${judgedTable(shopId)}, refund_booked as materialized (
  select order_id, occurred_on as day from order_totals t
  where shop_id = ${shopId} and kind = 'refund' and amount_minor < 0 and occurred_on between ${from} and ${to}
    and order_id not in (${calledOffOrders(shopId)})
), refunded as materialized (
  select order_id, day from refund_booked
  union all
  select id, order_on from (
    select o.id, o.order_on from orders o
    where o.shop_id = ${shopId} and o.order_on between ${from} and ${to} and o.kind = 'refund'
    union all
    select o.id, o.order_on from orders o
    where o.shop_id = ${shopId} and o.order_on between ${from} and ${to} and o.kind = 'order' and ${refundedByStatus}
    union all
    select o.id, o.order_on from orders o
    where o.shop_id = ${shopId} and o.order_on between ${from} and ${to} and o.kind = 'order' and not ${calledOff('o')}
      and o.id = any (array(select order_id from judged where verdict = 'lost'))
  ) as said
  -- Most have their refund in the period, too: only the others are looked up.
  where id not in (select order_id from refund_booked) and not exists (
    select from order_totals r where r.shop_id = ${shopId} and r.order_id = said.id and r.kind = 'refund' and r.amount_minor < 0)
)`;

/** How many orders were refunded in a period, each once. */
export async function countRefundedOrders(trx: ShopTransaction, shopId: string, period: Period): Promise<number> {
  const { rows } = await sql<{ orders: string }>`
    with ${refundedTable(shopId, period)} select count(distinct order_id) as orders from refunded`.execute(trx);
  return Number(rows[0]?.orders ?? 0);
}
