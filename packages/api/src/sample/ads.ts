import type { AdsAnswer, AdsPlatform } from '../contract/insights/ads.ts';
import { sampleCampaignList } from './campaigns.ts';
import { sampleOverview } from './overview.ts';
import { roiOf, sampleRead, sum } from './shop.ts';

const { campaigns } = sampleCampaignList;
const spendOf = (rows: typeof campaigns) => sum(rows.map(({ spend }) => spend));
const profitOf = (rows: typeof campaigns) => sum(rows.map(({ profit }) => profit ?? 0));
const minor = (amount: number) => Math.round(amount * 100);

function platform(name: string): AdsPlatform {
  const rows = campaigns.filter((campaign) => campaign.platform === name);
  return { id: name.toLowerCase(), name, spend: minor(spendOf(rows)), profit: minor(profitOf(rows)) };
}

/** The ads of the sample's year: the months of its overview, the sums of its campaigns. */
export const sampleAds: AdsAnswer = {
  ...sampleRead,
  from: sampleOverview.from,
  to: sampleOverview.to,
  totalSpend: spendOf(campaigns),
  totalProfit: profitOf(campaigns),
  roi: roiOf(profitOf(campaigns), spendOf(campaigns)),
  platforms: [platform('Google Ads'), platform('Meta Ads')],
  profitWithoutCampaign: 0,
  chartData: sampleOverview.chartData.map(({ month, profit, ads }) => ({
    month,
    adsSpend: ads ?? 0,
    profit,
    roi: roiOf(profit ?? 0, ads ?? 0),
  })),
  campaigns,
};
