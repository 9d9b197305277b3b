import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { calledOff } from './called-off.ts';
import { replaceRows } from './replace-rows.ts';

/**
 * Counts the orders of some days again, by kind; those that were called off do not count.
 * @param days null: all of the shop.
 */
export async function refreshDailyOrders(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<void> {
  const within = days === null ? sql`true` : sql`order_on = any (${days}::date[])`;
  await replaceRows(trx, {
    table: 'daily_orders',
    shopId,
    key: ['order_on', 'kind'],
    others: ['orders'],
    where: days === null ? null : within,
    rows: sql`
      select order_on, kind, count(*) as orders from orders o
      where shop_id = ${shopId} and ${within} and not ${calledOff('o')} group by order_on, kind`,
  });
}
