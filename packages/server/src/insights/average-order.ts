import { divideRounded } from '../ledger/money.ts';

/**
 * The average order of a period, in minor units: net sales by order, so without VAT, shipping and what was returned. Null without
 * orders.
 */
export const averageOrder = (netSales: bigint, orders: number): bigint | null =>
  orders === 0 ? null : divideRounded(netSales, BigInt(orders));
