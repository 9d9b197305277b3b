import type { ShopTransaction } from '../db/database.ts';
import { refreshCampaignResults } from './campaign-results.ts';
import { refreshDailyOrders } from './daily-orders.ts';
import { refreshOrderDays } from './order-days.ts';
import { addMissingOrderSums, refreshOrderProfits, refreshOrderSums, updateOrderProfits } from './order-sums.ts';
import { refreshProductCosts, refreshProductDays } from './product-days.ts';
import { refreshScreenedOrders } from './screened-orders.ts';
import type { Changes } from './touched-days.ts';

/**
 * Brings the roll-ups in line with the orders and entries of some days, after the coverage of these days.
 * @param days null: all of the shop.
 * @param changes what they are in line with already is left: a cost of orders is no sign of fraud, and sells nothing.
 * @param added whether what orders and products sum up to is left to `addCosts`.
 */
export async function refreshRollUps(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
  { orders, products, costs, known }: Changes,
  added: boolean,
): Promise<void> {
  if (orders) await refreshDailyOrders(trx, shopId, days);
  await refreshOrderDays(trx, shopId, days);
  if (orders) await refreshOrderSums(trx, shopId, days);
  if (orders || products || (known && costs.has('cogs'))) await refreshOrderProfits(trx, shopId, days);
  else if (!added) await updateOrderProfits(trx, shopId, days);
  if (!orders && !added) await addMissingOrderSums(trx, shopId, days);
  if (orders || products) await refreshProductDays(trx, shopId, days);
  else if (!added) await refreshProductCosts(trx, shopId, days, { costs, known });
  if (orders) await refreshScreenedOrders(trx, shopId, days);
  await refreshCampaignResults(trx, shopId, days);
}
