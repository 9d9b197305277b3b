import type { ProductRow, ProductSpan } from '../rows.ts';
import { daySums } from '../../insights/statistics.ts';
import type { StockRow } from '../../stock/read-stock.ts';

/** What one unit has, in minor units; positive costs. */
export interface Unit {
  readonly price: number;
  readonly goods: number;
  readonly costs?: number;
}

const span = (units: number, { price, goods, costs = 0 }: Unit): ProductSpan => ({
  units,
  net: units * price,
  goods: -units * goods,
  costs: -units * costs,
  unknown: 0,
  orders: units,
  returned: 0,
});

/** A product that sells one unit a day: 28 now, and 56 before. */
export function product(code: string, now: Unit, before: Unit = now): ProductRow {
  const contribution = now.price - now.goods - (now.costs ?? 0);
  return {
    code,
    name: code,
    now: span(28, now),
    before: span(56, before),
    unitDays: daySums(Array.from({ length: 28 }, () => 1)),
    contributionDays: daySums(Array.from({ length: 28 }, () => contribution)),
  };
}

export const byCode = (...rows: readonly ProductRow[]): Map<string, ProductRow> =>
  new Map(rows.map((row) => [row.code, row]));

/** At its only supplier. */
export const stockRow = (sku: string, changes: Partial<StockRow> = {}): StockRow => ({
  id: `item-${sku}`,
  supplierId: 'mill',
  supplier: 'Mill',
  sku,
  product: sku,
  units: 10,
  counted: 10,
  countedAt: new Date(0),
  moved: { sold: 0, returned: 0, adjusted: 0 },
  received: 0,
  onOrder: 0,
  oversold: false,
  demand: { mean: changes.velocity ?? 1, variance: 0 },
  daysOut: 0,
  velocity: 1,
  lead: { mean: 12, variance: 0 },
  reorderPoint: 12,
  terms: { leastUnits: null, packUnits: null },
  shelf: { units: changes.units ?? 10, onOrder: changes.onOrder ?? 0 },
  first: true,
  ...changes,
});
