import { addDays, addMonths, dayCount, firstDayOf, lastDayOf } from '@adaos/domain';

/** Days as `YYYY-MM-DD`, both included. */
export interface DateRange {
  from: string;
  to: string;
}

export type RangePresetKey =
  | 'last7'
  | 'last30'
  | 'last90'
  | 'thisMonth'
  | 'lastMonth'
  | 'thisYear'
  | 'latestMonth'
  | 'monthBefore'
  | 'latestYear'
  | 'all';

export interface RangePreset extends DateRange {
  key: RangePresetKey;
}

/**
 * The preset ranges for data that spans `bounds`. They count back from the last day of the data: a shop
 * that imported an older period gets that period's last days, not empty ones. "This month" is only called so
 * while `today` lies in the last month of the data.
 */
export function rangePresets(bounds: DateRange, today: string): RangePreset[] {
  const last = bounds.to;
  const current = last.slice(0, 7) === today.slice(0, 7);
  const month = last.slice(0, 7);
  const before = addMonths(last, -1);
  const year = last.slice(0, 4);
  const back = (days: number) => ({ from: addDays(last, 1 - days), to: last });
  return [
    { key: 'last7', ...back(7) },
    { key: 'last30', ...back(30) },
    { key: 'last90', ...back(90) },
    { key: current ? 'thisMonth' : 'latestMonth', from: firstDayOf(month), to: lastDayOf(month) },
    { key: current ? 'lastMonth' : 'monthBefore', from: firstDayOf(before), to: lastDayOf(before) },
    { key: year === today.slice(0, 4) ? 'thisYear' : 'latestYear', from: `${year}-01-01`, to: `${year}-12-31` },
    { key: 'all', from: bounds.from, to: bounds.to },
  ];
}

/** The period of the same length just before. */
export function previousRange({ from, to }: DateRange): DateRange {
  return { from: addDays(from, -dayCount({ from, to })), to: addDays(from, -1) };
}

export function sameRange(a: DateRange, b: DateRange): boolean {
  return a.from === b.from && a.to === b.to;
}
