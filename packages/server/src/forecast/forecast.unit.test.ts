import { describe, expect, test } from 'vitest';
import { ADS_ELASTICITY, adsElasticity } from './elasticity.ts';
import { expectMonths } from '../insights/expect-months.ts';
import { type HistoryMonth, simulate } from './simulate.ts';

const SEASON = [70, 75, 90, 95, 100, 95, 85, 90, 100, 110, 140, 150];
const seasonal = (months: number, growth = 1.1) =>
  Array.from({ length: months }, (_, index) => 100 * (SEASON[index % 12] ?? 0) * growth ** Math.floor(index / 12));

describe('the months to come', () => {
  test('nothing is said from two months; a level series stays level, without a doubt', () => {
    expect(expectMonths([5, 5], 3)).toBeNull();
    expect(expectMonths([5, 5, 5, 5], 2)).toEqual({
      months: [
        { value: 5, low: 5, high: 5 },
        { value: 5, low: 5, high: 5 },
      ],
      errorPercent: 0,
    });
  });

  test('a season is found from two years, with its growth', () => {
    const predicted = expectMonths(seasonal(24), 14);
    const expected = [...seasonal(36).slice(24), ...seasonal(48).slice(36, 38)];
    expect(predicted?.months).toHaveLength(14);
    for (const [index, { value }] of (predicted?.months ?? []).entries())
      expect(value).toBeCloseTo(expected[index] ?? 0, 6);
    expect(predicted?.errorPercent).toBeLessThan(1);
  });

  test('it is the less sure the further ahead', () => {
    const widths = (expectMonths([90, 110, 95, 120, 80, 100], 3)?.months ?? []).map(({ low, high }) => high - low);
    expect(widths[1]).toBeCloseTo((widths[0] ?? 0) * Math.SQRT2, 6);
    expect(widths[2]).toBeCloseTo((widths[0] ?? 0) * Math.sqrt(3), 6);
  });
});

describe('how demand answers to ads', () => {
  const months = (elasticity: number, noise = 0) =>
    Array.from({ length: 36 }, (_, index) => {
      const ads = 1_000 * (1 + 0.5 * Math.sin(index * 1.7)) * 1.2 ** Math.floor(index / 12);
      return { ads, sales: (SEASON[index % 12] ?? 0) * ads ** elasticity * (1 + noise * Math.cos(index * 2.3)) };
    });

  test('is what the shop’s own months show, where they show it clearly', () => {
    expect(adsElasticity(months(0.3))).toBeCloseTo(0.3, 2);
  });

  test('is the usual one without two years, and near it where the months are noise', () => {
    expect(adsElasticity(months(0.3).slice(0, 15))).toBe(ADS_ELASTICITY);
    expect(adsElasticity(months(0.12, 2)) - ADS_ELASTICITY).toBeLessThan(0.25);
    expect(adsElasticity(months(-0.5))).toBe(0);
  });
});

describe('a simulation', () => {
  /** Sales of 1,000; goods and sending 500, ads 100, all else 200: a profit of 200. */
  const month: HistoryMonth = { sales: 1_000, ads: 100, profit: 200, variableCosts: 500 };
  const history = Array.from({ length: 6 }, () => month);
  const coming = (ads: number, price: number) => simulate(history, { ads, price }, 1);

  test('without a change expects what is usual', () => {
    expect(coming(0, 0)).toMatchObject({
      months: [{ sales: 1_000, profit: 200 }],
      confidence: 95,
      risk: 'Low',
      profitGrowth: 0,
    });
  });

  test('more ads bring more sales, and cost', () => {
    const { months, demandByAds, confidence } = coming(0.5, 0) ?? { months: [] };
    const units = 1.5 ** 0.12;
    expect(demandByAds).toBeCloseTo(100 * (units - 1), 6);
    expect(months[0]?.sales).toBeCloseTo(1_000 * units, 6);
    // 500 of contribution times the units, less ads of 150 and all else.
    expect(months[0]?.profit).toBeCloseTo(500 * units - 150 - 200, 6);
    // Such a step was never tried.
    expect(confidence).toBe(85);
  });

  test('higher prices sell fewer units at more each, and the goods cost as before', () => {
    const { months } = coming(0, 0.1) ?? { months: [] };
    const units = 1.1 ** -2.62;
    expect(months[0]?.sales).toBeCloseTo(1_000 * units * 1.1, 6);
    expect(months[0]?.profit).toBeCloseTo(1_000 * units * 1.1 - 500 * units - 100 - 200, 6);
  });

  test('the risk is what may be lost where demand answers otherwise than usual', () => {
    expect(coming(0.01, 0)?.risk).toBe('Low');
    expect(coming(0.25, 0)?.risk).toBe('Medium');
    expect(coming(0, 0.3)?.risk).toBe('High');
    expect(coming(0, 0.3)?.confidence).toBe(80);
  });

  test('says nothing of a profit that is not known, and of ads without any', () => {
    const blind = history.map((one) => ({ ...one, profit: null, ads: null }));
    expect(simulate(blind, { ads: 0.5, price: 0 }, 1)).toMatchObject({
      months: [{ sales: 1_000, profit: null }],
      demandByAds: 0,
      profitGrowth: null,
    });
  });
});
