import { ATTRIBUTION_MODELS, CHANNEL_COLUMNS, CHANNEL_DIMENSIONS, LEDGER_KINDS } from '@adaos/domain';
import * as z from 'zod/mini';
import { comparisonShape, IsoDay, Language, Money, readShape } from './common.ts';
import { route } from './route.ts';

const Missing = z.array(z.enum(LEDGER_KINDS));

const amounts = {
  /** Placed in the period and not called off, by the share of the channel in each: with two decimals. */
  orders: z.number(),
  /** Of these orders those that are the first of their customers, likewise. */
  newCustomers: z.number(),
  /** Less discounts, returns and tax. */
  netSales: Money,
  /** Net sales, shipping charged and tips, less all costs of the orders; before ads. */
  contribution: Money,
  adSpend: Money,
  /** Contribution less ad spend. */
  profit: Money,
  /** 100 x contribution / ad spend; null without ad spend, or while the goods' cost is known for too little of the sales. */
  roi: z.nullable(z.number()),
};

export const ChannelAmounts = z.object(amounts);
export type ChannelAmounts = z.infer<typeof ChannelAmounts>;

export const ChannelProfit = z.object({
  /** The platform or source, the store, the country, …; empty where a campaign is known and its source is not. */
  channel: z.string(),
  /** Of a campaign: its id in the shop, else its name as pages had it. Null of a channel, and of a source without a campaign. */
  campaign: z.nullable(z.string()),
  /** The campaign's name. */
  name: z.nullable(z.string()),
  ...amounts,
  /** The costs that one of its orders lacks: contribution, profit and ROI are at most these. */
  missing: Missing,
  /** The same by each model of attribution; none of what the orders say themselves. */
  models: z.array(z.object({ model: z.enum(ATTRIBUTION_MODELS), ...amounts, missing: Missing })),
  /** The same in the period compared with, where that is asked for. */
  before: z.optional(z.nullable(ChannelAmounts)),
});
export type ChannelProfit = z.infer<typeof ChannelProfit>;

const Blended = z.object({
  /** Marketing efficiency ratio: net sales / ad spend, of all orders and all ads. Null where the ad spend is unknown or 0. */
  mer: z.nullable(z.number()),
  /** Ad spend / new customers, of all of them; null without either. */
  acquisitionCost: z.nullable(Money),
});

const wholeShape = {
  /** Orders that belong to no channel, and the costs that they may lack. */
  none: z.extend(ChannelAmounts, { missing: Missing }),
  /** What belongs to no order: fixed costs, and ads of no channel. */
  beside: ChannelAmounts,
  /** All channels and both of these: the figures of the overview; `profit` is the net profit. */
  sum: ChannelAmounts,
  /** The costs that the sum lacks. */
  missing: Missing,
  blended: Blended,
};

export const ChannelsAnswer = z.object({
  ...readShape,
  period: z.nullable(z.object({ from: IsoDay, to: IsoDay })),
  dimension: z.enum(CHANNEL_DIMENSIONS),
  model: z.enum(ATTRIBUTION_MODELS),
  /** Whether any order is known to have come by a channel. */
  attributed: z.boolean(),
  /** One page. */
  channels: z.array(ChannelProfit),
  /** On all pages. */
  total: z.int(),
  ...wholeShape,
  /** The period compared with, where one is asked for and the shop has data of it. */
  before: z.nullable(z.object({ from: IsoDay, to: IsoDay, ...wholeShape })),
});
export type ChannelsAnswer = z.infer<typeof ChannelsAnswer>;

const found = {
  from: IsoDay,
  to: IsoDay,
  /** What the orders are grouped by; default: the source. */
  dimension: z.optional(z.enum(CHANNEL_DIMENSIONS)),
  /** How an order is shared by several channels; default: the last touch has it. */
  model: z.optional(z.enum(ATTRIBUTION_MODELS)),
  sort: z.optional(z.enum(CHANNEL_COLUMNS)),
  order: z.optional(z.enum(['asc', 'desc'])),
};

export const ChannelsQuery = z.object({
  ...found,
  ...comparisonShape,
  /** From 0. */
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
});
export type ChannelsQuery = z.infer<typeof ChannelsQuery>;

export const ChannelsFileQuery = z.object({ ...found, language: z.optional(Language) });
export type ChannelsFileQuery = z.infer<typeof ChannelsFileQuery>;

export const channelRoutes = {
  listChannels: route({
    method: 'GET',
    path: '/api/channels',
    access: 'viewer',
    summary:
      'What came of the orders of each channel in a period, by a model of attribution or by what the orders say; with what belongs to none it adds up to the overview.',
    query: ChannelsQuery,
    status: 200,
    answer: ChannelsAnswer,
  }),
  downloadChannels: route({
    method: 'GET',
    path: '/api/channels.csv',
    access: 'viewer',
    summary: 'The same of all channels as a file; formulas are neutralised.',
    query: ChannelsFileQuery,
    status: 200,
    answer: 'text/csv',
  }),
} as const;
