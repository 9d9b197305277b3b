import { STOCK_STATUSES } from '@adaos/domain';
import * as z from 'zod/mini';
import { readShape, Timestamp } from '../common.ts';
import { route } from '../route.ts';

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
  }),
  suppliers: z.array(Supplier),
});
export type StockAnswer = z.infer<typeof StockAnswer>;

export const stockRoutes = {
  getStock: route({
    method: 'GET',
    path: '/api/stock',
    access: 'manager',
    summary: 'Stock by supplier and product.',
    status: 200,
    answer: StockAnswer,
  }),
} as const;
