import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { studentT90 } from './expect-months.ts';
import { predictProfit } from './prediction.ts';

const profits = fc.array(fc.bigInt(-(10n ** 9n), 10n ** 9n), { minLength: 3, maxLength: 40 });

describe('[OVER-1] the profit of the coming month', () => {
  test('is not predicted from less than three full months', () => {
    expect(predictProfit([])).toBeNull();
    expect(predictProfit([1n, 2n])).toBeNull();
    expect(predictProfit([1n, 2n, 3n])).not.toBeNull();
  });

  test('of a shop that earns the same each month is that, for sure', () => {
    expect(predictProfit(Array<bigint>(8).fill(5_000n))).toEqual({
      value: 5_000n,
      low: 5_000n,
      high: 5_000n,
      testedMonths: 5,
      hitMonths: 5,
    });
  });

  test('follows a steady rise rather than the mean of the past', () => {
    const rising = Array.from({ length: 12 }, (_, month) => BigInt(1_000 * (month + 1)));
    const expected = predictProfit(rising);
    expect(expected?.value).toBeGreaterThan(11_000n);
    expect(expected?.value).toBeLessThanOrEqual(13_000n);
  });

  test('of months that only swing is the mean, not the last swing', () => {
    const swinging = Array.from({ length: 12 }, (_, month) => (month % 2 === 0 ? 900n : 1_100n));
    const expected = predictProfit(swinging);
    expect(expected?.value).toBeGreaterThan(950n);
    expect(expected?.value).toBeLessThan(1_050n);
  });

  test('is worked by hand for three months', () => {
    // Errors on the 2nd and 3rd month: mean of three 100 and 150; damped trend 100 and 137.25; the month before 100 and 100.
    const half = BigInt(Math.round(studentT90(2) * 100));
    expect(predictProfit([100n, 200n, 300n])).toEqual({
      value: 300n,
      low: 300n - half,
      high: 300n + half,
      testedMonths: 0,
      hitMonths: 0,
    });
    // Mean of three 100 and 50; damped trend 100 and 62.75; the month before 100 and 100.
    expect(predictProfit([100n, 200n, 100n])?.value).toBe(133n);
  });

  test('is between its bounds, and counts what it was tried on', () => {
    fc.assert(
      fc.property(profits, (history) => {
        const expected = predictProfit(history);
        expect(expected).not.toBeNull();
        if (!expected) return;
        expect(expected.low <= expected.value && expected.value <= expected.high).toBe(true);
        expect(expected.testedMonths).toBe(history.length - 3);
        expect(expected.hitMonths).toBeLessThanOrEqual(expected.testedMonths);
      }),
    );
  });

  test('is the same in another unit of money, and the other way round for losses', () => {
    fc.assert(
      fc.property(profits, (history) => {
        const expected = predictProfit(history);
        const inQuarters = predictProfit(history.map((profit) => profit * 4n));
        const asLosses = predictProfit(history.map((profit) => -profit));
        const apart = (a = 0n, b = 0n) => Math.abs(Number(a - b));
        expect(apart(inQuarters?.value, (expected?.value ?? 0n) * 4n)).toBeLessThanOrEqual(4);
        expect(apart(asLosses?.value, -(expected?.value ?? 0n))).toBeLessThanOrEqual(1);
        expect(apart(asLosses?.low, -(expected?.high ?? 0n))).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('months that were tried are judged by what was said before them', () => {
    fc.assert(
      fc.property(profits, (history) => {
        const hits = history.filter((profit, month) => {
          const said = month < 3 ? null : predictProfit(history.slice(0, month));
          return said !== null && said.low <= profit && profit <= said.high;
        });
        expect(predictProfit(history)?.hitMonths).toBe(hits.length);
      }),
    );
  });
});

test.each([
  [2, 1.8856],
  [3, 1.6377],
  [5, 1.4759],
  [10, 1.3722],
  [30, 1.3104],
])("Student's t with %i degrees has its 90 %% quantile at %f", (degrees, quantile) => {
  expect(Math.abs(studentT90(degrees) / quantile - 1)).toBeLessThan(0.004);
});
