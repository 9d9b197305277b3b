import { addDays } from '../../calendar/days.ts';
import type { Expected, Finding } from '../finding.ts';
import type { FraudRows } from '../rows.ts';
import { MONTH_DAYS, shareBounds, WINDOW_DAYS } from '../../insights/statistics.ts';

const REVIEW_DAYS = 14;
/** From so many open orders on it is a wave. */
const WAVE_FROM = 5;
/** Fewer cases of which the outcome is known say too little of those that are open. */
const LEAST_CASES = 5;

/**
 * What looking through the open orders saves in a month: `orders * 30 / 14 * share * loss`, with the share of the year's cases that were
 * fraud, by Wilson's bounds, and the mean loss of one.
 */
function expectedOf({ suspects, frauds, loss }: FraudRows, open: number): Expected {
  const settled = suspects.filter(({ outcome }) => outcome !== null);
  const hits = settled.filter(({ outcome }) => outcome === 'fraud').length;
  if (settled.length < LEAST_CASES || frauds === 0) return { gap: 'few_cases' };
  if (loss === null) return { gap: 'goods_cost' };
  const each = ((open * MONTH_DAYS) / REVIEW_DAYS) * (loss / frauds);
  const { low, high } = shareBounds(hits, settled.length);
  return { effect: { value: (each * hits) / settled.length, low: each * low, high: each * high } };
}

/**
 * Orders of the latest two weeks that look like fraud and of which it is not known what they were. It is measured by what the fraud of the
 * four weeks after it has cost: without a look, as much as is expected to be saved.
 */
export function fraudWave(fraud: FraudRows, lastDay: string): Finding[] {
  const from = addDays(lastDay, 1 - REVIEW_DAYS);
  const orders = fraud.suspects.filter(({ on, settled, verdict }) => on >= from && !settled && verdict === null).length;
  if (orders === 0) return [];
  const expected = expectedOf(fraud, orders);
  return [
    {
      code: 'recommendation.review_orders',
      subject: 'orders',
      type: 'fraud',
      impact: orders >= WAVE_FROM ? 'High' : 'Low',
      effort: 'Low',
      values: { orders },
      expected,
      ...('effect' in expected && {
        measured: { by: 'fraud' as const, key: 'shop', without: (-expected.effect.value * WINDOW_DAYS) / MONTH_DAYS },
      }),
    },
  ];
}
