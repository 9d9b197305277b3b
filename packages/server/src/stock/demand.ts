/**
 * What is sold of a product a day. A day on which it was sold out says nothing about what customers wanted and is left out; the days
 * before its first sale are not days without demand either, so a product that was launched 20 days ago is judged by those 20. Recent
 * days weigh more, by exponential weights (Silver, Pyke & Thomas, Inventory and Production Management in Supply Chains, 4th ed.,
 * chapter 4), so that the figure follows a season, a trend or a break.
 */

/** Days of sales that the demand is read from, at most. */
export const DEMAND_DAYS = 90;
/** A day counts half as much as one that is so many days newer. */
export const HALF_LIFE_DAYS = 21;
/** Fewer days in stock say too little. */
export const LEAST_DAYS = 14;

export interface Demand {
  /** Units a day. */
  readonly mean: number;
  /** Of the units of a day. */
  readonly variance: number;
}

/** Sums over the days in stock, each with its weight `weightOf(age)`. */
export interface DemandSums {
  /** How many days. */
  readonly days: number;
  readonly weight: number;
  readonly weightSquares: number;
  /** Of weight x units, and of weight x units^2. */
  readonly units: number;
  readonly squares: number;
}

/** @param age days before the last day of the data, from 0. */
export const weightOf = (age: number): number => 0.5 ** (age / HALF_LIFE_DAYS);

/** Below this share of the square of the mean a variance is what is left of rounding. */
const ROUNDING = 1e-9;

/**
 * The weighted mean and its unbiased variance for reliability weights, `sum w(x - m)^2 / (W - sum w^2 / W)`.
 * @returns null where fewer than `LEAST_DAYS` days were in stock.
 */
export function demandFrom({ days, weight, weightSquares, units, squares }: DemandSums): Demand | null {
  if (days < LEAST_DAYS || weight <= 0) return null;
  const mean = Math.max(0, units / weight);
  const around = squares - weight * mean ** 2;
  const variance = around / (weight - weightSquares / weight);
  return { mean, variance: variance > ROUNDING * mean ** 2 ? variance : 0 };
}

/**
 * The same from days, of a series that is in memory.
 * @param days of the product since its first sale, oldest first, the last one being the last day of the data.
 */
export function demandOfDays(days: readonly { readonly units: number; readonly inStock: boolean }[]): Demand | null {
  const latest = days.slice(-DEMAND_DAYS);
  const sums = { days: 0, weight: 0, weightSquares: 0, units: 0, squares: 0 };
  for (const [place, { units, inStock }] of latest.entries()) {
    if (!inStock) continue;
    const weight = weightOf(latest.length - 1 - place);
    sums.days += 1;
    sums.weight += weight;
    sums.weightSquares += weight ** 2;
    sums.units += weight * units;
    sums.squares += weight * units ** 2;
  }
  return demandFrom(sums);
}
