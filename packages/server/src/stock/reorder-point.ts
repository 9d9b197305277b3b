/**
 * The stock from which to order again, for a periodic demand and lead times that both vary: the demand to be expected until the
 * goods arrive, and a safety stock for what it may well be more, `d * L + z * sqrt(L * var(d) + d^2 * var(L))` (Silver, Pyke &
 * Thomas, Inventory and Production Management in Supply Chains, 4th ed., chapter 6).
 */

/** The standard normal quantile of 95 %: of twenty waits for goods one may end with empty shelves. */
const Z_95 = 1.6448536269514722;

export interface Demand {
  /** Units a day, and their variance, over days in stock. */
  readonly mean: number;
  readonly variance: number;
}

export interface LeadTime {
  /** Days, and their variance. */
  readonly mean: number;
  readonly variance: number;
}

/** @returns whole units, rounded up. */
export function reorderPoint(demand: Demand, lead: LeadTime): number {
  const expected = demand.mean * lead.mean;
  const safety = Z_95 * Math.sqrt(lead.mean * demand.variance + demand.mean ** 2 * lead.variance);
  return Math.ceil(expected + safety - 1e-9);
}

export function meanAndVariance(values: readonly number[]): { mean: number; variance: number } | null {
  if (values.length === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length === 1) return { mean, variance: 0 };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / (values.length - 1) };
}
