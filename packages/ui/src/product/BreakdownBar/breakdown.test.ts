import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BREAKDOWN_ORDER, breakDown, type BreakdownPart } from './breakdown.ts';

const part = (name: BreakdownPart['part'], amount: number, quality: BreakdownPart['quality'] = 'actual') => ({
  part: name,
  amount,
  quality,
});

test('each part is given out of every 100 sold, in one order whatever the order of the input', () => {
  const { rows, salesEnd } = breakDown([part('profit', 14), part('ads', 36), part('goods', 150)]);
  expect(rows.map((row) => [row.part, row.share, row.width])).toEqual([
    ['goods', 75, 0.75],
    ['ads', 18, 0.18],
    ['profit', 7, 0.07],
  ]);
  expect(salesEnd).toBeNull();
});

test('in a loss the costs fill the bar, and it is marked where the sales end', () => {
  const { rows, salesEnd } = breakDown([part('goods', 80), part('ads', 45), part('profit', -25)]);
  expect(rows.map((row) => [row.part, row.share, row.width])).toEqual([
    ['goods', 80, 0.64],
    ['ads', 45, 0.36],
    ['profit', -25, null],
  ]);
  expect(salesEnd).toBe(0.8);
});

test('a cost that is not known is listed as missing, never drawn as 0', () => {
  const { rows, missing } = breakDown([
    part('shipping', 0, 'missing'),
    part('fees', 0),
    part('unknown', 90, 'missing'),
    part('returns', 10),
  ]);
  expect(rows.map((row) => row.part)).toEqual(['returns', 'unknown']);
  expect(missing).toEqual(['shipping']);
});

test('when nothing was sold there is no share', () => {
  const { rows } = breakDown([part('returns', 40), part('profit', -40)]);
  expect(rows.map((row) => row.share)).toEqual([null, null]);
  expect(breakDown([])).toEqual({ rows: [], missing: [], salesEnd: null });
});

test('the drawn parts always fill the bar, and the shares add up to 100', () => {
  const parts = fc.uniqueArray(
    fc.record({
      part: fc.constantFrom(...BREAKDOWN_ORDER),
      amount: fc.integer({ min: -100_000, max: 1_000_000 }),
      quality: fc.constant('actual' as const),
    }),
    { selector: (entry) => entry.part, minLength: 1 },
  );
  fc.assert(
    fc.property(parts, (entries) => {
      const { rows } = breakDown(entries);
      const widths = rows.flatMap((row) => (row.width === null ? [] : [row.width]));
      if (widths.length > 0) expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1);
      const shares = rows.flatMap((row) => (row.share === null ? [] : [row.share]));
      if (shares.length > 0) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
    }),
  );
});
