import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { ruleTable, type RuleTerms } from './cost-rules.ts';
import { appendEntries } from './append-entries.ts';

/** Entries that a rule of the VAT has posted. What a platform or a file states has other references. */
export const VAT_ENTRIES = sql.raw(`source_ref like 'vat:%'`);

/** Those of what was given back, apart from what was sold: the goods' cost takes of a refund what can be sold again, without its VAT. */
export const REFUND_VAT_ENTRIES = sql.raw(`source_ref like 'vat:refund:%'`);

/** Sums of thirds and sevenths of a unit are no exact decimals: half a unit is recognised to six places. */
const rounded = (amount: string) => sql.raw(`round(round(${amount}, 6))`);

/**
 * What was sold, given back (`back`) and charged for shipping, of each order, line (null: the order as a whole) and day, without the VAT of
 * rules: `gross`; and what rules have `posted` of it. The VAT of the shipping is a part of the shipping.
 */
const parts = (shopId: string, orders: RawBuilder<unknown> | null) => sql`
  select order_id, order_line_id, occurred_on as day, case kind when 'shipping_charged' then kind else 'tax' end as kind,
    kind = 'refund' or ${REFUND_VAT_ENTRIES} as back, min(order_on) as order_on, coalesce(sum(shop_amount_minor) filter (where kind <> 'tax' and not ${VAT_ENTRIES}), 0) as gross,
    coalesce(sum(shop_amount_minor) filter (where kind = 'sale'), 0) as sold,
    coalesce(bool_or(kind = 'tax' and not ${VAT_ENTRIES}), false) as stated,
    coalesce(sum(shop_amount_minor) filter (where source_ref like 'order:%:goods:%'), 0) as by_total,
    coalesce(sum(shop_amount_minor) filter (where ${VAT_ENTRIES}), 0) as posted,
    coalesce(sum(known) filter (where ${VAT_ENTRIES}), 0) as live, count(*) filter (where ${VAT_ENTRIES}) as times
  from ${
    orders === null
      ? sql`ledger_entries where shop_id = ${shopId} and`
      : // Apart from the kinds, by which the planner would rather read all days and compare each entry with each order.
        sql`(select * from ledger_entries where shop_id = ${shopId} and order_id = any (array(${orders})) offset 0) as e where`
  } kind in ('sale', 'discount', 'refund', 'tax', 'shipping_charged') and order_id is not null
  group by 1, 2, 3, 4, 5`;

/**
 * The orders of the parts: those of which nothing states the tax have a rule's, and those of which 0 is stated (`zero`) that of a rule
 * which counts over it.
 */
const ordersOfParts = (shopId: string) => sql`
  select o.id, o.order_on, o.country, p.by_total, p.stated or coalesce(o.vat_stated, false) as stated,
    coalesce(not o.vat_stated, false) as zero
  from (
    select order_id, bool_or(stated) as stated, sum(by_total) <> 0 as by_total from vat_parts group by order_id
  ) as p join orders o on o.shop_id = ${shopId} and o.id = p.order_id`;

/**
 * The lines of these orders, each with its weight in the order: what it sold for; where nothing was sold what came back, else all
 * alike. An order without items is one such line, in no group. `inside` is the part of its price that is VAT; null without a rule.
 */
const ratedLines = (shopId: string, rules: readonly RuleTerms[], ofSome: boolean) => sql`
  with ${ruleTable(rules)}, line as (
    select order_id, order_line_id, sum(sold) as sold, sum(abs(gross)) as moved
    from vat_parts where kind = 'tax' and order_line_id is not null group by order_id, order_line_id
  ), item as (
    select o.id as order_id, l.order_line_id, o.order_on, o.country, o.by_total, o.zero, f.product_group, coalesce(l.sold, 0) as sold,
      coalesce(l.moved, 0) as moved
    from vat_orders o left join line l on l.order_id = o.id
      left join (
        select id, sku, name from order_lines
        where shop_id = ${shopId} ${ofSome ? sql`and order_id = any (array(select id from vat_orders)) offset 0` : sql``}
      ) as i on i.id = l.order_line_id
      left join product_facts f on f.shop_id = ${shopId} and f.code = coalesce(i.sku, i.name)
    where not o.stated
  ), rate as materialized (
    select c.*, r.percent, r.vat_included
    from (select distinct order_on, country, product_group, zero from item) as c cross join lateral (
      select percent, vat_included from rule
      where (over_zero or not c.zero) and c.order_on >= valid_from and c.order_on <= coalesce(valid_to, 'infinity')
        and lower(coalesce(rule.country, c.country, '')) = lower(coalesce(c.country, ''))
        and lower(coalesce(rule.product_group, c.product_group, '')) = lower(coalesce(c.product_group, ''))
      order by rule.country is null, rule.product_group is null, place desc limit 1
    ) as r
  )
  select order_id, order_line_id, by_total, case when r.percent is not null
      then case when r.vat_included or i.by_total then r.percent else 0 end end as percent,
    case when sum(greatest(sold, 0)) over each > 0 then greatest(sold, 0) when sum(moved) over each > 0 then moved else 1 end as weight
  from item i left join rate r on (r.order_on, coalesce(r.country, ''), coalesce(r.product_group, ''), r.zero)
    = (i.order_on, coalesce(i.country, ''), coalesce(i.product_group, ''), i.zero)
  window each as (partition by order_id)`;

