import * as z from 'zod/mini';
import { CampaignRow } from '../campaigns.ts';
import { IsoDay, Money, PeriodQuery, readShape } from '../common.ts';
import { route } from '../route.ts';

const Known = z.nullable(Money);

/** What the specification names "Ads data". A profit is null while the goods' cost is unknown. */
export const AdsData = z.object({
  totalSpend: Money,
  totalProfit: Known,
  /** 100 x contribution before ads / spend: 100 is break-even; null without spend. */
  roi: z.nullable(z.number()),
  googleAdsSpend: Money,
  metaAdsSpend: Money,
  googleAdsProfit: Known,
  metaAdsProfit: Known,
  /** `month` is `YYYY-MM`. */
  chartData: z.array(z.object({ month: z.string(), adsSpend: Money, profit: Known, roi: z.nullable(z.number()) })),
  campaigns: z.array(CampaignRow),
});
export type AdsData = z.infer<typeof AdsData>;

export const AdsAnswer = z.extend(AdsData, { ...readShape, from: z.nullable(IsoDay), to: z.nullable(IsoDay) });
export type AdsAnswer = z.infer<typeof AdsAnswer>;

export const adsRoutes = {
  getAds: route({
    method: 'GET',
    path: '/api/ads',
    access: 'viewer',
    summary: 'What the ads cost and earned, by platform, month and campaign.',
    query: PeriodQuery,
    status: 200,
    answer: AdsAnswer,
  }),
} as const;
