import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { calledOff } from '../ledger/called-off.ts';

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
 * - returned: items of refunds that the shop books as orders of their own, placed after the count; and lines that were refunded whole
 *   on a day after that of the count, since the hour of a refund is not known. A refund of a part, or of an order as a whole, does not
 *   say that goods came back.
 * - adjusted: items of stock adjustments after the count
 */
export async function readMovements(trx: ShopTransaction, shopId: string): Promise<Map<string, Movement>> {
  const { rows } = await sql<{ sku: string; sold: string; returned: string; adjusted: string }>`
    with counted as materialized (
      select i.sku collate "C" as sku, max(i.counted_at) as at, (max(i.counted_at) at time zone max(s.timezone))::date as counted_on
      from stock_items i join shops s on s.shop_id = i.shop_id where i.shop_id = ${shopId} group by i.sku
    ), ordered as (
      select c.sku, o.kind, sum(l.quantity) as units
      from orders o join order_lines l on l.shop_id = ${shopId} and l.order_id = o.id
        join counted c on c.sku = coalesce(l.sku, l.name)
      where o.shop_id = ${shopId} and o.order_on >= (select min(counted_on) - 1 from counted) and o.placed_at > c.at
        and l.order_id = any (array(
          select id from orders where shop_id = ${shopId} and order_on >= (select min(counted_on) - 1 from counted)))
        and not ${calledOff('o')}
      group by c.sku, o.kind
    ), given_back as materialized (
      select order_id, order_line_id, occurred_on, amount_minor
      from ledger_entries
      where shop_id = ${shopId} and kind = 'refund' and occurred_on > (select min(counted_on) from counted)
        and order_line_id is not null
    ), refunded as (
      select c.sku, l.id, l.quantity as units
      from given_back e join order_lines l on l.shop_id = ${shopId} and l.id = e.order_line_id
        join orders o on o.shop_id = ${shopId} and o.id = e.order_id and o.kind = 'order' and not ${calledOff('o')}
        join counted c on c.sku = coalesce(l.sku, l.name)
      where e.occurred_on > c.counted_on and l.amount_minor > 0
        and l.id = any (array(select order_line_id from given_back)) and o.id = any (array(select order_id from given_back))
      group by c.sku, l.id, l.quantity, l.amount_minor having -sum(e.amount_minor) >= l.amount_minor
    ), moved as (
      select sku, kind, units from ordered union all select sku, 'refunded', units from refunded
    )
    select sku, coalesce(sum(units) filter (where kind = 'order'), 0) as sold,
      coalesce(sum(case kind when 'refund' then -units when 'refunded' then units end), 0) as returned,
      coalesce(sum(units) filter (where kind = 'adjustment'), 0) as adjusted
    from moved group by sku`.execute(trx);
  return new Map(
    rows.map(({ sku, sold, returned, adjusted }) => [
      sku,
      { sold: Number(sold), returned: Number(returned), adjusted: Number(adjusted) },
    ]),
  );
}
