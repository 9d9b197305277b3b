import * as z from 'zod/mini';
import { IsoDay, Money, Source, Timestamp, Uuid } from './common.ts';
import { Cost } from './cost-amount.ts';
import { ProductGroup, RuleDay } from './costs.ts';
import { OAuthPlatform } from './integrations.ts';
import { CostPreview, recomputationShape } from './recomputation.ts';
import { route } from './route.ts';
import { exactText, singleLine } from './text.ts';

/** What one unit of a product costs, from a day on. It never changes: a newer one counts in its place, or it is taken back. */
export const ProductCost = z.object({
  id: Uuid,
  /** Major units; costs of files may have fractions of the minor unit. */
  cost: z.number(),
  from: IsoDay,
  createdAt: Timestamp,
  createdBy: z.nullable(z.string()),
  /** The platform of the store that it was read from; null where somebody entered it. */
  readFrom: z.optional(z.nullable(OAuthPlatform)),
  /** When it was taken back; null while it counts. */
  withdrawnAt: z.nullable(Timestamp),
});
export type ProductCost = z.infer<typeof ProductCost>;

const productCode = exactText({ least: 1, most: 512 });

export const ProductCostInput = z.object({ code: productCode, cost: Cost, from: RuleDay });
export type ProductCostInput = z.infer<typeof ProductCostInput>;

/** What is known of a product beside its costs. */
export const ProductFacts = z.object({
  code: productCode,
  /** The group that rules can be for; null for none. */
  group: z.nullable(ProductGroup),
  /** Of one unit; null where it is not known. */
  weightGrams: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000))),
});
export type ProductFacts = z.infer<typeof ProductFacts>;

export const ProductRow = z.object({
  /** The product's code in the orders, else its name. */
  code: z.string(),
  name: z.nullable(z.string()),
  /** In the period, less returned ones. */
  units: z.number(),
  /** Of its order lines in the period, less returned ones. */
  sales: Money,
  /** The part of its sold lines for which no goods cost is known, whatever it is known from. */
  unknownSales: Money,
  /** Null for a product that was never sold. */
  firstSale: z.nullable(IsoDay),
  group: z.nullable(z.string()),
  /** Of one unit; null where it is not known. */
  weightGrams: z.nullable(z.int()),
  /** What one unit costs today; null where that is not known by product. */
  cost: z.nullable(ProductCost),
  /** All of its costs, the latest day first, with those that were replaced or taken back. */
  costs: z.array(ProductCost),
});
export type ProductRow = z.infer<typeof ProductRow>;

export const ProductCosts = z.object({
  source: Source,
  currency: z.nullable(z.string()),
  /** The last 12 months of orders; null before the first order. */
  period: z.nullable(z.object({ from: IsoDay, to: IsoDay })),
  /** One page: most sales without a cost first, then most sales. */
  products: z.array(ProductRow),
  /** Products that match, on all pages. */
  total: z.int(),
  /** Products with sales for which no goods cost is known, matching or not. */
  missing: z.int(),
});
export type ProductCosts = z.infer<typeof ProductCosts>;

export const ProductCostsQuery = z.object({
  /** A part of the code or the name. */
  search: z.optional(singleLine({ most: 120 })),
  /** Only products with sales for which no goods cost is known. */
  missing: z.optional(z.enum(['true', 'false'])),
  /** From 0. */
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
});
export type ProductCostsQuery = z.infer<typeof ProductCostsQuery>;

export const productCostRoutes = {
  listProductCosts: route({
    method: 'GET',
    path: '/api/costs/products',
    access: 'viewer',
    summary: 'The products with what one unit of each costs, by page; what sells most without a cost comes first.',
    query: ProductCostsQuery,
    status: 200,
    answer: ProductCosts,
  }),
  downloadProductCosts: route({
    method: 'GET',
    path: '/api/costs/products.csv',
    access: 'viewer',
    summary:
      'All products with what one unit of each costs, as a file that can be imported again; formulas are neutralised.',
    status: 200,
    answer: 'text/csv',
  }),
  addProductCost: route({
    method: 'POST',
    path: '/api/costs/products',
    access: 'manager',
    summary: 'Set what one unit of a product costs from a day on. It changes no day before.',
    body: ProductCostInput,
    status: 201,
    answer: z.extend(ProductCost, recomputationShape),
  }),
  previewProductCost: route({
    method: 'POST',
    path: '/api/costs/products/preview',
    access: 'manager',
    summary: 'What the cost of a product would change in the profit, without setting it.',
    body: ProductCostInput,
    status: 200,
    answer: CostPreview,
  }),
  setProductFacts: route({
    method: 'POST',
    path: '/api/costs/products/facts',
    access: 'manager',
    summary: 'Set the group and the weight of a product. What rules say of either is counted again for all its orders.',
    body: ProductFacts,
    status: 200,
    answer: z.extend(ProductFacts, recomputationShape),
  }),
  withdrawProductCost: route({
    method: 'POST',
    path: '/api/costs/products/:id/withdraw',
    access: 'manager',
    summary: 'Take the cost of a product back: the one before it counts again.',
    params: z.object({ id: Uuid }),
    status: 200,
    answer: z.extend(ProductCost, recomputationShape),
  }),
} as const;
