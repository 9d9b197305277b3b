import { addDays } from '../../calendar/days.ts';
import type { Finding } from '../finding.ts';
import type { DayRow } from '../rows.ts';
import { median, robustZ } from '../../insights/statistics.ts';

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

/**
 * The latest day, where its net sales or its orders are not what the same weekday usually has: an outlier by the robust z-score among the
 * same weekdays of the eight weeks before. One day says nothing of a month: that is known when the weekday comes again.
 */
export function unusualDay(days: readonly DayRow[]): Finding[] {
  const latest = days.at(-1);
  if (!latest) return [];
  const same = days
    .slice(0, -1)
    .toReversed()
    .filter((_, index) => (index + 1) % WEEK === 0)
    .slice(0, WEEKS.most);
  if (same.length < WEEKS.least) return [];
  return FIGURES.flatMap(({ code, of }): Finding[] => {
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
}
