import { expect, test } from 'vitest';
import { type OrderCostRow, orderCostState } from './orderCosts.ts';

const cost = (id: string, terms: Partial<OrderCostRow>): OrderCostRow => ({
  id,
  kind: 'shipping_cost',
  sku: null,
  cost: 1,
  source: 'typed',
  fileName: null,
  createdAt: '2024-03-01T10:00:00.000Z',
  createdBy: null,
  withdrawnAt: null,
  ...terms,
});
const states = (all: readonly OrderCostRow[]) => all.map((each) => orderCostState(each, all));

test('of a kind the newest that was not taken back counts', () => {
  const withdrawnAt = '2024-03-02T10:00:00.000Z';
  const all = [cost('c', { withdrawnAt }), cost('b', {}), cost('a', {}), cost('f', { kind: 'payment_fee' })];
  expect(states(all)).toEqual(['withdrawn', 'inForce', 'replaced', 'inForce']);
});

test('costs of products and that of the whole order take each other’s place', () => {
  const [later, sooner] = ['2024-03-03T10:00:00.000Z', '2024-03-02T10:00:00.000Z'];
  const whole = { kind: 'cogs' } as const;
  const mug = { kind: 'cogs', sku: 'MUG' } as const;
  const hat = { kind: 'cogs', sku: 'HAT' } as const;
  expect(states([cost('a', { ...whole, createdAt: later }), cost('b', { ...mug, createdAt: sooner })])).toEqual([
    'inForce',
    'replaced',
  ]);
  const byProduct = [
    cost('a', { ...mug, createdAt: later }),
    cost('b', { ...hat, createdAt: sooner }),
    cost('c', { ...mug, createdAt: sooner }),
    cost('d', whole),
  ];
  expect(states(byProduct)).toEqual(['inForce', 'inForce', 'replaced', 'replaced']);
});
