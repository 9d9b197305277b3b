import type { Level } from '@adaos/domain';
import type { MissingCosts } from '../AtMost/index.ts';

/** A campaign as a row of a list. Amounts in major units; null where not known. */
export interface CampaignRow {
  id: string;
  /** `Google Ads`, `Meta Ads` or another. */
  platform: string;
  name: string;
  /** `active`, `paused`, `ended`; `Active`, `Paused`, `Stopped` are read alike; others are unknown. */
  status: string;
  spend: number;
  profit: number | null;
  /** Percent: 100 is break-even. */
  roi: number | null;
  /** Costs that its orders lack: profit and return are at most as given. Left out: none. */
  missing?: MissingCosts;
  fraudAlerts: number;
  fraudRisk: Level | null;
  /** A day. */
  optimizedBudget: number | null;
  /** The costs that the days lack by which the budget is judged. */
  budgetMissing?: MissingCosts;
  clicks: number;
  conversions: number;
  /** Percent. */
  ctr: number | null;
  /** Spend a click. */
  cpc: number | null;
}

export type CampaignState = 'active' | 'paused' | 'ended' | 'unknown';

const STATES: Record<string, CampaignState> = { active: 'active', paused: 'paused', ended: 'ended', stopped: 'ended' };

/** The state of a status, however it is written. */
export function campaignState(status: string): CampaignState {
  return STATES[status.trim().toLowerCase()] ?? 'unknown';
}

export type RoiTone = 'good' | 'careful' | 'bad';

/** From 120 % the ads earn well, from 100 % they pay for themselves. */
export function roiTone(roi: number): RoiTone {
  if (roi >= 120) return 'good';
  return roi >= 100 ? 'careful' : 'bad';
}
