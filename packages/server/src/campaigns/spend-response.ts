/**
 * How the contribution of a campaign's orders follows its spend, by all of its days.
 *
 * `contribution = level * weekday * e^(trend * t) * response(spend)`, with a saturating response of the Michaelis-Menten kind,
 * `x (1 + half) / (x + half)` at `x` times the usual spend: 0 without spend, and ever less for each unit more. `half` follows from the
 * elasticity at the usual spend, `e = half / (1 + half)`. Where orders came on days without spend, a share of the response is a base that spend does not move.
 *
 * For each elasticity of a grid the rest is fitted by quasi-likelihood as counts are, the variance being `dispersion * mean`, so
 * that a day without a sale counts as one (McCullagh & Nelder 1989, Generalized Linear Models, ch. 9). What is left is the profile
 * likelihood of the elasticity.
 */

/** What a day of a campaign cost, and what the orders that it brought contributed before ads; both in the same unit. */
export interface SpendDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly spend: number;
  readonly contribution: number;
}

/** The logits of the elasticities that are tried: from 0.7 to 98 %. */
export const LOGITS: readonly number[] = Array.from({ length: 46 }, (_, index) => -5 + 0.2 * index);
/** The shares of the base that are tried where there are days without spend. */
const BASES = [0.01, 0.15, 0.5];
const WEEK = 7;
/** How much a weekday is held to the mean of all, in conversions; how far the logarithm of the level may drift over the days. */
const WEEKDAY_PRIOR = 10;
const TREND_SPREAD = 1;
/** Weekdays and trend in turn; of an elasticity beside one that is fitted the second time is as good as the tenth. */
const ROUNDS = { first: 8, next: 2 } as const;

/** The days of a campaign as they are fitted. */
export interface Series {
  /** Spend by the usual one. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** Time from the middle of the latest four weeks on, in lengths of the series. */
  readonly time: readonly number[];
  readonly weekday: readonly number[];
}

/** One fit: of one elasticity and one share of the base. */
export interface Fit {
  /** Spend at which half of the saturation is reached, by the usual one. */
  readonly half: number;
  readonly base: number;
  /** Logarithm of the quasi-likelihood, without a prior of the elasticity. */
  readonly likelihood: number;
  /** Contribution of a usual day lately at the usual spend, the standard deviation of its logarithm, and each weekday's factor. */
  readonly level: number;
  readonly levelError: number;
  readonly weekdays: readonly number[];
}

/** What a spend of `x` times the usual one brings, 1 at the usual. */
export const responseAt = (x: number, half: number, base: number): number =>
  base + ((1 - base) * x * (1 + half)) / (x + half);

const total = (values: Iterable<number>) => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

/** What a fit begins with: that of the elasticity before. */
interface Start {
  readonly trend: number;
  readonly weekdays: readonly number[];
}

/** The weekdays' factors: what was sold on each by what the rest explains, both in conversions, drawn to 1 (gamma and Poisson). */
function weekdaysOf(series: Series, expected: Float64Array, dispersion: number): number[] {
  const [found, by] = [new Float64Array(WEEK), new Float64Array(WEEK)];
  for (const [index, day] of series.weekday.entries()) {
    found[day] = (found[day] ?? 0) + (series.y[index] ?? 0);
    by[day] = (by[day] ?? 0) + (expected[index] ?? 0);
  }
  return Array.from(
    found,
    (sold, day) => (Math.max(sold, 0) / dispersion + WEEKDAY_PRIOR) / ((by[day] ?? 0) / dispersion + WEEKDAY_PRIOR),
  );
}

