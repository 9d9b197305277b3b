import { expect, test } from 'vitest';
import { meanAndVariance, reorderPoint } from './reorder-point.ts';

test('[STOCK-1] without variance the reorder point is the demand until the goods arrive', () => {
  expect(reorderPoint({ mean: 4, variance: 0 }, { mean: 7, variance: 0 })).toBe(28);
});

test('[STOCK-1] what varies asks for a safety stock', () => {
  // 4 * 9 + 1.6449 * sqrt(9 * 4 + 16 * 4) = 36 + 16.449
  expect(reorderPoint({ mean: 4, variance: 4 }, { mean: 9, variance: 4 })).toBe(53);
});

test('the variance is that of a sample', () => {
  expect(meanAndVariance([2, 4, 6])).toEqual({ mean: 4, variance: 4 });
  expect(meanAndVariance([5])).toEqual({ mean: 5, variance: 0 });
  expect(meanAndVariance([])).toBeNull();
});
