import { addMonths, daysBetween, firstDayOf, isDay, lastDayOf, type Period } from '@adaos/domain';

const WHOLE_DAYS = 62;
/** The share of a month's days from which on it is worth to be opened on. */
const FULLISH = 0.8;

/**
 * The period that a shop's figures open on: all of its data where that is no more than 62 days, else the
 * last month of which at least four fifths of the days are in the data's reach.
 */
export function openingPeriod({ from, to }: Period): Period {
  if (daysBetween(from, to) < WHOLE_DAYS) return { from, to };
  const fullish = Number(to.slice(8)) >= Number(lastDayOf(to).slice(8)) * FULLISH;
  const month = fullish ? to : addMonths(to, -1);
  return { from: firstDayOf(month), to: lastDayOf(month) };
}

/** The period that an address asks for; undefined where it asks for none that makes sense. */
export function periodIn(query: URLSearchParams): Period | undefined {
  const from = query.get('from');
  const to = query.get('to');
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

/** What to compare with: the period just before, unless the address says that nothing is wanted. */
export function comparisonIn(query: URLSearchParams): 'previous' | 'none' {
  return query.get('compare') === 'none' ? 'none' : 'previous';
}

/**
 * The period to show: the address's, else the one that the shop's data opens on.
 * Undefined where neither is known; the shop without any data is `empty`.
 */
export function periodToShow(
  query: URLSearchParams,
  shop: { dataFrom: string | null; dataTo: string | null } | undefined,
): Period | 'empty' | undefined {
  if (shop && (shop.dataFrom === null || shop.dataTo === null)) return 'empty';
  const asked = periodIn(query);
  if (asked) return asked;
  return shop?.dataFrom && shop.dataTo ? openingPeriod({ from: shop.dataFrom, to: shop.dataTo }) : undefined;
}
