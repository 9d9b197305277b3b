import { ALLOCATION_KEYS, LEDGER_KINDS, PRODUCT_GROUPINGS, PRODUCT_PROFIT_COLUMNS } from '@adaos/domain';
import * as z from 'zod/mini';
import { comparisonShape, IsoDay, Language, Money, readShape } from './common.ts';
import { ProductCost } from './product-costs.ts';
import { ReturnReason } from './insights/fraud.ts';
import { MissingCosts } from './overview.ts';
import { recomputationShape } from './recomputation.ts';
import { route } from './route.ts';
import { StoreLink } from './store-link.ts';
import { exactText, singleLine } from './text.ts';

const amounts = {
  /** Less discounts, returns and tax, with its share of those of whole orders. */
  netSales: Money,
  /** Of the net sales: what discounts took, its own and its share of those of whole orders. Positive. */
  discounts: Money,
  /** Positive as a cost, as far as it is known. */
  goodsCost: Money,
  /** Its share of what orders have as a whole, by the shop's key: shipping, packing, fees, return shipping; less what customers paid for shipping and as tips. Positive as a cost. */
  orderCosts: Money,
  /** Net sales less both costs. */
  contribution: Money,
};

export const ProductAmounts = z.object(amounts);
export type ProductAmounts = z.infer<typeof ProductAmounts>;

export const ProductProfit = z.object({
  /** The product's code in the orders, else its name; of a product with variants its platform, and what that knows it by. */
  code: z.string(),
  name: z.nullable(z.string()),
  /** Of a product with variants: how many of them the row sums. Left out of a variant, and of a product without any. */
  variants: z.optional(z.int()),
  /** In the period, less returned ones. */
  units: z.number(),
  /** Orders of the period with it, and those of them of which it came back since; of products with a code. Each variant has its own. */
  orders: z.int(),
  returned: z.int(),
  ...amounts,
  /** Contribution in percent of the net sales; null where these are not above 0. */
  margin: z.nullable(z.number()),
  /** The costs that some of its sales lack, or may lack: the contribution is at most this. */
  missing: z.array(z.enum(LEDGER_KINDS)),
  /** The same in the period just before, where that is asked for. */
  before: z.optional(z.nullable(z.object({ units: z.number(), ...amounts }))),
  /** Contribution in each of the twelve months up to the one in which the period ends, oldest first. */
  trend: z.optional(z.array(Money)),
  /** Units on hand, and the days for which they last at the demand of the last weeks; null where not known. Left out: not counted. */
  stock: z.optional(z.object({ units: z.number(), days: z.nullable(z.number()) })),
});
export type ProductProfit = z.infer<typeof ProductProfit>;

/** By what the costs of a whole order are shared by its products; net sales and goods always by the value of the lines. */
export const Allocation = z.object({ key: z.enum(ALLOCATION_KEYS) });
export type Allocation = z.infer<typeof Allocation>;

export const ProductProfits = z.object({
  ...readShape,
  /** `byValue`: orders of the period that are shared by value all the same, since the key says nothing of them: of a product the weight is missing. */
  allocation: z.extend(Allocation, { byValue: z.int() }),
  period: z.nullable(z.object({ from: IsoDay, to: IsoDay })),
  by: z.enum(PRODUCT_GROUPINGS),
  /** Whether any variant of a product is known: else each code is a product. */
  hasVariants: z.boolean(),
  /** The product whose variants these are alone, where they are asked for. */
  product: z.nullable(z.object({ code: z.string(), name: z.nullable(z.string()) })),
  /** One page. */
  products: z.array(ProductProfit),
  /** Products that match, on all pages. */
  total: z.int(),
  /** What belongs to no product: orders without items, lines without code and name, fixed costs and ads, what is lost in rounding. */
  rest: ProductAmounts,
  /** All products and the rest: the figures of the overview, whatever is searched for. */
  sum: ProductAmounts,
  /** The costs that some of the sales of the period lack. */
  missing: z.array(z.enum(LEDGER_KINDS)),
  /** The period compared with and the sums of it, where one is asked for and the shop has data of it. */
  before: z.optional(z.nullable(z.object({ from: IsoDay, to: IsoDay, sum: ProductAmounts, missing: MissingCosts }))),
});
export type ProductProfits = z.infer<typeof ProductProfits>;

