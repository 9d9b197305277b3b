import { addDays } from '../../calendar/days.ts';
import { countHeld, type Held, LATEST_WEEKS, widthOf } from './conformal.ts';
import { dayProfile, spreadOverDays } from './days.ts';
import { economicsAt, profitOf, type Weekly } from './economics.ts';
import type { CalendarEvent } from './events.ts';
import { floorOf, type SeriesForecast } from './forecast-series.ts';
import { WEEK } from './weeks.ts';

/** What would have been said of each day from the weeks before `at` alone. */
export interface SaidDays {
  /** Weeks that were known. */
  readonly at: number;
  /** The last day that was known. */
  readonly lastDay: string;
  readonly sales: readonly number[];
  readonly profit: readonly number[];
}

export interface DaysOfShop {
  /** The first day of the first week, and what was sold and earned from it on. */
  readonly firstDay: string;
  readonly sales: readonly number[];
  readonly profit: readonly number[] | null;
}

/** What was said at weeks of the past, by day: spread and turned into profit by what was known then. */
export function sayDays(
  said: SeriesForecast['said'],
  days: DaysOfShop,
  weekly: Weekly,
  events: readonly CalendarEvent[],
): SaidDays[] {
  return said.map(({ at, path }) => {
    const lastDay = addDays(days.firstDay, at * WEEK - 1);
    const profile = dayProfile(days.sales.slice(0, at * WEEK), days.firstDay, events);
    const sales = spreadOverDays(path, lastDay, events, profile);
    const economics = economicsAt(weekly, at);
    return { at, lastDay, sales, profit: sales.map((value) => profitOf(value, economics, 1 / WEEK)) };
  });
}

/** Fewer weeks of the past give no bounds. */
const LEAST_WEEKS = 5;

interface DayResiduals {
  readonly at: number;
  /** By day ahead, in parts of the sales that were said of it. */
  readonly errors: readonly number[];
}

/** A tenth of a usual day: errors are parts of what was said, but not of next to nothing. */
export const dayFloorOf = (weeks: readonly number[]): number => floorOf(weeks) / WEEK;

function residualsOf(said: readonly SaidDays[], days: DaysOfShop, weeks: readonly number[], of: 'sales' | 'profit') {
  const actual = days[of] ?? [];
  return said.map(({ at, [of]: expected, sales }): DayResiduals => {
    const floor = dayFloorOf(weeks.slice(0, at));
    const known = actual.slice(at * WEEK, at * WEEK + expected.length);
    return {
      at,
      errors: known.map((value, day) => (value - (expected[day] ?? 0)) / Math.max(sales[day] ?? 0, floor)),
    };
  });
}

/**
 * The width of a day in some week ahead, from 0: that held of the days of the latest weeks at that distance, counted as one saying for each
 * week, as the days of one week are missed together.
 */
function widthAt(residuals: readonly DayResiduals[], week: number, until: number): number | null {
  const found = residuals
    .filter(({ at }) => at + week + 1 <= until)
    .slice(-LATEST_WEEKS)
    .map(({ errors }) => errors.slice(week * WEEK, (week + 1) * WEEK));
  return found.length < LEAST_WEEKS ? null : widthOf(found.flat(), found.length);
}

export interface DayBounds {
  /** By week ahead; in parts of the sales of a day. */
  readonly widths: readonly number[];
  /** Of the days of the coming week, each with the bounds from what was known before it. */
  readonly held: Held;
}

/**
 * The bounds of days, and how often those of the coming week held.
 * @param weeks the sales of the weeks. @param ahead weeks. @returns null where too few weeks of the past were tried.
 */
export function dayBounds(
  said: readonly SaidDays[],
  days: DaysOfShop,
  weeks: readonly number[],
  { of, ahead }: { of: 'sales' | 'profit'; ahead: number },
): DayBounds | null {
  const residuals = residualsOf(said, days, weeks, of);
  let widest = widthAt(residuals, 0, weeks.length);
  if (widest === null) return null;
  const widths = Array.from({ length: ahead }, (_, week) => {
    widest = Math.max(widest ?? 0, widthAt(residuals, week, weeks.length) ?? 0);
    return widest;
  });
  const held = residuals.slice(-LATEST_WEEKS).flatMap(({ at, errors }) => {
    const width = widthAt(residuals, 0, at);
    return width === null ? [] : errors.slice(0, WEEK).map((error) => Math.abs(error) <= width);
  });
  return { widths, held: countHeld(held) };
}
