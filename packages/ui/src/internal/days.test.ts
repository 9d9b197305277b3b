import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, countDays, firstDayOfMonth, isDay, lastDayOfMonth } from './days.ts';

test('days are counted with both ends, over leap days and summer time', () => {
  expect(countDays('2024-02-28', '2024-03-01')).toBe(3);
  expect(countDays('2025-03-29', '2025-03-31')).toBe(3);
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
});

test('months have their first and last day', () => {
  expect(firstDayOfMonth('2024-02-17')).toBe('2024-02-01');
  expect(lastDayOfMonth('2024-02')).toBe('2024-02-29');
  expect(addMonths('2025-01-31', 1)).toBe('2025-02');
  expect(addMonths('2025-01-31', -1)).toBe('2024-12');
});

test('adding days and counting them agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 5_000 }), (start, count) => {
      const from = addDays('1990-01-01', start);
      expect(countDays(from, addDays(from, count))).toBe(count + 1);
    }),
  );
});

test('only real days are days', () => {
  expect(isDay('2024-02-29')).toBe(true);
  expect(isDay('2025-02-29')).toBe(false);
  expect(isDay('2025-2-9')).toBe(false);
  expect(isDay('')).toBe(false);
});
