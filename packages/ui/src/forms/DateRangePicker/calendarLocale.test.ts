import dayjs from 'dayjs';
import localizedFormat from 'dayjs/plugin/localizedFormat.js';
import { expect, test } from 'vitest';
import { calendarLocale } from './calendarLocale.ts';

dayjs.extend(localizedFormat);

test.each([
  ['de-DE', '30.01.2026', 'Januar', 'Fr', 1],
  ['en-US', '01/30/2026', 'January', 'Fri', 0],
  ['en-GB', '30/01/2026', 'January', 'Fri', 1],
  ['ro-RO', '30.01.2026', 'ianuarie', 'vin.', 1],
  ['sv-SE', '2026-01-30', 'januari', 'fre', 1],
  ['ar-EG', '30\u200f/01\u200f/2026', 'يناير', 'الجمعة', 6],
])('calendars write dates as %s does', (locale, date, month, weekday, weekStart) => {
  const name = calendarLocale(locale);
  const day = dayjs('2026-01-30').locale(name);
  expect(day.format('L')).toBe(date);
  expect(day.format('MMMM')).toBe(month);
  expect(day.format('dd')).toBe(weekday);
  expect(dayjs.Ls[name]?.weekStart).toBe(weekStart);
});
