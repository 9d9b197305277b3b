import { daySums, type Effect, monthly, WINDOW_DAYS } from '../insights/statistics.ts';
import type { SpendDay } from './spend-response.ts';

/** Fewer days with spend say too little of what a pause would save. */
const LEAST_DAYS = 7;

/** What each day has earned after its spend. */
export const profitsOf = (days: readonly SpendDay[]): number[] =>
  days.map(({ spend, contribution }) => contribution - spend);

/**
 * What a pause saves in a month: what the campaign loses, 30 times the mean of `spend - contribution` of the days since it has begun, 28
 * at most, those without spend included.
 * @param days of the latest four weeks with spend or orders. @param daysRunning since it has begun; null where that is not known.
 * @returns below 0 for a campaign that earns; null with fewer than seven days.
 */
export function savedByPause(days: readonly SpendDay[], daysRunning: number | null): Effect | null {
  if (days.length < LEAST_DAYS) return null;
  const running = Math.max(days.length, Math.min(daysRunning ?? 0, WINDOW_DAYS));
  return monthly({ ...daySums(profitsOf(days)), days: running }, -1);
}
