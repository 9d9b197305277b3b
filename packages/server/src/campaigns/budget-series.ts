import type { BudgetGap } from '@adaos/domain';
import { addDays, daysBetween } from '../calendar/days.ts';
import type { Series, SpendDay } from './spend-response.ts';

/** Days that a budget is judged by at most: full weeks. */
export const BUDGET_DAYS = 112;
/** What is changed is the spend of the latest four weeks. */
export const LATELY = 28;
/** Fewer days since the first with spend, and fewer with spend, say too little. */
const LEAST_DAYS = 21;
const LEAST_ACTIVE = 14;
/** Spend that hardly varies cannot show what more of it would bring: the least standard deviation of its logarithm. */
const LEAST_SPREAD = 0.05;
const WEEK = 7;

/** The days of a campaign, ready to be fitted; amounts in their unit. */
export interface Prepared {
  readonly series: Series;
  /** Mean spend of the latest four weeks' days with spend. */
  readonly usual: number;
  /** Between which 90 % of the days with spend were. */
  readonly least: number;
  readonly most: number;
}

/** Why a campaign cannot be fitted, and in how many days it can be; null: not by waiting. */
export interface Unfit {
  readonly why: Exclude<BudgetGap, 'goods_cost' | 'uncertain'>;
  readonly in: number | null;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Without gaps, from the first day with spend to the last day: a day that the platform does not report has cost nothing. */
function withoutGaps(days: readonly SpendDay[], lastDay: string): SpendDay[] {
  const byDay = new Map(days.map((day) => [day.day, day]));
  const first = days
    .filter(({ spend }) => spend > 0)
    .map(({ day }) => day)
    .toSorted()[0];
  if (first === undefined || first > lastDay) return [];
  return Array.from({ length: daysBetween(first, lastDay) + 1 }, (_, index) => {
    const day = addDays(first, index);
    return byDay.get(day) ?? { day, spend: 0, contribution: 0 };
  }).slice(-BUDGET_DAYS);
}

/** The value below which a share of sorted values is. */
const quantile = (sorted: readonly number[], share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;

/** @param lastDay of all campaigns, `YYYY-MM-DD`. */
export function prepare(days: readonly SpendDay[], lastDay: string): Prepared | Unfit {
  const all = withoutGaps(days, lastDay);
  const active = all.filter(({ spend }) => spend > 0);
  const lately = all.slice(-LATELY).filter(({ spend }) => spend > 0);
  if (lately.length === 0) return { why: 'no_spend', in: null };
  if (all.length < LEAST_DAYS || active.length < LEAST_ACTIVE) {
    return { why: 'few_days', in: Math.max(LEAST_DAYS - all.length, LEAST_ACTIVE - active.length) };
  }
  if (mean(all.map(({ contribution }) => contribution)) <= 0) return { why: 'nothing_earned', in: null };
  const logs = active.map(({ spend }) => Math.log(spend));
  const middle = mean(logs);
  if (mean(logs.map((log) => (log - middle) ** 2)) < LEAST_SPREAD ** 2) return { why: 'even_spend', in: null };
  const usual = mean(lately.map(({ spend }) => spend));
  const sorted = active.map(({ spend }) => spend).toSorted((a, b) => a - b);
  const now = all.length - 1 - LATELY / 2;
  return {
    usual,
    least: quantile(sorted, 0.05),
    most: quantile(sorted, 0.95),
    series: {
      x: all.map(({ spend }) => spend / usual),
      y: all.map(({ contribution }) => contribution),
      time: all.map((_, index) => (index - now) / all.length),
      weekday: all.map((_, index) => index % WEEK),
    },
  };
}
