import { describe, expect, test } from 'vitest';
import {
  bestChanges,
  demandChanges,
  differenceOf,
  judgedMonth,
  type PlainMonth,
  riskOf,
  whatIf,
  type WhatIfBasis,
} from './what-if.ts';

/** Sales of 1,000; goods and sending half of them, ads 100: a profit of 200. */
const month: PlainMonth = { sales: 1_000, profit: 200 };
const basis: WhatIfBasis = {
  economics: { variableShare: 0.5, ads: 100 },
  elasticity: { ads: { value: 0.12, low: 0, high: 0.28 }, price: { value: -2.62, low: -4.26, high: -0.98 } },
};
const after = (ads: number, price: number, of = month) => whatIf([of], basis, { ads, price })[0];

describe('what if', () => {
  test('without a change it is exactly the plain forecast', () => {
    const months = [month, { sales: 1_234.56, profit: -77.7 }, { sales: 0.1, profit: null }];
    expect(whatIf(months, basis, { ads: 0, price: 0 })).toEqual(months);
    expect(differenceOf(month, basis, { ads: 0, price: 0 })).toEqual({ value: 0, low: 0, high: 0 });
  });

  test('the days of a month that are over stay as they were, and the first whole month is judged', () => {
    // 900 sold in 27 of 30 days, 100 to come.
    const begun: PlainMonth = { ...month, begun: { sales: 900, toCome: 0.1 } };
    const units = 1.5 ** -2.62;
    const { sales, profit } = after(0, 50, begun) ?? {};
    expect(sales).toBeCloseTo(900 + 100 * units * 1.5, 6);
    expect(profit).toBeCloseTo(200 + 100 * (units * 1.5 - 1) - 50 * (units - 1), 6);
    // Half more ads of three days.
    expect(after(50, 0, begun)?.profit).toBeCloseTo(200 + 50 * (1.5 ** 0.12 - 1) - 5, 6);
    expect(judgedMonth([begun, month])).toBe(1);
    expect(judgedMonth([begun])).toBe(0);
    expect(judgedMonth([month, month])).toBe(0);
  });

  test('more ads bring more sales, and cost', () => {
    const units = 1.5 ** 0.12;
    expect(demandChanges(basis, { ads: 50, price: 0 }).byAds).toBeCloseTo(100 * (units - 1), 6);
    expect(after(50, 0)?.sales).toBeCloseTo(1_000 * units, 6);
    // Half of the additional sales is left, less 50 of ads.
    expect(after(50, 0)?.profit).toBeCloseTo(200 + 500 * (units - 1) - 50, 6);
  });

  test('higher prices sell fewer units at more each, and the goods cost as before', () => {
    const units = 1.1 ** -2.62;
    expect(after(0, 10)?.sales).toBeCloseTo(1_000 * units * 1.1, 6);
    expect(after(0, 10)?.profit).toBeCloseTo(1_000 * units * 1.1 - 500 * units - 100 - 200, 6);
  });

  test('says nothing of a profit that is not known, and of ads without any', () => {
    expect(after(0, 10, { sales: 1_000, profit: null })?.profit).toBeNull();
    const without = { ...basis, economics: { variableShare: 0.5, ads: 0 } };
    expect(whatIf([month], without, { ads: 50, price: 0 })).toEqual([month]);
  });

  test('the difference has the bounds of what the elasticities may be', () => {
    const { value, low, high } = differenceOf(month, basis, { ads: 50, price: 0 });
    expect(value).toBeCloseTo(500 * (1.5 ** 0.12 - 1) - 50, 6);
    expect(low).toBeCloseTo(-50, 6);
    expect(high).toBeCloseTo(500 * (1.5 ** 0.28 - 1) - 50, 6);
  });

  test('the risk is what may be lost where customers answer otherwise than usual', () => {
    expect(riskOf(month, basis, { ads: 5, price: 0 })).toBe('Low');
    expect(riskOf(month, basis, { ads: 25, price: 0 })).toBe('Medium');
    expect(riskOf(month, basis, { ads: 0, price: 30 })).toBe('High');
  });

  describe('the best position', () => {
    /** Prices are known to be too low: each percent more brings more, whatever customers do. */
    const known: WhatIfBasis = {
      economics: { variableShare: 0.5, ads: 100 },
      elasticity: { ads: { value: 0.12, low: 0, high: 0.28 }, price: { value: -1.8, low: -1.9, high: -1.7 } },
    };

    test('earns more at both bounds, and the most of those that do; its range holds it', () => {
      const best = bestChanges(month, known);
      if (best === null) throw new Error('no best position');
      expect(best.price).toBeGreaterThan(0);
      expect(best.difference.low).toBeGreaterThan(0);
      expect(best.unsure).toBe(false);
      const certain = (ads: number, price: number) => differenceOf(month, known, { ads, price }).low > 0;
      for (const price of [best.price - 1, best.price + 1]) {
        const other = differenceOf(month, known, { ads: best.ads, price });
        expect(!certain(best.ads, price) || other.value <= best.difference.value).toBe(true);
      }
      expect(best.priceRange.low).toBeLessThanOrEqual(best.price);
      expect(best.priceRange.high).toBeGreaterThanOrEqual(best.price);
    });

    test('leaves an ad budget alone that may earn or lose, also beside a price that is certain', () => {
      for (const ads of [10, 50, 100]) expect(differenceOf(month, known, { ads, price: 0 }).low).toBeLessThan(0);
      expect(bestChanges(month, known)?.ads).toBe(0);
    });

    test('is to change nothing where no change is certain, and says that more would be expected', () => {
      const best = bestChanges(month, basis);
      expect(best).toMatchObject({ ads: 0, price: 0, unsure: true, difference: { value: 0, low: 0, high: 0 } });
      expect(
        Math.max(...[-10, -5, 5, 10].map((price) => differenceOf(month, basis, { ads: 0, price }).value)),
      ).toBeGreaterThan(0);
      expect(bestChanges({ sales: 1_000, profit: null }, basis)).toBeNull();
    });
  });
});
