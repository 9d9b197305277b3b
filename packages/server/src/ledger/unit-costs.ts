import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';

/** Keeps the unit costs of `shelf` (sku, cost in minor units) as those of their products from a day on. */
export async function rememberCosts(trx: ShopTransaction, shopId: string, from: string): Promise<void> {
  await sql`
    insert into product_costs (shop_id, sku, valid_from, cost_minor)
    select ${shopId}, sku, ${from}::date, max(cost) from shelf where cost is not null group by sku
    on conflict (shop_id, sku, valid_from) do update set cost_minor = excluded.cost_minor`.execute(trx);
}

/**
 * Appends, for each line of a product whose unit cost is known on its day, the difference between quantity x cost and what was
 * posted of it before. A cost that was recorded otherwise stays. Doing it again changes nothing.
 * @param since only orders with entries after this one are looked at; null: all.
 */
export async function postUnitCosts(trx: ShopTransaction, shopId: string, since: string | null): Promise<void> {
  const { rows } = await sql`select from product_costs where shop_id = ${shopId} limit 1`.execute(trx);
  if (rows.length === 0) return;
  const some =
    since === null
      ? sql`true`
      : sql`l.order_id = any (array(
          select distinct order_id from ledger_entries where shop_id = ${shopId} and id > ${since}::bigint))`;
  const costed = sql`
    select l.id, l.order_id, l.quantity, l.placed_on, cost.cost_minor
    from order_lines l cross join lateral (
      select cost_minor from product_costs c
      where c.shop_id = ${shopId} and c.sku = coalesce(l.sku, l.name) and c.valid_from <= l.placed_on
      order by c.valid_from desc limit 1
    ) as cost
    where l.shop_id = ${shopId} and ${some}`;
  await createTemporaryTable(trx, 'costed', costed, { key: 'id', others: ['order_id'] });
  const entries = sql`
    select order_line_id, sum(amount_minor) filter (where source_ref like 'unitcost:%') as posted,
      count(*) filter (where source_ref like 'unitcost:%') as times,
      bool_or(quality <> 'rule' and source_ref not like 'unitcost:%') as told
    from costed c join ledger_entries e on e.shop_id = ${shopId} and e.order_id = c.order_id and e.order_line_id = c.id
    where e.kind = 'cogs' group by order_line_id`;
  await createTemporaryTable(trx, 'costed_entries', entries, { key: 'order_line_id' });
  await sql`
    with wanted as (
      select c.*, o.order_on, o.currency, -round(c.quantity * c.cost_minor) - coalesce(e.posted, 0) as difference,
        coalesce(e.times, 0) as times
      from costed c join orders o on o.shop_id = ${shopId} and o.id = c.order_id
        left join costed_entries e on e.order_line_id = c.id
      where e.told is not true
    )
    insert into ledger_entries (shop_id, kind, order_id, order_line_id, amount_minor, currency, shop_amount_minor, occurred_on,
      order_on, source_ref, quality)
    select ${shopId}, 'cogs', order_id, id, difference, currency, difference, placed_on, order_on,
      'unitcost:' || id || ':' || times, 'actual'
    from wanted where difference <> 0`.execute(trx);
}
