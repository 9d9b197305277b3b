import { expect, test } from 'vitest';
import { daySums, median, monthly, robustZ, shareBounds } from './statistics.ts';

test('a month is 30 times the mean day, with the bounds of the mean', () => {
  // The mean is 20, s = 10, of three days; Student's t of two degrees is 1.886.
  const { value, low, high } = monthly(daySums([10, 20, 30]));
  expect(value).toBe(600);
  expect((high - value) / 30).toBeCloseTo((1.886 * 10) / Math.sqrt(3), 1);
  expect(value - low).toBeCloseTo(high - value, 9);
  expect(monthly(daySums([-4, -4]), -2)).toEqual({ value: 240, low: 240, high: 240 });
  const turned = monthly(daySums([10, 20, 30]), -1);
  expect([turned.low, turned.high]).toEqual([-high, -low]);
});

test('a share has the bounds of Wilson', () => {
  const { low, high } = shareBounds(5, 10);
  expect([low, high].map((bound) => Math.round(1_000 * bound))).toEqual([312, 688]);
  expect(shareBounds(0, 10).low).toBeCloseTo(0, 12);
});

test('the middle of some values, and how far another is from them', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
  // Median 3, deviations 2, 1, 0, 1, 2: MAD 1.
  expect(robustZ(10, [1, 2, 3, 4, 5])).toBeCloseTo(0.6745 * 7, 9);
  // More than half are 5: the mean deviation of 0, 0, 0, 4 is 1.
  expect(robustZ(9, [5, 5, 5, 9])).toBeCloseTo(4 / 1.253314, 6);
  expect([robustZ(5, [5, 5, 5]), robustZ(6, [5, 5, 5])]).toEqual([0, Number.POSITIVE_INFINITY]);
});
