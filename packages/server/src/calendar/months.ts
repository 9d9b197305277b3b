import { addDays } from './days.ts';
import { addMonths, firstDayOf, lastDayOf, monthsApart, type Period } from '@adaos/domain';

export { addMonths, firstDayOf, lastDayOf, monthsApart as monthCount } from '@adaos/domain';

/** The month `YYYY-MM` of a day, or of a moment in UTC. */
export function monthOf(day: string | Date): string {
  return (typeof day === 'string' ? day : day.toISOString()).slice(0, 7);
}

/** The months `YYYY-MM` from one to another, both included; none where the last is before the first. */
export function monthsBetween(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, monthsApart(first, last) + 1) }, (_, index) => addMonths(first, index));
}

/** The first and the last calendar month that lie wholly within a period; null where none does. */
export function fullMonths(period: Period): { first: string; last: string } | null {
  const [begins, ends] = [monthOf(period.from), monthOf(period.to)];
  const first = period.from === firstDayOf(begins) ? begins : addMonths(begins, 1);
  const last = period.to === lastDayOf(ends) ? ends : addMonths(ends, -1);
  return first <= last ? { first, last } : null;
}

/** The first and the last calendar year, `YYYY`, that lie wholly within some months; null where none does. */
export function fullYears(months: { first: string; last: string }): { first: number; last: number } | null {
  const [begins, ends] = [Number(months.first.slice(0, 4)), Number(months.last.slice(0, 4))];
  const first = months.first.endsWith('-01') ? begins : begins + 1;
  const last = months.last.endsWith('-12') ? ends : ends - 1;
  return first <= last ? { first, last } : null;
}

/** The months that are outside of their full years: before them, after them, both or none; all of them without a full year. */
export function monthsAround(
  months: { first: string; last: string },
  years: { first: number; last: number } | null,
): { first: string; last: string }[] {
  if (years === null) return [months];
  const [first, last] = [`${years.first}-01`, `${years.last}-12`];
  return [
    ...(months.first < first ? [{ first: months.first, last: addMonths(first, -1) }] : []),
    ...(months.last > last ? [{ first: addMonths(last, 1), last: months.last }] : []),
  ];
}

/** The days of a period that are outside of its full months: before them, after them, both or none; all of it without a full month. */
export function daysAround(period: Period, months: { first: string; last: string } | null): Period[] {
  if (months === null) return [period];
  const [from, to] = [firstDayOf(months.first), lastDayOf(months.last)];
  return [
    ...(period.from < from ? [{ from: period.from, to: addDays(from, -1) }] : []),
    ...(period.to > to ? [{ from: addDays(to, 1), to: period.to }] : []),
  ];
}
