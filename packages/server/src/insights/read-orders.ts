import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Period } from '../calendar/days.ts';
import { isFirstSince } from '../ledger/screened-orders.ts';
import { countRefundedOrders } from './refunded-orders.ts';

/** The first and the last day with orders or refunds; null without any. */
export async function readOrderSpan(trx: ShopTransaction, shopId: string): Promise<Period | null> {
  const span = await trx
    .selectFrom('daily_orders')
    .select([sql<string | null>`min(order_on)`.as('from'), sql<string | null>`max(order_on)`.as('to')])
    .where('shop_id', '=', shopId)
    .where('kind', '!=', 'adjustment')
    .executeTakeFirstOrThrow();
  return span.from === null || span.to === null ? null : { from: span.from, to: span.to };
}

/** Orders that were placed in a period, and how many were refunded in it, of whatever day; stock adjustments are neither. */
export async function countOrders(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
): Promise<{ orders: number; refunds: number }> {
  const { orders } = await trx
    .selectFrom('daily_orders')
    .select(sql<string>`coalesce(sum(orders), 0)`.as('orders'))
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'order')
    .where('order_on', '>=', period.from)
    .where('order_on', '<=', period.to)
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), refunds: await countRefundedOrders(trx, shopId, period) };
}

/** Orders that were placed on each day of a period; days without any are left out. */
export async function readOrdersByDay(
  trx: ShopTransaction,
  shopId: string,
  { from, to }: Period,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; orders: string }>`
    select order_on::text as day, sum(orders) as orders from daily_orders
    where shop_id = ${shopId} and kind = 'order' and order_on between ${from}::date and ${to}::date group by order_on`.execute(
    trx,
  );
  return new Map(rows.map(({ day, orders }) => [day, Number(orders)]));
}

/** Customers with an order in a period; orders without a customer count for none. */
export async function countCustomers(trx: ShopTransaction, shopId: string, period: Period): Promise<number> {
  const { rows } = await sql<{ customers: string }>`
    select count(*) as customers from screened_orders
    where shop_id = ${shopId} and order_on between ${period.from} and ${period.to} and ${isFirstSince(period.from)}`.execute(
    trx,
  );
  return Number(rows[0]?.customers ?? 0);
}

/** When the shop's data last came in, by an import or from a connected platform; null before the first. */
export async function readUpdatedAt(trx: ShopTransaction, shopId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(finished_at) from imports where shop_id = ${shopId} and status = 'done'),
      (select max(last_read_at) from connections where shop_id = ${shopId})) as at`.execute(trx);
  return rows[0]?.at ?? null;
}
