/** The kinds of a ledger entry, in the order in which the parts of a figure are listed. */
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
  'platform_fee',
  'dispute',
  'dispute_fee',
  'ad_spend',
  'custom_cost',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Kinds that are one part of a sale, where they are shown together: what customers were charged, logistics, fees and disputes. */
export const KIND_GROUPS = {
  revenue: ['sale', 'shipping_charged', 'tip'],
  logistics: ['shipping_cost', 'return_shipping_cost', 'handling'],
  fees: ['payment_fee', 'platform_fee', 'dispute', 'dispute_fee'],
} as const satisfies Record<string, readonly LedgerKind[]>;
export type KindGroup = keyof typeof KIND_GROUPS;
export const KIND_GROUP_NAMES = ['revenue', 'logistics', 'fees'] as const satisfies readonly KindGroup[];

/** What the orders behind a figure are asked for by: one kind of entry, or a group of them. */
export type KindAsked = LedgerKind | KindGroup;

export const isKindGroup = (kind: KindAsked): kind is KindGroup => kind in KIND_GROUPS;

export const kindsAsked = (kind: KindAsked): readonly LedgerKind[] => (isKindGroup(kind) ? KIND_GROUPS[kind] : [kind]);

/** Gross sales - discounts - returns (on the day of the return) - tax: the ledger's signs make it a sum. */
export const NET_SALES_KINDS = ['sale', 'discount', 'refund', 'tax'] as const satisfies LedgerKind[];

/** What a list of orders can be sorted by: the day, and what each order adds up to as a whole. */
export const ORDER_SORTS = ['day', 'total', 'netSales', 'profit'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Where the rate of a converted order comes from: the European Central Bank's table, or a person who typed it with the file. */
export const RATE_SOURCES = ['ecb', 'typed'] as const;
export type RateSource = (typeof RATE_SOURCES)[number];

/**
 * How well an amount is known: `actual` was recorded, `rule` follows from a rule that the owner set,
 * `estimate` is derived from partial data, `missing` is not known (and never counted as 0 without saying so).
 */
export const QUALITIES = ['actual', 'rule', 'estimate', 'missing'] as const;
export type Quality = (typeof QUALITIES)[number];

/** The figures that open to their formula and rows. */
export const FIGURES = ['netProfit', 'netSales', 'adSpend', 'roi'] as const;
export type Figure = (typeof FIGURES)[number];

/** Where a figure comes from: the shop's own data, the fixed sample, or nowhere yet. */
export const SOURCES = ['live', 'sample', 'none'] as const;
export type Source = (typeof SOURCES)[number];

/** What a row of a shop's orders is: a sale, its return, or a correction. */
export const ORDER_KINDS = ['order', 'refund', 'adjustment'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** The columns that the products' profits sort by. */
export const PRODUCT_PROFIT_COLUMNS = [
  'product',
  'units',
  'netSales',
  'discounts',
  'returns',
  'goodsCost',
  'orderCosts',
  'contribution',
  'margin',
] as const;
export type ProductProfitColumn = (typeof PRODUCT_PROFIT_COLUMNS)[number];

/** What the products' profits are rows of: products with all of their variants, or each variant. */
export const PRODUCT_GROUPINGS = ['product', 'variant'] as const;
export type ProductGrouping = (typeof PRODUCT_GROUPINGS)[number];

/** By what the costs of a whole order are shared by its products. */
export const ALLOCATION_KEYS = ['value', 'units', 'weight'] as const;
export type AllocationKey = (typeof ALLOCATION_KEYS)[number];

/** The parts of "where every 100 sold went". */
export const BREAKDOWN_PARTS = [
  'goods',
  'shipping',
  'fees',
  'returns',
  'discounts',
  'tax',
  'ads',
  'other',
  'profit',
  'unknown',
] as const;
export type BreakdownPartName = (typeof BREAKDOWN_PARTS)[number];

/** The time that each point of a chart covers. */
export const GRANULARITIES = ['day', 'month'] as const;
export type Granularity = (typeof GRANULARITIES)[number];
