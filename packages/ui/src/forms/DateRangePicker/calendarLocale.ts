import dayjs from 'dayjs';

/** A day whose year, month and day are told apart, and the first Sunday of that year, as `Date`s in UTC. */
const DAY = Date.UTC(2001, 10, 22);
const SUNDAY = Date.UTC(2001, 0, 7);
const DAY_LENGTH = 86_400_000;
const MONDAY = 1;

const PATTERN: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: 'DD', month: 'MM', year: 'YYYY' };

interface WeekInfo {
  firstDay: number;
}

/** From 0 for Sunday. Engines that do not know it: Monday. */
function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? MONDAY) % 7;
}

/**
 * Makes the calendars write dates as a locale does, by what the engine itself knows of it.
 * @param locale any BCP 47 tag, e.g. `de-DE`
 * @returns its name for dayjs
 */
export function calendarLocale(locale: string): string {
  const name = locale.toLowerCase();
  if (dayjs.Ls[name]?.formats['L'] !== undefined) return name;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' });
  const names = (options: Intl.DateTimeFormatOptions, days: readonly number[]) => {
    const write = format(options);
    return days.map((day) => write.format(day));
  };
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2001, month, 1));
  const weekdays = Array.from({ length: 7 }, (_, day) => SUNDAY + day * DAY_LENGTH);
  const date = format({ day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(DAY)
    .map(({ type, value }) => PATTERN[type] ?? value)
    .join('');
  dayjs.locale(
    name,
    {
      name,
      weekStart: firstWeekday(locale),
      months: names({ month: 'long' }, months),
      monthsShort: names({ month: 'short' }, months),
      weekdays: names({ weekday: 'long' }, weekdays),
      weekdaysShort: names({ weekday: 'short' }, weekdays),
      weekdaysMin: names({ weekday: 'short' }, weekdays),
      ordinal: (day: number) => String(day),
      formats: {
        LT: 'HH:mm',
        LTS: 'HH:mm:ss',
        L: date,
        LL: 'D MMMM YYYY',
        LLL: 'D MMMM YYYY HH:mm',
        LLLL: 'dddd, D MMMM YYYY HH:mm',
      },
    },
    true,
  );
  return name;
}
