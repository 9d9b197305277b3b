import { expect, test } from 'vitest';
import { trialDays } from './trialDays.ts';

const END = '2026-03-15T10:00:00Z';
const at = (time: string) => trialDays(END, Date.parse(time));

test('a part of a day counts as a day, until the end has come', () => {
  expect(at('2026-03-03T10:00:00Z')).toEqual({ days: 12, tone: 'info' });
  expect(at('2026-03-03T10:00:01Z').days).toBe(12);
  expect(at('2026-03-15T09:59:59Z').days).toBe(1);
  expect(at('2026-03-15T10:00:00Z').days).toBe(0);
  expect(at('2026-04-15T10:00:00Z').days).toBe(0);
});

test('the last three days are a warning, the end is more', () => {
  expect(at('2026-03-11T10:00:00Z').tone).toBe('info');
  expect(at('2026-03-12T10:00:00Z').tone).toBe('careful');
  expect(at('2026-03-15T10:00:00Z').tone).toBe('bad');
});
