import { NET_SALES_KINDS } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { ruleTable, type RuleTerms } from './cost-rules.ts';

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

/** The percentage of a day: that of the newest rule that has the day. */
const percentOn = (day: string) => sql`(
  select percent from rule where ${sql.raw(day)} between valid_from and coalesce(valid_to, 'infinity') order by place desc limit 1)`;

/** The entries to look at: all of the shop, or those of the orders that have entries after a given one. */
function entriesSince(shopId: string, since: string | null) {
  if (since === null) return sql`ledger_entries`;
  // As an array it is looked up in the index of orders; as a join it may read the whole ledger. Apart from the kinds, by which the
  // planner would rather read all days and compare each entry with each order of the array.
  return sql`(
    select * from ledger_entries where shop_id = ${shopId} and order_id = any (array(
      select distinct order_id from ledger_entries where shop_id = ${shopId} and id > ${since}::bigint)) offset 0) as e`;
}

/**
 * Common tables `rule` and `line`: for each line (and for what an order has as a whole) and day the `difference` between what the
 * goods cost by the rules and what was posted before, and how many facts more are `known`. Rounded half away from zero; where the
 * cost itself is recorded no rule counts.
 */
function lineDifferences(shopId: string, rules: readonly RuleTerms[], since: string | null): RawBuilder<unknown> {
  return sql`${ruleTable(rules)}, found as (
      select order_id, order_line_id, occurred_on, min(order_on) as order_on,
        coalesce(sum(shop_amount_minor) filter (where kind <> 'cogs'), 0) as net,
        coalesce(sum(shop_amount_minor) filter (where kind = 'cogs' and source_ref like 'cogs:%'), 0) as posted,
        coalesce(sum(known) filter (where kind = 'cogs' and source_ref like 'cogs:%'), 0) as live,
        count(*) filter (where kind = 'cogs' and source_ref like 'cogs:%') as times,
        coalesce(sum(known) filter (where kind = 'cogs' and quality <> 'rule'), 0) > 0 as recorded
      from ${entriesSince(shopId, since)}
      where shop_id = ${shopId} and kind in (${netSalesKinds}, 'cogs')
      group by order_id, order_line_id, occurred_on
    ), rated as (
      -- Looked up once for each line, not once for each use: a subquery with an offset is not merged into the one around it.
      select *, case when not recorded then ${percentOn('occurred_on')} end as percent from found offset 0
    ), line as (
      select *, -coalesce(round(net * percent / 100), 0) - posted as difference,
        case when percent is null then 0 else 1 end - live as known
      from rated
    )`;
}

/**
 * Common table `day_sum`, beside `rule`: for each day on which no cost is recorded what the rules charge for the whole day
 * (`charged`, signed as it enters the profit) and what is `posted`. The goods cost of the shop's first days up to any day is the exact
 * sum, rounded once, and that of any other period within one minor unit of it, in whatever pieces the orders were imported. A day on
 * which a cost is recorded by now has no rounding: what was posted of it before is `left_over`.
 */
const daySums = (shopId: string) => sql`day_total as (
      select occurred_on, coalesce(sum(amount_minor) filter (where kind in (${netSalesKinds})), 0) as net,
        coalesce(sum(amount_minor) filter (where kind = 'cogs' and quality = 'rule'), 0) as posted,
        coalesce(sum(entries) filter (where kind = 'cogs' and quality <> 'rule'), 0) > 0 as recorded
      from daily_totals where shop_id = ${shopId} group by occurred_on
    ), exact as (
      select *, net * coalesce(${percentOn('occurred_on')}, 0) / 100 as cost from day_total where not recorded
    ), running as (
      select *, sum(cost) over (order by occurred_on) as total from exact
    ), day_sum as (
      select occurred_on, round(total - cost) - round(total) as charged, posted from running
    ), left_over as (
      select occurred_on, sum(shop_amount_minor) as rounding
      from ledger_entries
      where shop_id = ${shopId} and source_ref >= 'rounding:' and source_ref < 'rounding;'
        and occurred_on = any (array(select occurred_on from day_total where recorded))
      group by occurred_on having sum(shop_amount_minor) <> 0
    )`;

/**
 * Brings the goods cost in the ledger in line with the rules in force, by appending differences: for the lines, and what their
 * rounding has left over, a few minor units a day, to one order of each day. Doing it again changes nothing.
 * @param since only orders with entries after this one are looked at; null: all.
 */
export async function postGoodsRules(
  trx: ShopTransaction,
  shopId: string,
  rules: readonly RuleTerms[],
  since: string | null,
): Promise<void> {
  await sql`
    with ${lineDifferences(shopId, rules, since)}
    insert into ledger_entries (shop_id, kind, order_id, order_line_id, amount_minor, currency, shop_amount_minor, occurred_on,
      order_on, source_ref, quality, known)
    select ${shopId}, 'cogs', order_id, order_line_id, difference, (select currency from shops where shop_id = ${shopId}), difference, occurred_on, order_on,
      'cogs:' || coalesce(order_line_id::text, 'order-' || order_id, 'none') || ':' || occurred_on || ':' || times, 'rule', known
    from line where difference <> 0 or known <> 0`.execute(trx);
  await sql`
    with ${ruleTable(rules)}, ${daySums(shopId)}, rounded as materialized (
      select occurred_on, charged - posted as rest from day_sum where charged <> posted
      union all select occurred_on, -rounding from left_over
    ), first as (
      -- One grouping: looked up day by day, the orders of the shop could be walked through for each day.
      select occurred_on, min(order_id) as order_id from order_totals
      where shop_id = ${shopId} and kind in (${netSalesKinds}) and occurred_on = any (array(select occurred_on from rounded))
      group by occurred_on
    ), named as materialized (
      select id, order_on from orders where shop_id = ${shopId} and id = any (array(select order_id from first))
    )
    insert into ledger_entries (shop_id, kind, order_id, amount_minor, currency, shop_amount_minor, occurred_on, order_on,
      source_ref, quality, known)
    select ${shopId}, 'cogs', o.id, rest, (select currency from shops where shop_id = ${shopId}), rest, occurred_on, o.order_on,
      'rounding:' || occurred_on || ':' || ${uuidv7()}, 'rule', 0
    from rounded join first using (occurred_on) join named o on o.id = first.order_id`.execute(trx);
}

/** Whether a day is of a period; of none, no day is. */
export const isWithin = (day: string, period: Period | null): RawBuilder<unknown> =>
  period === null ? sql`false` : sql`${sql.raw(day)} between ${period.from}::date and ${period.to}::date`;

/** The change by month that the rules would make: `month`, `change`, of it `within` a period, `changed` orders. Nothing is written. */
export const goodsChanges = (
  shopId: string,
  rules: readonly RuleTerms[],
  period: Period | null,
): RawBuilder<unknown> => sql`
  with ${lineDifferences(shopId, rules, null)}, ${daySums(shopId)}, by_day as (
    select occurred_on, charged - posted as change, 0 as changed from day_sum where charged <> posted
    union all
    select occurred_on, -rounding, 0 from left_over
    union all
    select occurred_on, sum(difference) filter (where occurred_on not in (select occurred_on from day_sum)),
      count(distinct order_id) filter (where difference <> 0 or known <> 0)
    from line group by occurred_on
  )
  select to_char(occurred_on, 'YYYY-MM') as month, coalesce(sum(change), 0) as change, sum(changed) as changed,
    coalesce(sum(change) filter (where ${isWithin('occurred_on', period)}), 0) as within
  from by_day group by 1 having sum(changed) > 0 or sum(change) <> 0 order by 1 desc`;
