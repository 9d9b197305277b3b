import type { Finding } from '../finding.ts';
import { contributionOf, type ProductRow } from '../rows.ts';
import { type Economics, NO_ECONOMICS } from '../../stock/read-economics.ts';
import { isCritical, type StockRow } from '../../stock/read-stock.ts';
import { moneyAtRisk, orderQuantity } from '../../stock/replenishment.ts';
import { type Effect, MONTH_DAYS, monthly, WINDOW_DAYS } from '../../insights/statistics.ts';

/**
 * What a product earns on some days of a month: `contribution of 28 days * days / 28`.
 * @returns null without sales, or where the cost of goods of some of them is not known.
 */
export function earnedOn(product: ProductRow | undefined, days: number): Effect | null {
  if (!product || product.now.unknown > 0 || contributionOf(product.now) <= 0) return null;
  return monthly(product.contributionDays, days / MONTH_DAYS);
}

/** The normal quantile of four cases in five. */
const FOUR_IN_FIVE = 1.2815515655446004;

/** For how many days the stock lasts. */
export const coverOf = ({ shelf, velocity }: StockRow): number => shelf.units / (velocity ?? 1);

/** What is at risk, as the purchase proposal says it, within what the demand of so many days varies by. */
function expectedOf(row: StockRow, { contribution }: Economics, product: ProductRow | undefined): Finding['expected'] {
  const { demand, lead, shelf } = row;
  const value = moneyAtRisk(demand, lead, shelf, contribution);
  if (value === null || demand === null || contribution === null) return { gap: product ? 'goods_cost' : 'no_sales' };
  const days = demand.mean > 0 && contribution > 0 ? value / (demand.mean * contribution) : 0;
  const spread = FOUR_IN_FIVE * Math.sqrt(demand.variance * days) * Math.max(0, contribution);
  return { effect: { value, low: Math.max(0, value - spread), high: value + spread } };
}

/**
 * A product that runs out: at its reorder point or below. How much is ordered and what is at risk are those of the purchase proposal
 * (`stock/propose.ts`).
 * @param economics of these products, by code.
 */
export function stockOut(
  stock: readonly StockRow[],
  products: ReadonlyMap<string, ProductRow>,
  economics: ReadonlyMap<string, Economics>,
): Finding[] {
  return stock
    .filter((row) => isCritical(row) && (row.velocity ?? 0) > 0)
    .flatMap((row): Finding[] => {
      const { demand, reorderPoint, shelf, terms } = row;
      if (demand === null) return [];
      const product = products.get(row.sku);
      const expected = expectedOf(row, economics.get(row.sku) ?? NO_ECONOMICS, product);
      const daily = product ? contributionOf(product.now) / WINDOW_DAYS : 0;
      const units = orderQuantity(demand, reorderPoint ?? 0, shelf, terms);
      return [
        {
          code: 'recommendation.reorder',
          subject: row.id,
          type: 'stock',
          impact: 'High',
          effort: 'Medium',
          values: { product: row.product, units, supplier: row.supplier },
          expected,
          ...('effect' in expected && {
            measured: {
              by: 'product' as const,
              key: row.sku,
              without: daily * Math.min(Math.max(0, coverOf(row)), WINDOW_DAYS),
            },
          }),
        },
      ];
    });
}
