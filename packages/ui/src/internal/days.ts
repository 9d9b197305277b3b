/** Calendar days as `YYYY-MM-DD`, months as `YYYY-MM`. All arithmetic is in UTC, so that no day ever shifts. */

const DAY = 86_400_000;
const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

export function addDays(day: string, count: number): string {
  return toDay(toTime(day) + count * DAY);
}

/** Days from `from` to `to`, both included. */
export function countDays(from: string, to: string): number {
  return Math.round((toTime(to) - toTime(from)) / DAY) + 1;
}

/** The month `count` months after the one of `day`, as `YYYY-MM`. */
export function addMonths(day: string, count: number): string {
  const date = new Date(toTime(`${day.slice(0, 7)}-01`));
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

export function firstDayOfMonth(month: string): string {
  return `${month.slice(0, 7)}-01`;
}

export function lastDayOfMonth(month: string): string {
  return addDays(firstDayOfMonth(addMonths(firstDayOfMonth(month), 1)), -1);
}

/** True for a real calendar day written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toTime(text)) && toDay(toTime(text)) === text;
}
