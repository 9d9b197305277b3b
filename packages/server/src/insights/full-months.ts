import { addMonths, firstDayOf, fullMonths, monthsBetween } from '../calendar/months.ts';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { NO_TOTALS, readTotals } from './read-totals.ts';
import type { ShopFacts } from './shop-facts.ts';
import type { Totals } from './totals.ts';

/** Older months say little of those to come. */
const MOST_MONTHS = 36;

export interface MonthTotals {
  readonly month: string;
  readonly totals: Totals;
}

/**
 * The months that a shop's orders cover from their first day to their last, oldest first, three years at most.
 * @param data the days of the shop's first and last order.
 */
export async function readFullMonths(
  trx: ShopTransaction,
  { shopId }: ShopFacts,
  data: Period | null,
): Promise<MonthTotals[]> {
  const full = data && fullMonths(data);
  if (!data || !full) return [];
  const earliest = addMonths(full.last, 1 - MOST_MONTHS);
  const first = full.first < earliest ? earliest : full.first;
  const span = { from: firstDayOf(first), to: data.to };
  const byMonth = await readTotals(trx, shopId, span, 'month');
  return monthsBetween(first, full.last).map((month) => ({ month, totals: byMonth.get(month) ?? NO_TOTALS }));
}
