import type { BudgetChange, BudgetGap } from '@adaos/domain';
import type { MonthlyEffect } from '../../product/actions/index.ts';
import type { MissingCosts } from '../../product/AtMost/index.ts';
import type { Wording } from '../../product/wordings/index.ts';
import type { CampaignRow } from '../../product/campaigns/campaigns.ts';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** An event of the campaign, in English; its wording translates it. */
export interface CampaignEvent {
  /** ISO 8601. */
  time: string;
  action: string;
  value: string;
  wording?: Wording | undefined;
}

/** What the days of a campaign say of its daily budget. */
export interface CampaignBudget {
  /** Days that it rests on. */
  days: number;
  /** Of a day with spend lately, and between what most days were; null without enough days. */
  current: number | null;
  least: number | null;
  most: number | null;
  /** Null while it is not known what to do. */
  change: BudgetChange | null;
  proposed: number | null;
  /** More profit in 30 days, with its bounds. */
  effect: MonthlyEffect | null;
  /** Why that is not known, and the day `YYYY-MM-DD` from which it can be. */
  unknown: { reason: BudgetGap; from: string | null } | null;
}

/** One campaign with its days. Amounts in major units; null is not known. */
export interface CampaignDetail extends CampaignRow {
  /** Left out where the campaign's host does not say. */
  budget?: CampaignBudget | undefined;
  events: readonly CampaignEvent[];
  recommendations: readonly string[];
  /** The wordings of `recommendations`, in the same order. */
  recommendationWordings?: readonly Wording[] | undefined;
  /** The costs that each of them asks for, or that what it follows from lacks. */
  recommendationMissing?: readonly MissingCosts[] | undefined;
  /** The value of the conversions as the platform reports it; null, or left out, where it reports none. */
  reportedValue?: number | null | undefined;
  /** Net sales of the orders that it brought, by the shop's own attribution; null while none is known. */
  attributedSales?: number | null | undefined;
  /** `day` is `YYYY-MM-DD`. */
  chartData: readonly { day: string; spend: number; conversions: number }[];
  /** Percent of the clicks. */
  fraudPie: { fraud: number; safe: number } | null;
  currency?: string | undefined;
}

export type CampaignDetailView = ScreenView<CampaignDetail> | { status: 'notFound' };
