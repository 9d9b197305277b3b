import { expect, test } from 'vitest';
import { campaignAdvice, type CampaignForm } from './advice.ts';
import type { BudgetVerdict } from './budget.ts';
import { savedByPause } from './pause.ts';

const EFFECT = { value: 900, low: 300, high: 1_500 };
const to = (budget: number): BudgetVerdict => ({
  days: 84,
  spend: { usual: 1_000, least: 700, most: 1_600 },
  effectOf: () => EFFECT,
  advice: { kind: 'change', budget, effect: EFFECT },
});
const UNKNOWN: BudgetVerdict = { ...to(1_000), advice: { kind: 'unknown', why: 'uncertain', from: null } };
const form: CampaignForm = {
  name: 'Search',
  active: true,
  roi: 150,
  missing: [],
  saved: null,
  budget: to(1_500),
  budgetMissing: [],
  clicks: 0,
  invalidClicks: null,
  daysRunning: null,
  clickRate: null,
  clickRateBefore: null,
};
const said = (changes: Partial<CampaignForm>) =>
  campaignAdvice({ ...form, ...changes }).map(({ wording, missing }) => ({ ...wording, missing }));

test('a budget is raised where every cost of the days that speak for it is known', () => {
  expect(said({})).toEqual([
    { code: 'recommendation.raise_budget', values: { campaign: 'Search', percent: 50 }, missing: [] },
  ]);
});

test('where costs are missing no budget is raised: they are asked for', () => {
  expect(said({ budgetMissing: ['shipping_cost', 'payment_fee'] })).toEqual([
    { code: 'campaign.fill_costs', missing: ['shipping_cost', 'payment_fee'] },
  ]);
});

test('what speaks against a campaign holds although costs are missing, and names them', () => {
  expect(said({ roi: 40, missing: ['handling'], saved: EFFECT })).toEqual([
    { code: 'recommendation.pause_campaign', values: { campaign: 'Search', roi: 40 }, missing: ['handling'] },
  ]);
  expect(said({ budget: to(500), budgetMissing: ['handling'] })).toEqual([
    { code: 'recommendation.lower_budget', values: { campaign: 'Search', percent: 50 }, missing: ['handling'] },
  ]);
});

test('a campaign that loses is paused only where the loss is certain, and where its budget says nothing else', () => {
  const uncertain = { value: 500, low: -203, high: 976 };
  expect(said({ roi: 40, saved: uncertain, budget: UNKNOWN })).toEqual([]);
  expect(said({ roi: 90, saved: EFFECT, budget: UNKNOWN })).toEqual([
    { code: 'recommendation.pause_campaign', values: { campaign: 'Search', roi: 90 }, missing: [] },
  ]);
  expect(said({ roi: 90, saved: EFFECT, budget: to(500) })[0]?.code).toBe('recommendation.lower_budget');
  expect(said({ roi: 90, saved: EFFECT, active: false, budget: to(500) })).toEqual([]);
});

test('a pause saves what the days have lost, those without spend included', () => {
  const day = (index: number) => ({ day: `2024-03-0${index + 1}`, spend: 1_000, contribution: 400 });
  const days = Array.from({ length: 7 }, (_, index) => day(index));
  expect(savedByPause(days, 7)).toEqual({ value: 18_000, low: 18_000, high: 18_000 });
  // Seven days of fourteen: half of it a day.
  expect(savedByPause(days, 14)?.value).toBe(9_000);
  expect(savedByPause(days.slice(1), 7)).toBeNull();
});
