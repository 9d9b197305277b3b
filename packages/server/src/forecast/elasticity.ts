import type { Elasticity } from '@adaos/domain';

/**
 * How demand answers to other prices and ad budgets. What a shop's own changes show is an estimate with a standard error; it is
 * drawn towards what is usual in other shops, each by its precision (normal prior and likelihood), so that a shop that has changed
 * little has what is usual.
 *
 * - Prices: the mean of 1,851 estimates of 81 studies, -2.62 (Bijmolt, van Heerde & Pieters 2005, Journal of Marketing Research 42).
 * - Ads: the mean short-term elasticity of 751 estimates, 0.12 (Sethuraman, Tellis & Briesch 2011, Journal of Marketing Research 48).
 */
export const PRICE_ELASTICITY = -2.62;
/** What another shop's elasticity may well differ by. */
export const PRICE_ELASTICITY_SPREAD = 1;
export const ADS_ELASTICITY = 0.12;
const ADS_ELASTICITY_SPREAD = 0.1;

/** The normal quantile of nine cases in ten. */
const NINE_IN_TEN = 1.6448536269514722;
/** From here on an estimate is said to rest on the shop's own changes: they count as much as what is usual. */
const OWN_FROM = 0.5;

export interface Slope {
  readonly value: number;
  readonly error: number;
  /** Changes that it follows from. */
  readonly changes: number;
}

export interface EstimatedElasticity extends Elasticity {
  /** `usual`: the shop has changed too little to say anything else. */
  readonly from: 'own' | 'usual';
  readonly changes: number;
}

interface Usual {
  readonly value: number;
  readonly spread: number;
  readonly least: number;
  readonly most: number;
}

export const USUAL_PRICE: Usual = { value: PRICE_ELASTICITY, spread: PRICE_ELASTICITY_SPREAD, least: -8, most: -0.1 };
export const USUAL_ADS: Usual = { value: ADS_ELASTICITY, spread: ADS_ELASTICITY_SPREAD, least: 0, most: 0.6 };

/** The value and the bounds of nine cases in ten of a normal distribution, within what is possible. */
export function toElasticity(
  { mean, variance }: { mean: number; variance: number },
  { least, most }: Usual,
): Elasticity {
  const width = NINE_IN_TEN * Math.sqrt(variance);
  const within = (one: number) => Math.min(Math.max(one, least), most);
  return { value: within(mean), low: within(mean - width), high: within(mean + width) };
}

/** What a shop's own slope and what is usual come to together. @param own null: nothing can be said from its own. */
export function blend(own: Slope | null, usual: Usual): EstimatedElasticity {
  const prior = 1 / usual.spread ** 2;
  const precision = own ? 1 / Math.max(own.error, 1e-3) ** 2 : 0;
  const value = (usual.value * prior + (own?.value ?? 0) * precision) / (prior + precision);
  return {
    ...toElasticity({ mean: value, variance: 1 / (prior + precision) }, usual),
    from: precision / (prior + precision) >= OWN_FROM ? 'own' : 'usual',
    changes: own?.changes ?? 0,
  };
}

/** The normal quantile of four cases in five. */
const FOUR_IN_FIVE = 1.2815515655446004;

/** The same with the bounds of four cases in five in place of nine in ten. */
export function fourInFive({ value, low, high }: Elasticity): Elasticity {
  const part = FOUR_IN_FIVE / NINE_IN_TEN;
  return { value, low: value - (value - low) * part, high: value + (high - value) * part };
}

export interface Pair {
  /** What is compared only with itself: a product, a quarter. */
  readonly group: string;
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

export const LEAST_PAIRS = 8;
/** Differences of logarithms below this are rounding. */
export const CHANGE = 0.02;

/**
 * The slope of y on x within the groups (fixed effects), by weighted least squares, with the standard error that lets the errors of a
 * group go together (clustered: Liang & Zeger 1986).
 * @returns null where too little changes.
 */
export function slopeWithin(pairs: readonly Pair[]): Slope | null {
  const centred = [...Map.groupBy(pairs, ({ group }) => group).values()].flatMap((group) => {
    const total = group.reduce((sum, { weight }) => sum + weight, 0);
    if (group.length < 2 || total <= 0) return [];
    const of = (value: 'x' | 'y') => group.reduce((sum, pair) => sum + pair.weight * pair[value], 0) / total;
    const [meanX, meanY] = [of('x'), of('y')];
    return group.map((pair) => ({ ...pair, x: pair.x - meanX, y: pair.y - meanY }));
  });
  const squares = centred.reduce((sum, { x, weight }) => sum + weight * x * x, 0);
  const changes = centred.filter(({ x }) => Math.abs(x) > CHANGE).length;
  if (changes < LEAST_PAIRS || squares < 1e-9) return null;
  const value = centred.reduce((sum, { x, y, weight }) => sum + weight * x * y, 0) / squares;
  const groups = [...Map.groupBy(centred, ({ group }) => group).values()];
  const meat = groups.reduce((sum, group) => {
    return sum + group.reduce((part, { x, y, weight }) => part + weight * x * (y - value * x), 0) ** 2;
  }, 0);
  const plain = centred.reduce((sum, { x, y, weight }) => sum + weight * weight * x * x * (y - value * x) ** 2, 0);
  const degrees = Math.max(1, centred.length - groups.length - 1);
  const error = (Math.sqrt(Math.max(meat, plain)) / squares) * Math.sqrt(centred.length / degrees);
  return { value, error, changes };
}
