import type { Digest } from '@adaos/domain';
import { addDays, type Period } from '../calendar/days.ts';
import { morningOf } from '../calendar/morning.ts';
import { ZoneClock } from '../calendar/zone.ts';

/** 0 is Monday. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The period that a summary is of: yesterday, or the last week from Monday to Sunday, in the shop's calendar. */
export function digestPeriod(digest: Digest, timezone: string, now: Date): Period {
  const today = new ZoneClock(timezone).dayAt(now.getTime());
  const yesterday = addDays(today, -1);
  if (digest === 'daily') return { from: yesterday, to: yesterday };
  const monday = addDays(today, -weekdayOf(today) - 7);
  return { from: monday, to: addDays(monday, 6) };
}

/** When the next summaries are written: 7 in the morning of the shop, of the weekly one on a Monday. */
export function nextDigest(digest: Digest, timezone: string, now: Date): Date {
  const today = new ZoneClock(timezone).dayAt(now.getTime());
  const morning = (day: string) => morningOf(day, timezone);
  const day = digest === 'daily' ? today : addDays(today, (7 - weekdayOf(today)) % 7);
  const next = morning(day);
  return next > now ? next : morning(addDays(day, digest === 'daily' ? 1 : 7));
}
