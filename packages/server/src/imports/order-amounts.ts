import { NET_SALES_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { VAT_ENTRIES } from '../ledger/vat.ts';
import { inShopCurrency } from '../orders/in-shop-currency.ts';
import type { MergeOptions } from '../orders/merge.ts';
import { firstOf, hasStated, keepStated, postGoodsWithoutItems, statedOfFile } from './stated-orders.ts';
import { tieFile } from './stated-totals.ts';

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

/** Staged lines that say something of their order as a whole. */
const sayingSomething = sql`order_ref is not null
  and (cancelled or item_refunded or coalesce(subtotal, discount, shipping, tax, total, refunded, fees) is not null)`;

const AMOUNTS = ['subtotal', 'discount', 'shipping', 'tax', 'total', 'refunded', 'fees'] as const;

/**
 * The columns that a file with a line for each item fills line by line, where another repeats what the order has as a whole: those with
 * different values in at least a tenth of the orders that have several.
 */
async function filledByLine(trx: ShopTransaction, format: MergeOptions['format']): Promise<ReadonlySet<string>> {
  if (format !== 'lines') return new Set();
  const counted = (name: string) =>
    sql.raw(`count(*) filter (where low_${name} <> high_${name}) > 0
      and count(*) filter (where low_${name} <> high_${name}) * 10 >= count(*) filter (where times_${name} > 1 and high_${name} <> 0)
      as ${name}`);
  const spread = (name: string) =>
    sql.raw(`min(${name}) as low_${name}, max(${name}) as high_${name}, count(${name}) as times_${name}`);
  const { rows } = await sql<Record<string, boolean>>`
    select ${sql.join(AMOUNTS.map(counted))}
    from (select ${sql.join(AMOUNTS.map(spread))} from staged where ${sayingSomething} group by order_ref) as orders`.execute(
    trx,
  );
  return new Set(AMOUNTS.filter((name) => rows[0]?.[name]));
}

/**
 * What each order's lines in the file, or a file with one row for each order before it, say of it as a whole, where the first that says
 * something counts (of what is filled line by line the sum), and the sum of its items: `said_of`, `said_lines`.
 */
async function noteSaid(trx: ShopTransaction, { shopId, format }: MergeOptions): Promise<void> {
  const byLine = await filledByLine(trx, format);
  const columns = sql.join(
    AMOUNTS.map((name) => (byLine.has(name) ? sql.raw(`sum(${name})::bigint as ${name}`) : firstOf(name))),
  );
  const said = sql`
    select order_ref, ${columns}, bool_or(cancelled) as cancelled, sum(amount) filter (where item_refunded) as refunded_items
    from (
      select order_ref, line, subtotal, discount, shipping, tax, total, refunded, fees, cancelled, item_refunded, amount
      from staged where ${sayingSomething} and ${format !== 'orders'}::boolean
      union all ${statedOfFile(shopId)}
    ) as part group by order_ref`;
  await createTemporaryTable(trx, 'said', said, { key: 'order_ref' });
  // Of a file that fills it line by line it is the line's own.
  if (byLine.has('discount'))
    await sql`update staged set line_discount = discount where discount is not null`.execute(trx);
  const of = sql`
    select o.id, o.order_on, o.kind, o.currency, o.rate, said.* from said join orders o on o.shop_id = ${shopId} and o.external_id = said.order_ref`;
  await createTemporaryTable(trx, 'said_of', of, { key: 'id' });
  const lines = sql`
    select l.order_id, coalesce(sum(l.amount_minor) filter (where quantity >= 0), 0) as lines,
      coalesce(-sum(l.amount_minor) filter (where quantity < 0), 0) as returned
    from said_of join order_lines l on l.shop_id = ${shopId} and l.order_id = said_of.id group by l.order_id`;
  await createTemporaryTable(trx, 'said_lines', lines, { key: 'order_id' });
}

/** What is said of each order beside what was posted before: `known`. */
async function noteKnown(trx: ShopTransaction, shopId: string): Promise<void> {
  const posted = (kind: string) =>
    sql`coalesce(sum(amount_minor) filter (where source_ref like 'order:%' and e.kind = ${sql.lit(kind)}), 0)`;
  const fees = sql`coalesce(sum(amount_minor) filter (where source_ref like 'order:%:fees:%'), 0)`;
  const entries = sql`
    select e.order_id, count(*) filter (where order_line_id is null) as times, ${posted('discount')} as posted_discount,
      ${posted('tax')} as posted_tax, ${posted('shipping_charged')} as posted_shipping, ${posted('refund')} as posted_refund,
      ${posted('tip')} as posted_tip, ${fees} as posted_fees,
      coalesce(sum(amount_minor) filter (where e.kind in (${netSalesKinds}, 'shipping_charged', 'tip')), 0) as net
    from said_of join ledger_entries e on e.shop_id = ${shopId} and e.order_id = said_of.id and not ${VAT_ENTRIES}
    group by e.order_id`;
  await createTemporaryTable(trx, 'said_entries', entries, { key: 'order_id' });
  const known = sql`
    select s.*, coalesce(abs(s.discount), 0) as given,
      coalesce(l.lines, s.total - coalesce(s.shipping, 0) + coalesce(abs(s.discount), 0), 0) as lines,
      coalesce(l.returned, 0) as returned, coalesce(e.times, 0) as times,
      coalesce(e.posted_discount, 0) as posted_discount, coalesce(e.posted_tax, 0) as posted_tax,
      coalesce(e.posted_shipping, 0) as posted_shipping, coalesce(e.posted_refund, 0) as posted_refund,
      coalesce(e.posted_tip, 0) as posted_tip, coalesce(e.posted_fees, 0) as posted_fees, coalesce(e.net, 0) as net
    from said_of s left join said_lines l on l.order_id = s.id left join said_entries e on e.order_id = s.id`;
  await createTemporaryTable(trx, 'known', known, { key: 'id' });
}

/**
 * Whether the items of a file with quantities after refunds have their prices after coupons, as Advanced Order Export writes them: by the
 * orders whose quantities are whole, and by what earlier files of such orders showed. Without either they have.
 */
async function pricesAfterCoupons(trx: ShopTransaction): Promise<boolean> {
  const { rows } = await sql<{ after: boolean }>`
    select count(*) filter (where whole and abs(lines - subtotal + given) < abs(lines - subtotal))
      >= count(*) filter (where posted_discount <> 0 or whole and abs(lines - subtotal) < abs(lines - subtotal + given)) as after
    from (select *, coalesce(refunded, 0) = 0 as whole from known where given > 0 and subtotal is not null) as k`.execute(
    trx,
  );
  return rows[0]?.after ?? false;
}

/**
 * Posts what orders have as a whole (discounts, shipping, included tax, refunds) by the difference from what was posted before,
 * so that an export that says the same changes nothing and one that says more adds only that. What the file is silent about
 * stays. Formulas, in the order they are used:
 * - discount: as given; on the goods unless the order's total adds up without it (it was on the shipping, or is in the prices);
 *   from the subtotal where none is given; of Shopify with what is left of lines that were removed from the order since, which its
 *   subtotal and total no longer have
 * - tax: a part of the net sales only where the total adds up with it inside the prices, or without a total the owner says so; then it
 *   is taken out
 * - tip: what Shopify's total has beyond subtotal, shipping and tax; fees: as given
 * - refunded: without its part of the tax; less removed lines, which the total lacks already, and what quantities given after refunds, or items that came back, took out already. Its day
 *   is not known, so it counts on the order's, as an estimate; of a file that says nothing of the order as a whole, the items that it
 *   says were refunded
 * - an order without items has one sale, see `postGoodsWithoutItems`
 * - an order that was called off after it had been imported is taken back whole
 * Then the platform's own totals are compared with what is counted: see `tieFile`.
 * @returns how many orders a file with one row for each says something new of.
 */
export async function mergeOrderAmounts(
  trx: ShopTransaction,
  {
    quantityAfterRefunds,
    taxInside,
    ...options
  }: MergeOptions & { readonly quantityAfterRefunds: boolean; readonly taxInside: boolean },
): Promise<number> {
  const { shopId, currency, format } = options;
  const { rows } = await sql`select from staged where ${sayingSomething} limit 1`.execute(trx);
  const stated = format === 'orders' || (await hasStated(trx, shopId));
  if (rows.length === 0 && !stated) {
    await tieFile(trx, shopId, false);
    return 0;
  }
  const changed = stated ? await keepStated(trx, options) : 0;
  // Shopify's subtotal is after discounts. That of others is before, and gives what was ordered where lines no longer do.
  const afterDiscounts = sql`${format === 'shopify'}::boolean and subtotal is not null`;
  await noteSaid(trx, options);
  if (stated) await postGoodsWithoutItems(trx, options);
  await noteKnown(trx, shopId);
  const afterCoupons = quantityAfterRefunds && (await pricesAfterCoupons(trx));
  const whole = afterCoupons ? sql`coalesce(subtotal - given, lines)` : sql`coalesce(subtotal, lines)`;
  const ordered = quantityAfterRefunds ? whole : sql`lines`;
  await sql`
    with discounted as (
      select *, case
        when discount is null then greatest(lines - coalesce(subtotal, lines), 0)
        when ${afterCoupons}::boolean then 0
        when ${afterDiscounts} then case when abs(lines - subtotal) < abs(lines - given - subtotal) then 0 else given end
        when least(abs(rest), abs(rest - coalesce(tax, 0))) < least(abs(rest + given), abs(rest + given - coalesce(tax, 0))) then 0
        else given end as discount_goods
      from (select *, total - ${ordered} - coalesce(shipping, 0) - coalesce(fees, 0) as rest from known) as k
    ), taxed as (
      select *, coalesce(tax > 0 and case when total is null then ${taxInside}::boolean
          else abs(rest_of_total) < abs(rest_of_total - tax) end, false) as tax_inside
      from (
        select *, case when ${afterDiscounts} then total - subtotal - coalesce(shipping, 0) else rest + discount_goods end as rest_of_total
        from discounted) as d
    ), removing as (
      select *, case when total > 0 then (total - coalesce(tax, 0))::numeric / total else 1 end as share,
        case when ${afterDiscounts} then greatest(lines - discount_goods - subtotal, 0) else 0 end as removed,
        case when ${afterDiscounts} then greatest(rest_of_total - case when tax_inside then 0 else coalesce(tax, 0) end, 0) end as tip
      from taxed
    ), refunding as (
      select *, greatest(round(abs(coalesce(refunded, 0)) * share) - round(removed * case when tax_inside then share else 1 end)
        - greatest(${ordered} - lines, 0) - returned, 0) as refunded_net
      from removing
    ), wanted as (
      select id, order_on, currency, rate, times, entry_kind, difference, quality from refunding cross join lateral (values
        ('discount', case when not cancelled and coalesce(discount, subtotal) is not null then -discount_goods - removed - posted_discount end, 'actual'),
        ('tip', case when not cancelled then tip - posted_tip end, 'actual'),
        ('sale', case when not cancelled and fees is not null then fees - posted_fees end, 'actual'),
        ('tax', case when not cancelled and tax is not null then case when tax_inside then -tax else 0 end - posted_tax end, 'actual'),
        ('shipping_charged', case when not cancelled and shipping is not null then shipping - posted_shipping end, 'actual'),
        ('refund', case when cancelled then -net when coalesce(refunded, total) is not null then -refunded_net - posted_refund
          when refunded_items > 0 then -refunded_items - posted_refund end, 'estimate')
      ) as entry (entry_kind, difference, quality)
      where refunding.kind = 'order'
    )
    insert into ledger_entries (shop_id, kind, order_id, amount_minor, currency, rate, shop_amount_minor, occurred_on, order_on,
      source_ref, quality)
    select ${shopId}, entry_kind, id, difference, currency, rate, ${inShopCurrency('difference', 'wanted', currency)}, order_on, order_on,
      'order:' || id || ':' || case entry_kind when 'sale' then 'fees' else entry_kind end || ':' || times, quality
    from wanted where difference <> 0`.execute(trx);
  await tieFile(trx, shopId, true);
  return changed;
}
