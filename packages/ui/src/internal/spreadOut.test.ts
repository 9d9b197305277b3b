import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadOut } from './spreadOut.ts';

const item = fc.record({ at: fc.integer({ min: 0, max: 1200 }), size: fc.integer({ min: 1, max: 140 }) });
const items = fc.array(item, { minLength: 1, maxLength: 12 }).map((list) => list.toSorted((a, b) => a.at - b.at));

test('items that do not touch keep their preferred positions', () => {
  expect(
    spreadOut(
      [
        { at: 0, size: 50 },
        { at: 100, size: 50 },
      ],
      200,
      10,
    ),
  ).toEqual([0, 100]);
});

test('an item that would overlap moves behind the one before it, and the last stays inside', () => {
  expect(
    spreadOut(
      [
        { at: 100, size: 50 },
        { at: 110, size: 50 },
      ],
      400,
      10,
    ),
  ).toEqual([100, 160]);
  expect(
    spreadOut(
      [
        { at: 100, size: 50 },
        { at: 190, size: 50 },
      ],
      200,
      10,
    ),
  ).toEqual([90, 150]);
});

test('placed items keep their order, never overlap and stay inside', () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 0, max: 24 }), (list, length, gap) => {
      const places = spreadOut(list, length, gap);
      const needed = list.reduce((sum, { size }) => sum + size, 0) + gap * (list.length - 1);
      expect(places === null).toBe(needed > length);
      places?.forEach((place, index) => {
        const before = index === 0 ? 0 : (places[index - 1] ?? 0) + (list[index - 1]?.size ?? 0) + gap;
        expect(place).toBeGreaterThanOrEqual(before);
        expect(place + (list[index]?.size ?? 0)).toBeLessThanOrEqual(length);
      });
    }),
  );
});
