import {
  addMonths,
  COMPARISONS,
  type ComparisonChoice,
  daysBetween,
  firstDayOf,
  isDay,
  lastDayOf,
  type Period,
} from '@adaos/domain';

const WHOLE_DAYS = 62;
/** The share of a month's days from which on it is worth to be opened on. */
const FULLISH = 0.8;

/**
 * The period that a shop's figures open on: all of its data where that is no more than 62 days, else the
 * last month of which at least four fifths of the days are in the data's reach, up to the last of them: a day
 * that has not come yet is none without sales, and would be compared with one that has.
 */
export function openingPeriod({ from, to }: Period): Period {
  if (daysBetween(from, to) < WHOLE_DAYS) return { from, to };
  const fullish = Number(to.slice(8)) >= Number(lastDayOf(to).slice(8)) * FULLISH;
  if (fullish) return { from: firstDayOf(to), to };
  const before = addMonths(to, -1);
  return { from: firstDayOf(before), to: lastDayOf(before) };
}

function daysIn(query: URLSearchParams, first: string, last: string): Period | undefined {
  const from = query.get(first);
  const to = query.get(last);
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

/** The period that an address asks for; undefined where it asks for none that makes sense. */
export const periodIn = (query: URLSearchParams): Period | undefined => daysIn(query, 'from', 'to');

/** What to compare with: the period just before, unless the address asks for something else that makes sense. */
export function comparisonIn(query: URLSearchParams): ComparisonChoice {
  const compare = COMPARISONS.find((one) => one === query.get('compare')) ?? 'previous';
  if (compare !== 'custom') return { compare };
  const days = daysIn(query, 'compareFrom', 'compareTo');
  return days ? { compare, compareFrom: days.from, compareTo: days.to } : { compare: 'previous' };
}

const NAMES = ['from', 'to', 'compare', 'compareFrom', 'compareTo'] as const;

/** The part of an address that says the period and its comparison; empty where it says neither. */
export function periodPart(query: URLSearchParams): string {
  const part = new URLSearchParams();
  for (const name of NAMES) {
    const value = query.get(name);
    if (value !== null) part.set(name, value);
  }
  return part.toString();
}

/**
 * An address with a period and comparison; what it says of them itself stays.
 * @param part as `periodPart` gives it.
 */
export function withPeriod(href: string, part: string): string {
  const [path = '', hash] = href.split('#', 2);
  const [pathname = '', search = ''] = path.split('?', 2);
  const query = new URLSearchParams(search);
  if (part === '' || NAMES.some((name) => query.has(name))) return href;
  for (const [name, value] of new URLSearchParams(part)) query.set(name, value);
  return `${pathname}?${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** Puts a choice of what to compare with into an address; what is usual is left out. */
export function writeComparison(
  address: URLSearchParams,
  { compare, compareFrom, compareTo }: ComparisonChoice,
): URLSearchParams {
  for (const name of ['compare', 'compareFrom', 'compareTo']) address.delete(name);
  if (compare !== undefined && compare !== 'previous') address.set('compare', compare);
  if (compare === 'custom' && compareFrom !== undefined && compareTo !== undefined) {
    address.set('compareFrom', compareFrom);
    address.set('compareTo', compareTo);
  }
  return address;
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

/** The days of a day (`YYYY-MM-DD`) or a month (`YYYY-MM`) of a chart, within those that the chart is of. */
export function spanPeriod(span: string, within?: Period): Period {
  if (span.length > 7) return { from: span, to: span };
  const [from, to] = [firstDayOf(span), lastDayOf(span)];
  if (!within) return { from, to };
  return { from: from < within.from ? within.from : from, to: to > within.to ? within.to : to };
}
