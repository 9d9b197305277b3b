import { expect, test } from 'vitest';
import { boundsOf, captionWidth, ticksOf, timeTicks } from './axes.ts';

const count = (length: number) => Array.from({ length }, (_, index) => `${index}`);
const days = (length: number) => ({ points: count(length), granularity: 'day' as const });
const months = (length: number) => ({ points: count(length), granularity: 'month' as const });
const short = () => 'Dec';
const long = () => 'December';

test('every point has a label while there is room, then every nth', () => {
  expect(ticksOf(months(6), false, 900, short)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ticksOf(days(31), false, 900, short)).toEqual([0, 5, 10, 15, 20, 25, 30]);
  expect(ticksOf(days(31), true, 900, short)).toEqual([0, 8, 16, 24]);
  expect(ticksOf(days(1), false, 900, short)).toEqual([0]);
  expect(ticksOf(days(0), false, 900, short)).toEqual([]);
});

test('where labels would touch there are fewer', () => {
  const step = captionWidth([long()]) + 12;
  expect(ticksOf(months(13), false, 12 * step, long)).toEqual(count(13).map(Number));
  expect(ticksOf(months(13), false, 12 * step - 1, long)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(ticksOf(months(13), false, 40, long)).toEqual([0, 12]);
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

test.each([
  [
    [3_300, null, 6_300],
    [0, 1_800, 3_600, 5_400, 7_200],
  ],
  [
    [20, 45],
    [0, 15, 30, 45],
  ],
  [
    [-60, 120],
    [-60, 0, 60, 120],
  ],
  [[900_000], [0, 259_200, 518_400, 777_600, 1_036_800]],
])('times of %j seconds have ticks at %j', (values, ticks) => {
  expect(timeTicks(values)).toEqual(ticks);
});
