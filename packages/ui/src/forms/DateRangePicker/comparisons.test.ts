import { expect, test } from 'vitest';
import { offeredComparisons, shownComparison } from './comparisons.ts';

const bounds = { from: '2025-03-14', to: '2026-01-14' };

test('a comparison is offered where there is data of its days', () => {
  expect(offeredComparisons({ from: '2025-12-01', to: '2025-12-31' }, bounds)).toEqual(['previous', 'custom', 'none']);
  expect(offeredComparisons({ from: '2026-04-01', to: '2026-04-30' }, bounds)).toEqual(['lastYear', 'custom', 'none']);
  expect(offeredComparisons({ from: '2025-03-14', to: '2025-03-31' }, bounds)).toEqual(['custom', 'none']);
  expect(offeredComparisons({ from: '2025-01-01', to: '2026-01-31' }, bounds)).toEqual(['none']);
});

test('a comparison with days without data is not shown', () => {
  const range = { from: '2025-12-01', to: '2025-12-31' };
  expect(shownComparison(range, bounds, { compare: 'previous' })).toEqual({ from: '2025-10-31', to: '2025-11-30' });
  expect(shownComparison(range, bounds, { compare: 'lastYear' })).toBeNull();
  expect(shownComparison(range, bounds, { compare: 'none' })).toBeNull();
  expect(
    shownComparison(range, bounds, { compare: 'custom', compareFrom: '2025-06-01', compareTo: '2025-06-30' }),
  ).toEqual({ from: '2025-06-01', to: '2025-06-30' });
});
