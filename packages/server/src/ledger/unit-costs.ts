import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { calledOff } from './called-off.ts';
import { needsNoGoodsCost } from './no-goods.ts';
import { type CostedLines, someLines } from './some-lines.ts';

/**
 * Keeps the costs of the table `wanted_costs` (sku, valid_from, cost in minor units, exact) as those of their products from their day
 * on. One that changes nothing is left out: where it is `exact`, that cost from that day is there already; else that cost holds on
 * that day.
 * @param accountId who enters them.
 * @returns the products that have another cost now.
 */
export async function rememberCosts(trx: ShopTransaction, shopId: string, accountId: string | null): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`
    insert into product_costs (shop_id, sku, valid_from, cost_minor, created_by)
    select ${shopId}, sku, valid_from, cost, ${accountId}
    from wanted_costs w left join lateral (
      select cost_minor from product_costs c
      where c.shop_id = ${shopId} and c.sku = w.sku and c.valid_from <= w.valid_from and c.withdrawn_at is null
        and (c.valid_from = w.valid_from or not w.exact)
      order by c.valid_from desc, c.created_at desc limit 1
    ) as present on true
    where present.cost_minor is distinct from w.cost
    returning sku`.execute(trx);
  return Array.from(new Set(rows.map(({ sku }) => sku)));
}

/**
 * Appends, for each line of a product, the difference between quantity x unit cost and what was posted of it before. The cost of the
 * latest day up to the line's own counts, of one day the newest. Orders that were called off cost nothing, nor do lines whose cost is
 * recorded for their order and those that are no products. A cost that was recorded otherwise stays. Doing it again changes nothing.
 *
 * A line loses its cost only where costs of its product were taken back: of the other lines those without a cost are left out.
 */
export async function postUnitCosts(trx: ShopTransaction, shopId: string, lines: CostedLines): Promise<void> {
  const { rows } = await sql`select from product_costs where shop_id = ${shopId} limit 1`.execute(trx);
  if (rows.length === 0) return;
  const costed = sql`
    select l.id, l.order_id, l.quantity, l.placed_on, cost.cost_minor
    from order_lines l ${sql.raw('skus' in lines ? 'left' : 'inner')} join lateral (
      select cost_minor from product_costs c
      where c.shop_id = ${shopId} and c.sku = coalesce(l.sku, l.name) and c.valid_from <= l.placed_on and c.withdrawn_at is null
      order by c.valid_from desc, c.created_at desc limit 1
    ) as cost on true
    where l.shop_id = ${shopId} and ${someLines(shopId, lines)}`;
  await createTemporaryTable(trx, 'costed', costed, { key: 'id', others: ['order_id'] });
  const entries = sql`
    select order_line_id, sum(amount_minor) filter (where source_ref like 'unitcost:%') as posted,
      sum(known) filter (where source_ref like 'unitcost:%') as live,
      count(*) filter (where source_ref like 'unitcost:%') as times,
      coalesce(sum(known) filter (where source_ref like 'recorded:%'), 0) > 0 as of_order, ${needsNoGoodsCost} as no_goods,
      bool_or(quality <> 'rule' and source_ref not like 'unitcost:%' and source_ref not like 'recorded:%'
        and source_ref not like 'nogoods:%') as recorded
    from costed c join ledger_entries e on e.shop_id = ${shopId} and e.order_id = c.order_id and e.order_line_id = c.id
    where e.kind = 'cogs' group by order_line_id`;
  await createTemporaryTable(trx, 'costed_entries', entries, { key: 'order_line_id' });
  const cost = sql`case when not ${calledOff('o')} and e.of_order is not true and e.no_goods is not true then c.cost_minor end`;
  await sql`
    with wanted as (
      select c.*, o.order_on, -coalesce(round(c.quantity * ${cost}), 0) - coalesce(e.posted, 0) as difference,
        case when ${cost} is null then 0 else 1 end - coalesce(e.live, 0) as known, coalesce(e.times, 0) as times
      from costed c join orders o on o.shop_id = ${shopId} and o.id = c.order_id
        left join costed_entries e on e.order_line_id = c.id
      where e.recorded is not true
    )
    insert into ledger_entries (shop_id, kind, order_id, order_line_id, amount_minor, currency, shop_amount_minor, occurred_on,
      order_on, source_ref, quality, known)
    select ${shopId}, 'cogs', order_id, id, difference, (select currency from shops where shop_id = ${shopId}), difference, placed_on, order_on,
      'unitcost:' || id || ':' || times, 'actual', known
    from wanted where difference <> 0 or known <> 0`.execute(trx);
}
