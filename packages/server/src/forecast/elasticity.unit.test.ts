import { describe, expect, test } from 'vitest';
import { ADS_ELASTICITY, PRICE_ELASTICITY, slopeWithin } from './elasticity.ts';
import { adsElasticity, priceElasticity, type PricedSales } from './estimate.ts';

const noise = (seed: number) => Math.sin(seed * 12.9898) * 0.5 + Math.sin(seed * 78.233) * 0.5;

/** Products whose prices change now and then, and that sell by an elasticity. */
function priced(elasticity: number, { change = 0.15, doubt = 0.05 } = {}): PricedSales[] {
  return Array.from({ length: 20 }, (_, product) =>
    Array.from({ length: 16 }, (_unused, block) => {
      const price = 1_000 * (1 + change * Math.sign(noise(product * 31 + Math.floor(block / 4))));
      const units = 40 * (price / 1_000) ** elasticity * Math.exp(doubt * noise(product * 17 + block * 5));
      return { code: `P${product}`, block, units, sales: units * price };
    }),
  ).flat();
}

describe('how customers answer to prices', () => {
  test('is what the shop’s own price changes show, where they show it clearly', () => {
    const found = priceElasticity(priced(-1.5));
    expect(found.value).toBeCloseTo(-1.5, 1);
    expect(found.from).toBe('own');
    expect(found.low).toBeLessThan(-1.5);
    expect(found.high).toBeGreaterThan(-1.5);
  });

  test('counts the changes of prices, not the months with another price than the usual', () => {
    // One change of each of ten products, half of them dearer.
    const once = Array.from({ length: 10 }, (_, at) =>
      Array.from({ length: 26 }, (_b, block): PricedSales => {
        const price = block < 13 && at % 2 === 0 ? 1_200 : 1_000;
        const units = 40 * (price / 1_000) ** -1.5;
        return { code: `P${at}`, block, units, sales: units * price };
      }),
    ).flat();
    expect(priceElasticity(once).changes).toBe(5);
  });

  test('is what is usual where no price changed', () => {
    const found = priceElasticity(priced(-1.5, { change: 0 }));
    expect(found).toMatchObject({ value: PRICE_ELASTICITY, from: 'usual', changes: 0 });
    expect(priceElasticity([])).toMatchObject({ value: PRICE_ELASTICITY, from: 'usual' });
  });

  test('what all products do at a time is no answer to prices', () => {
    const seasonal = priced(-2).map((one) => ({ ...one, units: one.units * (1 + one.block / 8) }));
    const found = priceElasticity(seasonal.map((one) => ({ ...one, sales: one.sales * (1 + one.block / 8) })));
    expect(found.value).toBeCloseTo(-2, 1);
  });
});

describe('how demand answers to ads', () => {
  const shop = (elasticity: number, varied: boolean) => {
    const days = Array.from({ length: 7 * 40 }, (_, day) => day);
    const ads = days.map((day) => 100 * (varied ? 1 + 0.6 * Math.sign(noise(Math.floor(day / 14))) : 1));
    const sales = days.map((day) => 5_000 * ((ads[day] ?? 1) / 100) ** elasticity * (1 + 0.03 * noise(day)));
    const zero = days.map(() => 0);
    return {
      firstDay: '2024-03-04',
      lastDay: '2024-12-08',
      country: null,
      events: [],
      calendar: [],
      sales,
      ads,
      profit: null,
      variable: zero,
    };
  };

  test('is usual where the budget never changed', () => {
    expect(adsElasticity(shop(0.4, false))).toMatchObject({ value: ADS_ELASTICITY, from: 'usual' });
  });

  test('moves towards what the shop’s own budgets show', () => {
    const { value, low, high } = adsElasticity(shop(0.3, true));
    expect(Math.abs(value - 0.3)).toBeLessThan(Math.abs(ADS_ELASTICITY - 0.3));
    expect(low).toBeLessThan(0.3);
    expect(high).toBeGreaterThan(0.25);
  });
});

test('a slope needs changes to follow from', () => {
  const flat = Array.from({ length: 30 }, (_, index) => ({ group: 'a', x: 1, y: index, weight: 1 }));
  expect(slopeWithin(flat)).toBeNull();
});
