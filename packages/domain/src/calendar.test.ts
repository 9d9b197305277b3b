import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, dayCount, daysBetween, firstDayOf, isDay, lastDayOf, monthsApart } from './calendar.ts';

test('days are counted with both ends, over leap days and summer time', () => {
  expect(dayCount({ from: '2024-02-28', to: '2024-03-01' })).toBe(3);
  expect(dayCount({ from: '2025-03-29', to: '2025-03-31' })).toBe(3);
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
});

test('months have their first and last day, by one of their days or by name', () => {
  expect(firstDayOf('2024-02-17')).toBe('2024-02-01');
  expect(lastDayOf('2024-02')).toBe('2024-02-29');
  expect(lastDayOf('2024-12-17')).toBe('2024-12-31');
  expect(addMonths('2025-01-31', 1)).toBe('2025-02');
  expect(addMonths('2025-01-31', -1)).toBe('2024-12');
  expect(monthsApart('2024-11', '2025-02')).toBe(3);
});

test('adding days and counting them agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: -5_000, max: 5_000 }), (start, count) => {
      const from = addDays('1990-01-01', start);
      expect(daysBetween(from, addDays(from, count))).toBe(count);
    }),
  );
});

test.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2009-13-01', false],
  ['2025-2-9', false],
  ['09-12-01', false],
  ['', false],
  [null, false],
])('%s as a day: %s', (text, real) => {
  expect(isDay(text)).toBe(real);
});
