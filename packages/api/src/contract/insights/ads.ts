import { GRANULARITIES } from '@adaos/domain';
import * as z from 'zod/mini';
import { CampaignRow } from '../campaigns.ts';
import { comparisonShape, IsoDay, Money, PeriodQuery, readShape } from '../common.ts';
import { MinorMoney } from '../money.ts';
import { MissingCosts } from '../overview.ts';
import { route } from '../route.ts';
import { readNamedPlatforms } from './named-platforms.ts';

const Known = z.nullable(Money);

/** What the campaigns of one ad platform cost, and what was left of the orders that they brought. */
export const AdsPlatform = z.object({
  /** The same for all spellings of its name. */
  id: z.string(),
  /** As the ad account or the file names it; null where a file names none. */
  name: z.nullable(z.string()),
  spend: MinorMoney,
  /** Null while the goods' cost is unknown, or which orders the campaigns brought. */
  profit: z.nullable(MinorMoney),
  missing: z.optional(MissingCosts),
});
export type AdsPlatform = z.infer<typeof AdsPlatform>;

/** What the specification names "Ads data". A profit is null while the goods' cost is unknown. */
export const AdsData = z.object({
  totalSpend: Money,
  totalProfit: Known,
  /** 100 x contribution before ads / spend: 100 is break-even; null without spend. */
  roi: z.nullable(z.number()),
  /** Of the totals. */
  missing: z.optional(MissingCosts),
  /** Those with a campaign, most spend first. Their spend adds up to `totalSpend`. */
  platforms: z.array(AdsPlatform),
  /** Profit of orders without a campaign, less the costs of no order: with that of the platforms it is `totalProfit`. */
  profitWithoutCampaign: z.optional(z.nullable(MinorMoney)),
  /** By which the chart has a point; left out: by month. */
  granularity: z.optional(z.enum(GRANULARITIES)),
  /** `month` is `YYYY-MM`, or by day `YYYY-MM-DD`. */
  chartData: z.array(
    z.object({
      month: z.string(),
      adsSpend: Money,
      profit: Known,
      roi: z.nullable(z.number()),
      missing: z.optional(MissingCosts),
    }),
  ),
  /** The spend and profit of the days or months that are compared with, the first beside the first; left out where nothing is. */
  comparison: z.optional(
    z.nullable(
      z.object({
        from: IsoDay,
        to: IsoDay,
        chartData: z.array(z.object({ month: z.string(), adsSpend: Money, profit: Known })),
      }),
    ),
  ),
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
    query: z.extend(PeriodQuery, comparisonShape),
    status: 200,
    answer: z.pipe(z.transform<AdsAnswer, unknown>(readNamedPlatforms), AdsAnswer),
  }),
} as const;