/** One step of Newton's method for level and trend together. @returns the step of the trend, and the variance of the level's logarithm. */
function trendStep(series: Series, means: Float64Array, trend: number, dispersion: number) {
  let [score, sum, slopes, squares] = [0, 0, 0, dispersion / TREND_SPREAD ** 2];
  for (let index = 0; index < means.length; index++) {
    const time = series.time[index] ?? 0;
    const mean = means[index] ?? 0;
    score += ((series.y[index] ?? 0) - mean) * time;
    sum += mean;
    slopes += mean * time;
    squares += mean * time * time;
  }
  const determinant = sum * squares - slopes ** 2;
  const step = (sum * (score - (dispersion * trend) / TREND_SPREAD ** 2)) / determinant;
  return { step: Math.max(-0.5, Math.min(0.5, step)), variance: (dispersion * squares) / determinant };
}

/** Multiplies each day's amount by its weekday's factor and by what makes their sum the one given. @returns that last factor. */
function scale(days: Float64Array, weekday: readonly number[], weekdays: readonly number[], sum: number): number {
  let all = 0;
  for (let index = 0; index < days.length; index++) {
    const one = (days[index] ?? 0) * (weekdays[weekday[index] ?? 0] ?? 1);
    days[index] = one;
    all += one;
  }
  for (let index = 0; index < days.length; index++) days[index] = ((days[index] ?? 0) * sum) / all;
  return sum / all;
}

function fitRest(series: Series, half: number, base: number, dispersion: number, start: Start, rounds: number) {
  const { x, y, time, weekday } = series;
  const response = Float64Array.from(x, (one) => responseAt(one, half, base));
  const sold = total(y);
  let { trend, weekdays } = start;
  let [level, variance] = [1, 1];
  let means = response;
  for (let round = 0; round < rounds; round++) {
    const shape = response.map((one, index) => one * Math.exp(trend * (time[index] ?? 0)));
    const before = scale(shape.slice(), weekday, weekdays, sold);
    weekdays = weekdaysOf(
      series,
      shape.map((one) => one * before),
      dispersion,
    );
    means = shape;
    level = scale(means, weekday, weekdays, sold);
    const { step, variance: found } = trendStep(series, means, trend, dispersion);
    variance = found;
    if (round < rounds - 1) trend += step;
  }
  let [likelihood, pearson] = [-(trend ** 2) / (2 * TREND_SPREAD ** 2), 0];
  for (let index = 0; index < means.length; index++) {
    const brought = y[index] ?? 0;
    const mean = means[index] ?? 0;
    // Without a base, a day without spend has no mean and says nothing.
    if (mean > 0) {
      likelihood += (brought * Math.log(mean) - mean) / dispersion;
      pearson += (brought - mean) ** 2 / mean;
    }
  }
  for (const factor of weekdays) likelihood += WEEKDAY_PRIOR * (Math.log(factor) - factor);
  return { fit: { half, base, likelihood, level, levelError: Math.sqrt(variance), weekdays }, trend, pearson };
}

/** Weekdays, level and trend: what the dispersion's degrees of freedom are fewer by. */
const PARAMETERS = 9;
const NOTHING: Start = { trend: 0, weekdays: Array.from({ length: WEEK }, () => 1) };

/**
 * Fits every elasticity of `LOGITS`, for each share of the base one after the other.
 * @param series with a contribution above 0 in all, and with spend on most days.
 */
export function fitElasticities(series: Series): Fit[] {
  const bases = series.x.includes(0) ? BASES : [0];
  const mean = total(series.y) / series.y.length;
  const spread = total(series.y.map((one) => (one - mean) ** 2)) / series.y.length / mean;
  const first = fitRest(series, 1, bases[0] ?? 0, Math.max(spread, Number.EPSILON), NOTHING, ROUNDS.first);
  const dispersion = Math.max(first.pearson / Math.max(series.y.length - PARAMETERS, 1), Number.EPSILON);
  return bases.flatMap((base) => {
    let start: Start = NOTHING;
    return LOGITS.map((logit, index) => {
      const found = fitRest(series, Math.exp(logit), base, dispersion, start, index === 0 ? ROUNDS.first : ROUNDS.next);
      start = { trend: found.trend, weekdays: found.fit.weekdays };
      return found.fit;
    });
  });
}
