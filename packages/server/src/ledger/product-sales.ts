import { type RawBuilder, sql } from 'kysely';
import { calledOff } from './called-off.ts';
import { needsNoGoodsCost } from './no-goods.ts';
import type { Within } from './product-earnings.ts';

/**
 * What was sold of each product on some days. Orders that were called off do not count, nor do lines that are no products. Whether a line
 * has a goods cost is decided as in `coverage.ts`; whether it came back, by a refund of it on any day.
 * @param days null: all of the shop.
 */
export function salesQuery(shopId: string, within: Within, days: readonly string[] | null): RawBuilder<unknown> {
  const sold = sql`select order_id from order_lines where shop_id = ${shopId} and ${within('placed_on')}`;
  const among = (order: string) => (days === null ? sql`true` : sql`${sql.raw(order)} = any (array(${sold}))`);
  const refunded = sql`
    select order_id from order_totals
    where shop_id = ${shopId} and kind = 'refund' and amount_minor < 0 and ${among('order_id')}`;
  // Apart from the kind, by which the planner would rather read all days.
  const entries = sql`(
    select * from ledger_entries where shop_id = ${shopId} and order_id = any (array(${refunded})) offset 0) as e`;
  return sql`
    with line as (
      select id, day, max(order_id) as order_id, max(code) as code, max(name) as name, max(quantity) as quantity,
        max(amount) as amount, bool_or(coded) as coded, sum(known) > 0 as known,
        ${needsNoGoodsCost} as no_goods
      from (
        select id, placed_on as day, order_id, coalesce(sku, name) as code, name, quantity, coalesce(shop_amount_minor, amount_minor) as amount,
          sku is not null as coded, 0 as known, '' as source_ref
        from order_lines where shop_id = ${shopId} and ${within('placed_on')}
        union all
        select order_line_id, occurred_on, null, null, null, null, null, null, known, source_ref
        from ledger_entries
        where shop_id = ${shopId} and kind = 'cogs' and ${within('occurred_on')} and order_line_id is not null
      ) as part group by id, day
    )
    select day as occurred_on, code, max(name) as name, sum(quantity) as units,
      coalesce(sum(quantity) filter (where quantity > 0 and kind = 'order'), 0) as ordered, sum(amount)::bigint as sales_minor,
      coalesce(sum(amount) filter (where amount > 0 and not known), 0)::bigint as unknown_minor,
      (count(distinct order_id) filter (where in_order))::int as orders,
      (count(distinct order_id) filter (where in_order and returned))::int as returned
    from (
      select line.*, o.kind, coded and quantity > 0 and o.kind = 'order' as in_order, r.id is not null as returned
      from line join (
        select id, kind, ${calledOff('o')} as off from orders o where o.shop_id = ${shopId} and ${among('o.id')}
      ) as o on o.id = line.order_id left join (
        select distinct order_line_id as id from ${entries}
        where kind = 'refund' and amount_minor < 0 and order_line_id is not null
      ) as r on r.id = line.id
      where code is not null and not off and not no_goods
    ) as sold
    group by day, code`;
}
