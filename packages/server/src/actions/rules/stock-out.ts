import type { Finding } from '../finding.ts';
import { contributionOf, type ProductRow } from '../rows.ts';
import { isCritical, type StockRow } from '../../stock/read-stock.ts';
import { type Effect, MONTH_DAYS, monthly, WINDOW_DAYS } from '../../insights/statistics.ts';

/** An order of goods lasts for so many days beyond its arrival. */
const ORDER_FOR_DAYS = 30;

/**
 * What a product earns on some days of a month: `contribution of 28 days * days / 28`.
 * @returns null without sales, or where the cost of goods of some of them is not known.
 */
export function earnedOn(product: ProductRow | undefined, days: number): Effect | null {
  if (!product || product.now.unknown > 0 || contributionOf(product.now) <= 0) return null;
  return monthly(product.contributionDays, days / MONTH_DAYS);
}

const expectedOf = (product: ProductRow | undefined, days: number): Finding['expected'] => {
  const effect = earnedOn(product, days);
  if (effect) return { effect };
  return { gap: product && product.now.unknown > 0 ? 'goods_cost' : 'no_sales' };
};

/** For how many days the stock lasts. */
export const coverOf = ({ units, velocity }: StockRow): number => units / (velocity ?? 1);

/** Of several suppliers of a product the one that delivers first. */
function firstToDeliver(rows: readonly StockRow[]): StockRow[] {
  const bySku = Map.groupBy(rows, ({ sku }) => sku);
  const days = ({ lead }: StockRow) => lead?.mean ?? Number.POSITIVE_INFINITY;
  return [...bySku.values()].map((same) => same.reduce((a, b) => (days(b) < days(a) ? b : a)));
}

/**
 * A product that runs out: at its reorder point or below. Ordered now, it is there after the lead time; of the 30 days from then on it
 * would be missing on `30 - max(0, cover - lead time)` otherwise, each worth a day's contribution.
 */
export function stockOut(stock: readonly StockRow[], products: ReadonlyMap<string, ProductRow>): Finding[] {
  const critical = firstToDeliver(stock.filter((row) => isCritical(row) && (row.velocity ?? 0) > 0));
  return critical.map((row): Finding => {
    const product = products.get(row.sku);
    const wanted = (row.reorderPoint ?? 0) + (row.velocity ?? 0) * ORDER_FOR_DAYS - row.units;
    const cover = Math.max(0, coverOf(row));
    const missing = Math.max(0, MONTH_DAYS - Math.max(0, cover - (row.lead?.mean ?? 0)));
    const expected = expectedOf(product, missing);
    const daily = product ? contributionOf(product.now) / WINDOW_DAYS : 0;
    return {
      code: 'recommendation.reorder',
      subject: row.id,
      type: 'stock',
      impact: 'High',
      effort: 'Medium',
      values: { product: row.product, units: Math.max(1, Math.ceil(wanted)), supplier: row.supplier },
      expected,
      ...('effect' in expected && {
        measured: { by: 'product' as const, key: row.sku, without: daily * Math.min(cover, WINDOW_DAYS) },
      }),
    };
  });
}
