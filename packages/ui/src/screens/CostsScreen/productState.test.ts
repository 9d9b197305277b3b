import { describe, expect, test } from 'vitest';
import type { ProductCostRow, ProductRow } from './CostsView.ts';
import { productState, suggestedDay, unitCostState } from './productState.ts';

const cost = (id: string, from: string, withdrawn = false): ProductCostRow => ({
  id,
  cost: 12.5,
  from,
  createdAt: '2025-03-01T08:00:00Z',
  createdBy: 'Ana',
  withdrawnAt: withdrawn ? '2025-04-01T08:00:00Z' : null,
});
const product: ProductRow = {
  code: 'CANA',
  name: 'Cană mare',
  units: 40,
  sales: 2_000,
  unknownSales: 0,
  firstSale: '2024-11-03',
  group: null,
  weightGrams: null,
  cost: null,
  costs: [],
};
const present = cost('1', '2025-01-01');

test.each([
  [{ unknownSales: 2_000 }, 'missing'],
  [{ unknownSales: 300 }, 'partly'],
  [{ unknownSales: 2_000, cost: present }, 'partly'],
  [{ cost: present }, 'known'],
  [{}, 'byRule'],
  [{ units: 0, sales: 0 }, 'unsold'],
] as const)('a product with %j is %s', (changes, state) => {
  expect(productState({ ...product, ...changes })).toBe(state);
});

describe('a cost of a product', () => {
  const costs = [
    cost('later', '2025-09-01'),
    cost('newer', '2025-03-01'),
    cost('older', '2025-03-01'),
    cost('gone', '2025-02-01', true),
    cost('first', '2025-01-01'),
  ];
  const states = (today: string) => costs.map((each) => unitCostState(each, costs, today));

  test('is in force from its day on until the next one, and none that was replaced or taken back', () => {
    expect(states('2025-06-01')).toEqual(['later', 'inForce', 'replaced', 'withdrawn', 'ended']);
    expect(states('2025-02-15')).toEqual(['later', 'later', 'replaced', 'withdrawn', 'inForce']);
    expect(states('2025-09-01')).toEqual(['inForce', 'ended', 'replaced', 'withdrawn', 'ended']);
  });
});

test.each([
  [{}, '2024-11-03'],
  [{ cost: present, unknownSales: 10 }, '2024-11-03'],
  [{ cost: present }, '2025-12-31'],
  [{ firstSale: null }, '2000-01-01'],
] as const)('for a product with %j a new cost is suggested from %s', (changes, day) => {
  expect(suggestedDay({ ...product, ...changes }, '2025-12-31')).toBe(day);
});
