import { addDays } from '../../calendar/days.ts';
import type { DayRange } from './types.ts';

/** The days that platforms still correct, by conversions that are attributed late and clicks that are taken back. */
export const RESTATED_DAYS = 30;
/** How far back an account is read. Meta keeps 37 months, Microsoft Advertising 36. */
const MONTHS_BACK = 24;
/** The hour of the shop's night from which the last days are read again. */
const NIGHT_HOUR = 3;

/** The days of an account that were read. */
export interface Coverage {
  readonly from: string | null;
  readonly through: string | null;
  /** The last day on which the days before were read again. */
  readonly restatedOn: string | null;
}

export interface Moment {
  /** By the shop's calendar, `YYYY-MM-DD`. */
  readonly today: string;
  /** Of the shop's clock, 0 to 23. */
  readonly hour: number;
}

export interface Step extends DayRange {
  /** Whether the account is read up to today with it. */
  readonly latest: boolean;
  readonly coverage: Coverage;
}

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

/** The first day that is read. */
export function firstDay(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - MONTHS_BACK);
  return day.toISOString().slice(0, 10);
}

/**
 * The days to read next, at most 30: at first the last 30, then yesterday and today, the last 30 again once a night, and behind
 * those the older ones, from the newest on.
 * @param isLatest the account has been read up to today in this run.
 * @returns null where nothing is left to read.
 */
export function nextStep(coverage: Coverage, { today, hour }: Moment, isLatest: boolean): Step | null {
  const { from: first, through, restatedOn } = coverage;
  const back = addDays(today, 1 - RESTATED_DAYS);
  if (first === null || through === null) {
    return { from: back, to: today, latest: true, coverage: { from: back, through: today, restatedOn: today } };
  }
  if (!isLatest) {
    const restates = restatedOn !== today && hour >= NIGHT_HOUR;
    const from = earlier(through, restates ? back : addDays(today, -1));
    const to = earlier(addDays(from, RESTATED_DAYS - 1), today);
    const latest = to === today;
    const restated = latest && restates ? today : restatedOn;
    return {
      from,
      to,
      latest,
      coverage: { from: earlier(first, from), through: later(through, to), restatedOn: restated },
    };
  }
  const oldest = firstDay(today);
  if (first <= oldest) return null;
  const from = later(oldest, addDays(first, -RESTATED_DAYS));
  return { from, to: addDays(first, -1), latest: false, coverage: { from, through, restatedOn } };
}
