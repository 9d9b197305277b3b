import { expect, test } from 'vitest';
import { partThatIsNearlyAll, shareOf } from './nearlyAll.ts';

const parts = (...values: number[]) => values.map((value, index) => ({ id: String(index), value }));

test('a single part, or one of 97 % or more, is nearly all; less is not', () => {
  expect(partThatIsNearlyAll(parts(5))?.id).toBe('0');
  expect(partThatIsNearlyAll(parts(0, 5))?.id).toBe('1');
  expect(partThatIsNearlyAll(parts(3, 97))?.id).toBe('1');
  expect(partThatIsNearlyAll(parts(96.9, 3.1))).toBeUndefined();
  expect(partThatIsNearlyAll([])).toBeUndefined();
  expect(partThatIsNearlyAll(parts(0, 0))).toBeUndefined();
});

test('what is not all is never said to be 100 %', () => {
  expect(shareOf(99_996, 100_000)).toBe(99.9);
  expect(shareOf(5, 5)).toBe(100);
});

test('the share and that of the rest add up to 100', () => {
  // 27 of 4,485 are 0.602 %, which is said to be 0.6; 61 of 7,600 are 0.803.
  expect(shareOf(4_485 - 27, 4_485)).toBe(99.4);
  expect(shareOf(7_600 - 61, 7_600)).toBe(99.2);
});
