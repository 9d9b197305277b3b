import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { calledOff } from './called-off.ts';
import { replaceRows } from './replace-rows.ts';

/** The customers whose orders are counted again, in the table `touched_customers` of `noteTouched`. */
export const isTouched = sql`customer = any (array(select customer from touched_customers))`;

/**
 * Notes the customers of the orders that have something on some days, and those whose orders they were before.
 */
async function noteTouched(trx: ShopTransaction, shopId: string, days: readonly string[]): Promise<void> {
  const ofDays = sql`array(
    select id from orders where shop_id = ${shopId} and order_on = any (${days}::date[])
    union select order_id from order_totals where shop_id = ${shopId} and occurred_on = any (${days}::date[]))`;
  await createTemporaryTable(
    trx,
    'touched_customers',
    sql`
      select customer_key as customer from orders where shop_id = ${shopId} and id = any (${ofDays}) and customer_key is not null
      union select customer from customer_orders where shop_id = ${shopId} and order_id = any (${ofDays})`,
    { key: 'customer' },
  );
}

/** The orders of the customers who are counted, with which of the customer's orders each is. */
function ordersQuery(shopId: string, customers: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select id as order_id, customer, order_on, counted, (count(*) filter (where counted) over earlier)::int as number,
      case when counted then order_on - max(order_on) filter (where counted) over before end as after_days
    from (
      select id, customer_key as customer, order_on, placed_at, kind = 'order' and not ${calledOff('o')} as counted
      from orders o where shop_id = ${shopId} and ${customers}
    ) as own
    window earlier as (partition by customer order by placed_at, id rows unbounded preceding),
      before as (partition by customer order by placed_at, id rows between unbounded preceding and 1 preceding)`;
}

/**
 * Counts again which of its customer's orders each order is, for the customers with anything on some days. An order that was called off is
 * none, nor is a refund that is booked apart: both belong to the order before them. The orders are then in the table
 * `counted_orders`, and where days are given their customers in `touched_customers`.
 * @param days null: all of the shop.
 * @returns the days with entries of orders that were a first order and are none now, or the other way round.
 */
export async function refreshCustomerOrders(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<string[]> {
  if (days !== null) await noteTouched(trx, shopId, days);
  const customers =
    days === null
      ? sql`customer_key is not null`
      : sql`customer_key = any (array(select customer from touched_customers))`;
  await createTemporaryTable(trx, 'counted_orders', ordersQuery(shopId, customers), {
    key: 'order_id',
    others: ['customer'],
  });
  let moved: { day: string }[] = [];
  if (days !== null) {
    const ids = sql`any (array(
      select order_id from (select order_id, number from customer_orders where shop_id = ${shopId} and ${isTouched}) as b
        full join counted_orders n using (order_id)
      where (b.number = 1) is distinct from (n.number = 1)))`;
    ({ rows: moved } = await sql<{ day: string }>`
      select occurred_on::text as day from order_totals where shop_id = ${shopId} and order_id = ${ids}
      union select order_on::text from orders where shop_id = ${shopId} and id = ${ids}`.execute(trx));
  }
  await replaceRows(trx, {
    table: 'customer_orders',
    shopId,
    key: ['order_id'],
    others: ['customer', 'order_on', 'counted', 'number', 'after_days'],
    rows: sql`select * from counted_orders`,
    where: days === null ? null : isTouched,
  });
  return moved.map(({ day }) => day);
}
