import { expect, test } from 'vitest';
import { boundsOf, ticksOf } from './axes.ts';

test('the axis names every point while there is room, then every so many', () => {
  expect(ticksOf(6, 'month', false)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ticksOf(31, 'day', false)).toEqual([0, 5, 10, 15, 20, 25, 30]);
  expect(ticksOf(31, 'day', true)).toEqual([0, 8, 16, 24]);
  expect(ticksOf(1, 'day', false)).toEqual([0]);
  expect(ticksOf(0, 'day', false)).toEqual([]);
});

test('heights are compared over 0, below it there is room for losses', () => {
  expect(boundsOf([3, 8], [], true)).toEqual({ min: 0 });
  expect(boundsOf([-3, null, -8], [], true)).toEqual({ max: 0 });
  expect(boundsOf([-3, 8], [], true)).toEqual({});
  expect(boundsOf([null], [], true)).toEqual({});
});

test('what is drawn beside the lines has its room, in round numbers', () => {
  expect(boundsOf([142, 178], [100], false)).toEqual({ min: 100 });
  expect(boundsOf([142, 178], [150], false)).toEqual({});
  expect(boundsOf([12_000, 19_000], [11_320, 23_400], false)).toEqual({ min: 10_000, max: 25_000 });
});
