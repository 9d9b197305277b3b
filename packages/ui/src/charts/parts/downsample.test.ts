import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointsToDraw } from './downsample.ts';

// Of 0 and -0, which `toBe` tells apart, either is drawn: they are at the same height.
const figure = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((one) => one + 0);
const value = fc.option(figure, { freq: 6, nil: null });
const lines = fc
  .record({ count: fc.integer({ min: 1, max: 3 }), length: fc.integer({ min: 0, max: 120 }) })
  .chain(({ count, length }) =>
    fc.record({
      length: fc.constant(length),
      series: fc.array(fc.array(value, { minLength: length, maxLength: length }), {
        minLength: count,
        maxLength: count,
      }),
    }),
  );
const buckets = fc.integer({ min: 1, max: 24 });

describe('of more points than pixels', () => {
  test('the indices drawn are in order, each once, from the first to the last', () => {
    fc.assert(
      fc.property(lines, buckets, ({ series, length }, pixels) => {
        const drawn = pointsToDraw(series, length, pixels);
        expect(drawn).toEqual([...new Set(drawn)].toSorted((a, b) => a - b));
        if (length === 0) return;
        expect(drawn[0]).toBe(0);
        expect(drawn.at(-1)).toBe(length - 1);
      }),
    );
  });

  test('each pixel keeps the extremes and the gaps of every series', () => {
    fc.assert(
      fc.property(lines, buckets, ({ series, length }, pixels) => {
        const drawn = new Set(pointsToDraw(series, length, pixels));
        for (let pixel = 0; pixel < pixels; pixel++) {
          const from = Math.floor((pixel * length) / pixels);
          const to = Math.floor(((pixel + 1) * length) / pixels);
          for (const values of series) {
            const all = values.slice(from, to);
            const kept = all.filter((_value, index) => drawn.has(from + index));
            const known = (some: (number | null)[]) => some.filter((one) => one !== null);
            expect(Math.min(...known(kept))).toBe(Math.min(...known(all)));
            expect(Math.max(...known(kept))).toBe(Math.max(...known(all)));
            expect(kept.includes(null)).toBe(all.includes(null));
          }
        }
      }),
    );
  });

  test('no more are drawn than three for each pixel and series, and both ends', () => {
    fc.assert(
      fc.property(lines, buckets, ({ series, length }, pixels) => {
        const drawn = pointsToDraw(series, length, pixels);
        expect(drawn.length).toBeLessThanOrEqual(Math.max(2 * pixels, 3 * pixels * series.length + 2));
      }),
    );
  });
});

test('points that have pixels of their own are all drawn', () => {
  expect(pointsToDraw([[3, null, 5, 1]], 4, 2)).toEqual([0, 1, 2, 3]);
  expect(pointsToDraw([[]], 0, 100)).toEqual([]);
});

test('one spike among a hundred thousand values is drawn', () => {
  const values = Array.from({ length: 100_000 }, (_, index) => (index === 54_321 ? 9_000 : index % 7));
  const drawn = pointsToDraw([values], values.length, 800);
  expect(drawn).toContain(54_321);
  expect(drawn.length).toBeLessThanOrEqual(1_602);
});
