import { hundredths, tenths } from '@adaos/domain';
import type { Campaign, CampaignBudget, CampaignEvent, CampaignList, CampaignRow } from '../contract/campaigns.ts';
import type { Wording } from '../contract/wordings.ts';
import { roiOf, sampleRead } from './shop.ts';

type Advice = { text: string; wording: Wording };
type Story = Pick<Campaign, 'id' | 'platform' | 'name' | 'status' | 'spend' | 'clicks' | 'conversions'> & {
  profit: number;
  fraudAlerts: number;
  fraudRisk: 'Low' | 'Medium' | 'High';
  optimizedBudget: number;
  impressions: number;
  /** Percent of the clicks. */
  fraud: number;
  events: CampaignEvent[];
  advice: Advice[];
};

const started = (time: string, amount: number): CampaignEvent => ({
  time,
  action: 'Started',
  value: `EUR ${amount} a day`,
  wording: { code: 'event.started', values: { amount } },
});
const budget = (time: string, amount: number): CampaignEvent => ({
  time,
  action: 'Budget changed',
  value: `EUR ${amount} a day`,
  wording: { code: 'event.budget_changed', values: { amount } },
});
const paused = (time: string): CampaignEvent => ({
  time,
  action: 'Paused',
  value: '',
  wording: { code: 'event.paused' },
});
const ended = (time: string): CampaignEvent => ({ time, action: 'Ended', value: '', wording: { code: 'event.ended' } });
const blocked = (time: string, clicks: number): CampaignEvent => ({
  time,
  action: 'Fraud blocked',
  value: `${clicks} clicks`,
  wording: { code: 'event.fraud_blocked', values: { clicks } },
});
const bestDay = (time: string, conversions: number): CampaignEvent => ({
  time,
  action: 'Best day so far',
  value: `${conversions} conversions`,
  wording: { code: 'event.best_day', values: { conversions } },
});

const raise = (campaign: string, percent: number): Advice => ({
  text: `Raise the daily budget by ${percent}%: it earns more than it costs.`,
  wording: { code: 'recommendation.raise_budget', values: { campaign, percent } },
});
const lower = (campaign: string, percent: number): Advice => ({
  text: `Lower the daily budget by ${percent}%.`,
  wording: { code: 'recommendation.lower_budget', values: { campaign, percent } },
});
const refresh = (days: number): Advice => ({
  text: `Show new pictures: these have been running for ${days} days.`,
  wording: { code: 'campaign.refresh_creative', values: { days } },
});
const exclude = (percent: number): Advice => ({
  text: `Leave out the audience that brings only ${percent}% of the orders.`,
  wording: { code: 'campaign.exclude_audience', values: { percent } },
});
const block = (clicks: number): Advice => ({
  text: `Block the sources of ${clicks} suspicious clicks.`,
  wording: { code: 'campaign.block_sources', values: { clicks } },
});

const stories: Story[] = [
  {
    id: 'google-101',
    platform: 'Google Ads',
    name: 'Pături de lână · Căutare',
    status: 'Active',
    spend: 16_800,
    profit: 25_390,
    fraudAlerts: 1,
    fraudRisk: 'Low',
    optimizedBudget: 62,
    clicks: 24_348,
    impressions: 441_000,
    conversions: 1_126,
    fraud: 1.2,
    events: [
      bestDay('2025-11-28T18:40:00Z', 41),
      budget('2025-10-06T07:15:00Z', 52),
      started('2025-01-08T08:00:00Z', 40),
    ],
    advice: [raise('Pături de lână · Căutare', 20)],
  },
  {
    id: 'google-102',
    platform: 'Google Ads',
    name: 'Cadouri de Crăciun · Shopping',
    status: 'Stopped',
    spend: 14_200,
    profit: 19_880,
    fraudAlerts: 2,
    fraudRisk: 'Low',
    optimizedBudget: 180,
    clicks: 26_792,
    impressions: 612_000,
    conversions: 1_008,
    fraud: 1.9,
    events: [ended('2025-12-23T21:00:00Z'), bestDay('2025-12-05T20:10:00Z', 58), started('2025-11-03T06:00:00Z', 240)],
    advice: [raise('Cadouri de Crăciun · Shopping', 15)],
  },
  {
    id: 'google-103',
    platform: 'Google Ads',
    name: 'Covoare țesute · Performance Max',
    status: 'Active',
    spend: 12_000,
    profit: 10_200,
    fraudAlerts: 3,
    fraudRisk: 'Medium',
    optimizedBudget: 31,
    clicks: 17_910,
    impressions: 498_000,
    conversions: 604,
    fraud: 4.6,
    events: [
      blocked('2025-12-17T11:25:00Z', 214),
      budget('2025-09-15T09:30:00Z', 34),
      started('2025-02-03T08:00:00Z', 30),
    ],
    advice: [block(214), refresh(74)],
  },
  {
    id: 'google-104',
    platform: 'Google Ads',
    name: 'Ceramică de Horezu · Căutare',
    status: 'Paused',
    spend: 7_000,
    profit: 2_100,
    fraudAlerts: 0,
    fraudRisk: 'Low',
    optimizedBudget: 14,
    clicks: 11_667,
    impressions: 287_000,
    conversions: 318,
    fraud: 0.8,
    events: [paused('2025-10-31T16:00:00Z'), started('2025-03-17T08:00:00Z', 24)],
    advice: [lower('Ceramică de Horezu · Căutare', 40), exclude(6)],
  },
  {
    id: 'meta-201',
    platform: 'Meta Ads',
    name: 'Pături de lână · Remarketing',
    status: 'Active',
    spend: 13_500,
    profit: 17_820,
    fraudAlerts: 1,
    fraudRisk: 'Low',
    optimizedBudget: 46,
    clicks: 29_348,
    impressions: 702_000,
    conversions: 947,
    fraud: 1.5,
    events: [
      bestDay('2025-11-29T19:05:00Z', 33),
      budget('2025-10-20T08:45:00Z', 41),
      started('2025-01-15T08:00:00Z', 34),
    ],
    advice: [raise('Pături de lână · Remarketing', 12), refresh(41)],
  },
  {
    id: 'meta-202',
    platform: 'Meta Ads',
    name: 'Lenjerii de in · Reels',
    status: 'Active',
    spend: 11_500,
    profit: 8_050,
    fraudAlerts: 2,
    fraudRisk: 'Medium',
    optimizedBudget: 29,
    clicks: 31_081,
    impressions: 1_140_000,
    conversions: 588,
    fraud: 3.4,
    events: [blocked('2025-12-09T14:50:00Z', 96), started('2025-04-07T07:00:00Z', 38)],
    advice: [exclude(9)],
  },
  {
    id: 'meta-203',
    platform: 'Meta Ads',
    name: 'Colecția nouă · Audiențe similare',
    status: 'Paused',
    spend: 8_000,
    profit: 960,
    fraudAlerts: 4,
    fraudRisk: 'High',
    optimizedBudget: 12,
    clicks: 25_807,
    impressions: 1_310_000,
    conversions: 276,
    fraud: 9.7,
    events: [paused('2025-12-12T10:20:00Z'), blocked('2025-12-11T22:15:00Z', 641), started('2025-05-19T07:00:00Z', 36)],
    advice: [block(641), lower('Colecția nouă · Audiențe similare', 60)],
  },
  {
    id: 'meta-204',
    platform: 'Meta Ads',
    name: 'Reduceri de vară · Stories',
    status: 'Stopped',
    spend: 5_000,
    profit: -400,
    fraudAlerts: 2,
    fraudRisk: 'Medium',
    optimizedBudget: 8,
    clicks: 16_129,
    impressions: 890_000,
    conversions: 141,
    fraud: 5.1,
    events: [ended('2025-08-31T21:00:00Z'), started('2025-06-16T07:00:00Z', 64)],
    advice: [exclude(4), refresh(77)],
  },
];

