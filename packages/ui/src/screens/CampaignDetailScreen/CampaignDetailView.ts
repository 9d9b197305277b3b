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

/** One campaign with its days. Amounts in major units; null is not known. */
export interface CampaignDetail extends CampaignRow {
  events: readonly CampaignEvent[];
  recommendations: readonly string[];
  /** The wordings of `recommendations`, in the same order. */
  recommendationWordings?: readonly Wording[] | undefined;
  /** The costs that each of them asks for, or that what it follows from lacks. */
  recommendationMissing?: readonly MissingCosts[] | undefined;
  /** `day` is `YYYY-MM-DD`. */
  chartData: readonly { day: string; spend: number; conversions: number }[];
  /** Percent of the clicks. */
  fraudPie: { fraud: number; safe: number } | null;
  currency?: string | undefined;
}

export type CampaignDetailView = ScreenView<CampaignDetail> | { status: 'notFound' };
