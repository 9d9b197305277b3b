import { comparedPeriod, type ComparisonChoice, type Granularity, periodsMeet } from '@adaos/domain';
import { InvalidInputError } from '../errors/domain-errors.ts';
import { addDays, dayCount, type Period } from './days.ts';
import { monthOf, monthsBetween } from './months.ts';

const EARLIEST = '1900-01-01';
const LATEST = '2199-12-31';
/** Ten years, leap days included. */
const MOST_DAYS = 3_653;
/** Up to this many days a chart has a point a day, beyond it a point a month. */
const MOST_DAYS_BY_DAY = 62;

function refuse(field: 'from' | 'to' | 'compareFrom' | 'compareTo', message: string): InvalidInputError {
  return new InvalidInputError('invalid_request', message, { fields: { [field]: message } });
}

/**
 * Checks the ends of a period, of which either may be left out.
 * @throws InvalidInputError `invalid_request` that names the field: it ends before it begins, or lies outside 1900 to 2199.
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
 * @throws InvalidInputError `invalid_request` that names the field, as `checkEnds`, or because it is longer than ten years.
 */
export function checkPeriod({ from, to }: Period): Period {
  checkEnds({ from, to });
  if (dayCount({ from, to }) > MOST_DAYS) throw refuse('to', 'A period is at most ten years long.');
  return { from, to };
}

/**
 * The period that a read compares its own with; null where it asks for none, or where the shop has no data of that time.
 * @param data the days that the shop has data of.
 * @throws InvalidInputError `invalid_request` that names the field: a custom comparison lacks a day, or cannot be.
 */
export function periodToCompare(query: Period & ComparisonChoice, data: Period): Period | null {
  const compared = comparedPeriod(query, query);
  if (compared === null) {
    if (query.compare !== 'custom') return null;
    const field = query.compareFrom === undefined ? 'compareFrom' : 'compareTo';
    throw refuse(field, 'A custom comparison needs its first and its last day.');
  }
  if (query.compare === 'custom') checkCompared(compared);
  return periodsMeet(compared, data) ? compared : null;
}

/** Checks a custom comparison as any period; what is wrong is named by its own fields. */
function checkCompared({ from, to }: Period): void {
  if (from < EARLIEST) throw refuse('compareFrom', `A period begins on ${EARLIEST} or later.`);
  if (to > LATEST) throw refuse('compareTo', `A period ends on ${LATEST} or earlier.`);
  if (to < from) throw refuse('compareTo', 'A period ends on the day it begins or later.');
  if (dayCount({ from, to }) > MOST_DAYS) throw refuse('compareTo', 'A period is at most ten years long.');
}

export function granularityOf(period: Period): Granularity {
  return dayCount(period) <= MOST_DAYS_BY_DAY ? 'day' : 'month';
}

/** Every day (`YYYY-MM-DD`) or month (`YYYY-MM`) that a period touches, in order. */
export function spansOf(period: Period, granularity: Granularity): string[] {
  if (granularity === 'month') return monthsBetween(monthOf(period.from), monthOf(period.to));
  return Array.from({ length: dayCount(period) }, (_, index) => addDays(period.from, index));
}
