import { expect, test } from 'vitest';
import { riskOf } from './score.ts';

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
  expect(riskOf(signs)).toBe(risk);
});
