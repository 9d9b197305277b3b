import { addDays } from '../../calendar/days.ts';
import { ets } from './augurs.ts';
import { priorFactor } from './season-prior.ts';
import { dampedTrend, meanOf } from './simple.ts';
import { mean, sum } from './types.ts';
import { WEEK } from './weeks.ts';

/** A weekday's factor is drawn to that of all days as by so many days more: two weeks say little of a Saturday. */
const USUAL_DAYS = 1;
/** As far as a trend of a few weeks is followed; after it the level stays. */
const TREND_DAYS = 28;

/** What each weekday sells of a day, from that of the first day on. */
function weekdayFactors(days: readonly number[]): number[] {
  const sold = days.map((value) => Math.max(0, value));
  const usual = mean(sold);
  return Array.from({ length: WEEK }, (_, weekday) => {
    const same = sold.filter((_value, day) => day % WEEK === weekday);
    return usual > 0 ? (sum(same) + USUAL_DAYS * usual) / (same.length + USUAL_DAYS) / usual : 1;
  });
}

/**
 * The days to come of a shop that is too young to try models on its weeks: the mean of its level, a damped trend and ETS (equal weights
 * are hard to beat where nothing can be tested: Makridakis & Winkler 1983, Management Science 29), all on days freed of their weekday and
 * of the season of all shops.
 * @param days sales from `firstDay` on, at least two weeks. @param ahead days.
 */
export function youngDays(days: readonly number[], firstDay: string, ahead: number): number[] {
  const weekdays = weekdayFactors(days);
  const factorOf = (day: number) => (weekdays[day % WEEK] ?? 1) * priorFactor(addDays(firstDay, day));
  // A weekday on which nothing was ever sold has no level.
  const isOpen = (day: number) => days.some((value, other) => other % WEEK === day % WEEK && value > 0);
  const freed = days.flatMap((value, day) => (isOpen(day) ? [value / factorOf(day)] : []));
  const followed = Math.min(ahead, TREND_DAYS);
  const paths = [meanOf(days.length), dampedTrend, ets].map((model) => model(freed, followed));
  const levels = Array.from({ length: followed }, (_, day) => mean(paths.map((path) => Math.max(0, path[day] ?? 0))));
  const last = levels.at(-1) ?? 0;
  return Array.from({ length: ahead }, (_, day) => (levels[day] ?? last) * factorOf(days.length + day));
}
