import type { ShopTransaction } from '../db/database.ts';
import { refreshCampaignResults } from './campaign-results.ts';
import { refreshCustomers } from './customers.ts';
import { refreshOrderDays } from './order-days.ts';
import { refreshOrderSums } from './order-sums.ts';
import { refreshProductDays } from './product-days.ts';
import { refreshScreenedOrders } from './screened-orders.ts';

/**
 * Brings the roll-ups in line with the orders and entries of some days, after the coverage of these days.
 * @param days null: all of the shop.
 * @param orders whether orders, or what was to be paid for them, have changed: a cost of orders is no sign of fraud.
 */
export async function refreshRollUps(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
  orders: boolean,
): Promise<void> {
  await refreshOrderDays(trx, shopId, days);
  await refreshOrderSums(trx, shopId, days);
  await refreshProductDays(trx, shopId, days);
  if (orders) await refreshScreenedOrders(trx, shopId, days);
  await refreshCampaignResults(trx, shopId, days);
  await refreshCustomers(trx, shopId, days);
}
