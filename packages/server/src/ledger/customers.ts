import type { ShopTransaction } from '../db/database.ts';
import { withSetsJoined } from '../db/join-sets.ts';
import { refreshCustomerDays } from './customer-days.ts';
import { refreshCustomerMonths } from './customer-months.ts';
import { refreshCustomerOrders } from './customer-orders.ts';

/**
 * Brings what is kept of customers in line with the orders and entries of some days: which of a customer's orders each is, what the
 * customers ordered and contributed by month and in all, their cohorts, and the days by first and later orders.
 * @param days null: all of the shop.
 * @returns these days, and those of orders that were a first order and are none now, or the other way round.
 */
export async function refreshCustomers(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<string[] | null> {
  // What is joined here are sets.
  return withSetsJoined(trx, async () => {
    const moved = await refreshCustomerOrders(trx, shopId, days);
    await refreshCustomerMonths(trx, shopId, days !== null);
    const counted = days && [...new Set([...days, ...moved])];
    await refreshCustomerDays(trx, shopId, counted);
    return counted;
  });
}
