/**
 * The net profit of the month to come, from the months before it.
 *
 * Three plain methods are tried on the shop's own past: each predicts every month from those before it alone, and
 * the one with the least mean absolute error is used (evaluation on a rolling forecasting origin: Tashman 2000,
 * International Journal of Forecasting 16; Hyndman & Athanasopoulos, Forecasting: Principles and Practice, 3rd ed.,
 * 5.10). The 80 % interval is the prediction +- t * RMSE of those errors (same book, 5.5), with Student's t in place
 * of the normal quantile, as the errors are few.
 */

/** Fewer full months say too little. */
export const LEAST_MONTHS = 3;

/** What a method makes of each month but the first: `forecasts[i]` is for `history[i]`, from `history[0..i)`; the last is for the month to come. */
type Method = (history: readonly number[]) => number[];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of the last three months, or of as many as there are. */
const meanOfThree: Method = (history) => [
  0,
  ...history.map((_, index) => mean(history.slice(Math.max(0, index - 2), index + 1))),
];

/** The month before ("naive"): the yardstick that the others must beat. */
const lastMonth: Method = (history) => [0, ...history];

// Holt's linear method with a damped trend (Gardner & McKenzie 1985), its weights fixed: a few months cannot settle them.
const LEVEL_WEIGHT = 0.5;
const TREND_WEIGHT = 0.3;
const DAMPING = 0.85;

const dampedTrend: Method = (history) => {
  let level = history[0] ?? 0;
  let trend = 0;
  return [
    0,
    ...history.map((value) => {
      const expected = level + DAMPING * trend;
      const next = LEVEL_WEIGHT * value + (1 - LEVEL_WEIGHT) * expected;
      trend = TREND_WEIGHT * (next - level) + (1 - TREND_WEIGHT) * DAMPING * trend;
      level = next;
      return level + DAMPING * trend;
    }),
  ];
};

const METHODS: readonly Method[] = [meanOfThree, dampedTrend, lastMonth];

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

interface Said {
  /** Minor units, as the two bounds. */
  readonly value: bigint;
  readonly low: bigint;
  readonly high: bigint;
}

const whole = (value: number) => BigInt(Math.round(value));

/** What is said of month `index`, knowing only the months before it. */
function sayOf(history: readonly number[], forecasts: readonly (readonly number[])[], index: number): Said {
  const tried = forecasts.map((byMonth) => ({
    value: byMonth[index] ?? 0,
    errors: history.slice(1, index).map((actual, month) => actual - (byMonth[month + 1] ?? 0)),
  }));
  const best = tried.reduce((a, b) => (mean(b.errors.map(Math.abs)) < mean(a.errors.map(Math.abs)) ? b : a));
  const spread = studentT90(best.errors.length) * Math.sqrt(mean(best.errors.map((error) => error ** 2)));
  return { value: whole(best.value), low: whole(best.value - spread), high: whole(best.value + spread) };
}

export interface ExpectedProfit extends Said {
  /** Months of the past for which all this would have been said before they ended, and those that fell between the bounds. */
  readonly testedMonths: number;
  readonly hitMonths: number;
}

/**
 * Predicts the month after the last of `profits`.
 * @param profits net profit of consecutive full months, oldest first, in minor units.
 * @returns null with fewer than three months.
 */
export function predictProfit(profits: readonly bigint[]): ExpectedProfit | null {
  if (profits.length < LEAST_MONTHS) return null;
  const history = profits.map(Number);
  const forecasts = METHODS.map((method) => method(history));
  const hits = profits.filter((actual, month) => {
    if (month < LEAST_MONTHS) return false;
    const { low, high } = sayOf(history, forecasts, month);
    return low <= actual && actual <= high;
  });
  return Object.assign(sayOf(history, forecasts, history.length), {
    testedMonths: history.length - LEAST_MONTHS,
    hitMonths: hits.length,
  });
}
