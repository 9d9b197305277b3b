import { ProblemError } from '../app/problems.ts';

/** Days `YYYY-MM-DD` of the shop's calendar, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export type Granularity = 'day' | 'month';

const DAY_MS = 86_400_000;
const EARLIEST = '1900-01-01';
const LATEST = '2199-12-31';
/** Ten years, leap days included. */
const MOST_DAYS = 3_653;
/** Up to this many days a chart has a point a day, beyond it a point a month. */
const MOST_DAYS_BY_DAY = 62;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function dayCount({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

function refuse(field: 'from' | 'to', message: string): ProblemError {
  return new ProblemError(400, 'invalid_request', message, { fields: { [field]: message } });
}

/**
 * Checks the ends of a period, of which either may be left out.
 * @throws ProblemError 400 `invalid_request` that names the field: it ends before it begins, or lies outside 1900 to 2199.
 */
export function checkEnds({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): void {
  if (from !== undefined && from < EARLIEST) throw refuse('from', `A period begins on ${EARLIEST} or later.`);
  if (to !== undefined && to > LATEST) throw refuse('to', `A period ends on ${LATEST} or earlier.`);
  if (to !== undefined && to < (from ?? EARLIEST)) throw refuse('to', 'A period ends on the day it begins or later.');
}

/**
 * Checks a period asked for.
 * @throws ProblemError 400 `invalid_request` that names the field, as `checkEnds`, or because it is longer than ten years.
 */
export function checkPeriod({ from, to }: Period): Period {
  checkEnds({ from, to });
  if (dayCount({ from, to }) > MOST_DAYS) throw refuse('to', 'A period is at most ten years long.');
  return { from, to };
}

/** The period of the same length that ends the day before. */
export function previousPeriod(period: Period): Period {
  return { from: addDays(period.from, -dayCount(period)), to: addDays(period.from, -1) };
}

export function granularityOf(period: Period): Granularity {
  return dayCount(period) <= MOST_DAYS_BY_DAY ? 'day' : 'month';
}

const monthIndex = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The month `YYYY-MM` that is `months` after another. */
export function addMonths(month: string, months: number): string {
  const index = monthIndex(month) + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The months `YYYY-MM` from one to another, both included; none where the last is before the first. */
export function monthsBetween(first: string, last: string): string[] {
  const count = monthIndex(last) - monthIndex(first) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addMonths(first, index));
}

/** Every day (`YYYY-MM-DD`) or month (`YYYY-MM`) that a period touches, in order. */
export function spansOf(period: Period, granularity: Granularity): string[] {
  if (granularity === 'month') return monthsBetween(period.from.slice(0, 7), period.to.slice(0, 7));
  return Array.from({ length: dayCount(period) }, (_, index) => addDays(period.from, index));
}

/** The first and the last calendar month that lie wholly within a period; null where none does. */
export function fullMonths(period: Period): { first: string; last: string } | null {
  const first = period.from.endsWith('-01') ? period.from.slice(0, 7) : addMonths(period.from.slice(0, 7), 1);
  const endsMonth = addDays(period.to, 1).endsWith('-01');
  const last = endsMonth ? period.to.slice(0, 7) : addMonths(period.to.slice(0, 7), -1);
  return first <= last ? { first, last } : null;
}
