import Holidays from 'date-holidays';
import { addDays, daysBetween } from '../../calendar/days.ts';

/** Days that sell more or less than others each year; both included. */
export interface CalendarEvent {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** One that the calendar knows by itself. */
export interface KnownEvent extends CalendarEvent {
  /** The same each year; of a public holiday with its rule. */
  readonly id: string;
  /** Of the year that it belongs to, whatever days a shop has given it. */
  readonly year: number;
}

/** What a shop has changed of a known event: no days, it is none for this shop; else its days in a year. */
export interface CalendarChange {
  readonly event: string;
  readonly year: number;
  readonly days: { readonly from: string; readonly to: string } | null;
}

/** The countries whose public holidays are known from a shop's timezone. */
const COUNTRIES: Record<string, string> = {
  'Europe/Bucharest': 'RO',
  'Europe/Paris': 'FR',
  'Europe/Madrid': 'ES',
  'Europe/Lisbon': 'PT',
  'Europe/Berlin': 'DE',
  'Europe/Rome': 'IT',
  'Europe/London': 'GB',
  'Europe/Dublin': 'IE',
  'Europe/Sofia': 'BG',
  'Europe/Budapest': 'HU',
  'Europe/Chisinau': 'MD',
  'Europe/Athens': 'GR',
  'Europe/Vienna': 'AT',
  'Europe/Warsaw': 'PL',
};
/** Moscow's and other calendars name Easter alike: the days before it are when people buy for it. */
const EASTER = /easter sunday|pa[sș]te|pâques|páscoa|pascua|ostersonntag|pasqua/i;
const BEFORE_EASTER_DAYS = 10;

export const countryOf = (timezone: string): string | null => COUNTRIES[timezone] ?? null;

/** The fourth Thursday of November and the day after it. */
function blackFriday(year: number): string {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  return `${year}-11-${23 + ((11 - first) % 7)}`;
}

/** What online shops of all countries see each year. */
function generalEvents(year: number): KnownEvent[] {
  const friday = blackFriday(year);
  const events: CalendarEvent[] = [
    { name: 'valentines', from: `${year}-02-06`, to: `${year}-02-14` },
    { name: 'black_friday', from: friday, to: addDays(friday, 3) },
    { name: 'christmas', from: `${year}-12-04`, to: `${year}-12-19` },
    { name: 'year_end', from: `${year}-12-23`, to: `${year}-12-31` },
    { name: 'new_year', from: `${year}-01-01`, to: `${year}-01-03` },
  ];
  return events.map((event) => ({ ...event, id: event.name, year }));
}

const holidayId = (rule: string) => `public_holiday/${rule}`;

/** The public holidays of a country, as one kind of day, and the days before its Easter. */
function countryEvents(country: string, year: number): KnownEvent[] {
  const found = new Holidays(country).getHolidays(year, 'en').filter(({ type }) => type === 'public');
  return found.flatMap(({ date, name, rule }): KnownEvent[] => {
    const day = date.slice(0, 10);
    const holiday = { id: holidayId(rule), year, name: 'public_holiday', from: day, to: day };
    if (!EASTER.test(name)) return [holiday];
    const before = { from: addDays(day, -BEFORE_EASTER_DAYS), to: addDays(day, -1) };
    return [holiday, { id: 'easter', year, name: 'easter', ...before }];
  });
}

/** The names of the public holidays of a country by the events' ids, in a language where they have one there. */
export function holidayNames(country: string, years: readonly number[], language: string): Map<string, string> {
  const holidays = new Holidays(country);
  return new Map(
    years.flatMap((year) =>
      holidays
        .getHolidays(year, language)
        .filter(({ type }) => type === 'public')
        .map(({ rule, name }): [string, string] => [holidayId(rule), name]),
    ),
  );
}

export function yearsOf(from: string, to: string): number[] {
  const first = Number(from.slice(0, 4));
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index);
}

/** What the calendar knows of some years, before a shop has changed anything of it. */
export const knownEvents = (country: string | null, years: readonly number[]): KnownEvent[] =>
  years.flatMap((year) => [...generalEvents(year), ...(country === null ? [] : countryEvents(country, year))]);

/** The known events as a shop has them: without those that it has switched off, on the days that it has given them. */
export function withChanges(events: readonly KnownEvent[], changes: readonly CalendarChange[]): KnownEvent[] {
  const off = new Set(changes.filter(({ days }) => days === null).map(({ event }) => event));
  const moved = new Map(changes.map(({ event, year, days }) => [`${event} ${year}`, days]));
  return events
    .filter(({ id }) => !off.has(id))
    .map((event) => ({ ...event, ...moved.get(`${event.id} ${event.year}`) }));
}

/** @param span first and last day that is wanted. @param changes of the shop. */
export function calendarEvents(
  country: string | null,
  { from, to }: { from: string; to: string },
  changes: readonly CalendarChange[] = [],
): KnownEvent[] {
  return withChanges(knownEvents(country, yearsOf(from, to)), changes).filter(
    (event) => event.from <= to && event.to >= from,
  );
}

/**
 * By week, the share of its days in each event.
 * @param starts the first days of the weeks. @returns the names of the events, and a row for each week.
 */
export function eventShares(starts: readonly string[], events: readonly CalendarEvent[]) {
  const names = [...new Set(events.map(({ name }) => name))].toSorted();
  const [first] = starts;
  const rows = starts.map(() => names.map(() => 0));
  if (first === undefined) return { names, rows };
  for (const { name, from, to } of events) {
    const column = names.indexOf(name);
    for (let day = Math.max(0, daysBetween(first, from)); day <= daysBetween(first, to); day += 1) {
      const row = rows[Math.floor(day / 7)];
      if (!row) break;
      row[column] = (row[column] ?? 0) + 1 / 7;
    }
  }
  return { names, rows };
}
