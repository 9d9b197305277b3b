import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { readMany } from '../db/read-many.ts';
import { calledOff } from '../ledger/called-off.ts';
import { rulesInForce } from '../ledger/cost-rules.ts';
import { restockedOn, restockTable, returnedGoods } from '../ledger/returned-goods.ts';

/** Some products; null: all. */
export type Skus = readonly string[] | null;

export const isAmong = (sku: string, skus: Skus): RawBuilder<unknown> =>
  skus === null ? sql`true` : sql`${sql.raw(sku)} = any (${skus}::text[])`;

/** Units of a product that have moved since it was counted. */
export interface Movement {
  readonly sold: number;
  readonly returned: number;
  /** Found or, negative, written off. */
  readonly adjusted: number;
}

/**
 * What has moved since each product was counted, by product number:
 * - sold: items of orders placed after the count that were not called off; an order placed before it does not count, whenever it is
 *   imported
 * - returned: what of the returned goods can be sold again, by the same facts as their cost (`ledger/returned-goods.ts`): items of refunds
 *   that the shop books as orders of their own, placed after the count; and those of lines that came back on a day after that of the
 *   count, since the hour of a refund is not known
 * - adjusted: items of stock adjustments after the count
 */
export async function readMovements(
  trx: ShopTransaction,
  shopId: string,
  skus: Skus = null,
): Promise<Map<string, Movement>> {
  // Known to the planner, by which it reads the days since then alone.
  const first = await sql<{ day: string | null }>`
    select (min(i.counted_at) at time zone max(s.timezone))::date::text as day
    from stock_items i join shops s on s.shop_id = i.shop_id where i.shop_id = ${shopId} and ${isAmong('i.sku', skus)}`.execute(
    trx,
  );
  const since = first.rows[0]?.day;
  if (!since) return new Map();
  const rows = await readMany<Movement & { readonly sku: string }>(
    trx,
    sql`
    with counted as materialized (
      select i.sku collate "C" as sku, max(i.counted_at) as at, (max(i.counted_at) at time zone max(s.timezone))::date as counted_on
      from stock_items i join shops s on s.shop_id = i.shop_id where i.shop_id = ${shopId} and ${isAmong('i.sku', skus)} group by i.sku
    ), ${restockTable(await rulesInForce(trx, shopId))}, sold as (
      select c.sku, sum(ordered) as units from product_days d join counted c on c.sku = d.code
      where d.shop_id = ${shopId} and ${isAmong('d.code', skus)} and ordered > 0 and occurred_on > ${since}::date and occurred_on > c.counted_on
      group by c.sku
    ), line as materialized (
      -- Of the day of the count itself, returns, and what is booked apart from orders.
      select order_id, coalesce(sku, name) as sku, quantity, amount_minor, placed_on as on_day from order_lines
      where shop_id = ${shopId} and ${isAmong('coalesce(sku, name)', skus)} and quantity > 0 and placed_on = any (array(select distinct counted_on from counted))
      union all
      select order_id, coalesce(sku, name), quantity, amount_minor, null from order_lines
      where shop_id = ${shopId} and ${isAmong('coalesce(sku, name)', skus)} and quantity < 0 and placed_on >= ${since}::date
      union all
      select order_id, coalesce(sku, name), quantity, amount_minor, null from order_lines
      where shop_id = ${shopId} and ${isAmong('coalesce(sku, name)', skus)} and quantity > 0 and order_id = any (array(
        select id from orders where shop_id = ${shopId} and kind <> 'order' and order_on >= ${since}::date))
    ), other as (
      select c.sku, o.kind, sum(l.quantity * case when l.quantity < 0 and l.amount_minor < 0 then coalesce(${restockedOn('o.order_on')}, 1) else 1 end) as units
      from line l join orders o on o.shop_id = ${shopId} and o.id = l.order_id and o.id = any (array(select order_id from line))
        join counted c on c.sku = l.sku
      where o.placed_at > c.at and not ${calledOff('o')} and (l.on_day is null or o.kind = 'order' and l.on_day = c.counted_on)
      group by c.sku, o.kind
    ), given_back as materialized (
      select order_id from ledger_entries
      where shop_id = ${shopId} and kind = 'refund' and occurred_on > ${since}::date and order_line_id is not null
      union select order_id from line_returns where shop_id = ${shopId} and returned_on > ${since}::date
    ), refunded as (
      select c.sku, r.units * case r.restocked when true then 1 when false then 0 else coalesce(${restockedOn('r.day')}, 1) end as units
      from (${returnedGoods(shopId, sql`select order_id from given_back`)}) as r
        join order_lines l on l.shop_id = ${shopId} and l.id = r.order_line_id and l.order_id = r.order_id
        join orders o on o.shop_id = ${shopId} and o.id = r.order_id and o.kind = 'order' and not ${calledOff('o')}
        join counted c on c.sku = coalesce(l.sku, l.name)
      where r.day > c.counted_on
    ), moved as (
      select sku, 'order' as kind, units from sold union all select sku, kind, units from other
      union all select sku, 'refunded', units from refunded
    )
    select sku, coalesce(sum(units) filter (where kind = 'order'), 0) as sold,
      coalesce(sum(case kind when 'refund' then -units when 'refunded' then units end), 0) as returned,
      coalesce(sum(units) filter (where kind = 'adjustment'), 0) as adjusted
    from moved group by sku`,
  );
  return new Map(rows.map(({ sku, ...moved }) => [sku, moved]));
}
