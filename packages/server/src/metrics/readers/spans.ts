import type { TimeDimension } from '@adaos/domain';
import { addDays, dayCount, type Period } from '../../calendar/days.ts';
import { firstDayOf, lastDayOf } from '../../calendar/months.ts';
import { spansOf } from '../../calendar/period.ts';

/** A day, week or month, as far as it lies in the period. */
export interface Span extends Period {
  readonly key: string;
}

/** The Monday of a day's week. 5 January 1970 was one. */
export function mondayOf(day: string): string {
  const days = dayCount({ from: '1970-01-05', to: day }) - 1;
  return addDays(day, -(((days % 7) + 7) % 7));
}

export const keyOfDay = (by: TimeDimension, day: string): string =>
  by === 'day' ? day : by === 'week' ? mondayOf(day) : day.slice(0, 7);

const lastOf = (by: TimeDimension, key: string) =>
  by === 'day' ? key : by === 'week' ? addDays(key, 6) : lastDayOf(key);

/** Every day, week or month that a period touches, in order. */
export function timeSpans(period: Period, by: TimeDimension): Span[] {
  const keys =
    by === 'week'
      ? [...new Set(spansOf(period, 'day').map(mondayOf))]
      : spansOf(period, by === 'day' ? 'day' : 'month');
  return keys.map((key) => {
    const first = by === 'month' ? firstDayOf(key) : key;
    const last = lastOf(by, key);
    return { key, from: first < period.from ? period.from : first, to: last > period.to ? period.to : last };
  });
}
