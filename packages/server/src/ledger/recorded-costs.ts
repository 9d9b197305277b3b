import { NET_SALES_KINDS, ORDER_COST_KINDS } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { appendEntries } from './append-entries.ts';

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));
const kinds = sql.join(ORDER_COST_KINDS.map((kind) => sql.lit(kind)));

/** The costs in force of the orders: of an order and kind the newest; of the goods those of all of them, or of single products. */
const costsInForce = (shopId: string) => sql`
  select order_id, kind, sku, cost_minor from (
    select distinct on (order_id, kind, coalesce(sku, '')) order_id, kind, sku, cost_minor,
      first_value(sku) over (partition by order_id, kind order by created_at desc, sku is null, id desc) is null as whole
    from order_costs
    where shop_id = ${shopId} and withdrawn_at is null and order_id = any (array(select order_id from recorded_orders))
    order by order_id, kind, coalesce(sku, ''), created_at desc, id desc
  ) as newest where whole = (sku is null)`;

/**
 * What each of the orders' goods sold for, by line (null: the order as a whole) and day, with those days on which something came back:
 * where the cost is recorded no rule takes a part of it off again.
 */
const soldParts = (shopId: string) => sql`
  select part.*, code
  from (
    select order_id, order_line_id, occurred_on as day,
      greatest(coalesce(sum(shop_amount_minor) filter (where kind = 'sale'), 0), 0) as sold
    from ledger_entries
    where shop_id = ${shopId} and kind in (${netSalesKinds})
      and order_id = any (array(select order_id from recorded_costs where kind = 'cogs'))
    group by order_id, order_line_id, occurred_on
  ) as part left join recorded_lines on id = order_line_id`;

/** The products of the lines of orders that have a cost of single products. */
const costedLines = (shopId: string) => sql`
  select id, coalesce(sku, name) as code from order_lines
  where shop_id = ${shopId} and order_id = any (array(select order_id from recorded_costs where sku is not null))`;

/** The first day on which something of an order came back. */
const firstReturns = (shopId: string) => sql`
  select order_id, min(occurred_on) as returned_on from order_totals
  where shop_id = ${shopId} and kind = 'refund' and amount_minor < 0
    and order_id = any (array(select order_id from recorded_costs where kind = 'return_shipping_cost'))
  group by order_id`;

/**
 * What the recorded costs charge: `order_id`, `kind`, `order_line_id`, `day`, `amount`. The goods are spread over the lines by what
 * these sold for, by cumulative rounding, so that they add up; the cost of a return is of the day of the first one.
 */
const charged = sql`
  select c.order_id, c.kind, null::bigint as order_line_id,
    case when c.kind = 'return_shipping_cost' then coalesce(r.returned_on, o.order_on) else o.order_on end as day, -c.cost_minor as amount
  from recorded_costs c join recorded_orders o using (order_id) left join recorded_returns r using (order_id)
  where c.kind <> 'cogs' or (c.sku is null and c.order_id not in (select order_id from sold_parts))
  union all
  select order_id, 'cogs', order_line_id, day,
    -(round(cost_minor * upto / whole) - round(cost_minor * (upto - weight) / whole))
  from (
    select *, sum(weight) over (partition by order_id, part_sku order by place) as upto,
      sum(weight) over (partition by order_id, part_sku) as whole
    from (
      select *, case when sum(sold) over parts > 0 then sold when place = 1 then 1 else 0 end as weight
      from (
        select c.order_id, coalesce(c.sku, '') as part_sku, c.cost_minor, p.order_line_id, p.day, p.sold,
          row_number() over (partition by c.order_id, coalesce(c.sku, '') order by p.day, p.order_line_id nulls last) as place
        from recorded_costs c join sold_parts p on p.order_id = c.order_id and (c.sku is null or c.sku = p.code)
        where c.kind = 'cogs'
      ) as part window parts as (partition by order_id, part_sku)
    ) as weighed
  ) as cumulated`;

/**
 * Appends, for each order that has or had a recorded cost, the difference between that cost and what was posted of it before. What a
 * platform has recorded of the same cost is taken off: the order costs what was entered. Orders that were called off have theirs too:
 * what was really paid was paid. Doing it again changes nothing.
 * @param orders a query of the ids to look at.
 */
export async function postRecorded(trx: ShopTransaction, shopId: string, orders: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql`select from order_costs where shop_id = ${shopId} limit 1`.execute(trx);
  if (rows.length === 0) return;
  const recorded = sql`
    select id as order_id, order_on, currency from orders
    where shop_id = ${shopId} and id = any (array(
      select order_id from order_costs where shop_id = ${shopId} and order_id = any (array(${orders}))))`;
  await createTemporaryTable(trx, 'recorded_orders', recorded, { key: 'order_id' });
  await createTemporaryTable(trx, 'recorded_costs', costsInForce(shopId), { others: ['order_id'] });
  await createTemporaryTable(trx, 'recorded_lines', costedLines(shopId), { key: 'id' });
  await createTemporaryTable(trx, 'recorded_returns', firstReturns(shopId), { key: 'order_id' });
  await createTemporaryTable(trx, 'sold_parts', soldParts(shopId), { others: ['order_id'] });
  await createTemporaryTable(trx, 'recorded_charges', charged, { others: ['order_id'] });
  const entries = sql`
    select order_id, kind, order_line_id, occurred_on as day, source_ref like 'recorded:%' as own, sum(shop_amount_minor) as posted,
      sum(known) as live, count(*) as times
    from ledger_entries
    where shop_id = ${shopId} and kind in (${kinds}) and quality <> 'rule' and source_ref not like 'unitcost:%'
      and source_ref not like 'unitreturn:%'
      and order_id = any (array(select order_id from recorded_orders))
    group by 1, 2, 3, 4, 5`;
  await createTemporaryTable(trx, 'recorded_entries', entries, { others: ['order_id'] });
  await appendEntries(trx, shopId, {
    columns: [
      'kind',
      'order_id',
      'order_line_id',
      'amount_minor',
      'currency',
      'shop_amount_minor',
      'occurred_on',
      'order_on',
      'source_ref',
      'quality',
      'known',
    ],
    entries: sql`
    with part as (
      select order_id, kind, order_line_id, day, amount, 1 as known, 0 as times from recorded_charges
      union all
      select order_id, kind, order_line_id, day, -posted, -live, times from recorded_entries where own
      union all
      -- What others have recorded of a cost that was entered, on the days on which they did.
      select order_id, kind, order_line_id, day, -posted, 0, 0 from recorded_entries
      where not own and ((order_id, kind) in (select order_id, kind from recorded_costs where sku is null)
        or (kind = 'cogs' and order_line_id in (select order_line_id from recorded_charges where order_line_id is not null)))
    ), difference as (
      select order_id, kind, order_line_id, day, sum(amount) as amount, sum(known) as known, sum(times) as times
      from part group by order_id, kind, order_line_id, day
    )
    select kind, d.order_id, order_line_id, amount, o.currency, amount, day, o.order_on,
      'recorded:' || kind || ':' || coalesce(order_line_id::text, 'order-' || d.order_id) || ':' || day || ':' || times, 'actual', known
    from difference d join recorded_orders o using (order_id)
    where amount <> 0 or known <> 0
    order by d.order_id`,
  });
}
