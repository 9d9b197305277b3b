import type { AdsAnswer } from '../contract/insights/ads.ts';
import { sampleCampaignList } from './campaigns.ts';
import { sampleOverview } from './overview.ts';
import { roiOf, sampleRead, sum } from './shop.ts';

const { campaigns } = sampleCampaignList;
const of = (platform: string) => campaigns.filter((campaign) => campaign.platform === platform);
const spendOf = (rows: typeof campaigns) => sum(rows.map(({ spend }) => spend));
const profitOf = (rows: typeof campaigns) => sum(rows.map(({ profit }) => profit ?? 0));
const [google, meta] = [of('Google Ads'), of('Meta Ads')];

/** The ads of the sample's year: the months of its overview, the sums of its campaigns. */
export const sampleAds: AdsAnswer = {
  ...sampleRead,
  from: sampleOverview.from,
  to: sampleOverview.to,
  totalSpend: spendOf(campaigns),
  totalProfit: profitOf(campaigns),
  roi: roiOf(profitOf(campaigns), spendOf(campaigns)),
  googleAdsSpend: spendOf(google),
  metaAdsSpend: spendOf(meta),
  googleAdsProfit: profitOf(google),
  metaAdsProfit: profitOf(meta),
  chartData: sampleOverview.chartData.map(({ month, profit, ads }) => ({
    month,
    adsSpend: ads ?? 0,
    profit,
    roi: roiOf(profit ?? 0, ads ?? 0),
  })),
  campaigns,
};
