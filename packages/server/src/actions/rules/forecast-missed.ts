import { tenths } from '@adaos/domain';
import { daysBetween } from '../../calendar/days.ts';
import { lastDayOf } from '../../calendar/months.ts';
import { missingKinds, netProfit } from '../../insights/figures.ts';
import type { MonthTotals } from '../../insights/full-months.ts';
import { predictProfit } from '../../insights/prediction.ts';
import { WINDOW_DAYS } from '../../insights/statistics.ts';
import type { Finding } from '../finding.ts';

/** Months of the past for which the forecast was tried. */
const LEAST_TESTED = 3;
/** A smaller shortfall is none, in percent of what was expected. */
const LEAST_SHORTFALL = 5;
/** Older months are past changing. */
const RECENT_DAYS = 45;

const daysIn = (month: string) => Number(lastDayOf(month).slice(8));

/**
 * The latest full month whose net profit is below the lower bound that the forecast gave for it, from the months before it alone
 * (`insights/expect-months.ts`). What is at stake each month is `expected - earned`, with the forecast's own bounds.
 */
export function forecastMissed(months: readonly MonthTotals[], lastDay: string): Finding[] {
  const last = months.at(-1);
  if (!last || daysBetween(lastDayOf(last.month), lastDay) > RECENT_DAYS) return [];
  const profits = months.map(({ totals }) => netProfit(totals));
  const known = profits.slice(profits.lastIndexOf(null) + 1).filter((profit) => profit !== null);
  const earned = known.at(-1);
  const said = predictProfit(known.slice(0, -1));
  if (earned === undefined || !said || said.testedMonths < LEAST_TESTED || earned >= said.low || said.value <= 0n)
    return [];
  const short = (bound: bigint) => Number(bound - earned);
  const percent = tenths((100 * short(said.value)) / Number(said.value));
  if (percent < LEAST_SHORTFALL) return [];
  return [
    {
      code: 'recommendation.check_month',
      subject: last.month,
      type: 'pricing',
      impact: 'High',
      effort: 'Medium',
      values: { month: last.month, percent },
      missing: missingKinds(last.totals),
      expected: { effect: { value: short(said.value), low: short(said.low), high: short(said.high) } },
      measured: { by: 'profit', key: 'shop', without: (Number(earned) * WINDOW_DAYS) / daysIn(last.month) },
    },
  ];
}
