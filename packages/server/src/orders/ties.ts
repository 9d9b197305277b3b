import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import type { ChangedOrder } from '../ledger/coverage.ts';
import { VAT_ENTRIES } from '../ledger/vat.ts';

/**
 * The columns of the temporary table `stated`, one row for each order: what its platform says of it as a whole, in minor units. `state`
 * is `counted`, or why the order is left out of the sales.
 */
export const STATED_COLUMNS = [
  'order_ref text collate "C"',
  'state text',
  'placed_on date',
  'currency char(3)',
  'total bigint',
  'subtotal bigint',
  'discount bigint',
  'shipping bigint',
  'tip bigint',
  'tax bigint',
  'refunded bigint',
  'gift_card bigint',
  'duties bigint',
  'gift_card_sold bigint',
  'edited boolean',
  'by_gift_card boolean',
  'lines_rejected boolean',
] as const;

const STATEMENT = [
  'state',
  'order_id',
  'placed_on',
  'currency',
  'total',
  'goods',
  'discount',
  'shipping',
  'tip',
  'vat',
  'stated_tax',
  'gift_card',
  'duties',
  'gift_card_sold',
  'edited',
  'by_gift_card',
  'lines_rejected',
  'difference',
  'cause',
] as const;
const columns = (of?: string) =>
  sql.join(STATEMENT.map((name) => (of === undefined ? sql.ref(name) : sql.ref(`${of}.${name}`))));

/**
 * Statements of orders that this import or reading has changed and says nothing of as a whole: they are compared again. `merged` has
 * the orders.
 */
async function addKnownStatements(trx: ShopTransaction, shopId: string): Promise<void> {
  const { rows } = await sql`select from order_statements where shop_id = ${shopId} limit 1`.execute(trx);
  if (rows.length === 0) return;
  await sql`
    insert into stated (order_ref, state, placed_on, total, tax, gift_card, duties, gift_card_sold, edited, by_gift_card, lines_rejected)
    select order_ref, state, placed_on, total, stated_tax, gift_card, duties, gift_card_sold, edited, by_gift_card, lines_rejected
    from order_statements s
    where shop_id = ${shopId} and state = 'counted'
      and order_ref = any (array(select order_ref from merged except select order_ref from stated))`.execute(trx);
}

/** What is counted of the orders, without their refunds: `counted_parts`. */
async function noteCounted(trx: ShopTransaction, shopId: string): Promise<void> {
  await sql`analyze stated`.execute(trx);
  await createTemporaryTable(
    trx,
    'stated_of',
    sql`
      select s.order_ref, o.id, o.order_on, o.kind, case when o.rate_on is not null then o.currency end as currency
      from stated s join orders o on o.shop_id = ${shopId} and o.external_id = s.order_ref`,
    { key: 'id' },
  );
  await createTemporaryTable(
    trx,
    'counted_parts',
    sql`
      select o.id, o.order_ref, min(o.order_on) as order_on, min(o.currency) as currency,
        coalesce(sum(amount_minor) filter (where e.kind = 'sale' or (e.kind = 'refund' and o.kind = 'refund')), 0)::bigint as goods,
        coalesce(sum(amount_minor) filter (where e.kind = 'discount'), 0)::bigint as discount,
        coalesce(sum(amount_minor) filter (where e.kind = 'shipping_charged'), 0)::bigint as shipping,
        coalesce(sum(amount_minor) filter (where e.kind = 'tip'), 0)::bigint as tip,
        coalesce(sum(amount_minor) filter (where e.kind = 'tax'), 0)::bigint as tax,
        count(distinct order_line_id) as lines
      from stated_of o left join ledger_entries e on e.shop_id = ${shopId} and e.order_id = o.id
        and e.kind in ('sale', 'discount', 'shipping_charged', 'tip', 'tax', 'refund')
        and e.source_ref not like '%:refund-%' and not ${VAT_ENTRIES}
      group by o.id, o.order_ref`,
    { key: 'order_ref' },
  );
}

/**
 * The rows of `order_statements`, of `stated` and `counted_parts`. What a platform states beside the total says why the two differ: where
 * its subtotal, shipping, tip and VAT add up to its total, the lines are not those of the total any more. Duties and gift cards that were
 * sold are in the total and no sale: what they are of the difference has their name, and the rest is looked at without them. An order that is left out counts
 * nothing, so all of its total is the difference.
 */
