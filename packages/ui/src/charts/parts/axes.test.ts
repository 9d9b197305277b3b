import { expect, test } from 'vitest';
import { boundsOf, ticksOf, valueAxisOf } from './axes.ts';

const count = (length: number) => Array.from({ length }, (_, index) => `${index}`);
const days = (length: number) => ({ points: count(length), granularity: 'day' as const });
const months = (length: number) => ({ points: count(length), granularity: 'month' as const });
const short = () => 30;

test('the axis names every point while there is room, then every so many', () => {
  expect(ticksOf(months(6), false, 900, short)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ticksOf(days(31), false, 900, short)).toEqual([0, 5, 10, 15, 20, 25, 30]);
  expect(ticksOf(days(31), true, 900, short)).toEqual([0, 8, 16, 24]);
  expect(ticksOf(days(1), false, 900, short)).toEqual([0]);
  expect(ticksOf(days(0), false, 900, short)).toEqual([]);
});

test('names that would touch are fewer', () => {
  expect(ticksOf(months(13), false, 900, () => 60)).toEqual(count(13).map(Number));
  expect(ticksOf(months(13), false, 860, () => 60)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(ticksOf(months(13), false, 40, () => 60)).toEqual([0, 12]);
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

test('the axis of values goes from round number to round number, or as far as its bounds', () => {
  expect(valueAxisOf([38_200, null, 61_900], {})).toEqual({
    low: 30_000,
    high: 70_000,
    named: [30_000, 40_000, 50_000, 60_000, 70_000],
  });
  expect(valueAxisOf([3, 8], { min: 0 })).toEqual({ low: 0, high: 8, named: [0, 2, 4, 6, 8] });
  expect(valueAxisOf([7, 7], {})).toEqual({ low: 7, high: 7, named: [7] });
  expect(valueAxisOf([null], {})).toBeNull();
});
