import { NET_SALES_KINDS } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { calledOff } from './called-off.ts';
import { ruleRef, ruleTable, type RuleTerms } from './cost-rules.ts';
import { type Days, readMonths } from './months.ts';
import type { OnProgress } from './progress.ts';
import { restockedOn, restockTable } from './returned-goods.ts';
import { type CostedLines, ordersOf } from './some-lines.ts';
import { REFUND_VAT_ENTRIES } from './vat.ts';
import { appendEntries } from './append-entries.ts';

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

/** Entries of the VAT that are not posted yet: a query of `order_id`, `order_line_id`, `order_on`, `day`, `kind`, `back` and `difference`. */
type Unposted = RawBuilder<unknown> | null;

const areGrouped = (rules: readonly RuleTerms[]) => rules.some(({ product_group: group }) => group !== null);

/** The percentage of a day: that of the newest rule that has the day. */
const percentOn = (day: string) => sql`(
  select percent from rule where kind = 'cogs' and ${sql.raw(day)} between valid_from and coalesce(valid_to, 'infinity') order by place desc limit 1)`;

/**
 * The part of the refunded goods of a row of `rated` that can be sold again: as the platform says of the line's units, else by the rule
 * of the day; else all of them, since the percentage is one of the net sales. An order that was called off was not sent.
 */
const restockedShare = (shopId: string) => sql`case
  when (select ${calledOff('o')} from orders o where o.shop_id = ${shopId} and o.id = rated.order_id) then 1
  else coalesce((
    select sum(units * coalesce(restocked::int, ${restockedOn('rated.occurred_on')}, 1)) / sum(units)
    from line_returns r
    where r.shop_id = ${shopId} and r.order_id = rated.order_id and r.order_line_id = rated.order_line_id
      and r.returned_on = rated.occurred_on), ${restockedOn('rated.occurred_on')}, 1) end`;

/** The percentage of a day and a group of products: a rule of the group counts before those of all. */
const percentOfGroup = (day: string, group: string) => sql`(
  select percent from rule
  where kind = 'cogs' and ${sql.raw(day)} between valid_from and coalesce(valid_to, 'infinity')
    and lower(coalesce(product_group, ${sql.raw(group)}, '')) = lower(coalesce(${sql.raw(group)}, ''))
  order by product_group is null, place desc limit 1)`;

/** The entries to look at: all of the shop, or those of some orders. */
function entriesOf(shopId: string, lines: CostedLines, unposted: Unposted) {
  const fresh =
    unposted === null
      ? sql``
      : sql`
        union all
        select order_id, order_line_id, day, order_on, kind, difference,
          case when back then 'vat:refund:unposted' else 'vat:unposted' end, 0, 'rule' from (${unposted}) as u`;
  const columns = sql.raw(
    'order_id, order_line_id, occurred_on, order_on, kind, shop_amount_minor, source_ref, known, quality',
  );
  if ('since' in lines && lines.since === null) {
    if (unposted === null) return sql`ledger_entries where shop_id = ${shopId} and`;
    return sql`(select ${columns} from ledger_entries where shop_id = ${shopId}${fresh}) as e where`;
  }
  // As an array it is looked up in the index of orders; as a join it may read the whole ledger. Apart from the kinds, by which the
  // planner would rather read all days and compare each entry with each order of the array.
  return sql`(
    select ${columns} from ledger_entries where shop_id = ${shopId} and order_id = any (array(${ordersOf(shopId, lines)})) offset 0) as e where`;
}

/**
 * Common tables of what was found with the group of each line, and of each order's groups with what was sold of them: an order as a whole
 * has the mean percentage of its lines. A group without a rule has none, so its part of a discount takes nothing off the goods.
 */
const groupedRates = (shopId: string) => sql`
    grouped as (
      select f.*, p.product_group from found f left join order_lines l on l.shop_id = ${shopId} and l.id = f.order_line_id
        left join product_facts p on p.shop_id = ${shopId} and p.code = coalesce(l.sku, l.name)
    ), sold_group as materialized (
      select order_id, product_group, sum(greatest(sold, 0)) as sold
      from grouped where order_line_id is not null group by order_id, product_group having sum(greatest(sold, 0)) > 0
    ), mean as materialized (
      select w.order_id, w.occurred_on, sum(g.sold * ${percentOfGroup('w.occurred_on', 'g.product_group')}) / sum(g.sold) as percent
      from (select order_id, occurred_on from grouped where order_line_id is null and not recorded) as w
        join sold_group g on g.order_id = w.order_id
      group by w.order_id, w.occurred_on
    ), rated as (
      select g.*, case when recorded then null when g.order_line_id is null and g.order_id in (select order_id from sold_group)
        then m.percent else ${percentOfGroup('g.occurred_on', 'g.product_group')} end as percent
      from grouped g left join mean m on g.order_line_id is null and m.order_id = g.order_id and m.occurred_on = g.occurred_on offset 0
    )`;

