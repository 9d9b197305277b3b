import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { inShopCurrency } from '../ledger/in-shop-currency.ts';
import type { MergeOptions } from '../orders/merge.ts';
import { appendEntries } from '../ledger/append-entries.ts';

const AMOUNTS = ['discount', 'shipping', 'tax', 'shipping_tax', 'total', 'refunded'] as const;
const amounts = sql.join(AMOUNTS.map((name) => sql.ref(name)));

/** The first value that the file's lines have, by order. */
export const firstOf = (column: string) =>
  sql.raw(`(array_agg(${column} order by line) filter (where ${column} is not null))[1] as ${column}`);

/**
 * Turns the rows of a file with one row for each order that take back some of an order with a row above zero, as WooCommerce's analytics
 * has them, into what was refunded of it.
 */
export async function foldRefundRows(trx: ShopTransaction): Promise<void> {
  await sql`
    update staged s set refunded = case when line = first then back end, total = case when total > 0 then total end
    from (
      select order_ref, -sum(total) filter (where total < 0) as back, min(line) filter (where total > 0) as first
      from staged where total is not null and order_ref is not null group by order_ref having min(total) < 0 and max(total) > 0
    ) as of
    where s.order_ref = of.order_ref and s.total is not null`.execute(trx);
}

/**
 * Rejects, in a file with one row for each order, the rows of an order after its first that give it another total: such a file has its
 * items in rows of their own, and its total is not the order's.
 */
export async function rejectRepeated(trx: ShopTransaction): Promise<void> {
  await sql`
    with rows as (
      select line, total, first_value(total) over (partition by order_ref order by line) as first from staged where total is not null
    )
    update staged set code = 'order_repeated', text = order_ref, discount = null, shipping = null, tax = null, shipping_tax = null, total = null,
      refunded = null, reason = 'The file has this order before, with another total.'
    where line in (select line from rows where total <> first)`.execute(trx);
}

/**
 * Keeps what a file with one row for each order says of them. Another file that says something of an order as a whole takes that back.
 * @returns how many orders it says something new of.
 */
export async function keepStated(trx: ShopTransaction, { shopId, format }: MergeOptions): Promise<number> {
  if (format !== 'orders') {
    await sql`
      update stated_orders set discount = null, shipping = null, tax = null, shipping_tax = null, total = null, refunded = null, cancelled = false
      where shop_id = ${shopId} and order_ref in (
        select order_ref from staged where coalesce(subtotal, discount, shipping, tax, total, refunded) is not null)`.execute(
      trx,
    );
    return 0;
  }
  const { rows } = await sql<{ changed: string }>`
    with changed as (
      insert into stated_orders as s (shop_id, order_ref, ${amounts}, cancelled)
      select ${shopId}, order_ref, ${sql.join(AMOUNTS.map(firstOf))}, bool_or(cancelled)
      from staged where order_ref is not null and (cancelled or total is not null) group by order_ref
      on conflict (shop_id, order_ref) do update set discount = excluded.discount, shipping = excluded.shipping, tax = excluded.tax,
        shipping_tax = excluded.shipping_tax,
        total = excluded.total, refunded = excluded.refunded, cancelled = excluded.cancelled
      where (s.discount, s.shipping, s.tax, s.shipping_tax, s.total, s.refunded, s.cancelled) is distinct from (excluded.discount,
        excluded.shipping, excluded.tax, excluded.shipping_tax, excluded.total, excluded.refunded, excluded.cancelled)
      returning cancelled
    )
    select count(*) filter (where not cancelled) as changed from changed`.execute(trx);
  return Number(rows[0]?.changed ?? 0);
}

export async function hasStated(trx: ShopTransaction, shopId: string): Promise<boolean> {
  const { rows } = await sql`select from stated_orders where shop_id = ${shopId} limit 1`.execute(trx);
  return rows.length > 0;
}

/** What is stated of the file's orders, as lines of the file that say something of their order. */
export const statedOfFile = (shopId: string) => sql`
  select order_ref, 0 as line, null::bigint as subtotal, ${amounts}, null::bigint as fees, cancelled, false as item_refunded, null::bigint as amount
  from stated_orders
  where shop_id = ${shopId} and (cancelled or total is not null)
    and order_ref in (select order_ref from staged where code is null or cancelled)
    and order_ref not in (select order_ref from reported_apart)`;

/**
 * Posts what orders without items were sold for: what was paid without shipping and before discounts, of `said_of` and `said_lines`,
 * by the difference on each day from what was posted before. Once their items are known, it is nothing: those are the goods.
 */
export async function postGoodsWithoutItems(trx: ShopTransaction, { shopId, currency }: MergeOptions): Promise<void> {
  const goods = sql`
    select s.id, s.order_on, s.currency, s.rate, case when s.kind = 'refund' then 'refund' else 'sale' end as entry_kind, case
        when l.order_id is not null then 0
        when s.kind = 'refund' then total + abs(coalesce(tax, 0))
        else total - coalesce(shipping, 0) + abs(coalesce(discount, 0)) end as goods
    from said_of s left join said_lines l on l.order_id = s.id
    where l.order_id is not null or (total is not null and not cancelled)`;
  await createTemporaryTable(trx, 'said_goods', goods, { key: 'id' });
  const posted = sql`
    select e.order_id, e.occurred_on, sum(e.amount_minor) as posted, count(*) as times
    from said_goods g join ledger_entries e on e.shop_id = ${shopId} and e.order_id = g.id
    where e.kind = g.entry_kind and e.source_ref like 'order:%:goods:%'
    group by e.order_id, e.occurred_on`;
  await createTemporaryTable(trx, 'said_goods_posted', posted, { others: ['order_id'] });
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
    with changes as (
      select id, day, sum(goods) as difference, sum(times) as times
      from (
        select id, order_on as day, goods, 0 as times from said_goods
        union all select order_id, occurred_on, -posted, times from said_goods_posted
      ) as part group by id, day
    )
    select entry_kind, g.id, difference, g.currency, g.rate, ${inShopCurrency('difference', 'g', currency)}, day, order_on,
      'order:' || g.id || ':goods:' || day || ':' || times, 'actual'
    from changes join said_goods g on g.id = changes.id
    where difference <> 0`,
  });
}
