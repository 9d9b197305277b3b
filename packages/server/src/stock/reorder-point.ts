import type { Demand } from './demand.ts';

/**
 * The stock from which to order again, for a periodic demand and lead times that both vary: the demand to be expected until the
 * goods arrive, and a safety stock for what it may well be more, `d * L + z * sqrt(L * var(d) + d^2 * var(L))` (Silver, Pyke &
 * Thomas, Inventory and Production Management in Supply Chains, 4th ed., chapter 6).
 */

/** The standard normal quantile of 95 %: of twenty waits for goods one may end with empty shelves. */
const Z_95 = 1.6448536269514722;

export type { Demand } from './demand.ts';

export interface LeadTime {
  /** Days, and their variance. */
  readonly mean: number;
  readonly variance: number;
}

/** Rounding of sums that are whole numbers is no unit more. */
const ROUNDING = 1e-6;

/** @returns whole units, rounded up. */
export function reorderPoint(demand: Demand, lead: LeadTime): number {
  const expected = demand.mean * lead.mean;
  const safety = Z_95 * Math.sqrt(lead.mean * demand.variance + demand.mean ** 2 * lead.variance);
  return Math.ceil(expected + safety - ROUNDING);
}

/** Mean and unbiased variance; of one value the variance is 0, of none there is nothing. */
export function meanAndVariance(values: readonly number[]): { mean: number; variance: number } | null {
  if (values.length === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length === 1) return { mean, variance: 0 };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / (values.length - 1) };
}
