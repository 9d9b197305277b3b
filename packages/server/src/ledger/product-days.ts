import { NET_SALES_KINDS } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { calledOff } from './called-off.ts';
import { needsNoGoodsCost } from './no-goods.ts';
import { readOrderIds } from './order-ids.ts';
import { replaceRows } from './replace-rows.ts';

type Within = (day: string) => RawBuilder<unknown>;

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

/**
 * What each product earned on some days, by the day of the entries and in thousandths of the minor unit: the entries of its lines, and
 * its share of those of whole orders. A line's share is its part of what was sold in the order; where nothing was, as in a refund that is
 * booked apart, of what came back. What has neither code nor name, or is no product, keeps its share to itself.
 */
function earnedQuery(shopId: string, within: Within, orders: readonly string[] | null): RawBuilder<unknown> {
  const isProduct = sql`code is not null and code not in (
    select code from line_decisions where shop_id = ${shopId} and not is_product and withdrawn_at is null)`;
  return sql`
    with line as materialized (
      select id, order_id, code, name,
        case when sum(greatest(amount, 0)) over each > 0
            then greatest(amount, 0)::float8 / (sum(greatest(amount, 0)) over each)::float8
          when sum(amount) over each < 0 then amount::float8 / (sum(amount) over each)::float8 else 0 end as share
      from (
        select id, order_id, coalesce(sku, name) as code, name, coalesce(shop_amount_minor, amount_minor) as amount
        from order_lines where shop_id = ${shopId} and ${orders === null ? sql`true` : sql`order_id = any (${orders}::bigint[])`}
      ) as l window each as (partition by order_id)
    ), entry as materialized (
      select occurred_on, order_id, order_line_id,
        coalesce(sum(shop_amount_minor) filter (where kind in (${netSalesKinds})), 0)::bigint as net,
        coalesce(sum(shop_amount_minor) filter (where kind = 'cogs'), 0)::bigint as goods,
        coalesce(sum(shop_amount_minor) filter (where kind not in (${netSalesKinds}, 'cogs')), 0)::bigint as costs,
        coalesce(sum(shop_amount_minor) filter (where kind = 'discount'), 0)::bigint as discount
      from ledger_entries where shop_id = ${shopId} and order_id is not null and ${within('occurred_on')}
      group by occurred_on, order_id, order_line_id
    )
    select occurred_on, code, name, net * 1000 as net, goods * 1000 as goods, costs * 1000 as costs,
      discount * 1000 as discount
    from entry e join line l on l.id = e.order_line_id where ${isProduct}
    union all
    select occurred_on, code, name, round(net * 1000 * share)::bigint, round(goods * 1000 * share)::bigint,
      round(costs * 1000 * share)::bigint, round(discount * 1000 * share)::bigint
    from entry e join line l on l.order_id = e.order_id where e.order_line_id is null and ${isProduct}`;
}

/**
 * Counts again what was sold of each product on some days, and what it earned; a trigger keeps `product_months` up with it. Orders that were called off do not
 * count, but for what they earned, nor do lines that are no products. Whether a line has a goods cost is decided as in `coverage.ts`; whether
 * it came back, by a refund of it on any day.
 * @param days null: all of the shop.
 */
export async function refreshProductDays(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<void> {
  const within = (day: string) => (days === null ? sql`true` : sql`${sql.raw(day)} = any (${days}::date[])`);
  const sold = sql`select order_id from order_lines where shop_id = ${shopId} and ${within('placed_on')}`;
  const among = (order: string) => (days === null ? sql`true` : sql`${sql.raw(order)} = any (array(${sold}))`);
  const refunded = sql`
    select order_id from order_totals
    where shop_id = ${shopId} and kind = 'refund' and amount_minor < 0 and ${among('order_id')}`;
  // Apart from the kind, by which the planner would rather read all days.
  const entries = sql`(
    select * from ledger_entries where shop_id = ${shopId} and order_id = any (array(${refunded})) offset 0) as e`;
  const sales = sql`
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
  const orders =
    days === null
      ? null
      : await readOrderIds(
          trx,
          sql`select distinct order_id from ledger_entries where shop_id = ${shopId} and order_id is not null and ${within('occurred_on')}`,
        );
  const rows = sql`
    select occurred_on, code, max(name) as name, sum(units) as units, sum(ordered) as ordered, sum(sales_minor)::bigint as sales_minor,
      sum(unknown_minor)::bigint as unknown_minor, sum(orders)::int as orders, sum(returned)::int as returned,
      sum(net)::bigint as net_thousandths, sum(goods)::bigint as goods_thousandths, sum(costs)::bigint as costs_thousandths,
      sum(discount)::bigint as discount_thousandths
    from (
      select *, 0::bigint as net, 0::bigint as goods, 0::bigint as costs, 0::bigint as discount from (${sales}) as sales
      union all
      select occurred_on, code, name, 0, 0, 0, 0, 0, 0, net, goods, costs, discount from (${earnedQuery(shopId, within, orders)}) as earned
    ) as part group by occurred_on, code`;
  await replaceRows(trx, {
    table: 'product_days',
    shopId,
    key: ['occurred_on', 'code'],
    others: [
      'name',
      'units',
      'ordered',
      'sales_minor',
      'unknown_minor',
      'orders',
      'returned',
      'net_thousandths',
      'goods_thousandths',
      'costs_thousandths',
      'discount_thousandths',
    ],
    rows,
    where: days === null ? null : within('occurred_on'),
  });
}
