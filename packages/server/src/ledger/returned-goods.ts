import { type RawBuilder, sql } from 'kysely';
import type { RuleTerms } from './cost-rules.ts';

/**
 * A common table `restock`, for `with`, of the rules that say how much of the returned goods can be sold again.
 * @param rules in force, oldest first; of other kinds none is looked at.
 */
export const restockTable = (rules: readonly RuleTerms[]): RawBuilder<unknown> => {
  const own = rules.filter(({ kind }) => kind === 'returned_goods');
  return sql`restock as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(own.map((rule, place) => ({ ...rule, place })))}::jsonb)
      as r(percent numeric, valid_from date, valid_to date, place int))`;
};

/** The part, 0 to 1, of what comes back on a day that can be sold again by the newest rule of the day; null without one. Needs `restock`. */
export const restockedOn = (day: string): RawBuilder<unknown> => sql`(
  select percent / 100 from restock where ${sql.raw(day)} between valid_from and coalesce(valid_to, 'infinity') order by place desc limit 1)`;

/**
 * The refunds of lines of some orders. The entries of the orders are read apart from their kind: as one condition they may be found by the
 * kind, and each compared with every order.
 */
export const refundedLines = (shopId: string, orders: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select order_id, order_line_id, occurred_on, amount_minor
  from (select * from ledger_entries where shop_id = ${shopId} and order_id = any (array(${orders})) offset 0) as e
  where kind = 'refund' and order_line_id is not null and source_ref not like 'line:%'`;

/**
 * The goods of some orders that came back, by line and day: `order_id`, `order_line_id`, `day`, `units`, and whether they can be sold again
 * (`restocked`, null where nobody says so).
 * - as the order's platform reports them by line
 * - else a line that was refunded whole, on the last day of a refund. A refund of a part of a line, or of an order as a whole, does not
 *   say that goods came back.
 *
 * Lines with a quantity below zero are returns as well, and not among these.
 * @param orders a query of their ids.
 */
export const returnedGoods = (shopId: string, orders: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with refunded as materialized (${refundedLines(shopId, orders)})
  select order_id, order_line_id, returned_on as day, units, restocked
  from line_returns where shop_id = ${shopId} and order_id = any (array(${orders}))
  union all
  select e.order_id, l.id, max(e.occurred_on), l.quantity, null
  from refunded e join order_lines l on l.shop_id = ${shopId} and l.order_id = e.order_id and l.id = e.order_line_id
  where l.quantity > 0 and l.amount_minor > 0
    and not exists (select from line_returns r where r.shop_id = ${shopId} and r.order_id = e.order_id and r.order_line_id = l.id)
  group by e.order_id, l.id, l.quantity, l.amount_minor having -sum(e.amount_minor) >= l.amount_minor`;
