import type { RuledCost } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { calledOff } from './called-off.ts';
import { ruleRef, ruleTable, type RuleTerms } from './cost-rules.ts';
import type { ChangedOrder } from './coverage.ts';
import { shopFactor } from './in-shop-currency.ts';
import { type Days, readMonths } from './months.ts';
import type { OnProgress } from './progress.ts';
import { VAT_ENTRIES } from './vat.ts';
import { appendEntries } from './append-entries.ts';

/** A shop whose rules are posted, with the currency that its figures are in. */
export interface RuledShop {
  readonly shopId: string;
  readonly currency: string;
}

/** The costs that an order has as a whole. */
export type OrderCostKind = Exclude<RuledCost, 'tax' | 'cogs' | 'custom_cost'>;

/** What the customer paid for an order, with the VAT that is in the goods' prices. */
const PAID_KINDS = sql.raw(`'sale', 'discount', 'shipping_charged', 'tip'`);

/**
 * What the customer paid for the order `o`: with the VAT that was added to the prices, or is of the shipping, and what else is in the
 * total and no sale, as the order's platform states them. Amounts of other currencies by the order's rate, rounded half away from zero.
 */
const paid = (shopId: string, currency: string) => sql`(
  (select sum(amount_minor) from order_totals where shop_id = ${shopId} and order_id = o.order_id and kind in (${PAID_KINDS}))
  - coalesce((
    select sum(shop_amount_minor) from ledger_entries
    where shop_id = ${shopId} and order_id = o.order_id and kind = 'shipping_charged' and ${VAT_ENTRIES}), 0)
  + coalesce((
    select round((s.vat + coalesce(s.duties, 0) + coalesce(s.gift_card_sold, 0))
      * case when p.rate_on is null then 1 else ${shopFactor('p', currency)} end)
    from orders p join order_statements s on s.shop_id = ${shopId} and s.order_ref = p.external_id and s.state = 'counted'
    where p.shop_id = ${shopId} and p.id = o.order_id), 0))`;

/**
 * What the rules charge: sold orders on their day; returned ones on each day of a return; lost disputes on the day of the verdict.
 * Orders that were called off cost nothing, disputes apart.
 */
function occasions(
  shopId: string,
  kind: OrderCostKind,
  some: (order: string) => RawBuilder<unknown>,
  within: (day: string) => RawBuilder<unknown>,
) {
  if (kind === 'dispute_fee')
    return sql`
      select o.id as order_id, (v.decided_at at time zone s.timezone)::date as day, o.country, o.payment_method, o.carrier, o.parcels, o.weight_grams
      from (
        select distinct on (order_id) order_id, verdict, decided_at from fraud_verdicts
        where shop_id = ${shopId} order by order_id, id desc
      ) as v join orders o on o.shop_id = ${shopId} and o.id = v.order_id join shops s on s.shop_id = ${shopId}
      where v.verdict = 'lost' and ${some('o.id')} and ${within('(v.decided_at at time zone s.timezone)::date')}`;
  if (kind === 'return_shipping_cost')
    return sql`
      select t.order_id, t.occurred_on as day, o.country, o.payment_method, o.carrier, o.parcels, o.weight_grams
      from order_totals t join orders o on o.shop_id = ${shopId} and o.id = t.order_id
      where t.shop_id = ${shopId} and t.kind = 'refund' and t.amount_minor < 0 and not ${calledOff('o')} and ${some('t.order_id')}
        and ${within('t.occurred_on')}`;
  return sql`
    select o.id as order_id, o.order_on as day, o.country, o.payment_method, o.carrier, o.parcels, o.weight_grams
    from orders o where o.shop_id = ${shopId} and o.kind = 'order' and not ${calledOff('o')} and ${some('o.id')}
      and ${within('o.order_on')}`;
}

/** The orders for which the cost itself is recorded. They are found by the days that have such an entry. */
const recordedOrders = (shopId: string, kind: OrderCostKind, some: RawBuilder<unknown>) => sql`
  select order_id from ledger_entries
  where shop_id = ${shopId} and kind = ${kind} and quality <> 'rule' and order_id is not null and ${some}
    and occurred_on = any (array(
      select occurred_on from daily_totals where shop_id = ${shopId} and kind = ${kind} and quality <> 'rule'))
  group by order_id having sum(known) > 0`;

/** A part of the days, with the table of the orders for which the cost is recorded. */
interface Piece {
  readonly days: Days;
  readonly recorded: 'recorded_of_kind';
}

