import { expect, test } from 'vitest';
import { riskOf, signRecords, signWeight, weightsOf } from './score.ts';

const FULL = weightsOf(signRecords([]));

test.each([
  [[], null],
  [['new_customer', 'night'], null],
  [['many_orders', 'new_customer'], null],
  [['high_value', 'new_customer', 'night'], 'Medium'],
  [['high_value', 'address_differs'], 'Medium'],
  [['refused_before', 'new_customer'], 'Medium'],
  [['refused_before', 'many_orders'], 'Medium'],
  [['high_value', 'address_differs', 'card_changed'], 'High'],
  [['refused_before', 'many_orders', 'night'], 'High'],
] as const)('the risk of an order with the signs %j is %s', (signs, risk) => {
  expect(riskOf(signs, FULL)).toBe(risk);
});

test.each([
  // Nothing is known: 1 of 2 is expected.
  [0, 0, 100],
  // 1/4 is just enough.
  [0, 2, 100],
  // 1/5, 1/10, 2/10, 4/10 and 1/102 of a quarter.
  [0, 3, 80],
  [0, 8, 40],
  [1, 8, 80],
  [3, 8, 100],
  [0, 100, 4],
])('a sign that was right in %i of %i cases counts for %i %% of its points', (right, judged, weight) => {
  expect(signWeight({ right, judged })).toBe(weight);
});

test('a sign that is often wrong makes fewer cases, and one that is right makes as many as before', () => {
  const wrong = { signs: ['high_value', 'address_differs'], fraud: false } as const;
  const right = { signs: ['address_differs', 'card_changed'], fraud: true } as const;
  const records = signRecords([wrong, wrong, wrong, right]);
  expect(records).toMatchObject({
    high_value: { right: 0, judged: 3 },
    address_differs: { right: 1, judged: 4 },
    card_changed: { right: 1, judged: 1 },
    night: { right: 0, judged: 0 },
  });
  const weights = weightsOf(records);
  expect(weights).toMatchObject({ high_value: 80, address_differs: 100, card_changed: 100, night: 100 });
  // 2 x 0.8 + 2 is less than 4; with a sign of one point it is a case again.
  expect(riskOf(['high_value', 'address_differs'], weights)).toBeNull();
  expect(riskOf(['high_value', 'address_differs', 'night'], weights)).toBe('Medium');
  expect(riskOf(['address_differs', 'card_changed'], weights)).toBe('Medium');
});
