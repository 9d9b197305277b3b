/**
 * How demand answers to other ad budgets and prices: units = (1 + ads change)^a * (1 + price change)^p.
 *
 * - p is not available from a shop that has not tried other prices: the mean of 1,851 estimates of 81 studies, -2.62, is taken
 *   (Bijmolt, van Heerde & Pieters 2005, Journal of Marketing Research 42).
 * - a starts from the mean short-term advertising elasticity of 751 estimates, 0.12 (Sethuraman, Tellis & Briesch 2011, Journal of
 *   Marketing Research 48), and moves towards what the shop's own months show: the slope of the change of sales on the change of ad
 *   spend, both on the same month of the year before so that the season falls out, each estimate by its precision.
 */

export const PRICE_ELASTICITY = -2.62;
/** What another shop's elasticity may well differ by. */
export const PRICE_ELASTICITY_SPREAD = 1;
export const ADS_ELASTICITY = 0.12;
const ADS_ELASTICITY_SPREAD = 0.1;
const MOST_ADS_ELASTICITY = 0.6;
const SEASON = 12;
const LEAST_PAIRS = 4;

export interface AdsMonth {
  readonly sales: number;
  readonly ads: number | null;
}

const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;

/** @param months consecutive, oldest first. @returns 0 to 0.6. */
export function adsElasticity(months: readonly AdsMonth[]): number {
  const pairs = months.flatMap(({ sales, ads }, index) => {
    const before = months[index - SEASON];
    if (!before || !ads || !before.ads || sales <= 0 || before.sales <= 0 || ads <= 0 || before.ads <= 0) return [];
    return [{ x: Math.log(ads / before.ads), y: Math.log(sales / before.sales) }];
  });
  if (pairs.length < LEAST_PAIRS) return ADS_ELASTICITY;
  const [meanX, meanY] = [mean(pairs.map(({ x }) => x)), mean(pairs.map(({ y }) => y))];
  const squares = pairs.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  if (squares < 1e-9) return ADS_ELASTICITY;
  const slope = pairs.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / squares;
  const residuals = pairs.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  const variance = Math.max(residuals / (pairs.length - 2) / squares, 1e-6);
  const prior = 1 / ADS_ELASTICITY_SPREAD ** 2;
  const blended = (ADS_ELASTICITY * prior + slope / variance) / (prior + 1 / variance);
  return Math.min(Math.max(blended, 0), MOST_ADS_ELASTICITY);
}
