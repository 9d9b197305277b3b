import { type AllocationKey, NET_SALES_KINDS } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { isShared, withBasis } from './allocation.ts';
import { readOrderIds } from './order-ids.ts';

export type Within = (day: string) => RawBuilder<unknown>;

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

const eachOrder = sql`over each`;
const partOf = (amount: RawBuilder<unknown>) => sql`
        case when sum(greatest(${amount}, 0)) over each > 0
            then greatest(${amount}, 0)::float8 / (sum(greatest(${amount}, 0)) over each)::float8
          when sum(${amount}) over each < 0 then ${amount}::float8 / (sum(${amount}) over each)::float8 else 0 end`;

/** True of a line with a `code` that is a product. */
export const isProduct = (shopId: string): RawBuilder<unknown> => sql`code is not null and code not in (
    select code from line_decisions where shop_id = ${shopId} and not is_product and withdrawn_at is null)`;

/**
 * A query of the lines of some orders with their parts of what their orders have as a whole: `id`, `order_id`, `code`, `name`, and `share`,
 * of costs but those of the goods `cost_share`.
 */
export function sharesQuery(shopId: string, orders: RawBuilder<unknown>, key: AllocationKey): RawBuilder<unknown> {
  const amount = sql.ref('amount');
  const lines = sql`
        select id, order_id, coalesce(sku, name) as code, name, quantity, coalesce(shop_amount_minor, amount_minor) as amount
        from order_lines where shop_id = ${shopId} and ${orders}`;
  if (key === 'value')
    return sql`select *, share as cost_share from (
        select id, order_id, code, name, ${partOf(amount)} as share from (${lines}) as l window each as (partition by order_id)) as shared`;
  return sql`
      select id, order_id, code, name, ${partOf(amount)} as share,
        case when ${isShared(eachOrder)} then ${partOf(sql.ref('basis'))} else ${partOf(amount)} end as cost_share
      from (${withBasis(shopId, key, lines)}) as l window each as (partition by order_id)`;
}

/**
 * What each product earned on some days, by the day of the entries and in thousandths of the minor unit: the entries of its lines, and
 * its share of those of whole orders. A line's share is its part of what was sold in the order; where nothing was, as in a refund that is
 * booked apart, of what came back. Costs but those of the goods are shared by the shop's key instead, where that says something of the
 * order (`allocation.ts`). What has neither code nor name, or is no product, keeps its share to itself.
 * @param orders with entries on these days; null: all.
 * @param counts which entries do.
 */
export function earnedQuery(
  shopId: string,
  within: Within,
  orders: readonly string[] | null,
  key: AllocationKey,
  counts: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const amongst = orders === null ? sql`true` : sql`order_id = any (${orders}::bigint[])`;
  return sql`
    with line as materialized (${sharesQuery(shopId, amongst, key)}
    ), entry as materialized (
      select occurred_on, order_id, order_line_id,
        coalesce(sum(shop_amount_minor) filter (where kind in (${netSalesKinds})), 0)::bigint as net,
        coalesce(sum(shop_amount_minor) filter (where kind = 'cogs'), 0)::bigint as goods,
        coalesce(sum(shop_amount_minor) filter (where kind not in (${netSalesKinds}, 'cogs')), 0)::bigint as costs,
        coalesce(sum(shop_amount_minor) filter (where kind = 'discount'), 0)::bigint as discount
      from ledger_entries where shop_id = ${shopId} and order_id is not null and ${within('occurred_on')} and ${counts}
      group by occurred_on, order_id, order_line_id
    )
    select occurred_on, code, name, net * 1000 as net, goods * 1000 as goods, costs * 1000 as costs,
      discount * 1000 as discount
    from entry e join line l on l.id = e.order_line_id where ${isProduct(shopId)}
    union all
    select occurred_on, code, name, round(net * 1000 * share)::bigint, round(goods * 1000 * share)::bigint,
      round(costs * 1000 * cost_share)::bigint, round(discount * 1000 * share)::bigint
    from entry e join line l on l.order_id = e.order_id where e.order_line_id is null and ${isProduct(shopId)}`;
}

/** The orders with entries on some days; null where these are all. */
export async function ordersOn(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<string[] | null> {
  if (days === null) return null;
  return readOrderIds(
    trx,
    sql`select distinct order_id from order_totals
      where shop_id = ${shopId} and occurred_on = any (${days}::date[])`,
  );
}
