import type { Finding } from '../finding.ts';
import type { StockRow } from '../../stock/read-stock.ts';
import { coverOf } from './stock-out.ts';

/** Stock for longer than this ties up money. */
const DEAD_FROM_DAYS = 365;

/**
 * Stock that would last for more than a year at the demand of the latest 90 days. What selling it off would bring is not known: no sale
 * shows at which price it goes, and what it cost was paid once, not each month.
 */
export function deadStock(stock: readonly StockRow[]): Finding[] {
  return stock
    .filter((row) => row.velocity !== null && row.units >= 1 && (row.velocity === 0 || coverOf(row) > DEAD_FROM_DAYS))
    .map(({ id, product, units }): Finding => {
      return {
        code: 'recommendation.clear_stock',
        subject: id,
        type: 'stock',
        impact: 'Low',
        effort: 'Medium',
        values: { product, units: Math.round(units) },
        expected: { gap: 'no_sales' },
      };
    });
}
