import { studentT90 } from './expect-months.ts';

/** Days that a rule looks at, four full weeks, so that each weekday counts the same; and those of the month that is spoken of. */
export const WINDOW_DAYS = 28;
export const MONTH_DAYS = 30;

/** An amount a month, with the bounds that it is within in four of five cases; minor units. */
export interface Effect {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What single days add up to. */
export interface DaySums {
  readonly sum: number;
  /** Of the squares of the days. */
  readonly squares: number;
  readonly days: number;
}

export const daySums = (values: readonly number[]): DaySums => ({
  sum: values.reduce((sum, value) => sum + value, 0),
  squares: values.reduce((sum, value) => sum + value ** 2, 0),
  days: values.length,
});

const scaled = ({ value, low, high }: Effect, factor: number): Effect =>
  factor < 0
    ? { value: value * factor, low: high * factor, high: low * factor }
    : { value: value * factor, low: low * factor, high: high * factor };

/**
 * What days like these bring in a month: 30 times their mean, with the 80 % confidence interval of the mean by Student's t,
 * `mean +- t * s / sqrt(n)` (Student 1908, Biometrika 6).
 * @param days of at least two days. @param factor what each is multiplied by.
 */
export function monthly({ sum, squares, days }: DaySums, factor = 1): Effect {
  const mean = sum / days;
  const variance = Math.max(squares - days * mean ** 2, 0) / (days - 1);
  const width = studentT90(days - 1) * Math.sqrt(variance / days);
  return scaled({ value: mean, low: mean - width, high: mean + width }, MONTH_DAYS * factor);
}

const NORMAL_90 = 1.2815515655446004;

/** The 80 % bounds of a share by Wilson's score (Wilson 1927, Journal of the American Statistical Association 22). */
export function shareBounds(hits: number, of: number): { low: number; high: number } {
  const square = NORMAL_90 ** 2;
  const middle = (hits + square / 2) / (of + square);
  const width = (NORMAL_90 * Math.sqrt((hits * (of - hits)) / of + square / 4)) / (of + square);
  return { low: middle - width, high: middle + width };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? above : (below + above) / 2;
}

/**
 * The modified z-score `0.6745 (x - median) / MAD`; where more than half of the values are the same, by the mean absolute deviation,
 * `(x - median) / (1.2533 MeanAD)` (Iglewicz & Hoaglin 1993, How to Detect and Handle Outliers). A value beyond 3.5 is an outlier.
 * @returns infinite where the others are all the same and this one is not.
 */
export function robustZ(value: number, others: readonly number[]): number {
  const middle = median(others);
  const deviations = others.map((other) => Math.abs(other - middle));
  const distance = value - middle;
  if (distance === 0) return 0;
  const mad = median(deviations);
  if (mad > 0) return (0.6745 * distance) / mad;
  return distance / (1.253314 * (daySums(deviations).sum / deviations.length));
}
