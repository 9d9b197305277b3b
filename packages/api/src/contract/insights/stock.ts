import { STOCK_COLUMNS, STOCK_STATUSES } from '@adaos/domain';
import * as z from 'zod/mini';
import { readShape, Timestamp } from '../common.ts';
import { route } from '../route.ts';
import { singleLine } from '../text.ts';

export const Supplier = z.object({
  id: z.string(),
  name: z.string(),
  product: z.string(),
  /** Units on hand: what was counted, less what was sold since. */
  stock: z.number(),
  /** Days from the order to the goods; null where it is not known. */
  deliveryTime: z.nullable(z.number()),
  /** `Critical` from the reorder point down. */
  status: z.enum(STOCK_STATUSES),
  /** The number of units at which to order again. */
  reorderPoint: z.optional(z.nullable(z.number())),
  /** What the units on hand follow from: a count, and what has moved of the product since. */
  count: z.optional(
    z.object({
      units: z.number(),
      at: Timestamp,
      sold: z.number(),
      returned: z.number(),
      /** Found or, negative, written off. */
      adjusted: z.number(),
      /** More was sold than counted. */
      oversold: z.boolean(),
    }),
  ),
});
export type Supplier = z.infer<typeof Supplier>;

export const StockAnswer = z.object({
  ...readShape,
  summary: z.object({
    totalStock: z.number(),
    suppliers: z.int(),
    criticalProducts: z.int(),
    /** Days. */
    averageDeliveryTime: z.nullable(z.number()),
    /** Products of all suppliers. */
    products: z.int(),
    /** Suppliers of critical products. */
    criticalSuppliers: z.int(),
  }),
  /** Units on hand of each supplier, the most first. */
  stockBySupplier: z.array(z.object({ name: z.string(), stock: z.number() })),
  /** The critical products that last for the shortest part of their delivery time, ten at most. */
  critical: z.array(Supplier),
  /** A page of the products that are asked for. */
  suppliers: z.array(Supplier),
  /** How many are asked for. */
  total: z.int(),
});
export type StockAnswer = z.infer<typeof StockAnswer>;

const units = z.optional(z.coerce.number().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000)));
const found = {
  /** A part of the supplier's or the product's name. */
  search: z.optional(singleLine({ most: 120 })),
  status: z.optional(z.enum(STOCK_STATUSES)),
  /** Only products with so many units on hand at least, and at most. */
  least: units,
  most: units,
  sort: z.optional(z.enum(STOCK_COLUMNS)),
  order: z.optional(z.enum(['asc', 'desc'])),
};

export const StockQuery = z.object({
  ...found,
  /** From 0. */
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
});
export type StockQuery = z.infer<typeof StockQuery>;

export const StockFileQuery = z.object(found);
export type StockFileQuery = z.infer<typeof StockFileQuery>;

export const stockRoutes = {
  getStock: route({
    method: 'GET',
    path: '/api/stock',
    access: 'manager',
    summary: 'Stock by supplier and product, by page.',
    query: StockQuery,
    status: 200,
    answer: StockAnswer,
  }),
  downloadStock: route({
    method: 'GET',
    path: '/api/stock.csv',
    access: 'manager',
    summary: 'The stock as a file; formulas are neutralised.',
    query: StockFileQuery,
    status: 200,
    answer: 'text/csv',
  }),
} as const;
