import type { LedgerKind } from '@adaos/domain';
import { worded, type Worded } from '../insights/worded.ts';
import type { Effect } from '../insights/statistics.ts';
import type { BudgetVerdict } from './budget.ts';

/** What a campaign did lately; amounts in one unit. */
export interface CampaignForm {
  readonly name: string;
  readonly active: boolean;
  /** Of the last four weeks. */
  readonly roi: number | null;
  /** The costs that the orders of these weeks lack: the ROI is at most as given. */
  readonly missing: readonly LedgerKind[];
  /** What a pause would save a month; null with too few days, or without their costs. */
  readonly saved: Effect | null;
  readonly budget: BudgetVerdict;
  /** The costs that the orders of the days lack by which the budget is judged. */
  readonly budgetMissing: readonly LedgerKind[];
  readonly clicks: number;
  readonly invalidClicks: number | null;
  /** Since it has begun; null where that is not known. */
  readonly daysRunning: number | null;
  /** Clicks by impressions of the last two weeks, and of the four before; null without impressions. */
  readonly clickRate: number | null;
  readonly clickRateBefore: number | null;
}

export interface Advice extends Worded {
  /** The costs that what it follows from lacks. */
  readonly missing: readonly LedgerKind[];
}

/** Below this a budget alone cannot improve it; below break-even, nothing else can where its budget is not known to be wrong. */
const PAUSE_BELOW_ROI = 60;
const BREAK_EVEN = 100;
const BLOCK_FROM_SHARE = 0.03;
/** Tired pictures: the rate of clicks has lost a fifth. */
const TIRED_BELOW = 0.8;
const TIRED_AFTER_DAYS = 42;

/** Whether a pause would save money for certain enough: both bounds are above 0. */
function shouldPause({ active, roi, saved, budget }: CampaignForm): boolean {
  if (!active || roi === null || saved === null || saved.low <= 0) return false;
  return roi < PAUSE_BELOW_ROI || (roi < BREAK_EVEN && budget.advice.kind !== 'change');
}

/**
 * What would raise a campaign's profit, the weightiest first. Where costs are missing the campaign earns less than it seems to, so what
 * speaks against it holds all the same; whether it should have more money is not known before they are.
 */
export function campaignAdvice(form: CampaignForm): Advice[] {
  const found: Advice[] = [];
  const { name: campaign, roi, missing, budgetMissing } = form;
  const { advice, spend } = form.budget;
  if (shouldPause(form)) {
    found.push({ ...worded('recommendation.pause_campaign', { campaign, roi: Math.round(roi ?? 0) }), missing });
  } else if (form.active && advice.kind === 'change' && spend !== null) {
    const change = Math.round(100 * (advice.budget / spend.usual - 1));
    const percent = Math.abs(change);
    if (change > 0 && budgetMissing.length > 0) {
      found.push({ ...worded('campaign.fill_costs'), missing: budgetMissing });
    } else {
      const code = change > 0 ? 'recommendation.raise_budget' : 'recommendation.lower_budget';
      found.push({ ...worded(code, { campaign, percent }), missing: budgetMissing });
    }
  }
  const clicks = form.invalidClicks ?? 0;
  if (clicks > 0 && clicks >= form.clicks * BLOCK_FROM_SHARE) {
    found.push({ ...worded('campaign.block_sources', { clicks }), missing: [] });
  }
  const { daysRunning: days, clickRate, clickRateBefore } = form;
  const tired = clickRate !== null && clickRateBefore !== null && clickRate < clickRateBefore * TIRED_BELOW;
  if (form.active && tired && days !== null && days >= TIRED_AFTER_DAYS) {
    found.push({ ...worded('campaign.refresh_creative', { days }), missing: [] });
  }
  return found;
}
