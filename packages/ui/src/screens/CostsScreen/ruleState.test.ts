import { expect, test } from 'vitest';
import type { CostRuleRow } from './CostsView.ts';
import { ruleState } from './ruleState.ts';
import { shownShare } from './CoverageMeter.tsx';

const rule: CostRuleRow = {
  id: '1',
  kind: 'shipping_cost',
  label: null,
  country: null,
  percent: null,
  perOrder: 4.5,
  perItem: null,
  perMonth: null,
  once: null,
  from: '2025-06-01',
  to: null,
  createdAt: '2025-06-01T08:00:00Z',
  createdBy: null,
  withdrawnAt: null,
};

test.each([
  [{}, '2025-06-01', 'inForce'],
  [{}, '2025-05-31', 'later'],
  [{ to: '2025-06-30' }, '2025-06-30', 'inForce'],
  [{ to: '2025-06-30' }, '2025-07-01', 'ended'],
  [{ once: 300 }, '2025-06-01', 'inForce'],
  [{ once: 300 }, '2025-06-02', 'ended'],
  [{ withdrawnAt: '2025-06-02T08:00:00Z' }, '2025-06-02', 'withdrawn'],
] as const)('a rule with %j is on %s: %s', (changes, today, state) => {
  expect(ruleState({ ...rule, ...changes }, today)).toBe(state);
});

test.each([
  [{ known: 120, of: 160, share: 74.2 }, 74.2],
  [{ known: 9_999, of: 10_000, share: 99.99 }, 99.9],
  [{ known: 1, of: 10_000, share: 0.01 }, 0.1],
  [{ known: 0, of: 160, share: 0 }, 0],
  [{ known: 160, of: 160, share: 100 }, 100],
  [{ known: 80, of: 160, share: null }, 50],
])('%j is shown as %d %', (coverage, shown) => {
  expect(shownShare({ kind: 'shipping_cost', ...coverage })).toBe(shown);
});
