import type { StockGap } from '@adaos/domain';
import { addDays } from '../calendar/days.ts';
import { type Economics, NO_ECONOMICS } from './read-economics.ts';
import type { StockRow } from './read-stock.ts';
import { daysOfCover, moneyAtRisk, orderByDay, orderQuantity } from './replenishment.ts';

/** What is to be ordered within so many days is proposed. */
const AHEAD_DAYS = 6;
const ROUNDING = 1e-6;

/** A product with the supplier that it is ordered from. Amounts in minor units. */
export interface Need {
  readonly row: StockRow;
  /** At all of its suppliers. */
  readonly units: number;
  readonly onOrder: number;
  readonly coverDays: number | null;
  readonly orderBy: string | null;
  readonly wanted: number;
  readonly unitCost: number | null;
  readonly atRisk: number | null;
  readonly missing: readonly StockGap[];
}

/** What a figure of the product lacks. */
export function gapsOf(row: StockRow, { unitCost, contribution }: Economics): StockGap[] {
  return [
    ...(row.demand === null ? (['demand'] as const) : []),
    ...(row.lead === null ? (['lead_time'] as const) : []),
    ...(unitCost === null ? (['unit_cost'] as const) : []),
    ...(contribution === null ? (['contribution'] as const) : []),
  ];
}

/** What each product needs, from the supplier that delivers it first. */
export function needsOf(rows: readonly StockRow[], economics: ReadonlyMap<string, Economics>, today: string): Need[] {
  return rows
    .filter(({ first }) => first)
    .map((row): Need => {
      const own = economics.get(row.sku) ?? NO_ECONOMICS;
      const { demand, reorderPoint: point, lead, terms, shelf: stock } = row;
      return {
        row,
        ...stock,
        coverDays: demand && daysOfCover(stock.units + stock.onOrder, demand),
        orderBy: demand && point !== null ? orderByDay(demand, point, stock, today) : null,
        wanted: demand && point !== null && demand.mean > 0 ? orderQuantity(demand, point, stock, terms) : 0,
        unitCost: own.unitCost,
        atRisk: moneyAtRisk(demand, lead, stock, own.contribution),
        missing: gapsOf(row, own),
      };
    });
}

/** What is to be ordered within a week, the most urgent first; of the same day what is worth most. */
export const dueWithinWeek = (needs: readonly Need[], today: string): Need[] =>
  needs
    .filter(({ wanted, orderBy }) => wanted > 0 && orderBy !== null && orderBy <= addDays(today, AHEAD_DAYS))
    .toSorted((a, b) => (a.orderBy ?? '').localeCompare(b.orderBy ?? '') || (b.atRisk ?? -1) - (a.atRisk ?? -1));

/**
 * How much of each is bought with so much money: the products with the most contribution at risk per unit of cash first, each as far as
 * the money reaches, in whole units and packs. That is the best for what can be divided (the fractional knapsack, Dantzig 1957), and
 * close to it in whole units. What has no cost cannot be counted and is left out; what has no known risk comes last, by its day.
 * @param cash minor units; null: no limit. @returns units of each, by product number.
 */
export function withinCash(needs: readonly Need[], cash: number | null): Map<string, number> {
  if (cash === null) return new Map(needs.map(({ row, wanted }) => [row.sku, wanted]));
  const worth = ({ atRisk, wanted, unitCost }: Need) => (atRisk === null ? -1 : atRisk / (wanted * (unitCost ?? 1)));
  const bought = new Map<string, number>();
  let left = cash;
  for (const need of needs.toSorted((a, b) => worth(b) - worth(a))) {
    const { row, wanted, unitCost } = need;
    if (unitCost === null) continue;
    const step = row.terms.packUnits ?? 1;
    const reach = unitCost === 0 ? wanted : Math.floor((left + ROUNDING) / (unitCost * step)) * step;
    const units = Math.min(wanted, reach);
    if (units <= 0 || units < (row.terms.leastUnits ?? 0)) continue;
    bought.set(row.sku, units);
    left -= units * unitCost;
  }
  return bought;
}
