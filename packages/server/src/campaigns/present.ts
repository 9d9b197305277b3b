import type { CampaignBudget, CampaignRow, LedgerKind, Level } from '@adaos/api';
import { tenths } from '@adaos/domain';
import { divideRounded, percentOf, toMajor } from '../ledger/money.ts';
import { budgetOf, type BudgetVerdict, type SpendDay } from './budget.ts';
import type { CampaignStats } from './campaign-stats.ts';

/** Percent of suspicious clicks from which the risk is medium, and high. */
const RISK_FROM = { medium: 2, high: 5 } as const;

/** Percent of the clicks that were considered fraud; null where the platform does not report it, or without clicks. */
export function fraudShare({ clicks, invalidClicks }: CampaignStats): number | null {
  if (invalidClicks === null) return null;
  const share = percentOf(BigInt(invalidClicks), BigInt(clicks));
  return share === null ? null : tenths(share);
}

export function fraudRisk(share: number | null): Level | null {
  if (share === null) return null;
  if (share >= RISK_FROM.high) return 'High';
  return share >= RISK_FROM.medium ? 'Medium' : 'Low';
}

/** 100 x contribution before ads / spend, as everywhere: 100 is break-even. */
export function campaignRoi({ contribution, spend }: Pick<CampaignStats, 'contribution' | 'spend'>): number | null {
  return contribution === null ? null : percentOf(contribution, spend);
}

/** What the days of the last weeks say of a campaign's budget, and the costs that their orders lack. */
export interface BudgetBasis {
  readonly days: readonly SpendDay[];
  readonly verdict: BudgetVerdict;
  readonly missing: readonly LedgerKind[];
}

/**
 * The budget of a campaign as its page shows it.
 * @param missing costs of the orders of its days: more budget is not advised while some are unknown.
 */
export function presentBudget(
  { days, spend, advice }: BudgetVerdict,
  missing: readonly LedgerKind[],
  digits: number,
): CampaignBudget {
  const major = (amount: number) => toMajor(BigInt(Math.round(amount)), digits);
  const known = {
    days,
    current: spend && major(spend.usual),
    least: spend && major(spend.least),
    most: spend && major(spend.most),
  };
  const nothing = { ...known, change: null, proposed: null, effect: null };
  if (advice.kind === 'unknown') return { ...nothing, unknown: { reason: advice.why, from: advice.from } };
  const raised = advice.kind === 'change' && spend !== null && advice.budget > spend.usual;
  if (raised && missing.length > 0) return { ...nothing, unknown: { reason: 'costs_missing', from: null } };
  if (advice.kind === 'keep') {
    return { ...nothing, change: 'keep', proposed: major(advice.budget), unknown: null };
  }
  const { value, low, high } = advice.effect;
  return {
    ...known,
    change: raised ? 'raise' : 'lower',
    proposed: major(advice.budget),
    effect: { value: major(value), low: major(low), high: major(high) },
    unknown: null,
  };
}

/** A campaign as a list shows it. */
export function toCampaignRow(stats: CampaignStats, basis: BudgetBasis, digits: number): CampaignRow {
  const { spend, clicks, contribution } = stats;
  const budget = contribution === null ? null : budgetOf(basis.verdict);
  return {
    id: stats.id,
    platform: stats.platform,
    name: stats.name,
    status: stats.status,
    spend: toMajor(spend, digits),
    profit: contribution === null ? null : toMajor(contribution - spend, digits),
    roi: campaignRoi(stats),
    missing: [...stats.missing],
    fraudAlerts: stats.fraudDays,
    fraudRisk: fraudRisk(fraudShare(stats)),
    optimizedBudget: budget === null ? null : toMajor(BigInt(Math.round(budget)), digits),
    budgetMissing: budget === null ? [] : [...basis.missing],
    clicks,
    conversions: stats.conversions,
    ctr: percentOf(BigInt(clicks), BigInt(stats.impressions)),
    cpc: clicks === 0 ? null : toMajor(divideRounded(spend, BigInt(clicks)), digits),
  };
}
