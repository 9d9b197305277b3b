/**
 * The daily budget that earns most, from what the past days' spend brought.
 *
 * The response to spend is taken as the constant-elasticity curve `contribution = a * spend^b` (Hanssens, Parsons & Schultz,
 * Market Response Models, 2nd ed.), fitted by least squares on the logarithms of the days. Profit is greatest where the last
 * unit spent brings one unit of contribution (Dorfman & Steiner 1954): `a * b * spend^(b - 1) = 1`, so
 * `spend = (a * b)^(1 / (1 - b))`. Nothing is said of budgets far from those that were tried: the answer stays between half
 * and twice the mean day.
 */

/** What a day of a campaign cost, and what the orders that it brought contributed before ads; both in the same unit. */
export interface SpendDay {
  readonly spend: number;
  readonly contribution: number;
}

/** Fewer days with both say too little. */
export const LEAST_DAYS = 21;
const LEAST_ELASTICITY = 0.05;
const MOST_ELASTICITY = 0.95;
/** Spend that hardly varies cannot show what more of it would bring: the least standard deviation of its logarithm. */
const LEAST_SPREAD = 0.05;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The curve that fits the days of a campaign. */
export interface SpendResponse {
  readonly elasticity: number;
  /** The standard error of the elasticity. */
  readonly error: number;
  /** Days that it follows from. */
  readonly days: number;
  /** The means of the logarithms, through which the curve goes. */
  readonly meanX: number;
  readonly meanY: number;
  /** The spend of the mean day, and of the best one, in the unit of the days. */
  readonly usual: number;
  readonly best: number;
}

/**
 * @param days of one campaign; days without spend or contribution are left out.
 * @returns null with fewer than 21 usable days or without a response that flattens out.
 */
export function fitResponse(days: readonly SpendDay[]): SpendResponse | null {
  const usable = days.filter(({ spend, contribution }) => spend > 0 && contribution > 0);
  if (usable.length < LEAST_DAYS) return null;
  const x = usable.map(({ spend }) => Math.log(spend));
  const y = usable.map(({ contribution }) => Math.log(contribution));
  const [meanX, meanY] = [mean(x), mean(y)];
  const variance = mean(x.map((value) => (value - meanX) ** 2));
  if (variance < LEAST_SPREAD ** 2) return null;
  const covariance = mean(x.map((value, index) => (value - meanX) * ((y[index] ?? meanY) - meanY)));
  const elasticity = covariance / variance;
  if (elasticity < LEAST_ELASTICITY || elasticity > MOST_ELASTICITY) return null;
  const residuals = x.map((value, index) => (y[index] ?? meanY) - meanY - elasticity * (value - meanX));
  const error = Math.sqrt(mean(residuals.map((value) => value ** 2)) / (usable.length - 2) / variance);
  const scale = Math.exp(meanY - elasticity * meanX);
  const best = (scale * elasticity) ** (1 / (1 - elasticity));
  const usual = mean(usable.map(({ spend }) => spend));
  const kept = Math.min(Math.max(best, usual / 2), usual * 2);
  return { elasticity, error, days: usable.length, meanX, meanY, usual, best: kept };
}

/** @returns the daily budget that earns most, in the unit of `days`; null where `fitResponse` finds no curve. */
export const optimizedBudget = (days: readonly SpendDay[]): number | null => fitResponse(days)?.best ?? null;