/** The shares of two weeks, in percent: more at the weekend. */
const DAYS = [6, 6, 6, 7, 8, 9, 8, 6, 6, 7, 7, 8, 9, 7] as const;

/** The fortnight before Christmas: a twentieth of the whole, by the days' shares. */
function daysOf({ spend, conversions }: Story): Campaign['chartData'] {
  return DAYS.map((share, index) => ({
    day: `2025-12-${String(index + 9).padStart(2, '0')}`,
    spend: hundredths(((spend / 20) * share) / 100),
    conversions: Math.round(((conversions / 20) * share) / 100),
  }));
}

const rowOf = (story: Story): CampaignRow => ({
  id: story.id,
  platform: story.platform,
  name: story.name,
  status: story.status,
  spend: story.spend,
  profit: story.profit,
  roi: roiOf(story.profit, story.spend),
  fraudAlerts: story.fraudAlerts,
  fraudRisk: story.fraudRisk,
  optimizedBudget: story.optimizedBudget,
  clicks: story.clicks,
  conversions: story.conversions,
  ctr: hundredths((100 * story.clicks) / story.impressions),
  cpc: hundredths(story.spend / story.clicks),
});

/** What the days of the sample speak for; a pause in place of a budget where it does not spend. */
function budgetOf({ status, advice, optimizedBudget }: Story): CampaignBudget {
  const days = 84;
  const unknown = { days, current: null, least: null, most: null, change: null, proposed: null, effect: null };
  if (status !== 'Active') return { ...unknown, days: 0, unknown: { reason: 'no_spend', from: null } };
  const said = advice.find(({ wording }) => /(raise|lower)_budget$/.test(wording.code));
  const raised = said?.wording.code === 'recommendation.raise_budget';
  const percent = Number(said?.wording.values?.['percent'] ?? 0) * (raised ? 1 : -1);
  const current = Math.round(optimizedBudget / (1 + percent / 100));
  const value = Math.abs(optimizedBudget - current) * 12;
  return {
    days,
    current,
    least: Math.round(current * 0.75),
    most: Math.round(current * 1.3),
    change: said === undefined ? 'keep' : raised ? 'raise' : 'lower',
    proposed: said === undefined ? current : optimizedBudget,
    effect: said === undefined ? null : { value, low: Math.round(value * 0.4), high: Math.round(value * 1.6) },
    unknown: null,
  };
}

const campaignOf = (story: Story): Campaign => ({
  ...rowOf(story),
  budget: budgetOf(story),
  events: story.events,
  recommendations: story.advice.map(({ text }) => text),
  recommendationWordings: story.advice.map(({ wording }) => wording),
  chartData: daysOf(story),
  fraudPie: { fraud: story.fraud, safe: tenths(100 - story.fraud) },
  currency: 'EUR',
  source: 'sample',
});

/** The sample's campaigns, whole: the year 2025. */
export const sampleCampaigns: Campaign[] = stories.map(campaignOf);

export const sampleCampaignList: CampaignList = { ...sampleRead, campaigns: stories.map(rowOf) };

/** One campaign of the sample; undefined for an id that it doesn't have. */
export function sampleCampaign(id: string): Campaign | undefined {
  return sampleCampaigns.find((campaign) => campaign.id === id);
}
