import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Period } from '../calendar/days.ts';

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

/** Orders and refunds that were placed in a period; stock adjustments are neither. */
export async function countOrders(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
): Promise<{ orders: number; refunds: number }> {
  const rows = await trx
    .selectFrom('daily_orders')
    .select(['kind', sql<string>`sum(orders)`.as('orders')])
    .where('shop_id', '=', shopId)
    .where('order_on', '>=', period.from)
    .where('order_on', '<=', period.to)
    .groupBy('kind')
    .execute();
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.orders ?? 0);
  return { orders: of('order'), refunds: of('refund') };
}

/** Customers with an order in a period; orders without a customer count for none. */
export async function countCustomers(trx: ShopTransaction, shopId: string, period: Period): Promise<number> {
  const customers = trx
    .selectFrom('orders')
    .select('customer')
    .distinct()
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'order')
    .where('order_on', '>=', period.from)
    .where('order_on', '<=', period.to)
    .where('customer', 'is not', null);
  const { count } = await trx
    .selectFrom(customers.as('customers'))
    .select((of) => of.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When the shop's data last came in, by an import or from a connected platform; null before the first. */
export async function readUpdatedAt(trx: ShopTransaction, shopId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(finished_at) from imports where shop_id = ${shopId} and status = 'done'),
      (select max(last_read_at) from connections where shop_id = ${shopId})) as at`.execute(trx);
  return rows[0]?.at ?? null;
}