/**
 * Of each order whose lines all have a rule, the part of its amounts as a whole that is VAT: the mean of its lines by their weight. Where
 * one lacks a rule, the VAT of the order is not known.
 */
const ratedOrders = sql`
  select order_id, min(percent) as least, max(percent) as most, sum(weight * percent / (100 + percent)) / sum(weight) as inside
  from vat_lines group by order_id having bool_and(percent is not null)`;

/**
 * Fills the temporary table `vat_changes`: of each order, line, day and kind (`tax`, also of what was given `back`, or `shipping_charged` for
 * the VAT of the shipping) the
 * `difference` between the VAT that the rules say and what was posted of it before, signed as it enters the profit.
 *
 * Prices that include VAT: VAT = amount x rate / (100 + rate), of each order, day and kind rounded once, half away from zero, and spread
 * over the lines by cumulative rounding. What an order has as a whole (discounts, refunds, shipping) has the mean rate of its lines. Where
 * VAT is added to the prices it is in no amount, but in the total of an order that is known by its total alone. The day of the order
 * decides on the rule, also of what comes back later. Orders whose tax is stated have none of a rule; where it is stated as 0, that of a
 * rule which counts over it.
 * @param orders a query of the orders to look at; null: all.
 */
export async function noteVatChanges(
  trx: ShopTransaction,
  shopId: string,
  rules: readonly RuleTerms[],
  orders: RawBuilder<unknown> | null,
): Promise<void> {
  const ofVat = rules.filter(({ kind }) => kind === 'tax');
  await createTemporaryTable(trx, 'vat_parts', parts(shopId, orders), { others: ['order_id'] });
  await createTemporaryTable(trx, 'vat_orders', ordersOfParts(shopId), { key: 'id' });
  await createTemporaryTable(trx, 'vat_lines', ratedLines(shopId, ofVat, orders !== null), { others: ['order_id'] });
  await createTemporaryTable(trx, 'vat_rates', ratedOrders, { key: 'order_id' });
  const changes = sql`
    with exact as (
      select p.*, case
          -- One rate for all lines is exact; a mean of several is not.
          when r.least = r.most then p.gross * r.most / (100 + r.most)
          when l.percent is not null then p.gross * l.percent / (100 + l.percent)
          else p.gross * r.inside end as vat
      from vat_parts p left join vat_rates r using (order_id)
        left join vat_lines l on r.order_id is not null and l.order_id = p.order_id and l.order_line_id = p.order_line_id
    ), running as (
      select *, sum(vat) over (partition by order_id, kind, day order by order_line_id nulls last, back) as upto from exact
    ), wanted as (
      select *, case when vat is null then 0 else ${rounded('upto - vat')} - ${rounded('upto')} end as amount from running
    )
    select order_id, order_line_id, order_on, day, kind, back, amount - posted as difference,
      case when vat is null then 0 else 1 end - live as known, times
    from wanted where amount <> posted or case when vat is null then 0 else 1 end <> live`;
  await createTemporaryTable(trx, 'vat_changes', changes, { others: ['order_id'] });
}

/** Whether the shop has, or had, a rule of the VAT. */
export async function hasVatRules(trx: ShopTransaction, shopId: string): Promise<boolean> {
  const { rows } = await sql`
    select from cost_rules where shop_id = ${shopId} and kind = 'tax' limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Brings the VAT in the ledger in line with the rules, by appending differences. Doing it again changes nothing.
 * @param orders a query of the orders to look at; null: all.
 */
export async function postVat(
  trx: ShopTransaction,
  shopId: string,
  rules: readonly RuleTerms[],
  orders: RawBuilder<unknown> | null,
): Promise<void> {
  if (!(await hasVatRules(trx, shopId))) return;
  await noteVatChanges(trx, shopId, rules, orders);
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
    select kind, order_id, order_line_id, difference, (select currency from shops where shop_id = ${shopId}), difference, day,
      order_on, 'vat:' || case when back then 'refund' else kind end || ':' || coalesce(order_line_id::text, 'order-' || order_id) || ':' || day || ':' || times, 'rule', known
    from vat_changes order by order_id, day`,
  });
}
