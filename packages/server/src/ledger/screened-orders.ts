import type { FraudSign } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import { createTemporaryTable } from '../db/temporary-table.ts';
import type { ShopTransaction } from '../db/database.ts';
import { calledOff } from './called-off.ts';
import { replaceRows } from './replace-rows.ts';

/** The signs that follow from an order and those of its customer before it, each with its bit. What is stored depends on them. */
export const KEPT_SIGNS = {
  many_orders: 1,
  address_differs: 2,
  card_changed: 4,
  new_customer: 8,
  night: 16,
} as const satisfies Partial<Record<FraudSign, number>>;

/**
 * True of the order of `screened_orders` that is its customer's first in a period: counting these counts the customers. An order that was
 * called off is none.
 */
export const isFirstSince = (from: string) => sql`before_on < ${from}::date`;

const MANY = 3;
const NIGHT_UNTIL = 5;

const bits = (signs: Record<keyof typeof KEPT_SIGNS, RawBuilder<unknown>>) =>
  sql.join(
    Object.entries(KEPT_SIGNS).map(
      ([sign, bit]) => sql`case when ${signs[sign as keyof typeof KEPT_SIGNS]} then ${sql.lit(bit)} else 0 end`,
    ),
    sql` + `,
  );

/** The orders that have something on some days, and all of the same customers: what comes before an order is a sign of it. */
async function ordersOf(trx: ShopTransaction, shopId: string, days: readonly string[]): Promise<void> {
  const ofDays = sql`
    select id from orders where shop_id = ${shopId} and order_on = any (${days}::date[])
    union select order_id from order_totals where shop_id = ${shopId} and occurred_on = any (${days}::date[])`;
  await createTemporaryTable(
    trx,
    'screened',
    sql`
      select id from orders where shop_id = ${shopId} and kind = 'order' and customer = any (array(
        select distinct customer from orders where shop_id = ${shopId} and id = any (array(${ofDays})) and customer is not null))
      union select * from (${ofDays}) as of_days`,
    { key: 'id' },
  );
}

/**
 * Writes again what the orders of some days, and all others of the same customers, say of themselves when they are screened for fraud
 * (fraud/scan.ts says what the signs mean).
 * @param days null: all of the shop.
 */
export async function refreshScreenedOrders(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<void> {
  if (days !== null) await ordersOf(trx, shopId, days);
  const among = (order: string) =>
    days === null ? sql`true` : sql`${sql.raw(order)} = any (array(select id from screened))`;
  const local = sql`placed_at at time zone (select timezone from shops where shop_id = ${shopId})`;
  const signs = bits({
    many_orders: sql`customer is not null and count(*) over day_before >= ${sql.lit(MANY)}`,
    address_differs: sql`billing_country <> shipping_country`,
    card_changed: sql`customer is not null and card_key <> lag(card_key) over earlier
      and placed_at - lag(placed_at) over earlier <= interval '24 hours'`,
    new_customer: sql`customer is not null and row_number() over earlier = 1`,
    night: sql`extract(hour from ${local}) < ${sql.lit(NIGHT_UNTIL)} and (${local})::time <> '00:00'`,
  });
  await replaceRows(trx, {
    table: 'screened_orders',
    shopId,
    key: ['order_id'],
    others: ['order_on', 'before_on', 'paid_minor', 'signs', 'called_off', 'found', 'checkable'],
    where: days === null ? null : among('order_id'),
    rows: sql`
      select o.id as order_id, order_on, case when customer is not null and not ${calledOff('o')}
          then coalesce(max(order_on) filter (where not ${calledOff('o')}) over before, '-infinity') end as before_on,
        coalesce(paid, 0)::bigint as paid_minor, ${signs} as signs, ${calledOff('o')} as called_off,
        coalesce(status, '') ilike '%fraud%' as found,
        customer is not null or billing_country is not null and shipping_country is not null as checkable
      from (select * from orders where shop_id = ${shopId} and kind = 'order' and ${among('id')}) as o
        left join (
          select order_id, billing_country, shipping_country, card_key from order_facts
          where shop_id = ${shopId} and ${among('order_id')}
        ) as f on f.order_id = o.id
        left join (
          select order_id, sum(amount_minor) as paid from order_totals
          where shop_id = ${shopId} and kind in ('sale', 'discount', 'shipping_charged', 'tip') and ${among('order_id')}
          group by order_id
        ) as p on p.order_id = o.id
      window earlier as (partition by customer order by placed_at, o.id),
        before as (partition by customer order by placed_at, o.id rows between unbounded preceding and 1 preceding),
        day_before as (partition by customer order by placed_at range between interval '24 hours' preceding and current row)`,
  });
  await refreshScreenedDays(trx, shopId, days);
}

/** Counts the orders of some days again: those that were not called off, and of the others those that were called off for fraud. */
async function refreshScreenedDays(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<void> {
  const within = days === null ? sql`true` : sql`order_on = any (${days}::date[])`;
  await replaceRows(trx, {
    table: 'screened_days',
    shopId,
    key: ['order_on'],
    others: ['orders', 'checked', 'fraud'],
    where: days === null ? null : within,
    rows: sql`
      select order_on, count(*)::int as orders, count(*) filter (where checkable or found)::int as checked,
        count(*) filter (where found)::int as fraud
      from screened_orders where shop_id = ${shopId} and ${within} and (found or not called_off) group by order_on`,
  });
}
