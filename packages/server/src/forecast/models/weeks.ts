import { addDays, daysBetween } from '../../calendar/days.ts';
import type { WeekFacts } from './back-test.ts';
import { type CalendarEvent, eventShares } from './events.ts';
import { priorFactor } from './season-prior.ts';
import { mean, sum } from './types.ts';

export const WEEK = 7;

/** Weeks that end on the last day of a shop's data, so that none is cut off: the first days of them and of those to come. */
export function weekStarts(firstDay: string, lastDay: string, ahead: number): { starts: string[]; past: number } {
  const past = Math.floor((daysBetween(firstDay, lastDay) + 1) / WEEK);
  const first = addDays(lastDay, 1 - past * WEEK);
  return { past, starts: Array.from({ length: past + ahead }, (_, index) => addDays(first, index * WEEK)) };
}

const YEAR_DAYS = 365.25;

export function factsOf(starts: readonly string[], events: readonly CalendarEvent[]): WeekFacts {
  return {
    places: starts.map((start) => {
      const middle = addDays(start, 3);
      return daysBetween(`${middle.slice(0, 4)}-01-01`, middle) / YEAR_DAYS;
    }),
    prior: starts.map((start) => mean(Array.from({ length: WEEK }, (_, day) => priorFactor(addDays(start, day))))),
    events: eventShares(starts, events).rows,
  };
}

/** Sums of days by week. @param days from the first of `starts`, one value a day. */
export const toWeeks = (days: readonly number[], weeks: number): number[] =>
  Array.from({ length: weeks }, (_, index) => sum(days.slice(index * WEEK, (index + 1) * WEEK)));

/** What each weekday is of a week, over the latest quarter; equal parts where nothing was sold. The first is that of a week's first day. */
export function weekdayShares(days: readonly number[]): number[] {
  const latest = days.slice(-13 * WEEK);
  const offset = latest.length % WEEK;
  const whole = latest.slice(offset).map((value) => Math.max(0, value));
  const total = sum(whole);
  return Array.from({ length: WEEK }, (_, weekday) => {
    return total > 0 ? sum(whole.filter((_value, index) => index % WEEK === weekday)) / total : 1 / WEEK;
  });
}
