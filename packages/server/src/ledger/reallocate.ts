import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { readAllocationKey, refreshAllocationDays } from './allocation.ts';
import { readOrderIds } from './order-ids.ts';
import { refreshProductCosts } from './product-days.ts';
import { refreshProductYears } from './product-years.ts';
import type { OnProgress } from './progress.ts';

/** Any cost of whole orders: which of them it is makes no difference to their shares. */
const SHARED = { costs: new Set(['shipping_cost']), known: false };

/** The days with entries of some orders, in order. */
async function daysOf(trx: ShopTransaction, shopId: string, orders: readonly string[] | null): Promise<string[]> {
  const { rows } = await (
    orders === null
      ? sql<{ day: string }>`
        select distinct occurred_on::text as day from daily_totals where shop_id = ${shopId}
        union select distinct order_on::text from orders where shop_id = ${shopId} order by day`
      : sql<{ day: string }>`
        select distinct occurred_on::text as day from order_days
        where shop_id = ${shopId} and order_id = any (${orders}::bigint[]) order by day`
  ).execute(trx);
  return rows.map(({ day }) => day);
}

async function shareAgain(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[],
  onProgress?: OnProgress,
): Promise<void> {
  const months = [...Map.groupBy(days, (day) => day.slice(0, 7)).values()];
  for (const [done, month] of months.entries()) {
    await onProgress?.('counting', done, months.length);
    await refreshProductCosts(trx, shopId, month, SHARED);
    await refreshAllocationDays(trx, shopId, month);
  }
  await refreshProductYears(trx, shopId, days);
}

/** Shares the costs of all orders among their products again, by the key that the shop has now. Doing it again changes nothing. */
export async function reallocate(trx: ShopTransaction, shopId: string, onProgress?: OnProgress): Promise<void> {
  await shareAgain(trx, shopId, await daysOf(trx, shopId, null), onProgress);
}

/**
 * The same of the orders with some products, whose weights have changed, in a shop that shares by weight.
 * @param codes of products, else their names.
 */
export async function reallocateWeighed(trx: ShopTransaction, shopId: string, codes: readonly string[]): Promise<void> {
  if ((await readAllocationKey(trx, shopId)) !== 'weight') return;
  const orders = await readOrderIds(
    trx,
    sql`select distinct order_id from order_lines where shop_id = ${shopId} and coalesce(sku, name) = any (${codes}::text[])`,
  );
  await shareAgain(trx, shopId, await daysOf(trx, shopId, orders));
}
