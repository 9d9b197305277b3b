import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Period } from '../calendar/days.ts';
import { calledOff } from '../ledger/called-off.ts';
import { productSums } from '../ledger/product-sums.ts';

export interface ProductReturns {
  readonly sku: string;
  readonly name: string;
  /** Orders of a period with the product, and those of them of which it came back since. */
  readonly orders: number;
  readonly returned: number;
  /** Of those, the ones that say that it was not as described. */
  readonly notAsDescribed: number;
}

/** How often each product of the orders of a period has come back. */
export async function readReturnsByProduct(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
): Promise<Map<string, ProductReturns>> {
  const { rows } = await sql<{ sku: string; name: string; orders: string; returned: string; described: string }>`
    with reasoned as materialized (
      -- Few orders say why they came back: what they have is looked up by their numbers.
      select id from orders o
      where shop_id = ${shopId} and kind = 'order' and not ${calledOff('o')} and order_on between ${period.from} and ${period.to}
        and id = any (array(select order_id from order_facts where shop_id = ${shopId} and return_reason = 'not_as_described'))
    ), described as (
      select l.sku, count(distinct l.order_id) as orders
      from (
        select id, order_id, sku from order_lines
        where shop_id = ${shopId} and order_id = any (array(select id from reasoned)) and sku is not null and quantity > 0
      ) as l join (
        select order_line_id, kind, amount_minor from ledger_entries
        where shop_id = ${shopId} and order_id = any (array(select id from reasoned)) offset 0
      ) as e on e.order_line_id = l.id and e.kind = 'refund' and e.amount_minor < 0
      group by l.sku
    ), sold as (
      ${productSums(shopId, period)}
    )
    select sold.code as sku, sold.name, sold.orders, sold.returned, coalesce(d.orders, 0) as described
    from sold left join described d on d.sku = sold.code where sold.orders > 0`.execute(trx);
  return new Map(
    rows.map(({ sku, name, orders, returned, described }) => [
      sku,
      { sku, name: name ?? sku, orders: Number(orders), returned: Number(returned), notAsDescribed: Number(described) },
    ]),
  );
}
