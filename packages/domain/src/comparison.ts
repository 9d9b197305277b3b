import { addDays, addMonths, dayCount, lastDayOf, type Period } from './calendar.ts';

/** What the figures of a period can be compared with. */
export const COMPARISONS = ['previous', 'lastYear', 'custom', 'none'] as const;
export type ComparisonKind = (typeof COMPARISONS)[number];

/** A choice of what to compare with; its two days only count for `custom`. */
export interface ComparisonChoice {
  readonly compare?: ComparisonKind | undefined;
  readonly compareFrom?: string | undefined;
  readonly compareTo?: string | undefined;
}

/** The period of the same length that ends the day before. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -dayCount(period)),
  to: addDays(period.from, -1),
});

/** The same day a year earlier; of 29 February the 28th. */
function yearBefore(day: string): string {
  const month = addMonths(day, -12);
  const same = `${month}-${day.slice(8)}`;
  const last = lastDayOf(month);
  return same > last ? last : same;
}

/** The same days a year earlier: a period that ends with February ends with it there, too. */
export const periodOfLastYear = ({ from, to }: Period): Period => ({
  from: yearBefore(from),
  to: to === lastDayOf(to) ? lastDayOf(addMonths(to, -12)) : yearBefore(to),
});

/** The period that another is compared with; null where nothing is to be compared with, or of a custom one a day is missing. */
export function comparedPeriod(
  period: Period,
  { compare = 'none', compareFrom, compareTo }: ComparisonChoice,
): Period | null {
  if (compare === 'previous') return periodBefore(period);
  if (compare === 'lastYear') return periodOfLastYear(period);
  if (compare === 'custom' && compareFrom !== undefined && compareTo !== undefined)
    return { from: compareFrom, to: compareTo };
  return null;
}

/** Whether two periods have a day in common. */
export const periodsMeet = (one: Period, other: Period): boolean => one.from <= other.to && other.from <= one.to;
