import { describe, expect, test } from 'vitest';
import { ADS_ELASTICITY, PRICE_ELASTICITY, slopeWithin } from './elasticity.ts';
import { adsElasticity } from './estimate.ts';
import { poolEstimates } from './models/pooled.ts';
import { priceElasticities, type PricedProduct } from './models/price-elasticities.ts';

interface PricedSales {
  readonly code: string;
  readonly family?: string;
  readonly block: number;
  readonly units: number;
  readonly sales: number;
}
const productsOf = (sold: readonly PricedSales[]) =>
  [...Map.groupBy(sold, ({ code }) => code)].map(([code, own]): PricedProduct => {
    const spans = own.map(({ block, units, sales }) => [block, units, sales]);
    return { code, family: own[0]?.family ?? null, spans: JSON.stringify(spans) };
  });
const priceElasticity = (sold: readonly PricedSales[]) => priceElasticities(productsOf(sold)).shop;
const noise = (seed: number) => Math.sin(seed * 12.9898) * 0.5 + Math.sin(seed * 78.233) * 0.5;

/** Products whose prices change now and then, and that sell by an elasticity. */
function priced(elasticity: number, { change = 0.15, doubt = 0.05, from = 0 } = {}): PricedSales[] {
  return Array.from({ length: 20 }, (_, product) =>
    Array.from({ length: 16 }, (_unused, block) => {
      const price = 1_000 * (1 + change * Math.sign(noise((product + from) * 31 + Math.floor(block / 4))));
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

describe('how customers answer to the price of a product', () => {
  /** Two groups with elasticities of their own. */
  const grouped = (family: string, elasticity: number, from: number): PricedSales[] =>
    Array.from({ length: 20 }, (_, product) =>
      Array.from({ length: 16 }, (_unused, block) => {
        const price = 1_000 * (1 + 0.15 * noise((product + from) * 31.7 + block * 5.3));
        const units = 40 * (price / 1_000) ** elasticity * Math.exp(0.01 * noise(product * 17 + block * 5));
        return { code: `${family} ${product}`, family, block, units, sales: units * price };
      }),
    ).flat();
  const { shop, products, families } = priceElasticities(
    productsOf([...grouped('tea', -1.2, 0), ...grouped('cups', -3, 50)]),
  );

  test('is its own where its price changed enough, and says so', () => {
    const found = products.get('tea 0');
    expect(found).toMatchObject({ from: 'own' });
    expect(found?.value).toBeCloseTo(-1.2, 0);
    expect(products.get('cups 0')?.value).toBeCloseTo(-3, 0);
    expect(shop.low).toBeLessThan(-1.5);
    expect(shop.high).toBeGreaterThan(-2.8);
  });

  test('of a group is between its products and the shop', () => {
    expect(families.get('tea')?.value).toBeGreaterThan(-1.7);
    expect(families.get('cups')?.value).toBeLessThan(-2.5);
    expect(families.get('tea')).toMatchObject({ from: 'group' });
  });

  test('is drawn to its group the less it says itself, and never past what both say', () => {
    const of = (error: number) =>
      poolEstimates(
        [
          ...Array.from({ length: 8 }, (_, index) => ({ key: `A${index}`, group: 'a', value: -1.5, error: 0.1 })),
          { key: 'B', group: 'a', value: -4, error },
        ],
        { mean: PRICE_ELASTICITY, variance: 1 },
      ).product('B')?.mean ?? NaN;
    expect(of(0.1)).toBeLessThan(-3.5);
    expect(of(1)).toBeGreaterThan(of(0.4));
    expect(of(5)).toBeGreaterThan(-1.9);
    expect(of(5)).toBeLessThanOrEqual(-1.5);
  });

  test('without a change of any price is what is usual, with its whole spread', () => {
    const { other: unknown, products: none } = priceElasticities(productsOf(priced(-1.5, { change: 0 })));
    expect(none.size).toBe(0);
    expect(unknown).toMatchObject({ value: PRICE_ELASTICITY, from: 'usual' });
    expect(unknown.high - unknown.low).toBeCloseTo(2 * 1.645, 2);
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
