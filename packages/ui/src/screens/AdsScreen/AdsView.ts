import type { Granularity } from '@adaos/domain';
import type { MissingCosts } from '../../product/AtMost/index.ts';
import type { CampaignRow } from '../../product/campaigns/campaigns.ts';
import type { ScreenView } from '../../product/frame/screenView.ts';

/** A month, or a day, of the ads. Amounts in major units; null is not known. */
export interface AdsMonth {
  /** `YYYY-MM`, or `YYYY-MM-DD` by day. */
  month: string;
  adsSpend: number;
  profit: number | null;
  /** Percent: 100 is break-even. */
  roi: number | null;
  /** Costs that the profit and the ROI of the month lack. */
  missing?: MissingCosts;
}

/** The cost and the return of the campaigns of one ad platform. */
export interface AdsPlatform {
  id: string;
  /** Null where it is not named. */
  name: string | null;
  /** Whole minor units, e.g. cents. */
  spend: number;
  /** The profit of orders from its campaigns, in whole minor units; null is not known. */
  profit: number | null;
  /** Costs that these orders lack. */
  missing?: MissingCosts;
}

/** The days or months that those of the chart are compared with, the first beside the first. */
export interface AdsComparison {
  from: string;
  to: string;
  chartData: readonly Pick<AdsMonth, 'month' | 'adsSpend' | 'profit'>[];
}

/** What the ads cost and what was left after them. A profit is null while the goods' cost is unknown. */
export interface AdsData {
  currency: string | null;
  /** First and last day, `YYYY-MM-DD`. */
  from: string | null;
  to: string | null;
  totalSpend: number;
  totalProfit: number | null;
  roi: number | null;
  /** By which the charts have a point. Left out: by month. */
  granularity?: Granularity | undefined;
  /** Costs that the totals and the months lack: profit and return are at most as given. Left out: none. */
  missing?: MissingCosts;
  /** Any number of them, in the order in which they are shown. */
  platforms: readonly AdsPlatform[];
  /** The profit of orders without a campaign, minus costs that belong to no order, in whole minor units; null is not known. Default null. */
  profitWithoutCampaign?: number | null | undefined;
  chartData: readonly AdsMonth[];
  /** Null or left out: nothing is compared. */
  comparison?: AdsComparison | null | undefined;
  campaigns: readonly CampaignRow[];
}

export type AdsView = ScreenView<AdsData>;