const on = z.optional(z.literal('true'));
const found = {
  from: IsoDay,
  to: IsoDay,
  /** Rows of products, or of each variant. Default: products. */
  by: z.optional(z.enum(PRODUCT_GROUPINGS)),
  /** Only the variants of the product that has this code in the list of products. */
  product: z.optional(exactText({ least: 1, most: 500 })),
  /** A part of the code or the name, or of the code of one of its variants. */
  search: z.optional(singleLine({ most: 120 })),
  /** Only products with a contribution below 0. */
  losing: on,
  /** Only products with sales for which no goods cost is known. */
  uncosted: on,
  /** Only products of which at least a fifth of at least five orders came back. */
  returned: on,
  sort: z.optional(z.enum(PRODUCT_PROFIT_COLUMNS)),
  order: z.optional(z.enum(['asc', 'desc'])),
};

export const ProductProfitsQuery = z.object({
  ...found,
  ...comparisonShape,
  /** From 0. */
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
});
export type ProductProfitsQuery = z.infer<typeof ProductProfitsQuery>;

export const ProductProfitsFileQuery = z.object({ ...found, language: z.optional(Language) });
export type ProductProfitsFileQuery = z.infer<typeof ProductProfitsFileQuery>;

/** One product with its history; what it earned in a period is as in the list of products. */
export const ProductDetail = z.object({
  ...readShape,
  period: z.object({ from: IsoDay, to: IsoDay }),
  product: ProductProfit,
  /** Its months with anything, oldest first, 36 at most; `month` is `YYYY-MM`. */
  months: z.array(z.object({ month: z.string(), units: z.number(), ...amounts, missing: MissingCosts })),
  /** The products that its orders of the period had most often, of the latest 1,000 of these orders. */
  soldWith: z.array(z.object({ code: z.string(), name: z.nullable(z.string()), orders: z.int() })),
  /** Why its orders of the period came back, where they say so. */
  returnReasons: z.array(ReturnReason),
  /** What one unit costs, the latest day first, with costs that were replaced or taken back. */
  costs: z.array(ProductCost),
  /** Where it is changed; null without a connected store. */
  store: z.nullable(StoreLink),
});
export type ProductDetail = z.infer<typeof ProductDetail>;

export const productProfitRoutes = {
  listProductProfits: route({
    method: 'GET',
    path: '/api/products',
    access: 'viewer',
    summary:
      'What each product earned in a period, by page; with what belongs to no product it adds up to the overview.',
    query: ProductProfitsQuery,
    status: 200,
    answer: ProductProfits,
  }),
  getProduct: route({
    method: 'GET',
    path: '/api/products/:code',
    access: 'viewer',
    summary: 'One product: what it earned, by month, what it is sold with, why it comes back, what it costs.',
    params: z.object({ code: exactText({ least: 1, most: 500 }) }),
    query: z.object({ from: IsoDay, to: IsoDay }),
    status: 200,
    answer: ProductDetail,
  }),
  setAllocation: route({
    method: 'PUT',
    path: '/api/products/allocation',
    access: 'manager',
    summary:
      'Set by what the costs of whole orders are shared by their products; they are shared again, in all orders.',
    body: Allocation,
    status: 200,
    answer: z.extend(Allocation, recomputationShape),
  }),
  downloadProductProfits: route({
    method: 'GET',
    path: '/api/products.csv',
    access: 'viewer',
    summary:
      'What each product earned in a period, as a file, with what belongs to no product; formulas are neutralised.',
    query: ProductProfitsFileQuery,
    status: 200,
    answer: 'text/csv',
  }),
} as const;
