/**
 * The months to come of a series, from the months before them.
 *
 * Four plain methods are tried on the shop's own past; the one with the least mean absolute error one month ahead, each month
 * predicted from those before it alone, is used (rolling forecasting origin: Tashman 2000, International Journal of Forecasting
 * 16): the mean of three months, the last month, a damped trend (Gardner & McKenzie 1985), and, from 16 months on, the same
 * month of the year before times the growth since (Hyndman & Athanasopoulos, Forecasting: Principles and Practice, 3rd ed., 5.2).
 * The 80 % bounds are the value +- t * RMSE of these errors, wider by the square root of the months ahead (same book, 5.5), with
 * Student's t in place of the normal quantile, as the errors are few.
 */

/** Fewer full months say too little. */
export const LEAST_MONTHS = 3;

const SEASON = 12;
/** Months from which the season counts: a year, and a few to compare it by. */
const SEASONAL_FROM = 16;
const [LEVEL_WEIGHT, TREND_WEIGHT, DAMPING] = [0.5, 0.3, 0.85];

type Method = (history: readonly number[], ahead: number) => number[];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => (values.length === 0 ? 0 : sum(values) / values.length);
const repeat = (value: number, ahead: number) => Array.from({ length: ahead }, () => value);

const meanOfThree: Method = (history, ahead) => repeat(mean(history.slice(-3)), ahead);
const lastMonth: Method = (history, ahead) => repeat(history.at(-1) ?? 0, ahead);

const dampedTrend: Method = (history, ahead) => {
  let level = history[0] ?? 0;
  let trend = 0;
  for (const value of history) {
    const next = LEVEL_WEIGHT * value + (1 - LEVEL_WEIGHT) * (level + DAMPING * trend);
    trend = TREND_WEIGHT * (next - level) + (1 - TREND_WEIGHT) * DAMPING * trend;
    level = next;
  }
  let [damped, factor] = [0, 1];
  return Array.from({ length: ahead }, () => {
    factor *= DAMPING;
    damped += factor * trend;
    return level + damped;
  });
};

/** Growth is that of the latest months, up to a year of them, on the same months of the year before; none from a loss to a profit. */
const seasonal: Method = (history, ahead) => {
  const months = Math.min(SEASON, history.length - SEASON);
  const before = sum(history.slice(-SEASON - months, history.length - SEASON));
  const ratio = sum(history.slice(-months)) / before;
  const growth = before !== 0 && ratio >= 0 ? ratio : 1;
  return Array.from({ length: ahead }, (_, index) => {
    const years = Math.floor(index / SEASON) + 1;
    return (history.at(-SEASON + (index % SEASON)) ?? 0) * growth ** years;
  });
};

const NORMAL_90 = 1.2815515655446004;

/** The 90 % quantile of Student's t: the Cornish-Fisher expansion (Abramowitz & Stegun 26.7.5), within 0.4 % from 2 degrees on. */
export function studentT90(degrees: number): number {
  const z = NORMAL_90;
  return (
    z +
    (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3)
  );
}

export interface ExpectedMonth {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface ExpectedMonths {
  /** The coming one first. */
  readonly months: readonly ExpectedMonth[];
  /** Mean absolute error one month ahead, in percent of the mean month; of the method used. */
  readonly errorPercent: number;
}

/**
 * @param history consecutive full months, oldest first, in any unit.
 * @param ahead how many months to predict.
 * @returns null with fewer than three months.
 */
export function expectMonths(history: readonly number[], ahead: number): ExpectedMonths | null {
  if (history.length < LEAST_MONTHS) return null;
  const withSeason = history.length >= SEASONAL_FROM;
  const methods = [meanOfThree, dampedTrend, lastMonth, ...(withSeason ? [seasonal] : [])];
  const first = withSeason ? SEASON + 1 : 1;
  const tried = methods.map((method) => {
    const errors = history.slice(first).map((actual, index) => {
      return actual - (method(history.slice(0, first + index), 1)[0] ?? 0);
    });
    return { method, errors, error: mean(errors.map(Math.abs)) };
  });
  const best = tried.reduce((a, b) => (b.error < a.error ? b : a));
  const spread = studentT90(best.errors.length) * Math.sqrt(mean(best.errors.map((error) => error ** 2)));
  const level = Math.abs(mean(history));
  return {
    months: best.method(history, ahead).map((value, index) => {
      const width = spread * Math.sqrt(index + 1);
      return { value, low: value - width, high: value + width };
    }),
    errorPercent: level === 0 ? 100 : (100 * best.error) / level,
  };
}
