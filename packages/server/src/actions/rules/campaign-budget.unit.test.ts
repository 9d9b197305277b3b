import { expect, test } from 'vitest';
import type { BudgetAdvice, BudgetVerdict } from '../../campaigns/budget.ts';
import type { FormOf } from '../../campaigns/forms.ts';
import type { CampaignRow } from '../rows.ts';
import { both, campaignBudgets } from './campaign-budget.ts';

const effect = (value: number, width: number) => ({ value, low: value - width, high: value + width });

/** A budget of 1,000 a day whose profit changes by so much for each unit a day more. */
const verdict = (advice: BudgetAdvice, slope: number): BudgetVerdict => ({
  days: 84,
  spend: { usual: 1_000, least: 800, most: 1_500 },
  effectOf: (budget) => effect((budget - 1_000) * slope, Math.abs(budget - 1_000)),
  advice,
});
const to = (budget: number, slope: number) =>
  verdict({ kind: 'change', budget, effect: effect((budget - 1_000) * slope, 100) }, slope);
const UNKNOWN = verdict({ kind: 'unknown', why: 'uncertain', from: null }, 0);

const row = (id: string, changes: Partial<FormOf>): CampaignRow => ({
  form: {
    id,
    name: id,
    active: true,
    roi: 120,
    missing: [],
    saved: null,
    budget: UNKNOWN,
    budgetMissing: [],
    clicks: 0,
    invalidClicks: null,
    daysRunning: 84,
    clickRate: null,
    clickRateBefore: null,
    days: [{ day: '2024-06-28', spend: 1_000, contribution: 1_200 }],
    ...changes,
  } as FormOf,
});

test('a budget is advised with the effect of its own days, and measured by the campaign', () => {
  expect(campaignBudgets([row('a', { budget: to(1_300, 3) })])).toEqual([
    expect.objectContaining({
      code: 'recommendation.raise_budget',
      values: { campaign: 'a', percent: 30 },
      expected: { effect: effect(900, 100) },
      measured: { by: 'campaign', key: 'a', without: 200 },
    }),
  ]);
});

test('nothing is advised of a budget whose bounds are on both sides of 0, nor a pause with such bounds', () => {
  const uncertain = { value: 300, low: -203, high: 976 };
  expect(campaignBudgets([row('a', {}), row('b', { roi: 40, saved: uncertain })])).toEqual([]);
  expect(campaignBudgets([row('b', { roi: 40, saved: effect(300, 100) })])[0]).toMatchObject({
    code: 'recommendation.pause_campaign',
    expected: { effect: effect(300, 100) },
  });
});

test('what one campaign should spend less is moved to one that should spend more, as much as both allow', () => {
  const found = campaignBudgets([
    row('a', { budget: to(600, -4) }),
    row('b', { budget: to(1_250, 3) }),
    row('c', { budget: to(1_100, 2) }),
  ]);
  // 250 a day: 250 * 4 + 250 * 3, the widths of 250 each as standard deviations add up.
  const value = 1_750;
  expect(found.map(({ code, subject }) => [code, subject])).toEqual([
    ['recommendation.raise_budget', 'c'],
    ['recommendation.move_budget', 'a'],
  ]);
  expect(found[1]).toMatchObject({
    values: { from: 'a', to: 'b', percent: 25 },
    expected: { effect: { value, low: expect.closeTo(value - 353.6, 1), high: expect.closeTo(value + 353.6, 1) } },
    measured: { by: 'campaigns', key: 'a b', without: 400 },
  });
});

test('where costs are missing they are asked for once, whatever campaigns wait for them', () => {
  const found = campaignBudgets([
    row('a', { budget: to(1_300, 3), budgetMissing: ['handling'] }),
    row('b', { budget: to(1_200, 3), budgetMissing: ['payment_fee'] }),
  ]);
  expect(found).toEqual([
    expect.objectContaining({
      code: 'recommendation.fill_costs',
      values: { campaigns: 2 },
      missing: expect.arrayContaining(['handling', 'payment_fee']),
      expected: { gap: 'costs_missing' },
    }),
  ]);
});

test('two effects add up, their widths as standard deviations do', () => {
  expect(both(effect(100, 30), effect(50, 40))).toEqual({ value: 150, low: 100, high: 200 });
});
