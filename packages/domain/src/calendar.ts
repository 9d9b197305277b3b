/** Days of a calendar, `YYYY-MM-DD`, and months, `YYYY-MM`. All arithmetic is in UTC, so that no day ever shifts. */

/** Days, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A day in UTC, in milliseconds. */
export const DAY_MS = 86_400_000;

/** The day of a moment in UTC. */
export const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** True for a real calendar day written `YYYY-MM-DD`. */
export function isDay(text: string | null): text is string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && utcDay(time) === text;
}

export const addDays = (day: string, days: number): string => utcDay(Date.parse(day) + days * DAY_MS);

/** How many days one day is after another; negative where it is before. */
export const daysBetween = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / DAY_MS;

export const dayCount = ({ from, to }: Period): number => daysBetween(from, to) + 1;

const monthIndex = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** How many months one month, or that of a day, is after another; negative where it is before. */
export const monthsApart = (first: string, last: string): number => monthIndex(last) - monthIndex(first);

/** The month that is `months` after another, or after that of a day. */
export function addMonths(month: string, months: number): string {
  const index = monthIndex(month) + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The first day of a month, or of that of a day. */
export const firstDayOf = (month: string): string => `${month.slice(0, 7)}-01`;

/** The last day of a month, or of that of a day. */
export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1);
