import { addDays, daysBetween } from '../../calendar/days.ts';
import type { CalendarEvent } from './events.ts';
import { mean, sum } from './types.ts';
import { WEEK, weekdayShares } from './weeks.ts';

/** A day of an event is compared with the same weekday of so many weeks before. */
const BEFORE_WEEKS = 4;
/** The effect of an event is drawn towards none, as by so many days without one. */
const DAYS_OF_NO_EFFECT = 3;
/** A week is not moved to a single day. */
const [LEAST_EFFECT, MOST_EFFECT] = [0.2, 5];

/** How a week's sales are spread over its days. */
export interface DayProfile {
  /** What each weekday is of a week; the first is that of a week's first day. */
  readonly shares: readonly number[];
  /** What a day of an event sells of the same weekday without one. */
  readonly effects: ReadonlyMap<string, number>;
}

/**
 * The weekdays of the latest quarter, and what days of events sold of what the same weekday had sold before,
 * `(sum of days + 3 * usual) / (sum of usual + 3 * usual)`.
 * @param sales by day from `firstDay` on; only these days are known.
 */
export function dayProfile(sales: readonly number[], firstDay: string, events: readonly CalendarEvent[]): DayProfile {
  const found = new Map<string, { sold: number; usual: number; days: number }>();
  for (const { name, from, to } of events) {
    const [first, last] = [daysBetween(firstDay, from), daysBetween(firstDay, to)];
    for (let day = Math.max(first, WEEK); day <= Math.min(last, sales.length - 1); day += 1) {
      const before = Array.from({ length: BEFORE_WEEKS }, (_, week) => sales[day - WEEK * (week + 1)]).filter(
        (value) => value !== undefined,
      );
      const usual = mean(before);
      if (usual <= 0) continue;
      const all = found.get(name) ?? { sold: 0, usual: 0, days: 0 };
      found.set(name, {
        sold: all.sold + Math.max(0, sales[day] ?? 0),
        usual: all.usual + usual,
        days: all.days + 1,
      });
    }
  }
  const effects = [...found].map(([name, { sold, usual, days }]): [string, number] => {
    const none = (DAYS_OF_NO_EFFECT * usual) / days;
    return [name, Math.min(MOST_EFFECT, Math.max(LEAST_EFFECT, (sold + none) / (usual + none)))];
  });
  return { shares: weekdayShares(sales), effects: new Map(effects) };
}

/** The weight of each day of a week, which add up to 1. @param effectOf a day, from 0 on. */
function weightsOf(shares: readonly number[], effectOf: (day: number) => number): number[] {
  const weights = shares.map((share, day) => share * effectOf(day));
  const total = sum(weights);
  return weights.map((weight) => (total > 0 ? weight / total : 1 / WEEK));
}

/** The effect of the events of each day from `start` on. */
function effectsOf(
  start: string,
  length: number,
  events: readonly CalendarEvent[],
  effects: DayProfile['effects'],
): number[] {
  const days = Array.from({ length }, () => 1);
  for (const { name, from, to } of events) {
    const effect = effects.get(name);
    if (effect === undefined) continue;
    const last = Math.min(length - 1, daysBetween(start, to));
    for (let day = Math.max(0, daysBetween(start, from)); day <= last; day += 1) days[day] = (days[day] ?? 1) * effect;
  }
  return days;
}

/**
 * Weeks to come by day: the days of each add up to it.
 * @param lastDay the day before the first of the weeks, to whose end the shares of the weekdays belong.
 */
export function spreadOverDays(
  weeks: readonly number[],
  lastDay: string,
  events: readonly CalendarEvent[],
  { shares, effects }: DayProfile,
): number[] {
  const all = effectsOf(addDays(lastDay, 1), weeks.length * WEEK, events, effects);
  return weeks.flatMap((value, week) =>
    weightsOf(shares, (day) => all[week * WEEK + day] ?? 1).map((weight) => value * weight),
  );
}
