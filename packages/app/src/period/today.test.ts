import { expect, test } from 'vitest';
import { dayIn } from './today.ts';

const lateEvening = new Date('2026-01-31T23:30:00Z');

test.each([
  ['Europe/Bucharest', '2026-02-01'],
  ['Europe/London', '2026-01-31'],
  ['America/New_York', '2026-01-31'],
  ['Not/AZone', '2026-01-31'],
  [undefined, '2026-01-31'],
])('in %s it is %s', (timezone, day) => {
  expect(dayIn(timezone, lateEvening)).toBe(day);
});
