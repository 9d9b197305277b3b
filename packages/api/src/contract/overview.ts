import { BREAKDOWN_PARTS, GRANULARITIES, LEDGER_KINDS } from '@adaos/domain';
import * as z from 'zod/mini';
import { comparisonShape, IsoDay, Money, Quality, Source, Timestamp } from './common.ts';
import { recomputationShape } from './recomputation.ts';
import { route } from './route.ts';

export const LedgerKind = z.enum(LEDGER_KINDS);
export type LedgerKind = z.infer<typeof LedgerKind>;

/**
 * The costs that are not known for all sales behind a profit, or a ratio made of one: what is not known is not in it, so it is at most
 * as given. Without any it is whole.
 */
export const MissingCosts = z.array(LedgerKind);

/** One part of "where every 100 sold went"; the parts add up to the gross sales. */
export const BreakdownPart = z.object({
  part: z.enum(BREAKDOWN_PARTS),
  /** Major units; `profit` can be negative. */
  amount: Money,
  quality: Quality,
});
export type BreakdownPart = z.infer<typeof BreakdownPart>;

export const ChartPoint = z.object({
  /** `YYYY-MM-DD` by day, `YYYY-MM` by month; named as the entity of the specification names it. */
  month: z.string(),
  profit: z.nullable(Money),
  ads: z.nullable(Money),
  netSales: z.optional(Money),
  /** Of the profit. */
  missing: z.optional(MissingCosts),
});
export type ChartPoint = z.infer<typeof ChartPoint>;

export const Comparison = z.object({
  from: IsoDay,
  to: IsoDay,
  profitNet: z.nullable(Money),
  adsSpend: z.nullable(Money),
  roi: z.nullable(z.number()),
  netSales: Money,
  orders: z.int(),
  refunds: z.int(),
  /** Of the profit and the ROI of that period. */
  missing: MissingCosts,
  /** "Where every 100 sold went" of that period. Left out in the sample: nothing is compared by parts there. */
  breakdown: z.optional(z.array(BreakdownPart)),
  /** The days or months of that period in their order, by which the first is compared with the first. Left out in the sample. */
  chartData: z.optional(z.array(ChartPoint)),
  /** Change against that period: percent, for `roi` in points; null where one side is unknown or the base is 0. */
  change: z.object({
    profitNet: z.nullable(z.number()),
    adsSpend: z.nullable(z.number()),
    roi: z.nullable(z.number()),
    netSales: z.nullable(z.number()),
    orders: z.nullable(z.number()),
    refunds: z.nullable(z.number()),
  }),
});
export type Comparison = z.infer<typeof Comparison>;

export const Prediction = z.object({
  /** The month predicted, `YYYY-MM`. */
  month: z.string(),
  low: Money,
  high: Money,
  /** Past months, or weeks, on which the method was tried, and those whose profit fell between its bounds. */
  testedMonths: z.int(),
  hitMonths: z.int(),
  /** What was tested; left out: months. */
  testedBy: z.optional(z.enum(['month', 'week'])),
  /** Of the months that it follows from. */
  missing: MissingCosts,
});

export const Overview = z.object({
  source: Source,
  from: IsoDay,
  to: IsoDay,
  currency: z.nullable(z.string()),
  granularity: z.enum(GRANULARITIES),
  /** Null while the goods' cost is known for less than half of the sales. */
  profitNet: z.nullable(Money),
  /** Null while no ad spend is recorded. */
  adsSpend: z.nullable(Money),
  /** 100 x contribution before ads / ad spend: 100 is break-even. */
  roi: z.nullable(z.number()),
  /** Net profit expected in the month after the last full one; null without three full months. */
  predictions: z.nullable(Money),
  prediction: z.nullable(Prediction),
  chartData: z.array(ChartPoint),
  quickStats: z.object({
    /** What customers were charged, before discounts and returns: the whole of the breakdown. */
    totalRevenue: Money,
    /** Percent that the total revenue has grown against the comparison period; null without one. */
    growthRate: z.nullable(z.number()),
    /** Customers with an order in the period. */
    activeUsers: z.int(),
    /** Net sales by order: without VAT, shipping and what was returned; null without orders. */
    averageOrder: z.nullable(Money),
  }),
  netSales: Money,
  orders: z.int(),
  /** Orders that were refunded in the period, each once: by a refund, its status, or a dispute that was lost. */
  refunds: z.int(),
  breakdown: z.array(BreakdownPart),
  missing: MissingCosts,
  /** The share of the sales, in percent, for which each cost is known; only costs that there was something to have. */
  coverage: z.array(z.object({ kind: LedgerKind, share: z.number() })),
  /**
   * What the profit is likely to be where the goods cost is known for a part of the sales: the rest at the cost share of the shop's
   * own days (their 10th and 90th percentile of a year). Null where it is known for all or too little.
   */
  profitRange: z.nullable(z.object({ low: Money, high: Money })),
  comparison: z.nullable(Comparison),
  updatedAt: z.nullable(Timestamp),
});
export type Overview = z.infer<typeof Overview>;

/** What the specification names "Overview data": the part of the answer that any host gives. */
export const OverviewData = z.pick(Overview, {
  profitNet: true,
  adsSpend: true,
  roi: true,
  predictions: true,
  chartData: true,
  quickStats: true,
});
export type OverviewData = z.infer<typeof OverviewData>;

export const OverviewQuery = z.object({
  from: IsoDay,
  to: IsoDay,
  ...comparisonShape,
});

export const overviewRoutes = {
  getOverview: route({
    method: 'GET',
    path: '/api/overview',
    access: 'viewer',
    summary: 'What the shop earned in a period, both days included.',
    query: OverviewQuery,
    status: 200,
    answer: Overview,
  }),
  setGoodsCost: route({
    method: 'PUT',
    path: '/api/costs/goods',
    access: 'manager',
    summary:
      'Set the cost of goods of every order, in percent of net sales; null removes it. Refused where a rule exists.',
    body: z.object({ percent: z.nullable(z.number().check(z.minimum(0), z.maximum(100))) }),
    status: 200,
    answer: z.object({ percent: z.nullable(z.number()), ...recomputationShape }),
  }),
} as const;
