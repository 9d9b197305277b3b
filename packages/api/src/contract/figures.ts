import {
  ATTRIBUTION_MODELS,
  CHANNEL_DIMENSIONS,
  FIGURES,
  KIND_GROUP_NAMES,
  LEDGER_KINDS,
  ORDER_KINDS,
  ORDER_SORTS,
  RATE_SOURCES,
} from '@adaos/domain';
import * as z from 'zod/mini';
import { Cursor, IsoDay, Language, Money, PageQuery, Quality, RowId, Timestamp } from './common.ts';
import { OrderFraud } from './insights/fraud.ts';
import { LedgerKind, MissingCosts } from './overview.ts';
import { route } from './route.ts';
import { exactText, singleLine } from './text.ts';

export const Figure = z.enum(FIGURES);
export type Figure = z.infer<typeof Figure>;

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
  missing: MissingCosts,
  goodsCostPercent: z.nullable(z.number()),
});
export type FigureDetail = z.infer<typeof FigureDetail>;

export const OrderKind = z.enum(ORDER_KINDS);
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
  /** Where the amount is a profit: the costs that the order lacks. */
  missing: MissingCosts,
  /** Of the order as a whole, whatever the period: what the customer was charged with tax, before anything was given back. */
  total: Money,
  netSales: Money,
  /** Null while the goods' cost is known for less than half of it. */
  profit: z.nullable(Money),
  /** The costs that the order lacks: its profit is at most as given. */
  profitMissing: MissingCosts,
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

/** What a converted order was in its own currency. */
export const OriginalAmount = z.object({
  currency: z.string(),
  netSales: Money,
  /** Units of the shop's currency for one of the order's. */
  rate: z.number(),
  /** The day that the rate was published on; of one that was typed, the order's. */
  rateOn: IsoDay,
  rateSource: z.enum(RATE_SOURCES),
});
export type OriginalAmount = z.infer<typeof OriginalAmount>;

export const OrderDetail = z.object({
  id: RowId,
  externalId: z.string(),
  kind: OrderKind,
  placedAt: Timestamp,
  /** The shop's: all amounts are in it. */
  currency: z.string(),
  /** Null or left out: the order was in the shop's currency. */
  original: z.optional(z.nullable(OriginalAmount)),
  customer: z.nullable(z.string()),
  country: z.nullable(z.string()),
  netSales: Money,
  netProfit: z.nullable(Money),
  /** The order's ledger summed by kind: the parts add up to its net profit. */
  parts: z.array(FigurePart),
  missing: MissingCosts,
  lineCount: z.int(),
  lines: z.array(OrderLine),
  nextCursor: z.nullable(Cursor),
  /** Null for what is no order. */
  fraud: z.nullable(OrderFraud),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

const Range = { from: IsoDay, to: IsoDay };
const foundOrders = {
  ...Range,
  /** Only what this kind of entry, or this group of kinds, adds; it must enter the figure. */
  kind: z.optional(z.enum([...LEDGER_KINDS, ...KIND_GROUP_NAMES])),
  /** A part of the order's number, of its customer or of the code of one of its products. */
  search: z.optional(singleLine({ most: 120 })),
  /** The code of one product, or its name where it has none: only orders with it, whatever is searched for. */
  product: z.optional(exactText({ least: 1, most: 500 })),
  /** Only the orders behind a row of the channels, as `listChannels` answers it: those that the channel has a share in by the model. */
  dimension: z.optional(z.enum(CHANNEL_DIMENSIONS)),
  model: z.optional(z.enum(ATTRIBUTION_MODELS)),
  /** Left out: the orders of no channel. */
  channel: z.optional(exactText({ most: 1_000 })),
  /** Left out, of a campaign: the orders of the source without one. */
  campaign: z.optional(exactText({ most: 1_000 })),
  /** Default: by day. */
  sort: z.optional(z.enum(ORDER_SORTS)),
  /** Default: the newest, or the highest, first. */
  order: z.optional(z.enum(['asc', 'desc'])),
};

export const FigureOrdersFileQuery = z.object({ ...foundOrders, language: z.optional(Language) });
export type FigureOrdersFileQuery = z.infer<typeof FigureOrdersFileQuery>;

export const figureRoutes = {
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
    summary: 'The orders behind a figure, or behind one part of it: those that are searched for, sorted.',
    params: z.object({ figure: Figure }),
    query: z.extend(PageQuery, foundOrders),
    status: 200,
    answer: z.object({
      orders: z.array(FigureOrder),
      /** Of the whole list, whatever the page; null where a search finds more than can be counted at once. */
      total: z.nullable(z.int()),
      nextCursor: z.nullable(Cursor),
    }),
  }),
  downloadFigureOrders: route({
    method: 'GET',
    path: '/api/figures/:figure/orders.csv',
    access: 'viewer',
    summary: 'All of these orders as a file in a language; formulas are neutralised.',
    params: z.object({ figure: Figure }),
    query: FigureOrdersFileQuery,
    status: 200,
    answer: 'text/csv',
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
} as const;
