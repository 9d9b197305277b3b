/** Days `YYYY-MM-DD` of the shop's calendar, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A day in UTC, in milliseconds. */
export const DAY_MS = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days one day is after another; negative where it is before. */
export function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS;
}

export function dayCount({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}
