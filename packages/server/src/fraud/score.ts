import type { Level } from '@adaos/api';
import { FRAUD_SIGNS, type FraudSign } from '@adaos/domain';

/**
 * Points of each sign. A points score, as in rule-based screening of card payments: signs that honest customers show too (a first
 * order, an order by night) make no case by themselves, nor together.
 */
export const SIGN_POINTS: Record<FraudSign, number> = {
  refused_before: 3,
  many_orders: 2,
  high_value: 2,
  address_differs: 2,
  card_changed: 2,
  new_customer: 1,
  night: 1,
};

/** Points from which an order is a case, and from which its risk is high. */
export const CASE_FROM = 4;
export const HIGH_FROM = 6;

/** A sign keeps all of its points while at least so many of its cases can be expected to be fraud: one of four. */
const RIGHT_ENOUGH = 0.25;

/** How often a sign was right, of the cases of which it is known what they were. */
export interface SignRecord {
  readonly right: number;
  readonly judged: number;
}

/** Percent of its points that each sign counts for. */
export type SignWeights = Readonly<Record<FraudSign, number>>;

/**
 * Percent of its points that a sign counts for in a shop: `min(1, p / 0.25)`, with `p = (right + 1) / (judged + 2)` the share of its
 * next cases that can be expected to be fraud: the mean of a binomial's posterior under a uniform prior, Beta(1, 1), or Laplace's rule
 * of succession (Gelman et al., Bayesian Data Analysis, 3rd ed., 2013, section 2.1). Nothing changes before three cases were wrong;
 * a sign that was right in 0 of 3 counts for 80, in 0 of 8 for 40, in 1 of 8 for 80, in 3 of 8 for 100.
 */
export function signWeight({ right, judged }: SignRecord): number {
  return Math.min(100, Math.round((100 * (right + 1)) / (judged + 2) / RIGHT_ENOUGH));
}

/** Of cases of which it is known what they were, how often each sign was right. */
export function signRecords(
  cases: readonly { readonly signs: readonly FraudSign[]; readonly fraud: boolean }[],
): Record<FraudSign, SignRecord> {
  const records = Object.fromEntries(FRAUD_SIGNS.map((sign) => [sign, { right: 0, judged: 0 }])) as Record<
    FraudSign,
    { right: number; judged: number }
  >;
  for (const { signs, fraud } of cases) {
    for (const sign of signs) {
      records[sign].judged += 1;
      if (fraud) records[sign].right += 1;
    }
  }
  return records;
}

export const weightsOf = (records: Readonly<Record<FraudSign, SignRecord>>): SignWeights =>
  Object.fromEntries(FRAUD_SIGNS.map((sign) => [sign, signWeight(records[sign])])) as Record<FraudSign, number>;

/** What the signs of an order count for, in hundredths of a point, so that the sum is exact. */
export const signPoints = (signs: readonly FraudSign[], weights: SignWeights): number =>
  signs.reduce((sum, sign) => sum + SIGN_POINTS[sign] * weights[sign], 0);

/** The risk of an order by its signs; null where they make no case. */
export function riskOf(signs: readonly FraudSign[], weights: SignWeights): Level | null {
  const points = signPoints(signs, weights);
  if (points < 100 * CASE_FROM) return null;
  return points >= 100 * HIGH_FROM ? 'High' : 'Medium';
}
