import { STOCK_COLUMNS, STOCK_GAPS, STOCK_STATUSES } from '@adaos/domain';
import * as z from 'zod/mini';
import { IsoDay, Language, Money, readShape, Timestamp, Uuid } from '../common.ts';
import { route } from '../route.ts';
import { singleLine } from '../text.ts';

const MOST_UNITS = 1_000_000_000;
const TermUnits = z.nullable(z.number().check(z.positive(), z.maximum(MOST_UNITS)));

/** How a product can be ordered of a supplier; null is not set. */
export const OrderTerms = z.object({
  /** The supplier delivers no fewer units. */
  leastUnits: TermUnits,
  /** Units of a pack: whole packs alone are ordered. */
  packUnits: TermUnits,
});
export type OrderTerms = z.infer<typeof OrderTerms>;

export const Supplier = z.object({
  id: z.string(),
  name: z.string(),
  product: z.string(),
  /** The product's code in the orders. */
  sku: z.optional(z.string()),
  /** Units on hand: what was counted, with what came in and less what was sold since. */
  stock: z.number(),
  /** Units that are ordered and have not come. */
  onOrder: z.optional(z.number()),
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
      /** Came in from the supplier by receipts. */
      received: z.optional(z.number()),
      returned: z.number(),
      /** Found or, negative, written off. */
      adjusted: z.number(),
      /** More was sold than counted. */
      oversold: z.boolean(),
    }),
  ),
  /** How it can be ordered; left out by an older server. */
  terms: z.optional(OrderTerms),
  /** What follows from the sales of the latest 90 days on which it was in stock; left out by an older server. */
  plan: z.optional(
    z.object({
      /** Units a day; null where too few days are known. */
      velocity: z.nullable(z.number()),
      /** Standard deviation of the days of delivery; null before the second one. */
      deliverySpread: z.nullable(z.number()),
      /** Days that the units on hand last; null where nothing is sold, or it is not known. */
      coverDays: z.nullable(z.number()),
      /** The day on which to order at the latest. */
      orderBy: z.nullable(IsoDay),
      /** Units to order now, 0 above the reorder point; null where it is not known. */
      quantity: z.nullable(z.number()),
      /** Units on hand at what they cost. */
      value: z.nullable(Money),
      /** Days of the latest 90 on which it was sold out, and the contribution that this has cost, an estimate. */
      daysOut: z.int(),
      lost: z.nullable(Money),
      /** What some of these figures lack. */
      missing: z.array(z.enum(STOCK_GAPS)),
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
    /** Units on hand at what they cost, of the products whose cost is known; left out by an older server. */
    value: z.optional(Money),
    /** Products whose cost is not known. */
    unvalued: z.optional(z.int()),
    /** Contribution lost by being sold out in the latest 90 days, as far as it is known. */
    lost: z.optional(Money),
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

export const StockFileQuery = z.object({ ...found, language: z.optional(Language) });
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
  setOrderTerms: route({
    method: 'PUT',
    path: '/api/stock/items/:id/terms',
    access: 'manager',
    summary: 'Set the pack size and the least order of a product of a supplier. What to order keeps to them.',
    params: z.object({ id: Uuid }),
    body: OrderTerms,
    status: 200,
    answer: OrderTerms,
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
