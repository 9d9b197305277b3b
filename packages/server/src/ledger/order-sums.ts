import { LEAST_GOODS_COVERAGE, NET_SALES_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { needsNoGoodsCost } from './no-goods.ts';
import { replaceRows } from './replace-rows.ts';

const kindsOf = (kinds: readonly string[]) => sql.join(kinds.map((kind) => sql.lit(kind)));
const netSalesKinds = kindsOf(NET_SALES_KINDS);
/** What the customer was charged, with tax, before anything was given back. */
const chargedKinds = kindsOf(['sale', 'discount', 'shipping_charged', 'tip']);

/** True of the orders with entries on some days. @param days null: all of the shop. */
const amongOrders = (order: string, shopId: string, days: readonly string[] | null) =>
  days === null
    ? sql`true`
    : sql`${sql.raw(order)} = any (array(
        select distinct order_id from order_totals where shop_id = ${shopId} and occurred_on = any (${days}::date[])))`;

/**
 * Writes again what each order adds up to but its profit, over all of its days, of all orders with entries on some days: what was charged,
 * its net sales, and the text that it is found by.
 * @param days null: all of the shop.
 */
export async function refreshOrderSums(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<void> {
  const ofOrders = amongOrders('order_id', shopId, days);
  await replaceRows(trx, {
    table: 'order_sums',
    shopId,
    key: ['order_id'],
    others: ['charged_minor', 'net_minor', 'found_by'],
    where: days === null ? null : ofOrders,
    rows: sql`
      select o.id as order_id, charged as charged_minor, net as net_minor,
        lower(o.external_id || ' ' || coalesce(o.customer, '')) as found_by
      from orders o join (
        select order_id, coalesce(sum(amount_minor) filter (where kind in (${netSalesKinds})), 0)::bigint as net,
          coalesce(sum(amount_minor) filter (where kind in (${chargedKinds})), 0)::bigint as charged
        from order_totals where shop_id = ${shopId} and ${ofOrders} group by order_id
      ) as t on t.order_id = o.id
      where o.shop_id = ${shopId} and ${amongOrders('o.id', shopId, days)}`,
  });
}

/**
 * As `refreshOrderSums`, the net profit of each order, which is not known while the goods' cost is known for too little of it (as in
 * `insights/figures.ts`).
 */
export async function refreshOrderProfits(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<void> {
  const ofOrders = amongOrders('order_id', shopId, days);
  // Apart from the kinds, by which the planner would rather read all days.
  const entries = sql`(select * from ledger_entries where shop_id = ${shopId} and ${ofOrders} ${days === null ? sql`` : sql`offset 0`}) as e`;
  await replaceRows(trx, {
    table: 'order_profits',
    shopId,
    key: ['order_id'],
    others: ['profit_minor'],
    where: days === null ? null : ofOrders,
    rows: sql`
      select t.order_id, case when coalesce(known * 100 >= sold * ${sql.lit(LEAST_GOODS_COVERAGE)}, true) then profit end as profit_minor
      from (
        select order_id, sum(amount_minor)::bigint as profit
        from order_totals where shop_id = ${shopId} and ${ofOrders} and order_id is not null group by order_id
      ) as t left join (
        select order_id, sum(sold) as sold, coalesce(sum(sold) filter (where known), 0) as known
        from (
          select order_id, sum(shop_amount_minor) filter (where kind = 'sale') as sold,
            coalesce(sum(known) filter (where kind = 'cogs'), 0) > 0 as known, ${needsNoGoodsCost} as no_goods
          from ${entries} where kind in ('sale', 'cogs') group by order_id, occurred_on, order_line_id
        ) as line where sold > 0 and not no_goods group by order_id
      ) as g on g.order_id = t.order_id`,
  });
}

/** As `refreshOrderProfits`, where only costs have new entries, and of the goods' no other lines have one. */
export async function updateOrderProfits(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<void> {
  await sql`
    update order_profits s set profit_minor = t.profit
    from (
      select order_id, sum(amount_minor)::bigint as profit
      from order_totals where shop_id = ${shopId} and ${amongOrders('order_id', shopId, days)} group by order_id
    ) as t
    where s.shop_id = ${shopId} and ${amongOrders('s.order_id', shopId, days)} and s.order_id = t.order_id
      and s.profit_minor <> t.profit`.execute(trx);
}

/** Writes the sums of orders that have none yet: one that was free has its first entry by its costs. */
export async function addMissingOrderSums(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<void> {
  const lacks = (table: 'order_sums' | 'order_profits') => sql`not exists (
        select from ${sql.table(table)} s where s.shop_id = ${shopId} and s.order_id = t.order_id)`;
  const { rows } = await sql<{ day: string }>`
    select distinct occurred_on::text as day from order_totals t
    where shop_id = ${shopId} and ${days === null ? sql`true` : sql`occurred_on = any (${days}::date[])`} and order_id is not null
      and (${lacks('order_sums')} or ${lacks('order_profits')})`.execute(trx);
  if (rows.length === 0) return;
  const lacking = rows.map(({ day }) => day);
  await refreshOrderSums(trx, shopId, lacking);
  await refreshOrderProfits(trx, shopId, lacking);
}