/** What an order weighs in grams: as it says, else its items by the weight of their products; null where one of them is not known. */
const weightOf = (shopId: string) => sql`coalesce(o.weight_grams, (
  select case when bool_and(f.weight_grams is not null) then sum(l.quantity * f.weight_grams) end
  from order_lines l left join product_facts f on f.shop_id = ${shopId} and f.code = coalesce(l.sku, l.name)
  where l.shop_id = ${shopId} and l.order_id = o.order_id and l.quantity > 0))`;

/** How many conditions a rule has: of those that fit, the one with the most counts. */
const conditions = sql.raw('num_nonnulls(payment_method, carrier, coalesce(weight_over, weight_to), country)');

/**
 * For each order and day the difference between what the rules charge and what was posted of them before: `order_id`, `day`,
 * `difference` (signed as it enters the profit), `known` (facts more or less), `times` (posted before).
 *
 * Of the rules that fit the one with the most conditions counts; of equally many that of the payment method, then of the carrier, the
 * weight, the country; of equal ones the newest. Where the cost itself is recorded for the order, no rule counts. Where the items, or the
 * parcels, are not known, one with an amount for each of them leaves the cost missing; where the weight is not known, none of a weight
 * fits. Amount = order + items x item + parcels x parcel + percent of what was paid, rounded half away from zero. Items
 * and payments are looked up for each order: after a first import the database knows too little to join them well.
 */
export function orderDifferences(
  { shopId, currency }: RuledShop,
  kind: OrderCostKind,
  rules: readonly RuleTerms[],
  since: string | null,
  changed: readonly Pick<ChangedOrder, 'id'>[] = [],
  piece?: Piece,
): RawBuilder<unknown> {
  const within = (day: string) =>
    piece ? sql`${sql.raw(day)} between ${piece.days.from}::date and ${piece.days.to}::date` : sql`true`;
  const some = (order: string) =>
    since === null
      ? sql`true`
      : sql`${sql.raw(order)} = any (array(
          select order_id from ledger_entries where shop_id = ${shopId} and id > ${since}::bigint
          union select unnest(${changed.map(({ id }) => id)}::bigint[])))`;
  const byWeight = rules.some((rule) => (rule.weight_over ?? rule.weight_to) !== null);
  const weighed = (found: RawBuilder<unknown>) =>
    sql`select o.*, ${byWeight ? weightOf(shopId) : sql`null::numeric`} as grams from (${found}) as o offset 0`;
  return sql`
    with ${ruleTable(rules)}, occasion as (${weighed(occasions(shopId, kind, some, within))}), posted as (
      select order_id, occurred_on as day, sum(shop_amount_minor) as posted, count(*) as times, sum(known) as live
      from ledger_entries
      where shop_id = ${shopId} and kind = ${kind} and quality = 'rule' and order_id is not null and ${some('order_id')}
        and ${within('occurred_on')}
      group by order_id, occurred_on
    ), recorded as materialized (
      ${piece ? sql`select order_id from ${sql.table(piece.recorded)}` : recordedOrders(shopId, kind, some('order_id'))}
    ), charged as (
      select o.order_id, o.day, -round(coalesce(r.order_minor, 0)
        + case when r.item_minor is null then 0 else r.item_minor * (
            select sum(greatest(quantity, 0)) from order_lines where shop_id = ${shopId} and order_id = o.order_id) end
        + case when r.parcel_minor is null then 0 else r.parcel_minor * o.parcels end
        + case when r.percent is null then 0 else coalesce(r.percent * ${paid(shopId, currency)} / 100, 0) end) as amount
      from occasion o
        cross join lateral (
          select * from rule
          where o.day >= valid_from and o.day <= coalesce(valid_to, 'infinity') and lower(coalesce(country, o.country, '')) = lower(coalesce(o.country, ''))
            and lower(coalesce(payment_method, o.payment_method, '')) = lower(coalesce(o.payment_method, ''))
            and lower(coalesce(carrier, o.carrier, '')) = lower(coalesce(o.carrier, ''))
            and coalesce(o.grams > weight_over, weight_over is null) and coalesce(o.grams <= weight_to, weight_to is null)
          order by ${conditions} desc, payment_method is null, carrier is null, coalesce(weight_over, weight_to) is null, country is null,
            place desc limit 1
        ) as r
      where o.order_id not in (select order_id from recorded)
    ), compared as (
      select order_id, day, coalesce(c.amount, 0) - coalesce(p.posted, 0) as difference,
        case when c.amount is null then 0 else 1 end - coalesce(p.live, 0) as known, coalesce(p.times, 0) as times
      from charged c full join posted p using (order_id, day)
    )
    select * from compared where difference <> 0 or known <> 0`;
}

