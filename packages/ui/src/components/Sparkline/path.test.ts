import { expect, test } from 'vitest';
import { sparkPath } from './path.ts';

const box = { width: 100, height: 20, inset: 0 };

test('a line fills its box from the lowest to the highest value', () => {
  expect(sparkPath([0, 10, 5], box)).toEqual({ path: 'M0 20L50 0L100 10', end: { x: 100, y: 10 } });
});

test('an unknown value is a gap, and a value between two gaps is a dot', () => {
  expect(sparkPath([0, null, 10, null, 5], box)?.path).toBe('M0 20L0 20M50 0L50 0M100 10L100 10');
});

test('a flat line runs through the middle', () => {
  expect(sparkPath([7, 7], box)?.path).toBe('M0 10L100 10');
});

test('there is no line through fewer than two known values, and no end mark on a gap', () => {
  expect(sparkPath([null, 3], box)).toBeNull();
  expect(sparkPath([], box)).toBeNull();
  expect(sparkPath([1, 2, null], box)?.end).toBeNull();
});