/**
 * Common tables `rule` and `line`: for each line (and for what an order has as a whole) and day the `difference` between what the
 * goods cost by the rules and what was posted before, and how many facts more are `known`. Rounded half away from zero; where the
 * cost itself is recorded no rule counts.
 */
function lineDifferences(
  shopId: string,
  rules: readonly RuleTerms[],
  lines: CostedLines,
  unposted: Unposted = null,
  days: Days | null = null,
): RawBuilder<unknown> {
  return sql`${ruleTable(rules)}, ${restockTable(rules)}, found as (
      select order_id, order_line_id, occurred_on, min(order_on) as order_on,
        coalesce(sum(shop_amount_minor) filter (where kind <> 'cogs'), 0) as net,
        coalesce(sum(shop_amount_minor) filter (where kind = 'sale'), 0) as sold,
        -- As it is in the net sales: without the VAT of a rule. A platform reports it without.
        coalesce(sum(shop_amount_minor) filter (where kind = 'refund' or ${REFUND_VAT_ENTRIES}), 0) as refund,
        coalesce(sum(shop_amount_minor) filter (where kind = 'cogs' and source_ref like 'cogs:%'), 0) as posted,
        coalesce(sum(known) filter (where kind = 'cogs' and source_ref like 'cogs:%'), 0) as live,
        count(*) filter (where kind = 'cogs' and source_ref like 'cogs:%') as times,
        coalesce(sum(known) filter (where kind = 'cogs' and quality <> 'rule'), 0) > 0 as recorded
      from ${entriesOf(shopId, lines, unposted)} kind in (${netSalesKinds}, 'cogs')
        and ${days === null ? sql`true` : sql`occurred_on between ${days.from}::date and ${days.to}::date`}
      group by order_id, order_line_id, occurred_on
      -- What the rounding of a day has left over is no sale.
      having bool_or(source_ref not like 'rounding:%')
    ), ${
      areGrouped(rules)
        ? groupedRates(shopId)
        : // Looked up once for each day, not once for each line.
          sql`day_percent as materialized (
      select occurred_on, ${percentOn('occurred_on')} as percent from (select distinct occurred_on from found) as day
    ), rated as (
      select found.*, case when not recorded then percent end as percent from found left join day_percent using (occurred_on)
    )`
    }, line as (
      select *, -coalesce(round((net - lost) * percent / 100), 0) - posted as difference,
        case when percent is null then 0 else 1 end - live as known
      from (
        select rated.*, case when refund = 0 or percent is null then 0
          else refund * (1 - ${restockedShare(shopId)}) end as lost
        from rated offset 0
      ) as rated
    )`;
}

/**
 * Common table `day_sum`, beside `rule`: for each day on which no cost is recorded, and no group of products has a rule, what the rules
 * charge for the whole day
 * (`charged`, signed as it enters the profit) and what is `posted`. The goods cost of the shop's first days up to any day is the exact
 * sum, rounded once, and that of any other period within one minor unit of it, in whatever pieces the orders were imported. A day on
 * which each line is rounded by itself by now, or not all goods that came back can be sold again, has no rounding: what was posted of it
 * before is `left_over`. Needs `restock`.
 */
const daySums = (shopId: string, rules: readonly RuleTerms[], unposted: Unposted = null) => sql`day_entry as (
      select occurred_on, kind, quality, amount_minor, entries from daily_totals where shop_id = ${shopId}
      ${unposted === null ? sql`` : sql`union all select day, kind, 'rule', difference, 0 from (${unposted}) as u`}
    ), day_total as (
      select occurred_on, coalesce(sum(amount_minor) filter (where kind in (${netSalesKinds})), 0) as net,
        coalesce(sum(amount_minor) filter (where kind = 'cogs' and quality = 'rule'), 0) as posted,
        coalesce(sum(entries) filter (where kind = 'cogs' and quality <> 'rule'), 0) > 0
          or coalesce(sum(amount_minor) filter (where kind = 'refund'), 0) <> 0 and coalesce(${restockedOn('occurred_on')}, 1) <> 1
          or occurred_on = any (array(select returned_on from line_returns where shop_id = ${shopId} and restocked is false))
          or ${areGrouped(rules)}::boolean and exists (
            select from rule where product_group is not null and occurred_on between valid_from and coalesce(valid_to, 'infinity')
          ) as by_line
      from day_entry group by occurred_on
    ), exact as (
      select *, net * coalesce(${percentOn('occurred_on')}, 0) / 100 as cost from day_total where not by_line
    ), running as (
      select *, sum(cost) over (order by occurred_on) as total from exact
    ), day_sum as (
      select occurred_on, round(total - cost) - round(total) as charged, posted from running
    ), left_over as (
      select occurred_on, sum(shop_amount_minor) as rounding
      from ledger_entries
      where shop_id = ${shopId} and quality = 'rule' and source_ref >= 'rounding:' and source_ref < 'rounding;'
        and occurred_on = any (array(select occurred_on from day_total where by_line))
      group by occurred_on having sum(shop_amount_minor) <> 0
    )`;

