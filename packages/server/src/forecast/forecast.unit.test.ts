import { describe, expect, test } from 'vitest';
import { expectMonths } from '../insights/expect-months.ts';

const SEASON = [70, 75, 90, 95, 100, 95, 85, 90, 100, 110, 140, 150];
const seasonal = (months: number, growth = 1.1) =>
  Array.from({ length: months }, (_, index) => 100 * (SEASON[index % 12] ?? 0) * growth ** Math.floor(index / 12));

describe('the months to come', () => {
  test('nothing is said from two months; a level series stays level, without a doubt', () => {
    expect(expectMonths([5, 5], 3)).toBeNull();
    expect(expectMonths([5, 5, 5, 5], 2)).toEqual({
      months: [
        { value: 5, low: 5, high: 5 },
        { value: 5, low: 5, high: 5 },
      ],
      errorPercent: 0,
    });
  });

  test('a season is found from two years, with its growth', () => {
    const predicted = expectMonths(seasonal(24), 14);
    const expected = [...seasonal(36).slice(24), ...seasonal(48).slice(36, 38)];
    expect(predicted?.months).toHaveLength(14);
    for (const [index, { value }] of (predicted?.months ?? []).entries())
      expect(value).toBeCloseTo(expected[index] ?? 0, 6);
    expect(predicted?.errorPercent).toBeLessThan(1);
  });

  test('it is the less sure the further ahead', () => {
    const widths = (expectMonths([90, 110, 95, 120, 80, 100], 3)?.months ?? []).map(({ low, high }) => high - low);
    expect(widths[1]).toBeCloseTo((widths[0] ?? 0) * Math.SQRT2, 6);
    expect(widths[2]).toBeCloseTo((widths[0] ?? 0) * Math.sqrt(3), 6);
  });
});