/**
 * As `orderDifferences`, for fixed costs, which belong to no order: `rule_id` in place of `order_id`. Each rule counts for itself. A
 * month's amount is spread over the days of the calendar month, so that whole months cost exactly that amount; what is paid once over the
 * days of the rule, on its first day where it has no last one.
 * @param until the last day that is posted.
 */
export function fixedDifferences(shopId: string, rules: readonly RuleTerms[], until: string): RawBuilder<unknown> {
  return sql`
    with ${ruleTable(rules)}, daily as (
      select id as rule_id, d.day::date as day, extract(day from d.day) as number, month_minor,
        extract(day from date_trunc('month', d.day) + interval '1 month' - interval '1 day') as days
      from rule cross join lateral generate_series(valid_from::timestamp,
        least(coalesce(valid_to, ${until}::date), ${until}::date)::timestamp, interval '1 day') as d(day)
      where month_minor is not null
    ), spread as (
      select id as rule_id, d.day::date as day, once_minor, d.day::date - valid_from + 1 as number,
        coalesce(valid_to, valid_from) - valid_from + 1 as days
      from rule cross join lateral generate_series(valid_from::timestamp,
        least(coalesce(valid_to, valid_from), ${until}::date)::timestamp, interval '1 day') as d(day)
      where once_minor is not null
    ), charged as (
      select rule_id, day, -(round(month_minor * number / days) - round(month_minor * (number - 1) / days)) as amount from daily
      union all
      select rule_id, day, -(round(once_minor::numeric * number / days) - round(once_minor::numeric * (number - 1) / days)) from spread
    ), posted as (
      select split_part(source_ref, ':', 3)::uuid as rule_id, occurred_on as day, sum(shop_amount_minor) as posted,
        count(*) as times, sum(known) as live
      from ledger_entries where shop_id = ${shopId} and kind = 'custom_cost' and source_ref like 'rule:%'
      group by 1, 2
    ), compared as (
      select rule_id, day, coalesce(c.amount, 0) - coalesce(p.posted, 0) as difference,
        case when c.amount is null then 0 else 1 end - coalesce(p.live, 0) as known, coalesce(p.times, 0) as times
      from charged c full join posted p using (rule_id, day)
    )
    select * from compared where difference <> 0 or known <> 0`;
}

/**
 * Appends the differences of a cost of orders.
 * @param since only orders with entries after this one are looked at, and the changed ones; null: all.
 */
export async function postOrderCosts(
  trx: ShopTransaction,
  shop: RuledShop,
  kind: OrderCostKind,
  rules: readonly RuleTerms[],
  since: string | null,
  changed: readonly Pick<ChangedOrder, 'id'>[] = [],
): Promise<void> {
  await append(trx, shop, kind, orderDifferences(shop, kind, rules, since, changed));
}

/** As `postOrderCosts`, for all orders, month by month. */
export async function postAllOrderCosts(
  trx: ShopTransaction,
  shop: RuledShop,
  kind: OrderCostKind,
  rules: readonly RuleTerms[],
  onProgress?: OnProgress,
): Promise<void> {
  const recorded = 'recorded_of_kind';
  await createTemporaryTable(trx, recorded, recordedOrders(shop.shopId, kind, sql`true`), { key: 'order_id' });
  const months = await readMonths(trx, shop.shopId);
  for (const [done, days] of months.entries()) {
    await onProgress?.('posting', done, months.length);
    await append(trx, shop, kind, orderDifferences(shop, kind, rules, null, [], { days, recorded }));
  }
}

async function append(
  trx: ShopTransaction,
  { shopId, currency }: RuledShop,
  kind: OrderCostKind,
  differences: RawBuilder<unknown>,
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
    select ${kind}, o.id, difference, ${currency}::text, difference, day, o.order_on,
      ${ruleRef(`rule:${kind}`, sql`o.id`, 'day')}, 'rule', d.known
    from (${differences}) as d join orders o on o.shop_id = ${shopId} and o.id = d.order_id
    order by day, o.id`,
  });
}

/** Appends the differences of the fixed costs up to a day. */
export async function postFixedCosts(trx: ShopTransaction, shopId: string, rules: readonly RuleTerms[], today: string) {
  await appendEntries(trx, shopId, {
    columns: ['kind', 'amount_minor', 'currency', 'shop_amount_minor', 'occurred_on', 'source_ref', 'quality', 'known'],
    entries: sql`
    select 'custom_cost', difference, s.currency, difference, day,
      'rule:custom_cost:' || rule_id || ':' || day || ':' || times, 'rule', d.known
    from (${fixedDifferences(shopId, rules, today)}) as d join shops s on s.shop_id = ${shopId}
    order by day`,
  });
}
