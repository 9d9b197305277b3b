import { MONTH_DAYS } from '../../insights/statistics.ts';
import type { StockRow } from '../../stock/read-stock.ts';
import type { Finding } from '../finding.ts';
import { coverOf } from './stock-out.ts';

/** Stock for longer than this ties up money. */
const DEAD_FROM_DAYS = 365;
/**
 * What it costs to hold goods for a year, of their purchase cost: capital, room, insurance, what is damaged or gets old. Usually 25 %, between
 * 20 and 30 % (Lokad, Inventory costs: definition, 2013; La Londe & Lambert 1977, International Journal of Physical Distribution 7, for what
 * belongs to it).
 */
const HOLDING = { low: 0.2, value: 0.25, high: 0.3 } as const;

/** Stock that would last for more than a year at the demand of the latest 90 days. */
export const isDead = (row: StockRow): boolean =>
  row.velocity !== null && row.units >= 1 && (row.velocity === 0 || coverOf(row) > DEAD_FROM_DAYS);

/** What holding goods of a purchase cost costs in some days. */
export const holdingCost = (worth: number, days: number, yearly: number = HOLDING.value): number =>
  (worth * yearly * days) / DEAD_FROM_DAYS;

/** Units beyond what a year sells. */
const excessOf = ({ units, velocity }: StockRow) => units - (velocity ?? 0) * DEAD_FROM_DAYS;

/**
 * Stock beyond what a year sells. Sold off, its purchase cost, `excess * unit cost`, is free once, and each month saves what holding it
 * costs. At which price it goes is not known: what is lost on it is not in the amount.
 * @param unitCosts of products by their codes, in minor units.
 */
export function deadStock(stock: readonly StockRow[], unitCosts: ReadonlyMap<string, number>): Finding[] {
  return stock.filter(isDead).map((row): Finding => {
    const { id, sku, product, units } = row;
    const cost = unitCosts.get(sku);
    const worth = cost === undefined ? null : excessOf(row) * cost;
    const common = {
      code: 'recommendation.clear_stock',
      subject: id,
      type: 'stock',
      impact: 'Low',
      effort: 'Medium',
      values: { product, units: Math.round(units) },
    } as const;
    if (worth === null) return { ...common, expected: { gap: 'goods_cost' } };
    const month = (yearly: number) => holdingCost(worth, MONTH_DAYS, yearly);
    return {
      ...common,
      expected: { effect: { value: month(HOLDING.value), low: month(HOLDING.low), high: month(HOLDING.high) } },
      once: worth,
      measured: { by: 'stock', key: sku, without: -holdingCost(units * (cost ?? 0), 28) },
    };
  });
}
