import type { Level } from '@adaos/api';
import type { FRAUD_SIGNS } from '@adaos/domain';

export type FraudSign = (typeof FRAUD_SIGNS)[number];

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

/** The risk of an order by its signs; null where they make no case. */
export function riskOf(signs: readonly FraudSign[]): Level | null {
  const points = signs.reduce((sum, sign) => sum + SIGN_POINTS[sign], 0);
  if (points < CASE_FROM) return null;
  return points >= HIGH_FROM ? 'High' : 'Medium';
}
