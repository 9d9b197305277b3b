import { type ApiScope, LEDGER_KINDS } from '@adaos/domain';
import * as z from 'zod/mini';
import { Cursor, IsoDay, Money, Quality, RowId, Timestamp } from './common.ts';
import { OrderKind } from './figures.ts';
import { MetricsAddress, MetricsAnswer, MetricsCatalogue, MetricsQuery } from './metrics.ts';
import { LedgerKind } from './overview.ts';
import { route, type RouteDefinition } from './route.ts';

/** A call of programs, by a key of the shop. */
export interface V1Definition extends RouteDefinition {
  /** What the key must allow. */
  readonly scope: ApiScope;
}

// @__NO_SIDE_EFFECTS__
const call = <const R extends V1Definition>(definition: R): R => route(definition);

/** The most rows of a page. */
export const MOST_V1_ROWS = 500;

const page = {
  cursor: z.optional(Cursor),
  /** Default 100. */
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_V1_ROWS))),
};
const days = { from: z.optional(IsoDay), to: z.optional(IsoDay) };

const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    /** Of all amounts; null while the shop has none. */
    currency: z.nullable(z.string()),
    data: z.array(row),
    /** Pass it as `cursor` for the next page; null on the last. */
    nextCursor: z.nullable(Cursor),
  });

export const V1Order = z.object({
  id: RowId,
  /** Its number in the shop. */
  number: z.string(),
  kind: OrderKind,
  placedAt: Timestamp,
  /** Of the shop's calendar. */
  day: IsoDay,
  /** A pseudonym; with the scope `read:customers` what the shop calls the customer. Null where the order has none. */
  customer: z.nullable(z.string()),
  country: z.nullable(z.string()),
  status: z.nullable(z.string()),
  paymentMethod: z.nullable(z.string()),
  store: z.nullable(z.string()),
  discountCode: z.nullable(z.string()),
  /** What the order was paid in; amounts are in the shop's currency. */
  originalCurrency: z.string(),
  /** What the customer was charged with tax, before anything was given back. */
  total: Money,
  netSales: Money,
  /** Null while the goods' cost is known for too little of it. */
  profit: z.nullable(Money),
});
export type V1Order = z.infer<typeof V1Order>;

export const V1OrderLine = z.object({
  id: RowId,
  orderId: RowId,
  day: IsoDay,
  code: z.nullable(z.string()),
  name: z.nullable(z.string()),
  quantity: z.number(),
  /** Before discounts, with tax as the order has it. */
  amount: Money,
});
export type V1OrderLine = z.infer<typeof V1OrderLine>;

export const V1Product = z.object({
  /** As orders name it. */
  code: z.string(),
  name: z.nullable(z.string()),
  /** Of a variant: the product that it is of. */
  product: z.nullable(z.string()),
  group: z.nullable(z.string()),
  weightGrams: z.nullable(z.int()),
});
export type V1Product = z.infer<typeof V1Product>;

export const V1Customer = z.object({
  /** A pseudonym that stays the same. */
  id: z.string(),
  /** What the shop calls the customer; only with the scope `read:customers`, else null. */
  name: z.nullable(z.string()),
  firstOrder: IsoDay,
  lastOrder: IsoDay,
  orders: z.int(),
  netSales: Money,
  /** Net sales, shipping charged and tips, less all costs of the orders; before ads. */
  contribution: Money,
});
export type V1Customer = z.infer<typeof V1Customer>;

export const V1LedgerEntry = z.object({
  id: RowId,
  kind: LedgerKind,
  /** Null: it belongs to no order. */
  orderId: z.nullable(RowId),
  orderLineId: z.nullable(RowId),
  /** Signed as it enters the net profit: the sum of all entries of a period is its net profit. */
  amount: Money,
  day: IsoDay,
  quality: Quality,
  createdAt: Timestamp,
});
export type V1LedgerEntry = z.infer<typeof V1LedgerEntry>;

export const V1RowsQuery = z.object({ ...days, ...page });
export type V1RowsQuery = z.infer<typeof V1RowsQuery>;

export const V1EntriesQuery = z.object({
  ...days,
  ...page,
  kind: z.optional(z.enum(LEDGER_KINDS)),
  /** Only entries that were added since: the ledger is added to and never changed. */
  updated_since: z.optional(Timestamp),
});
export type V1EntriesQuery = z.infer<typeof V1EntriesQuery>;

export const V1PageQuery = z.object(page);
export type V1PageQuery = z.infer<typeof V1PageQuery>;

/** The calls of programs. None changes anything. */
export const v1Calls = {
  listMetrics: call({
    method: 'GET',
    path: '/api/v1/metrics',
    access: 'viewer',
    scope: 'read:metrics',
    summary: 'Every metric with its formula and unit, and what it can be grouped by.',
    status: 200,
    answer: MetricsCatalogue,
  }),
  query: call({
    method: 'GET',
    path: '/api/v1/query',
    access: 'viewer',
    scope: 'read:metrics',
    summary: 'Figures by their names, grouped, filtered and compared: the numbers that the screens show.',
    query: MetricsAddress,
    status: 200,
    answer: MetricsAnswer,
  }),
  postQuery: call({
    method: 'POST',
    path: '/api/v1/query',
    access: 'viewer',
    scope: 'read:metrics',
    summary: 'The same with the question as JSON.',
    body: MetricsQuery,
    status: 200,
    answer: MetricsAnswer,
  }),
  listOrders: call({
    method: 'GET',
    path: '/api/v1/orders',
    access: 'viewer',
    scope: 'read:rows',
    summary: 'Orders and refunds, as they came in first.',
    query: V1RowsQuery,
    status: 200,
    answer: pageOf(V1Order),
  }),
  listOrderLines: call({
    method: 'GET',
    path: '/api/v1/order-lines',
    access: 'viewer',
    scope: 'read:rows',
    summary: 'Lines of orders.',
    query: V1RowsQuery,
    status: 200,
    answer: pageOf(V1OrderLine),
  }),
  listProducts: call({
    method: 'GET',
    path: '/api/v1/products',
    access: 'viewer',
    scope: 'read:rows',
    summary: 'Products that were sold, each variant by itself, by code.',
    query: V1PageQuery,
    status: 200,
    answer: pageOf(V1Product),
  }),
  listCustomers: call({
    method: 'GET',
    path: '/api/v1/customers',
    access: 'manager',
    scope: 'read:rows',
    summary: 'Customers with what came of their orders, under pseudonyms.',
    query: V1PageQuery,
    status: 200,
    answer: pageOf(V1Customer),
  }),
  listLedgerEntries: call({
    method: 'GET',
    path: '/api/v1/ledger-entries',
    access: 'viewer',
    scope: 'read:rows',
    summary: 'Entries of the ledger, of which every figure is a sum.',
    query: V1EntriesQuery,
    status: 200,
    answer: pageOf(V1LedgerEntry),
  }),
} as const;
export type V1Calls = typeof v1Calls;
export type V1Name = keyof V1Calls;
