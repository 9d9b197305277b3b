import { expect, test } from 'vitest';
import { campaignAdvice, type CampaignForm } from './advice.ts';

const form: CampaignForm = {
  name: 'Search',
  active: true,
  roi: 150,
  missing: [],
  meanDailySpend: 1_000,
  optimizedBudget: 1_500,
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
  expect(said({ roi: 40, missing: ['handling'] })).toEqual([
    { code: 'recommendation.pause_campaign', values: { campaign: 'Search', roi: 40 }, missing: ['handling'] },
  ]);
  expect(said({ optimizedBudget: 500, budgetMissing: ['handling'] })).toEqual([
    { code: 'recommendation.lower_budget', values: { campaign: 'Search', percent: 50 }, missing: ['handling'] },
  ]);
});
