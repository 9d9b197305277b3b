import { expect, test } from 'vitest';
import { isLate } from './freshness.ts';

const HOUR = 3600_000;
const NOW = Date.parse('2026-03-04T12:00:00Z');
const before = (hours: number) => new Date(NOW - hours * HOUR);
const read = (hours: number | null, connected = 1_000) => ({
  last: hours === null ? null : before(hours),
  since: before(connected),
  explained: false,
});

test.each([
  ['orders', 1, false],
  ['orders', 2, false],
  ['orders', 2.1, true],
  ['ads', 2, false],
  ['ads', 3, true],
  ['products', 48, false],
  ['products', 49, true],
] as const)('%s of %s hours ago are late: %s', (kind, hours, late) => {
  expect(isLate(kind, read(hours), NOW)).toBe(late);
});

test('what was never read is late by the time since it was connected; so is what was connected again', () => {
  expect(isLate('orders', read(null, 2), NOW)).toBe(false);
  expect(isLate('orders', read(null, 3), NOW)).toBe(true);
  expect(isLate('orders', read(90, 1), NOW)).toBe(false);
});

test('what is being read, or whose failure is shown, is not called late, too', () => {
  expect(isLate('orders', { ...read(9), explained: true }, NOW)).toBe(false);
});