const compared = (shopId: string) => sql`
  with parts as (
    select s.order_ref, coalesce(s.state, 'counted') as state, c.id as order_id,
      case when s.state = 'counted' then c.order_on else coalesce(s.placed_on, c.order_on) end as placed_on,
      coalesce(s.currency, c.currency) as currency, s.total, s.subtotal, s.refunded, s.tax as stated_tax, s.gift_card, s.duties, s.gift_card_sold, coalesce(s.edited, false) as edited,
      coalesce(s.by_gift_card, false) as by_gift_card, coalesce(s.lines_rejected, false) as lines_rejected, c.lines,
      case when s.state = 'counted' then c.goods
        else coalesce(s.total - coalesce(s.shipping, 0) - coalesce(s.tax, 0) - coalesce(s.tip, 0) + abs(coalesce(s.discount, 0)), 0) end as goods,
      case when s.state = 'counted' then c.discount else -abs(coalesce(s.discount, 0)) end as discount,
      case when s.state = 'counted' then c.shipping else coalesce(s.shipping, 0) end as shipping,
      case when s.state = 'counted' then c.tip else coalesce(s.tip, 0) end as tip,
      case when s.state = 'counted' then coalesce(s.tax, 0) + c.tax else coalesce(s.tax, 0) end as vat,
      s.total - (s.subtotal + coalesce(s.shipping, 0) + coalesce(s.tip, 0)) as own_rest, abs(coalesce(s.discount, 0)) as own_discount
    from stated s left join counted_parts c on c.order_ref = s.order_ref
    where s.state <> 'counted' or c.id is not null
  ), compared as (
    select *, case when state = 'counted' then total - (goods + discount + shipping + tip + vat)
        when currency is null then total end as difference, greatest(lines, 1) + 1 as rounding,
      coalesce(duties, 0) + coalesce(gift_card_sold, 0) as no_sales,
      coalesce(least(abs(own_rest), abs(own_rest + own_discount), abs(own_rest - coalesce(stated_tax, 0)),
        abs(own_rest + own_discount - coalesce(stated_tax, 0))) <= 1, false) as totals_tie
    from parts
  ), differing as (
    select *, difference - no_sales as rest from compared
  )
  select ${shopId}::uuid as shop_id, order_ref, state, order_id, placed_on, currency, total, goods, discount, shipping, tip, vat,
    stated_tax, gift_card, duties, gift_card_sold, edited, by_gift_card, lines_rejected, difference, case
      when state <> 'counted' then state
      when difference is null or abs(difference) <= 1 then null
      when lines_rejected then 'rejected'
      when no_sales > 0 and abs(rest) <= rounding then
        case when coalesce(duties, 0) >= coalesce(gift_card_sold, 0) then 'duties' else 'gift_card_sold' end
      when abs(rest + gift_card) <= rounding then 'gift_card'
      when abs(rest) <= rounding then 'rounding'
      when by_gift_card and rest < 0 then 'gift_card'
      when rest > 0 and rest <= abs(refunded) then 'refunded'
      when edited or totals_tie then 'edited'
      else 'unknown' end as cause
  from differing where state <> 'counted' or total is not null or stated_tax is not null`;

/**
 * Compares each order's total, as its platform states it, with what is counted of it, and keeps both. To be called in the transaction
 * that posted the orders, with the tables `stated` (see `STATED_COLUMNS`) and `merged`. An order that is counted stays so where a file
 * cannot be read or is in another currency. Of an order without a total the VAT alone is kept.
 * @returns the orders that were known before and for which something else was paid than before, which may be without any entry.
 */
export async function tieOrders(trx: ShopTransaction, shopId: string): Promise<ChangedOrder[]> {
  await addKnownStatements(trx, shopId);
  await noteCounted(trx, shopId);
  await createTemporaryTable(trx, 'tied', compared(shopId), { key: 'order_ref' });
  const extra = (of: string) =>
    sql.raw(`coalesce(${of}.vat, 0) + coalesce(${of}.duties, 0) + coalesce(${of}.gift_card_sold, 0)`);
  const { rows } = await sql<ChangedOrder>`
    select t.order_id as id, o.order_on as day
    from tied t join merged m on m.order_id = t.order_id and not m.is_new join orders o on o.shop_id = ${shopId} and o.id = t.order_id
      left join order_statements s on s.shop_id = ${shopId} and s.order_ref = t.order_ref and s.state = 'counted'
    where t.state = 'counted' and ${extra('s')} <> ${extra('t')}`.execute(trx);
  await sql`
    insert into order_statements as s (shop_id, order_ref, ${columns()})
    select shop_id, order_ref, ${columns()} from tied
    on conflict (shop_id, order_ref) do update set (${columns()}) = row(${columns('excluded')})
    where (excluded.state not in ('rejected', 'other_currency') or s.state <> 'counted')
      and (${columns('s')}) is distinct from (${columns('excluded')})`.execute(trx);
  return rows;
}
