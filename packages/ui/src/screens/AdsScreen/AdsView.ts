import type { CampaignRow } from '../../internal/campaigns/index.ts';
import type { ScreenView } from '../../internal/screenView.ts';

/** A month of the ads. Amounts in major units; null is not known. */
export interface AdsMonth {
  /** `YYYY-MM`. */
  month: string;
  adsSpend: number;
  profit: number | null;
  /** Percent: 100 is break-even. */
  roi: number | null;
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
  googleAdsSpend: number;
  metaAdsSpend: number;
  googleAdsProfit: number | null;
  metaAdsProfit: number | null;
  chartData: readonly AdsMonth[];
  campaigns: readonly CampaignRow[];
}

export type AdsView = ScreenView<AdsData>;
