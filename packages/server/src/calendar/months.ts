import { addDays, type Period } from './days.ts';

/** The month `YYYY-MM` of a day, or of a moment in UTC. */
export function monthOf(day: string | Date): string {
  return (typeof day === 'string' ? day : day.toISOString()).slice(0, 7);
}

const monthIndex = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The month `YYYY-MM` that is `months` after another. */
export function addMonths(month: string, months: number): string {
  const index = monthIndex(month) + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** How many months one month is after another; negative where it is before. */
export function monthCount(first: string, last: string): number {
  return monthIndex(last) - monthIndex(first);
}

export const firstDayOf = (month: string): string => `${month}-01`;
export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1);

/** The months `YYYY-MM` from one to another, both included; none where the last is before the first. */
export function monthsBetween(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, monthCount(first, last) + 1) }, (_, index) => addMonths(first, index));
}

/** The first and the last calendar month that lie wholly within a period; null where none does. */
export function fullMonths(period: Period): { first: string; last: string } | null {
  const [begins, ends] = [monthOf(period.from), monthOf(period.to)];
  const first = period.from === firstDayOf(begins) ? begins : addMonths(begins, 1);
  const last = period.to === lastDayOf(ends) ? ends : addMonths(ends, -1);
  return first <= last ? { first, last } : null;
}
