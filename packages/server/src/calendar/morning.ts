import { ZoneClock } from './zone.ts';

/** The hour at which summaries and reports go out, in the shop's timezone: after the night's evaluation. */
const MORNING_MS = 7 * 3600_000;

/** 7 in the morning of a day. @param day `YYYY-MM-DD` @param timezone IANA, e.g. `Europe/Bucharest` */
export const morningOf = (day: string, timezone: string): Date =>
  new Date(new ZoneClock(timezone).toUtc(Date.parse(day) + MORNING_MS));
