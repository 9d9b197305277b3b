import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOfCover, lostSales, moneyAtRisk, orderByDay, orderQuantity } from './replenishment.ts';
import { reorderPoint } from './reorder-point.ts';

const demand = { mean: 4, variance: 0 };
const none = { units: 0, onOrder: 0 };

test('an order goes up to the reorder point and 30 days, less what is there and on its way', () => {
  expect(orderQuantity(demand, 28, none)).toBe(148);
  expect(orderQuantity(demand, 28, { units: 20, onOrder: 8 })).toBe(120);
  expect(orderQuantity(demand, 28, { units: 140, onOrder: 8 })).toBe(0);
});

test('a supplier’s minimum and packs are kept', () => {
  expect(orderQuantity(demand, 28, none, { leastUnits: null, packUnits: 12 })).toBe(156);
  expect(orderQuantity(demand, 28, { units: 140, onOrder: 0 }, { leastUnits: 50, packUnits: 12 })).toBe(60);
  expect(orderQuantity(demand, 28, { units: 200, onOrder: 0 }, { leastUnits: 50, packUnits: 12 })).toBe(0);
});

test('cover, and the day on which to order', () => {
  expect(daysOfCover(40, demand)).toBe(10);
  expect(daysOfCover(40, { mean: 0 })).toBeNull();
  expect(orderByDay(demand, 28, { units: 40, onOrder: 0 }, '2026-02-27')).toBe('2026-03-02');
  expect(orderByDay(demand, 28, { units: 10, onOrder: 0 }, '2026-02-27')).toBe('2026-02-27');
  expect(orderByDay({ mean: 0 }, 0, { units: 10, onOrder: 0 }, '2026-02-27')).toBeNull();
});

test('lost sales and money at risk are unknown where something is, and nothing where nothing is', () => {
  expect(lostSales(5, demand, 300)).toBe(6000);
  expect(lostSales(0, null, null)).toBe(0);
  expect(lostSales(5, null, 300)).toBeNull();
  expect(lostSales(5, demand, null)).toBeNull();
  // A product that loses money with each sale lost nothing by being sold out.
  expect(lostSales(5, demand, -300)).toBe(0);
  const lead = { mean: 7, variance: 0 };
  // Covered for 10 days, the goods are there after 7: of the 30 days from then on it is missing on 27.
  expect(moneyAtRisk(demand, lead, { units: 40, onOrder: 0 }, 100)).toBe(27 * 4 * 100);
  expect(moneyAtRisk(demand, lead, { units: 148, onOrder: 0 }, 100)).toBe(0);
  expect(moneyAtRisk(demand, lead, { units: 40, onOrder: 0 }, null)).toBeNull();
});

test('what is ordered brings the stock above its reorder point and never needs another order at once', () => {
  const positive = fc.double({ min: 0.01, max: 500, noNaN: true });
  fc.assert(
    fc.property(
      positive,
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.nat(90),
      fc.nat(5_000),
      fc.nat(60),
      (mean, variance, lead, units, pack) => {
        const own = { mean, variance };
        const point = reorderPoint(own, { mean: lead, variance: 1 });
        const terms = { leastUnits: null, packUnits: pack === 0 ? null : pack };
        const quantity = orderQuantity(own, point, { units, onOrder: 0 }, terms);
        expect(orderQuantity(own, point, { units, onOrder: quantity }, terms)).toBe(0);
        if (pack > 0) expect(quantity % pack).toBe(0);
      },
    ),
  );
});
