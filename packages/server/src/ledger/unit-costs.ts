import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { calledOff } from './called-off.ts';
import { rulesInForce, type RuleTerms } from './cost-rules.ts';
import { needsNoGoodsCost } from './no-goods.ts';
import { refundedLines, restockedOn, restockTable, returnedGoods } from './returned-goods.ts';
import { type CostedLines, someLines } from './some-lines.ts';
import { appendEntries } from './append-entries.ts';

/**
 * Keeps the costs of the table `wanted_costs` (sku, valid_from, cost in minor units, exact) as those of their products from their day
 * on. One that changes nothing is left out: where it is `exact`, that cost from that day is there already; else that cost holds on
 * that day.
 * @param accountId who enters them.
 * @param readFrom the platform of the store that they are read from; null: somebody enters them.
 * @returns the products that have another cost now.
 */
export async function rememberCosts(
  trx: ShopTransaction,
  shopId: string,
  accountId: string | null,
  readFrom: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`
    insert into product_costs (shop_id, sku, valid_from, cost_minor, created_by, read_from)
    select ${shopId}, sku, valid_from, cost, ${accountId}, ${readFrom}
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

/** Of entries grouped by line: whether its cost was recorded otherwise, as a platform does it. */
const recordedOtherwise = sql`bool_or(quality <> 'rule' and source_ref not like 'unitcost:%' and source_ref not like 'unitreturn:%'
  and source_ref not like 'recorded:%' and source_ref not like 'nogoods:%')`;

/**
 * Appends, for each line of a product, the difference between quantity x unit cost and what was posted of it before. The cost of the
 * latest day up to the line's own counts, of one day the newest. Orders that were called off cost nothing, nor do lines whose cost is
 * recorded for their order and those that are no products. A cost that was recorded otherwise stays. Doing it again changes nothing.
 *
 * A line that is itself a return (its quantity is below zero) brings back what of it can be sold again, and one that is written off
 * brings nothing. For the goods of other lines that came back see `postReturned`.
 *
 * A line loses its cost only where costs of its product were taken back: of the other lines those without a cost are left out.
 */
export async function postUnitCosts(trx: ShopTransaction, shopId: string, lines: CostedLines): Promise<void> {
  const { rows } = await sql`select from product_costs where shop_id = ${shopId} limit 1`.execute(trx);
  if (rows.length === 0) return;
  const rules = await rulesInForce(trx, shopId);
  // Each cost with the day from which another one holds, so that lines and costs are joined as sets.
  const costed = sql`
    with line as materialized (
      select l.id, l.order_id, l.quantity, l.amount_minor as line_minor, l.placed_on, coalesce(l.sku, l.name) as code
      from order_lines l where l.shop_id = ${shopId} and ${someLines(shopId, lines)}
    ), newest as (
      select distinct on (sku, valid_from) sku, valid_from, cost_minor from product_costs
      where shop_id = ${shopId} and withdrawn_at is null and sku = any (array(select distinct code from line))
      order by sku, valid_from, created_at desc
    ), cost as materialized (
      select sku, valid_from, lead(valid_from, 1, 'infinity') over (partition by sku order by valid_from) as until, cost_minor from newest
    )
    select id, order_id, quantity, line_minor, placed_on, cost_minor
    from line ${sql.raw('skus' in lines ? 'left' : 'inner')} join cost
      on cost.sku = line.code and line.placed_on >= cost.valid_from and line.placed_on < cost.until`;
  await createTemporaryTable(trx, 'costed', costed, { key: 'id', others: ['order_id'] });
  const entries = sql`
    select order_line_id, sum(amount_minor) filter (where source_ref like 'unitcost:%') as posted,
      sum(known) filter (where source_ref like 'unitcost:%') as live,
      count(*) filter (where source_ref like 'unitcost:%') as times,
      coalesce(sum(known) filter (where source_ref like 'recorded:%'), 0) > 0 as of_order, ${needsNoGoodsCost} as no_goods,
      ${recordedOtherwise} as recorded
    from costed c join ledger_entries e on e.shop_id = ${shopId} and e.order_id = c.order_id and e.order_line_id = c.id
    where e.kind = 'cogs' group by order_line_id`;
  await createTemporaryTable(trx, 'costed_entries', entries, { key: 'order_line_id' });
  const cost = sql`case when not ${calledOff('o')} and e.of_order is not true and e.no_goods is not true then c.cost_minor end`;
  const wanted = sql`
    select c.id, c.order_id, c.quantity, c.line_minor, c.placed_on, o.order_on, ${cost} as cost_minor, coalesce(e.posted, 0) as posted,
      coalesce(e.live, 0) as live, coalesce(e.times, 0) as times
    from costed c join orders o on o.shop_id = ${shopId} and o.id = c.order_id left join costed_entries e on e.order_line_id = c.id
    where e.recorded is not true`;
  await createTemporaryTable(trx, 'costed_lines', wanted, { key: 'id', others: ['order_id'] });
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
    with ${restockTable(rules)}, wanted as (
      select id, order_id, placed_on, order_on, times, quality,
        -coalesce(round(case when quantity >= 0 then quantity when line_minor < 0 then quantity * share else 0 end * cost_minor), 0)
          - posted as difference,
        case when cost_minor is null then 0 else 1 end - live as known
      from (
        select *, coalesce(by_rule, 1) as share, case when quantity < 0 and by_rule is null then 'estimate' else 'actual' end as quality
        from (select *, case when quantity < 0 then ${restockedOn('placed_on')} end as by_rule from costed_lines) as c
      ) as c
    )
    select 'cogs', order_id, id, difference, (select currency from shops where shop_id = ${shopId}), difference, placed_on, order_on,
      'unitcost:' || id || ':' || times, quality, known
    from wanted where difference <> 0 or known <> 0`,
  });
  await postReturned(trx, shopId, rules);
}

