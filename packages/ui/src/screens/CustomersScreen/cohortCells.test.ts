import { expect, test } from 'vitest';
import { largestOf, monthAfter, tintOf, valuesOf } from './cohortCells.ts';

const cohort = {
  month: '2024-11',
  customers: 10,
  months: [
    { customers: 10, retention: 100, contribution: -4 },
    { customers: 2, retention: 20, contribution: 8 },
  ],
  value: null,
};

test('the month of the first order has no share of customers who ordered again', () => {
  expect(valuesOf(cohort, 'retention')).toEqual([null, 20]);
  expect(valuesOf(cohort, 'contribution')).toEqual([-4, 8]);
});

test('cells are tinted by their share of the largest value, and losses are not', () => {
  expect(largestOf([cohort], 'retention')).toBe(20);
  expect(largestOf([cohort], 'contribution')).toBe(8);
  expect(largestOf([], 'contribution')).toBe(0);
  expect([tintOf(4, 8), tintOf(8, 8), tintOf(0, 8), tintOf(-4, 8), tintOf(3, 0)]).toEqual([50, 100, 0, 0, 0]);
});

test('months continue in the next year', () => {
  expect(monthAfter('2024-11', 0)).toBe('2024-11');
  expect(monthAfter('2024-11', 2)).toBe('2025-01');
  expect(monthAfter('2024-12', 12)).toBe('2025-12');
});
