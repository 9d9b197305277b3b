import { expect, test } from 'vitest';
import type { CostRuleRow } from '../CostsScreen/CostsView.ts';
import { hasRule, lackingShare, ruleOn, untilNextRule } from './fillIn.ts';

const rule: CostRuleRow = {
  id: '1',
  kind: 'shipping_cost',
  label: null,
  country: null,
  percent: null,
  perOrder: 4,
  perItem: null,
  perMonth: null,
  once: null,
  from: '2025-06-01',
  to: null,
  createdAt: '2025-06-01T10:00:00Z',
  createdBy: null,
  withdrawnAt: null,
};
const filled = { ...rule, perOrder: 3, from: '2025-01-01' };

test('what is filled in leaves the days of the next rule as they are', () => {
  const later = { ...rule, from: '2025-09-01' };
  expect(untilNextRule(filled, [later, rule])).toMatchObject({ from: '2025-01-01', to: '2025-05-31' });
  expect(untilNextRule({ ...filled, from: '2025-06-01' }, [later, rule])).toMatchObject({ to: '2025-08-31' });
});

test('rules of other costs, of one country, and those taken back do not end it', () => {
  const others = [
    { ...rule, kind: 'handling' as const },
    { ...rule, country: 'FR' },
    { ...rule, withdrawnAt: '2025-07-01T10:00:00Z' },
  ];
  expect(untilNextRule(filled, others)).toEqual(filled);
  expect(ruleOn('shipping_cost', '2025-06-02', others)).toBeUndefined();
});

test('a rule that has the first day already is named', () => {
  expect(ruleOn('shipping_cost', '2025-06-02', [rule])).toBe(rule);
  expect(ruleOn('shipping_cost', '2025-05-31', [rule])).toBeUndefined();
  expect(ruleOn('shipping_cost', '2025-06-02', [{ ...rule, to: '2025-06-01' }])).toBeUndefined();
});

test('a cost that is missing is never missing for 0 %', () => {
  const coverage = [
    { kind: 'handling' as const, share: 61.83 },
    { kind: 'payment_fee' as const, share: 99.99 },
  ];
  expect(lackingShare('handling', coverage)).toBe(38.2);
  expect(lackingShare('payment_fee', coverage)).toBe(0.1);
  expect(lackingShare('ad_spend', coverage)).toBeNull();
});

test('ad spend has no rule', () => {
  expect(hasRule('ad_spend')).toBe(false);
  expect(hasRule('cogs')).toBe(true);
});
