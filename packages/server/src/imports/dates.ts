import type { PlacedAt } from '../orders/order-line.ts';
import { type DayOrder, readDateParts } from './date-parts.ts';
import { ZoneClock } from '../calendar/zone.ts';

// Where a date such as 03/04/2024 begins with the month.
const MONTH_FIRST_ZONES =
  /^(?:US\/|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Indiana\/|Kentucky\/|North_Dakota\/)|Pacific\/Honolulu)/;

/** The order that people in a timezone write numeric dates in. */
export function usualDayOrder(timezone: string): DayOrder {
  return MONTH_FIRST_ZONES.test(timezone) ? 'month first' : 'day first';
}

/** Remembered texts are dropped together at this number. */
const MOST_REMEMBERED = 20_000;

/** Reads the dates of one file in one order of day and month, and gathers which order the file proves. */
export class DateReader {
  readonly order: DayOrder;
  /** How many different texts proved each order. */
  readonly proven: Record<DayOrder, number> = { 'day first': 0, 'month first': 0 };
  readonly #clock: ZoneClock;
  readonly #known = new Map<string, PlacedAt | null>();

  /** @param timezone an IANA name: of local times, and of the days. */
  constructor(order: DayOrder, timezone: string) {
    this.order = order;
    this.#clock = new ZoneClock(timezone);
  }

  /** @returns null where the text is no date. */
  read(text: string): PlacedAt | null {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const date = this.#parse(text);
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(text, date);
    return date;
  }

  #parse(text: string): PlacedAt | null {
    const parts = readDateParts(text, this.order);
    if (!parts) return null;
    const { year, month, day, hour, minute, second, offset, proves } = parts;
    if (proves) this.proven[proves] += 1;
    const written = Date.UTC(year, month - 1, day, hour, minute, second);
    if (offset === null) return { at: this.#clock.toUtc(written), day: new Date(written).toISOString().slice(0, 10) };
    const at = written - offset * 60_000;
    return { at, day: this.#clock.dayAt(at) };
  }

  /** The order to read the file in, by what it proves; `fallback` where it proves neither. */
  bestOrder(fallback: DayOrder): DayOrder {
    const { 'day first': dayFirst, 'month first': monthFirst } = this.proven;
    if (dayFirst === monthFirst) return fallback;
    return dayFirst > monthFirst ? 'day first' : 'month first';
  }
}
