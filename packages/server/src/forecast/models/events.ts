import Holidays from 'date-holidays';
import { addDays, daysBetween } from '../../calendar/days.ts';

/** Days that sell more or less than others each year; both included. */
export interface CalendarEvent {
  readonly name: string;
  readonly from: string;
  readonly to: string;
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
function generalEvents(year: number): CalendarEvent[] {
  const friday = blackFriday(year);
  return [
    { name: 'valentines', from: `${year}-02-06`, to: `${year}-02-14` },
    { name: 'black_friday', from: friday, to: addDays(friday, 3) },
    { name: 'christmas', from: `${year}-12-04`, to: `${year}-12-19` },
    { name: 'year_end', from: `${year}-12-23`, to: `${year}-12-31` },
    { name: 'new_year', from: `${year}-01-01`, to: `${year}-01-03` },
  ];
}

/** The public holidays of a country, as one kind of day, and the days before its Easter. */
function countryEvents(country: string, year: number): CalendarEvent[] {
  const found = new Holidays(country).getHolidays(year, 'en').filter(({ type }) => type === 'public');
  return found.flatMap(({ date, name }): CalendarEvent[] => {
    const day = date.slice(0, 10);
    const holiday = { name: 'public_holiday', from: day, to: day };
    if (!EASTER.test(name)) return [holiday];
    return [holiday, { name: 'easter', from: addDays(day, -BEFORE_EASTER_DAYS), to: addDays(day, -1) }];
  });
}

/** The public holidays of a country by their own names, in a language where they have one there. */
export function namedHolidays(
  country: string,
  { from, to }: { from: string; to: string },
  language: string,
): CalendarEvent[] {
  const holidays = new Holidays(country);
  return yearsOf(from, to)
    .flatMap((year) => holidays.getHolidays(year, language))
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ name, from: date.slice(0, 10), to: date.slice(0, 10) }))
    .filter(({ from: day }) => day >= from && day <= to);
}

function yearsOf(from: string, to: string): number[] {
  const first = Number(from.slice(0, 4));
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index);
}

/** @param span first and last day that is wanted. */
export function calendarEvents(country: string | null, { from, to }: { from: string; to: string }): CalendarEvent[] {
  return yearsOf(from, to)
    .flatMap((year) => [...generalEvents(year), ...(country === null ? [] : countryEvents(country, year))])
    .filter((event) => event.from <= to && event.to >= from);
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
