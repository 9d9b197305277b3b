import { addDays } from '../../calendar/days.ts';
import { type CalendarChange, type CalendarEvent, calendarEvents } from './events.ts';
import { MONTH_WEEKS } from './conformal.ts';
import { forecastSeries, type WeekForecast } from './forecast-series.ts';
import { mean } from './types.ts';
import { factsOf, WEEK, weekStarts } from './weeks.ts';

/** Parts of a shop, week by week up to its last day; amounts in minor units. */
export interface PartSeries {
  readonly lastDay: string;
  readonly country: string | null;
  readonly events: readonly CalendarEvent[];
  readonly calendar: readonly CalendarChange[];
  readonly ahead: number;
  /** Without the models that take long: for thousands of products. */
  readonly quick: boolean;
  readonly parts: readonly { readonly key: string; readonly weeks: readonly number[] }[];
}

export interface PartForecast {
  readonly key: string;
  readonly weeks: readonly WeekForecast[];
  /** The first four weeks together. */
  readonly month: WeekForecast;
}

/** Each part by itself; a part begins with its first sale. With fewer than two weeks since, it goes on as it is. */
export function forecastParts({ lastDay, country, events, calendar, ahead, quick, parts }: PartSeries): PartForecast[] {
  const longest = Math.max(0, ...parts.map(({ weeks }) => weeks.length));
  const { starts } = weekStarts(addDays(lastDay, 1 - longest * WEEK), lastDay, ahead);
  const until = addDays(lastDay, ahead * WEEK);
  const all = [...calendarEvents(country, { from: starts[0] ?? lastDay, to: until }, calendar), ...events];
  const facts = factsOf(starts, all);
  return parts.map(({ key, weeks }) => {
    const first = weeks.findIndex((value) => value !== 0);
    const history = (first === -1 ? [] : weeks.slice(first)).map((value) => Math.max(0, value));
    const from = longest - history.length;
    const own = { places: facts.places.slice(from), prior: facts.prior.slice(from), events: facts.events.slice(from) };
    const forecast = forecastSeries(history, own, { ahead, quick });
    const level = mean(history);
    const plain = (value: number): WeekForecast => ({ value, low: 0, high: 2 * value });
    return {
      key,
      weeks: forecast?.weeks ?? Array.from({ length: ahead }, () => plain(level)),
      month: forecast?.month ?? plain(level * MONTH_WEEKS),
    };
  });
}
