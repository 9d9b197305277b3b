import * as z from 'zod/mini';
import { Cursor, IsoDay, Money, PageQuery, Quality, RowId, Source, Timestamp } from './common.ts';
import { route } from './route.ts';

/** The kinds of a ledger entry; see the architecture's formulas. */
export const LEDGER_KINDS = [
  'sale',
  'discount',
  'shipping_charged',
  'tip',
  'tax',
  'refund',
  'cogs',
  'shipping_cost',
  'return_shipping_cost',
  'handling',
  'payment_fee',
  'dispute',
  'ad_spend',
  'custom_cost',
] as const;
export const LedgerKind = z.enum(LEDGER_KINDS);
export type LedgerKind = z.infer<typeof LedgerKind>;

/** The figures that open to their formula and rows. */
export const FIGURES = ['netProfit', 'netSales', 'adSpend', 'roi'] as const;
export const Figure = z.enum(FIGURES);
export type Figure = z.infer<typeof Figure>;

/** One part of "where every 100 sold went"; the parts add up to the gross sales. */
export const BreakdownPart = z.object({
  part: z.enum(['goods', 'shipping', 'fees', 'returns', 'discounts', 'tax', 'ads', 'other', 'profit', 'unknown']),
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
  /** Past months on which the method was tried, and those whose profit fell between its bounds. */
  testedMonths: z.int(),
  hitMonths: z.int(),
});

export const Overview = z.object({
  source: Source,
  from: IsoDay,
  to: IsoDay,
  currency: z.nullable(z.string()),
  granularity: z.enum(['day', 'month']),
  /** Null while the goods' cost is unknown. */
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
    /** Total revenue by order. */
    averageOrder: z.nullable(Money),
  }),
  netSales: Money,
  orders: z.int(),
  refunds: z.int(),
  breakdown: z.array(BreakdownPart),
  /** Cost kinds of which nothing is known: the profit does not count them. */
  missing: z.array(LedgerKind),
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

export const FigurePart = z.object({
  kind: LedgerKind,
  /** Signed as it enters the figure, major units; null when missing. */
  amount: z.nullable(Money),
  quality: Quality,
  /** Ledger entries behind it. */
  entries: z.int(),
});
export type FigurePart = z.infer<typeof FigurePart>;

export const FigureDetail = z.object({
  figure: Figure,
  from: IsoDay,
  to: IsoDay,
  unit: z.enum(['money', 'percent']),
  currency: z.nullable(z.string()),
  value: z.nullable(z.number()),
  parts: z.array(FigurePart),
  goodsCostPercent: z.nullable(z.number()),
});
export type FigureDetail = z.infer<typeof FigureDetail>;

export const OrderKind = z.enum(['order', 'refund', 'adjustment']);
export type OrderKind = z.infer<typeof OrderKind>;

export const FigureOrder = z.object({
  id: RowId,
  /** The order's number in the shop. */
  externalId: z.string(),
  kind: OrderKind,
  occurredOn: IsoDay,
  customer: z.nullable(z.string()),
  country: z.nullable(z.string()),
  lines: z.int(),
  /** What the order adds to the figure in the period, signed. */
  amount: Money,
});
export type FigureOrder = z.infer<typeof FigureOrder>;

export const OrderLine = z.object({
  id: RowId,
  sku: z.nullable(z.string()),
  name: z.nullable(z.string()),
  quantity: z.number(),
  unitPrice: z.number(),
  amount: Money,
  goodsCost: z.nullable(Money),
  goodsCostQuality: Quality,
});
export type OrderLine = z.infer<typeof OrderLine>;

export const OrderDetail = z.object({
  id: RowId,
  externalId: z.string(),
  kind: OrderKind,
  placedAt: Timestamp,
  currency: z.string(),
  customer: z.nullable(z.string()),
  country: z.nullable(z.string()),
  netSales: Money,
  netProfit: z.nullable(Money),
  /** The order's ledger summed by kind: the parts add up to its net profit. */
  parts: z.array(FigurePart),
  lineCount: z.int(),
  lines: z.array(OrderLine),
  nextCursor: z.nullable(Cursor),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

const Range = { from: IsoDay, to: IsoDay };

export const OverviewQuery = z.object({
  ...Range,
  /** `previous`: the period of the same length just before. */
  compare: z.optional(z.enum(['previous', 'none'])),
});

export const overviewRoutes = {
  getOverview: route({
    method: 'GET',
    path: '/api/overview',
    access: 'viewer',
    summary: 'What the shop earned in a period, days included at both ends.',
    query: OverviewQuery,
    status: 200,
    answer: Overview,
  }),
  getFigure: route({
    method: 'GET',
    path: '/api/figures/:figure',
    access: 'viewer',
    summary: 'A figure with the parts of its formula.',
    params: z.object({ figure: Figure }),
    query: z.object(Range),
    status: 200,
    answer: FigureDetail,
  }),
  listFigureOrders: route({
    method: 'GET',
    path: '/api/figures/:figure/orders',
    access: 'viewer',
    summary: 'The orders behind a figure, or behind one part of it, newest first.',
    params: z.object({ figure: Figure }),
    query: z.extend(PageQuery, { ...Range, kind: z.optional(LedgerKind) }),
    status: 200,
    answer: z.object({ orders: z.array(FigureOrder), total: z.int(), nextCursor: z.nullable(Cursor) }),
  }),
  getOrder: route({
    method: 'GET',
    path: '/api/orders/:id',
    access: 'viewer',
    summary: 'One order with its lines, by page.',
    params: z.object({ id: RowId }),
    query: PageQuery,
    status: 200,
    answer: OrderDetail,
  }),
  setGoodsCost: route({
    method: 'PUT',
    path: '/api/costs/goods',
    access: 'manager',
    summary: 'Set what the goods cost as a percentage of net sales, for every order; null takes the rule back.',
    body: z.object({ percent: z.nullable(z.number().check(z.minimum(0), z.maximum(100))) }),
    status: 200,
    answer: z.object({ percent: z.nullable(z.number()) }),
  }),
} as const;
