import { tenths } from '@adaos/domain';
import { daysBetween } from '../../calendar/days.ts';
import { lastDayOf } from '../../calendar/months.ts';
import type { JudgedMonth } from '../../forecast/models/months.ts';
import { missingKinds, netProfit } from '../../insights/figures.ts';
import type { MonthTotals } from '../../insights/full-months.ts';
import { WINDOW_DAYS } from '../../insights/statistics.ts';
import type { Finding } from '../finding.ts';

/** Months of the past for which the forecast was tried before it. */
const LEAST_TESTED = 3;
/** A smaller shortfall is none, in percent of what was expected. */
const LEAST_SHORTFALL = 5;
/** Older months are past changing. */
const RECENT_DAYS = 45;

const daysIn = (month: string) => Number(lastDayOf(month).slice(8));

/**
 * The latest full month whose net profit is below the lower bound that the forecast by weeks would have given before the month began
 * (`forecast/models/months.ts`). What is at stake each month is `expected - earned`, with the forecast's own bounds.
 * @param judged by the forecast that was computed last, oldest first.
 */
export function forecastMissed(
  judged: readonly JudgedMonth[],
  months: readonly MonthTotals[],
  lastDay: string,
): Finding[] {
  const last = months.at(-1);
  const place = judged.findIndex(({ month }) => month === last?.month);
  const found = judged[place];
  if (!last || !found || place < LEAST_TESTED || daysBetween(lastDayOf(last.month), lastDay) > RECENT_DAYS) return [];
  const profit = netProfit(last.totals);
  if (profit === null || found.was.profit === null) return [];
  const { said } = found;
  const earned = Number(profit);
  if (earned >= said.profitLow || said.profit <= 0) return [];
  const percent = tenths((100 * (said.profit - earned)) / said.profit);
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
      expected: {
        effect: { value: said.profit - earned, low: said.profitLow - earned, high: said.profitHigh - earned },
      },
      measured: { by: 'profit', key: 'shop', without: (earned * WINDOW_DAYS) / daysIn(last.month) },
    },
  ];
}
