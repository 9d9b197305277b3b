/** A range of calendar days, `YYYY-MM-DD`, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
const WHOLE_DAYS = 62;
/** The share of a month's days from which on it is worth to be opened on. */
const FULLISH = 0.8;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** True for a real calendar day written `YYYY-MM-DD`. */
export function isDay(text: string | null): text is string {
  return (
    text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(timeOf(text)) && dayOf(timeOf(text)) === text
  );
}

function month(year: number, index: number): Period {
  return { from: dayOf(Date.UTC(year, index, 1)), to: dayOf(Date.UTC(year, index + 1, 0)) };
}

/**
 * The period that a shop's figures open on: all of its data where that is no more than 62 days, else the
 * last month of which at least four fifths of the days are in the data's reach.
 */
export function openingPeriod(data: Period): Period {
  if ((timeOf(data.to) - timeOf(data.from)) / DAY_MS < WHOLE_DAYS) return { from: data.from, to: data.to };
  const end = new Date(timeOf(data.to));
  const last = month(end.getUTCFullYear(), end.getUTCMonth());
  const fullish = end.getUTCDate() >= Number(last.to.slice(8)) * FULLISH;
  return fullish ? last : month(end.getUTCFullYear(), end.getUTCMonth() - 1);
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