/**
 * Appends, for the lines of `costed_lines`, what comes back of their cost with returned goods, on the day of the return, by the difference
 * from what was posted before:
 *
 *     round(quantity x cost) - round((quantity - units that can be sold again) x cost)
 *
 * over all returns of the line up to the day, so that a line that came back whole is exactly 0. What the platform says of the units counts
 * before the rule of the day. Without either all of it comes back, as it does with a percentage of the net sales, as an estimate. On a day
 * on which a line was refunded and nothing is known to have come back it is 0, so that no percentage counts for it.
 */
async function postReturned(trx: ShopTransaction, shopId: string, rules: readonly RuleTerms[]): Promise<void> {
  const orders = sql`select order_id from costed_lines`;
  const returned = sql`
    with ${restockTable(rules)}, part as (
      select r.order_line_id as id, r.day, case r.restocked when true then r.units when false then 0 else r.units * coalesce(${restockedOn('r.day')}, 1) end as units,
        r.restocked is null and ${restockedOn('r.day')} is null as assumed
      from (${returnedGoods(shopId, orders)}) as r
      union all
      select order_line_id, occurred_on, 0, false from (${refundedLines(shopId, orders)}) as e
    )
    select id, day, sum(units) as units, bool_or(assumed) as assumed from part group by id, day`;
  await createTemporaryTable(trx, 'returned_units', returned, { others: ['id'] });
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
    with upto as (
      select l.id, r.day, r.assumed, l.quantity, l.cost_minor,
        least(sum(r.units) over (partition by l.id order by r.day), l.quantity) as back,
        least(sum(r.units) over (partition by l.id order by r.day) - r.units, l.quantity) as before
      from returned_units r join costed_lines l on l.id = r.id
      where l.quantity > 0 and l.cost_minor is not null
    ), wanted as (
      select id, day, assumed, round((quantity - before) * cost_minor) - round((quantity - back) * cost_minor) as amount from upto
    ), posted as (
      select order_line_id as id, occurred_on as day, sum(amount_minor) as posted, sum(known) as live, count(*) as times
      from (select * from ledger_entries where shop_id = ${shopId} and order_id = any (array(${orders})) offset 0) as e
      where kind = 'cogs' and source_ref like 'unitreturn:%' and order_line_id in (select id from costed_lines)
      group by order_line_id, occurred_on
    ), compared as (
      select id, day, coalesce(w.amount, 0) - coalesce(p.posted, 0) as difference,
        case when w.amount is null then 0 else 1 end - coalesce(p.live, 0) as known, coalesce(p.times, 0) as times,
        coalesce(w.assumed, false) as assumed
      from wanted w full join posted p using (id, day)
    )
    select 'cogs', l.order_id, l.id, difference, (select currency from shops where shop_id = ${shopId}), difference, day,
      l.order_on, 'unitreturn:' || l.id || ':' || day || ':' || c.times, case when assumed then 'estimate' else 'actual' end, c.known
    from compared c join costed_lines l using (id) where difference <> 0 or c.known <> 0`,
  });
}
