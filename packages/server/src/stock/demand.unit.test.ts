import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMAND_DAYS, demandOfDays, LEAST_DAYS } from './demand.ts';

const days = (count: number, units: number, inStock = true) =>
  Array.from({ length: count }, () => ({ units, inStock }));

test('[STOCK-1] ten a day since a launch 20 days ago is ten, not a third of it', () => {
  expect(demandOfDays(days(20, 10))).toEqual({ mean: expect.closeTo(10, 9), variance: 0 });
});

test('[STOCK-1] a day on which it was sold out is no day without demand', () => {
  expect(demandOfDays([...days(20, 4), ...days(30, 0, false), ...days(10, 4)])?.mean).toBeCloseTo(4, 9);
});

test('too few days in stock say nothing', () => {
  expect(demandOfDays(days(LEAST_DAYS - 1, 3))).toBeNull();
  expect(demandOfDays([...days(LEAST_DAYS - 1, 3), ...days(40, 0, false)])).toBeNull();
  expect(demandOfDays([])).toBeNull();
});

test('recent days weigh more, and none older than the window counts', () => {
  const rising = demandOfDays([...days(45, 2), ...days(45, 6)])?.mean ?? 0;
  expect(rising).toBeGreaterThan(5);
  expect(rising).toBeLessThan(6);
  expect(demandOfDays([...days(400, 99), ...days(DEMAND_DAYS, 1)])?.mean).toBeCloseTo(1, 9);
});

const series = fc.array(fc.record({ units: fc.nat(50), inStock: fc.boolean() }), { minLength: 1, maxLength: 120 });

test('the mean is between the least and the most of the days in stock, the variance not below 0', () => {
  fc.assert(
    fc.property(series, (sold) => {
      const demand = demandOfDays(sold);
      const units = sold.slice(-DEMAND_DAYS).flatMap((day) => (day.inStock ? [day.units] : []));
      if (demand === null) return units.length < LEAST_DAYS;
      const { mean, variance } = demand;
      return variance >= 0 && mean >= Math.min(...units) - 1e-9 && mean <= Math.max(...units) + 1e-9;
    }),
  );
});

test('what is said of days out of stock changes nothing', () => {
  fc.assert(
    fc.property(series, fc.nat(99), (sold, other) => {
      const changed = sold.map((day) => (day.inStock ? day : { ...day, units: other }));
      expect(demandOfDays(changed)).toEqual(demandOfDays(sold));
    }),
  );
});
