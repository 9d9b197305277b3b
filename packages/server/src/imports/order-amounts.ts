import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import type { ChangedOrder } from '../ledger/coverage.ts';
import { inShopCurrency } from '../ledger/in-shop-currency.ts';
import { VAT_ENTRIES } from '../ledger/vat.ts';
import type { MergeOptions } from '../orders/merge.ts';
import { firstOf, hasStated, keepStated, postGoodsWithoutItems, statedOfFile } from './stated-orders.ts';
import { tieFile } from './stated-totals.ts';
import { refundsOfOrders, vatOfOrders } from './vat-and-refunds.ts';
import { appendEntries } from '../ledger/append-entries.ts';

/** Staged lines that say something of their order as a whole. */
const sayingSomething = sql`order_ref is not null
  and (cancelled or item_refunded or coalesce(subtotal, discount, shipping, tax, shipping_tax, total, refunded, fees) is not null)`;

const AMOUNTS = ['subtotal', 'discount', 'shipping', 'tax', 'shipping_tax', 'total', 'refunded', 'fees'] as const;

/** What was posted of an order before, by `noteKnown`. */
const SUMS = [
  'times',
  'posted_discount',
  'posted_tax',
  'posted_shipping',
  'posted_refund',
  'posted_tip',
  'posted_fees',
  'posted_shipping_back',
  'posted_tip_back',
] as const;

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
  const columnOf = (name: (typeof AMOUNTS)[number]) => {
    if (byLine.has(name)) return sql.raw(`sum(${name})::bigint as ${name}`);
    // VAT that is filled line by line is that of the items.
    if (name === 'shipping_tax' && byLine.has('tax')) return sql`coalesce(min(shipping_tax), 0) as shipping_tax`;
    return firstOf(name);
  };
  const columns = sql.join(AMOUNTS.map(columnOf));
  const said = sql`
    select order_ref, ${columns}, bool_or(cancelled) as cancelled, sum(amount) filter (where item_refunded) as refunded_items
    from (
      select order_ref, line, subtotal, discount, shipping, tax, shipping_tax, total, refunded, fees, cancelled, item_refunded, amount
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

/** What is said of each order beside what was posted before: `known`. Refunds of shipping and tips are apart from what was charged. */
async function noteKnown(trx: ShopTransaction, shopId: string): Promise<void> {
  const sumOf = (filter: RawBuilder<unknown>) => sql`coalesce(sum(amount_minor) filter (where ${filter}), 0)`;
  const posted = (kind: string) =>
    sumOf(sql`source_ref like 'order:%' and source_ref not like '%:refund-%' and e.kind = ${sql.lit(kind)}`);
  const back = (kind: string) => sumOf(sql`source_ref like 'order:%:refund-%' and e.kind = ${sql.lit(kind)}`);
  const entries = sql`
    select e.order_id, count(*) filter (where order_line_id is null) as times, ${posted('discount')} as posted_discount,
      ${posted('tax')} as posted_tax, ${posted('shipping_charged')} as posted_shipping, ${posted('refund')} as posted_refund,
      ${posted('tip')} as posted_tip, ${sumOf(sql`source_ref like 'order:%:fees:%'`)} as posted_fees,
      ${back('shipping_charged')} as posted_shipping_back, ${back('tip')} as posted_tip_back
    from said_of join ledger_entries e on e.shop_id = ${shopId} and e.order_id = said_of.id and not ${VAT_ENTRIES}
    group by e.order_id`;
  await createTemporaryTable(trx, 'said_entries', entries, { key: 'order_id' });
  const of = (name: string) => sql.raw(`coalesce(e.${name}, 0) as ${name}`);
  const known = sql`
    select s.*, coalesce(abs(s.discount), 0) as given,
      coalesce(l.lines, s.total - coalesce(s.shipping, 0) + coalesce(abs(s.discount), 0), 0) as lines,
      coalesce(l.returned, 0) as returned, ${sql.join(SUMS.map(of))}
    from said_of s left join said_lines l on l.order_id = s.id left join said_entries e on e.order_id = s.id`;
  await createTemporaryTable(trx, 'known', known, { key: 'id' });
}

/** Minor units by which totals may differ from their parts by rounding. */
const ROUNDING = 5;

/**
 * The fees of WooCommerce's orders in a file that has no column for them, as the default columns of its plugins have none: what the total
 * has beyond goods, shipping and tax. Only where the items are all there: what is left is an item else.
 */
async function findFees(trx: ShopTransaction): Promise<void> {
  await sql`
    update known set fees = total - (subtotal - given) - coalesce(shipping, 0) - tax
    where fees is null and total > 0 and tax is not null and subtotal is not null and not cancelled
      and total - (subtotal - given) - coalesce(shipping, 0) - tax > ${ROUNDING}
      and (refunded > 0 or abs(lines - (subtotal - given)) <= ${ROUNDING})`.execute(trx);
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
 * - tax: what of it is inside the prices is taken out: see `vatOfOrders`
 * - tip: what Shopify's total has beyond subtotal, shipping and tax; fees: as given, else see `findFees`
 * - refunded: see `refundsOfOrders`. Its day is not known, so it counts on the order's, as an estimate
 * - an order without items has one sale, see `postGoodsWithoutItems`
 * - of an order that was called off nothing is posted here: see `takeBackCalledOff`
 * Then the platform's own totals are compared with what is counted: see `tieFile`.
 * @returns how many orders a file with one row for each says something new of (`stated`), and those of which something else was paid.
 */
export async function mergeOrderAmounts(
  trx: ShopTransaction,
  {
    quantityAfterRefunds,
    taxInside,
    ...options
  }: MergeOptions & { readonly quantityAfterRefunds: boolean; readonly taxInside: boolean },
): Promise<{ readonly stated: number; readonly changed: readonly ChangedOrder[] }> {
  const { shopId, currency, format } = options;
  const { rows } = await sql`select from staged where ${sayingSomething} limit 1`.execute(trx);
  const stated = format === 'orders' || (await hasStated(trx, shopId));
  if (rows.length === 0 && !stated) {
    return { stated: 0, changed: await tieFile(trx, shopId, false) };
  }
  const said = stated ? await keepStated(trx, options) : 0;
  // Shopify's subtotal is after discounts. That of others is before, and gives what was ordered where lines no longer do.
  const afterDiscounts = sql`${format === 'shopify'}::boolean and subtotal is not null`;
  await noteSaid(trx, options);
  if (stated) await postGoodsWithoutItems(trx, options);
  await noteKnown(trx, shopId);
  if (format === 'woocommerce') await findFees(trx);
  const afterCoupons = quantityAfterRefunds && (await pricesAfterCoupons(trx));
  const whole = afterCoupons ? sql`coalesce(subtotal - given, lines)` : sql`coalesce(subtotal, lines)`;
  const ordered = quantityAfterRefunds ? whole : sql`lines`;
  await appendEntries(trx, shopId, {
    columns: [
      'kind',
      'order_id',
      'amount_minor',
      'currency',
      'rate',
      'shop_amount_minor',
      'occurred_on',
      'order_on',
      'source_ref',
      'quality',
    ],
    entries: sql`
    with discounted as materialized (
      select *, case
        when discount is null then greatest(lines - coalesce(subtotal, lines), 0)
        when ${afterCoupons}::boolean then 0
        when ${afterDiscounts} then case when abs(lines - subtotal) < abs(lines - given - subtotal) then 0 else given end
        when least(abs(rest), abs(rest - coalesce(tax, 0))) < least(abs(rest + given), abs(rest + given - coalesce(tax, 0))) then 0
        else given end as discount_goods
      from (select *, total - ${ordered} - coalesce(shipping, 0) - coalesce(fees, 0) as rest from known) as k
    ), parts as materialized (
      select *, case when ${afterDiscounts} then subtotal else ${ordered} + coalesce(fees, 0) - discount_goods end as goods,
        case when ${afterDiscounts} then greatest(lines - discount_goods - subtotal, 0) else 0 end as removed,
        ${afterDiscounts} as after_discounts, ${ordered} as ordered
      from discounted
    ), ${vatOfOrders(taxInside)}, ${refundsOfOrders}, wanted as (
      select id, order_on, currency, rate, times, entry_kind, part, difference, quality from refunding cross join lateral (values
        ('discount', 'discount', case when not cancelled and coalesce(discount, subtotal) is not null then charged_discount - posted_discount end, 'actual'),
        ('tip', 'tip', case when not cancelled then tip - posted_tip end, 'actual'),
        ('sale', 'fees', case when not cancelled and fees is not null then fees - posted_fees end, 'actual'),
        ('tax', 'tax', case when not cancelled and tax is not null then charged_tax - posted_tax end, vat_quality),
        ('shipping_charged', 'shipping', case when not cancelled and shipping is not null then charged_shipping - posted_shipping end, vat_quality),
        ('refund', 'refund', case when not cancelled and refund_known then -goods_back - posted_refund end, 'estimate'),
        ('shipping_charged', 'refund-shipping',
          case when not cancelled and refund_known then -shipping_back - posted_shipping_back end, 'estimate'),
        ('tip', 'refund-tip', case when not cancelled and refund_known then -tip_back - posted_tip_back end, 'estimate')
      ) as entry (entry_kind, part, difference, quality)
      where refunding.kind = 'order'
    )
    select entry_kind, id, difference, currency, rate, ${inShopCurrency('difference', 'wanted', currency)}, order_on, order_on,
      'order:' || id || ':' || part || ':' || times, quality
    from wanted where difference <> 0`,
  });
  return { stated: said, changed: await tieFile(trx, shopId, true) };
}
