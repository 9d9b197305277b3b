import type { StockRow } from '../../stock/read-stock.ts';
import type { Finding } from '../finding.ts';
import { contributionOf, type LateSupplier, type ProductRow } from '../rows.ts';
import { type Effect, MONTH_DAYS, WINDOW_DAYS } from '../../insights/statistics.ts';
import { coverOf, earnedOn } from './stock-out.ts';

const soldOf = (product: ProductRow | undefined) => (product ? contributionOf(product.now) : 0);
const NOTHING: Effect = { value: 0, low: 0, high: 0 };
const plus = (a: Effect, b: Effect): Effect => ({
  value: a.value + b.value,
  low: a.low + b.low,
  high: a.high + b.high,
});

/** Days of the coming 30 on which a product is sold out when its goods come so many days from now. */
const daysOut = (row: StockRow, comes: number) => Math.max(0, Math.min(comes, MONTH_DAYS) - Math.max(0, coverOf(row)));

/**
 * A supplier whose latest delivery was two days late or more, where as much again means empty shelves: of each of its products the days
 * `out(lead time + late) - out(lead time)`, each worth a day's contribution. Where nothing would run out, nothing is advised.
 */
export function lateSupplier(
  late: readonly LateSupplier[],
  stock: readonly StockRow[],
  products: ReadonlyMap<string, ProductRow>,
): Finding[] {
  return late.flatMap(({ id, name: supplier, days }): Finding[] => {
    const mine = stock.filter(({ supplierId, velocity, lead }) => supplierId === id && (velocity ?? 0) > 0 && lead);
    const effect = mine.reduce((sum, row) => {
      const lead = row.lead?.mean ?? 0;
      const more = daysOut(row, lead + days) - daysOut(row, lead);
      return plus(sum, earnedOn(products.get(row.sku), more) ?? NOTHING);
    }, NOTHING);
    if (effect.value <= 0) return [];
    const contributed = mine.reduce((sum, { sku }) => sum + soldOf(products.get(sku)), 0);
    return [
      {
        code: 'recommendation.press_supplier',
        subject: id,
        type: 'supplier',
        impact: 'Medium',
        effort: 'Low',
        values: { supplier, days },
        expected: { effect },
        // As much delay again is what happens without it.
        measured: { by: 'supplier', key: id, without: contributed - (effect.value * WINDOW_DAYS) / MONTH_DAYS },
      },
    ];
  });
}