/**
 * Brings the goods cost in the ledger in line with the rules in force, by appending differences: for the lines, and what their
 * rounding has left over, a few minor units a day, to one order of each day. Doing it again changes nothing.
 * @param rules those of the goods and of what comes back.
 * @param lines whose orders are looked at.
 */
export async function postGoodsRules(
  trx: ShopTransaction,
  shopId: string,
  rules: readonly RuleTerms[],
  lines: CostedLines,
  onProgress?: OnProgress,
): Promise<void> {
  if ('since' in lines && lines.since === null) await postAllLines(trx, shopId, rules, onProgress);
  else await postGoodsLines(trx, shopId, rules, lines);
  await postGoodsRounding(trx, shopId, rules);
}

/** The lines of the shop month by month: of the entries, which are quicker to find, where each is charged by itself. */
async function postAllLines(
  trx: ShopTransaction,
  shopId: string,
  rules: readonly RuleTerms[],
  onProgress?: OnProgress,
): Promise<void> {
  const months = await readMonths(trx, shopId);
  for (const [done, days] of months.entries()) {
    await onProgress?.('posting', done, months.length);
    // What an order has as a whole is charged by the mean of its lines' groups, on whatever days: by months of the orders.
    if (areGrouped(rules)) await postGoodsLines(trx, shopId, rules, { placed: days });
    else await postLines(trx, shopId, lineDifferences(shopId, rules, { since: null }, null, days));
  }
}

/** As `postGoodsRules`, without the rounding of the days, which is posted after all lines are (`postGoodsRounding`). */
export const postGoodsLines = (
  trx: ShopTransaction,
  shopId: string,
  rules: readonly RuleTerms[],
  lines: CostedLines,
): Promise<void> => postLines(trx, shopId, lineDifferences(shopId, rules, lines));

async function postLines(trx: ShopTransaction, shopId: string, differences: RawBuilder<unknown>): Promise<void> {
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
    with ${differences}
    select 'cogs', order_id, order_line_id, difference, (select currency from shops where shop_id = ${shopId}), difference, occurred_on, order_on,
      ${ruleRef('cogs', sql`coalesce(order_line_id::text, 'order-' || order_id, 'none')`, 'occurred_on')}, 'rule', known
    from line where difference <> 0 or known <> 0
    order by order_id, order_line_id`,
  });
}

/** Posts what the rounding of the lines has left over of each day's goods cost. */
export async function postGoodsRounding(
  trx: ShopTransaction,
  shopId: string,
  rules: readonly RuleTerms[],
): Promise<void> {
  await appendEntries(trx, shopId, {
    columns: [
      'kind',
      'order_id',
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
    with ${ruleTable(rules)}, ${restockTable(rules)}, ${daySums(shopId, rules)}, rounded as materialized (
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
    select 'cogs', o.id, rest, (select currency from shops where shop_id = ${shopId}), rest, occurred_on, o.order_on,
      'rounding:' || occurred_on || ':' || ${uuidv7()}, 'rule', 0
    from rounded join first using (occurred_on) join named o on o.id = first.order_id`,
  });
}

/** Whether a day is of a period; of none, no day is. */
export const isWithin = (day: string, period: Period | null): RawBuilder<unknown> =>
  period === null ? sql`false` : sql`${sql.raw(day)} between ${period.from}::date and ${period.to}::date`;

/**
 * The change by month that the rules would make: `month`, `change`, of it `within` a period, `changed` orders. Nothing is written.
 * @param unposted entries of the net sales that come with the change: the goods are charged as if they were posted.
 */
export const goodsChanges = (
  shopId: string,
  rules: readonly RuleTerms[],
  period: Period | null,
  unposted: Unposted = null,
): RawBuilder<unknown> => sql`
  with ${lineDifferences(shopId, rules, { since: null }, unposted)}, ${daySums(shopId, rules, unposted)}, by_day as (
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
