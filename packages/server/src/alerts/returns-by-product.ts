import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Period } from '../calendar/days.ts';

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
    with lines as (
      select l.sku, max(l.name) as name, o.id as order_id, max(f.return_reason) as reason, bool_or(exists (
        select from ledger_entries e where e.shop_id = ${shopId} and e.order_id = o.id and e.order_line_id = l.id
          and e.kind = 'refund' and e.amount_minor < 0)) as returned
      from orders o join order_lines l on l.shop_id = ${shopId} and l.order_id = o.id
        left join order_facts f on f.shop_id = ${shopId} and f.order_id = o.id
      where o.shop_id = ${shopId} and o.kind = 'order' and o.order_on between ${period.from} and ${period.to}
        and l.sku is not null and l.quantity > 0
      group by l.sku, o.id
    )
    select sku, max(name) as name, count(*) as orders, count(*) filter (where returned) as returned,
      count(*) filter (where returned and reason = 'not_as_described') as described
    from lines group by sku`.execute(trx);
  return new Map(
    rows.map(({ sku, name, orders, returned, described }) => [
      sku,
      { sku, name: name ?? sku, orders: Number(orders), returned: Number(returned), notAsDescribed: Number(described) },
    ]),
  );
}
