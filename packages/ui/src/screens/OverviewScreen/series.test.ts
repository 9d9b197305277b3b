import { expect, test } from 'vitest';
import { isKnown, roiOf } from './series.ts';

test('the return on ads is 100 where the profit is 0, and null where it is not known', () => {
  expect(
    roiOf([
      { month: '2025-01', profit: 50, ads: 100 },
      { month: '2025-02', profit: 0, ads: 100 },
      { month: '2025-03', profit: -25, ads: 100 },
      { month: '2025-04', profit: null, ads: 100 },
      { month: '2025-05', profit: 10, ads: null },
      { month: '2025-06', profit: 10, ads: 0 },
    ]),
  ).toEqual([150, 100, 75, null, null, null]);
});

test('a series is known as soon as one of its values is, and 0 is a value', () => {
  expect(isKnown([null, undefined, 0])).toBe(true);
  expect(isKnown([null, undefined])).toBe(false);
});
