import { BUDGET_CHANGES, BUDGET_GAPS } from '@adaos/domain';
import * as z from 'zod/mini';
import { IsoDay, Level, Money, PeriodQuery, readShape, Source, Timestamp } from './common.ts';
import { MissingCosts } from './overview.ts';
import { route } from './route.ts';
import { exactText } from './text.ts';
import { Wording } from './wordings.ts';

/** The statuses that the product knows; another host may know more. */
export const CAMPAIGN_STATUSES = ['active', 'paused', 'ended'] as const;

/** Something that happened to a campaign. */
export const CampaignEvent = z.object({
  time: Timestamp,
  action: z.string(),
  value: z.string(),
  /** Of the action and the value together. */
  wording: z.optional(Wording),
});
export type CampaignEvent = z.infer<typeof CampaignEvent>;

/** What the days of a campaign say of its daily budget. */
export const CampaignBudget = z.object({
  /** Days that it rests on. */
  days: z.int(),
  /** Mean spend of the latest four weeks' days with spend, and between what 90 % of the days were; null without enough days. */
  current: z.nullable(Money),
  least: z.nullable(Money),
  most: z.nullable(Money),
  /** What is advised, to which budget, and what it changes in 30 days, with the bounds of four cases in five; null while that is not known. */
  change: z.nullable(z.enum(BUDGET_CHANGES)),
  proposed: z.nullable(Money),
  effect: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
  /** Why nothing is advised, and the day from which it can be known; null where waiting alone does not help. */
  unknown: z.nullable(z.object({ reason: z.enum(BUDGET_GAPS), from: z.nullable(IsoDay) })),
});
export type CampaignBudget = z.infer<typeof CampaignBudget>;

export const Campaign = z.object({
  id: z.string(),
  /** `Google Ads`, `Meta Ads` or another. */
  platform: z.string(),
  name: z.string(),
  /** One of `CAMPAIGN_STATUSES`; `Active`, `Paused` and `Stopped` are read alike. */
  status: z.string(),
  spend: Money,
  /** Null while the goods' cost is known for less than half of the sales. */
  profit: z.nullable(Money),
  /** 100 x contribution before ads / spend: 100 is break-even. */
  roi: z.nullable(z.number()),
  /** Of the orders that it brought. */
  missing: z.optional(MissingCosts),
  fraudAlerts: z.int(),
  fraudRisk: z.nullable(Level),
  /** The daily budget that earns most by the past days; null while that is not known. */
  optimizedBudget: z.nullable(Money),
  /** Of the days that speak for it: it is at most as given. */
  budgetMissing: z.optional(MissingCosts),
  budget: z.optional(CampaignBudget),
  clicks: z.int(),
  conversions: z.int(),
  /** Percent of impressions that were clicked. */
  ctr: z.nullable(z.number()),
  /** Spend a click. */
  cpc: z.nullable(Money),
  events: z.array(CampaignEvent),
  recommendations: z.array(z.string()),
  /** The value of the conversions as the platform reports it, by its own attribution; null where it reports none. */
  reportedValue: z.optional(z.nullable(Money)),
  /** Net sales in the period of the orders that it brought, by the shop's own attribution; null while no order is attributed. */
  attributedSales: z.optional(z.nullable(Money)),
  chartData: z.array(z.object({ day: IsoDay, spend: Money, conversions: z.int() })),
  /** Percent of the clicks that were taken for fraud, and of the others. */
  fraudPie: z.nullable(z.object({ fraud: z.number(), safe: z.number() })),
  /** Of `recommendations`, one each, in the same order. */
  recommendationWordings: z.optional(z.array(Wording)),
  /** Of what each of `recommendations` follows from, in the same order. */
  recommendationMissing: z.optional(z.array(MissingCosts)),
  /** Of the amounts. */
  currency: z.optional(z.string()),
  source: z.optional(Source),
});
export type Campaign = z.infer<typeof Campaign>;

/** A campaign as a row of a list: without what only its own page shows. */
export const CampaignRow = z.omit(Campaign, {
  reportedValue: true,
  attributedSales: true,
  budget: true,
  events: true,
  recommendations: true,
  chartData: true,
  fraudPie: true,
  recommendationWordings: true,
  recommendationMissing: true,
  currency: true,
  source: true,
});
export type CampaignRow = z.infer<typeof CampaignRow>;

export const CampaignList = z.object({ ...readShape, campaigns: z.array(CampaignRow) });
export type CampaignList = z.infer<typeof CampaignList>;

export const campaignRoutes = {
  listCampaigns: route({
    method: 'GET',
    path: '/ads/campaigns',
    access: 'viewer',
    summary: 'The ad campaigns with their figures, in a period or over all of it.',
    query: PeriodQuery,
    status: 200,
    answer: CampaignList,
  }),
  getCampaign: route({
    method: 'GET',
    path: '/ads/campaigns/:id',
    access: 'viewer',
    summary: 'One campaign with its days, events and recommendations.',
    params: z.object({ id: exactText({ least: 1, most: 64 }) }),
    query: PeriodQuery,
    status: 200,
    answer: Campaign,
  }),
} as const;
