import { addDays, addMonths, firstDayOf, lastDayOf, periodsMeet } from '@adaos/domain';

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

/** A period that a product offers by name. */
export interface DateRangePreset extends DateRange {
  /** Unique among the presets. */
  id: string;
  label: string;
}

export interface RangePreset extends DateRange {
  key: RangePresetKey;
}

/** The months and the year that data ends with, where they are over. */
function latestPresets({ to }: DateRange, today: string): RangePreset[] {
  if (to >= addMonths(today, -1)) return [];
  const before = addMonths(to, -1);
  const year = to.slice(0, 4);
  return [
    { key: 'latestMonth', from: firstDayOf(to), to: lastDayOf(to) },
    { key: 'monthBefore', from: firstDayOf(before), to: lastDayOf(before) },
    ...(year === today.slice(0, 4) ? [] : [{ key: 'latestYear' as const, from: `${year}-01-01`, to: `${year}-12-31` }]),
  ];
}

/**
 * The preset ranges for data that spans `bounds`. They end with `today`; those without any data are left out. A shop whose data
 * ends before last month has the last months of its data in addition.
 */
export function rangePresets(bounds: DateRange, today: string): RangePreset[] {
  const before = addMonths(today, -1);
  const back = (days: number) => ({ from: addDays(today, 1 - days), to: today });
  const presets: RangePreset[] = [
    { key: 'last7', ...back(7) },
    { key: 'last30', ...back(30) },
    { key: 'last90', ...back(90) },
    { key: 'thisMonth', from: firstDayOf(today), to: today },
    { key: 'lastMonth', from: firstDayOf(before), to: lastDayOf(before) },
    { key: 'thisYear', from: `${today.slice(0, 4)}-01-01`, to: today },
    ...latestPresets(bounds, today),
    { key: 'all', ...bounds },
  ];
  return presets.filter((preset) => periodsMeet(preset, bounds));
}

export function sameRange(a: DateRange, b: DateRange): boolean {
  return a.from === b.from && a.to === b.to;
}
