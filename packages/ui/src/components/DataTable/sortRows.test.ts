import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortRows } from './sortRows.ts';

const sorted = (keys: readonly number[], descending: boolean) =>
  sortRows(
    keys.map((_key, index) => index),
    Float64Array.from(keys),
    descending,
  );

test('what is not known comes last in either order', () => {
  expect(sorted([Number.NaN, 2, -1, Number.NaN, 7], false)).toEqual([2, 1, 4, 0, 3]);
  expect(sorted([Number.NaN, 2, -1, Number.NaN, 7], true)).toEqual([4, 1, 2, 0, 3]);
});

test('rows of equal keys keep their order in either direction', () => {
  expect(sorted([1, 0, 1, 0, -0], false)).toEqual([1, 3, 4, 0, 2]);
  expect(sorted([1, 0, 1, 0, -0], true)).toEqual([0, 2, 1, 3, 4]);
});

test('every row is there once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ noNaN: true })), fc.boolean(), (keys, descending) => {
      const rows = sorted(keys, descending);
      expect(rows.toSorted((a, b) => a - b)).toEqual(keys.map((_key, index) => index));
      const places = rows.map((row) => keys[row] ?? Number.NaN);
      if (descending) places.reverse();
      for (const [index, value] of places.entries()) expect(places[index - 1] ?? -Infinity).toBeLessThanOrEqual(value);
    }),
  );
});
