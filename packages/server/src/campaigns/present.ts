import type { CampaignRow, LedgerKind, Level } from '@adaos/api';
import { tenths } from '@adaos/domain';
import { divideRounded, percentOf, toMajor } from '../ledger/money.ts';
import { optimizedBudget, type SpendDay } from './budget.ts';
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

/** What the budget of a campaign is judged by: its days of the last weeks, and the costs that their orders lack. */
export interface BudgetBasis {
  readonly days: readonly SpendDay[];
  readonly missing: readonly LedgerKind[];
}

/** A campaign as a list shows it. */
export function toCampaignRow(stats: CampaignStats, basis: BudgetBasis, digits: number): CampaignRow {
  const { spend, clicks, contribution } = stats;
  const budget = contribution === null ? null : optimizedBudget(basis.days);
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
