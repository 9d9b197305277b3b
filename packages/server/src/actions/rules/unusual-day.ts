import { addDays } from '../../calendar/days.ts';
import type { Expected, Finding } from '../finding.ts';
import type { DayRow } from '../rows.ts';
import { daySums, median, monthly, robustZ, WINDOW_DAYS } from '../../insights/statistics.ts';

const WEEK = 7;
/** The same weekday of so many weeks before, at least and at most. */
const WEEKS = { least: 6, most: 8 } as const;
/** Beyond this a value is an outlier (see `robustZ`). */
const OUTLIER_FROM = 3.5;
/** In a very even series a small difference is an outlier, too; it is worth a look from this share of the usual. */
const LEAST_DIFFERENCE = 0.25;

const FIGURES = [
  { code: 'recommendation.check_sales_day', of: ({ netSales }: DayRow) => netSales },
  { code: 'recommendation.check_orders_day', of: ({ orders }: DayRow) => orders },
] as const;

/** What the shop earned in the latest 28 days, in minor units; a profit that is null is not known. */
export interface Earned {
  readonly profit: number | null;
  readonly sales: number;
}

/**
 * What is at stake a month where net sales fell short and the weekday goes on so: `(usual - day) * margin * 30 / 7`, with the interval of
 * the mean shortfall against each of the same weekdays, and the shop's own margin of 28 days. The four weeks after it would then bring
 * their profit without three more such days: the first of four is among the 28. A day with more than usual puts nothing at stake.
 */
function atStake(
  latest: DayRow,
  same: readonly DayRow[],
  { profit, sales }: Earned,
): { readonly expected: Expected } & Pick<Finding, 'measured'> {
  const short = daySums(same.map(({ netSales }) => netSales - latest.netSales));
  const unknown: Expected = { gap: 'one_day', from: addDays(latest.day, WEEK) };
  if (short.sum <= 0) return { expected: unknown };
  if (profit === null) return { expected: { gap: 'costs_missing' } };
  if (profit <= 0 || sales <= 0) return { expected: unknown };
  const margin = profit / sales;
  const more = ((WINDOW_DAYS / WEEK - 1) * short.sum * margin) / short.days;
  return {
    expected: { effect: monthly(short, margin / WEEK) },
    measured: { by: 'profit', key: 'shop', without: profit - more },
  };
}

/**
 * The latest day, where its net sales or its orders are not what the same weekday usually has: an outlier by the robust z-score among the
 * same weekdays of the eight weeks before. The amount is with the first of both: it is the same money.
 */
export function unusualDay(days: readonly DayRow[], earned: Earned): Finding[] {
  const latest = days.at(-1);
  if (!latest) return [];
  const same = days
    .slice(0, -1)
    .toReversed()
    .filter((_, index) => (index + 1) % WEEK === 0)
    .slice(0, WEEKS.most);
  if (same.length < WEEKS.least) return [];
  const found = FIGURES.flatMap(({ code, of }): Finding[] => {
    const usual = same.map(of);
    const middle = median(usual);
    const value = of(latest);
    if (middle <= 0 || Math.abs(value - middle) < LEAST_DIFFERENCE * middle) return [];
    if (Math.abs(robustZ(value, usual)) <= OUTLIER_FROM) return [];
    return [
      {
        code,
        subject: latest.day,
        type: 'data',
        impact: value < middle ? 'High' : 'Low',
        effort: 'Low',
        values: { date: latest.day, percent: Math.round((100 * (value - middle)) / middle) },
        expected: { gap: 'one_day', from: addDays(latest.day, WEEK) },
      },
    ];
  });
  return found.map((finding, place) => (place === 0 ? { ...finding, ...atStake(latest, same, earned) } : finding));
}
