import { expect, test } from 'vitest';
import { digestPeriod, nextDigest } from './digest-period.ts';

test.each([
  ['daily', 'Europe/Bucharest', '2026-01-15T05:00:00Z', '2026-01-14', '2026-01-14'],
  // In New York it is still the day before.
  ['daily', 'America/New_York', '2026-01-15T03:00:00Z', '2026-01-13', '2026-01-13'],
  ['weekly', 'Europe/Bucharest', '2026-01-12T05:00:00Z', '2026-01-05', '2026-01-11'],
  ['weekly', 'Europe/Bucharest', '2026-01-18T21:59:00Z', '2026-01-05', '2026-01-11'],
  ['weekly', 'Europe/Bucharest', '2026-01-18T22:00:00Z', '2026-01-12', '2026-01-18'],
] as const)('the %s summary in %s at %s is of %s to %s', (digest, timezone, now, from, to) => {
  expect(digestPeriod(digest, timezone, new Date(now))).toEqual({ from, to });
});

test.each([
  ['daily', 'Europe/Bucharest', '2026-01-15T04:59:00Z', '2026-01-15T05:00:00.000Z'],
  ['daily', 'Europe/Bucharest', '2026-01-15T05:00:00Z', '2026-01-16T05:00:00.000Z'],
  ['weekly', 'Europe/Bucharest', '2026-01-15T05:00:00Z', '2026-01-19T05:00:00.000Z'],
  ['weekly', 'Europe/Bucharest', '2026-01-19T04:00:00Z', '2026-01-19T05:00:00.000Z'],
  ['weekly', 'Europe/Bucharest', '2026-01-19T06:00:00Z', '2026-01-26T05:00:00.000Z'],
  // The clocks change in between: it stays 7 in the morning.
  ['weekly', 'Europe/Bucharest', '2026-03-24T06:00:00Z', '2026-03-30T04:00:00.000Z'],
] as const)('the next %s summary in %s after %s leaves at %s', (digest, timezone, now, next) => {
  expect(nextDigest(digest, timezone, new Date(now)).toISOString()).toBe(next);
});
