import type { LedgerKind } from './ledger.ts';

/** The costs that an owner sets by dated rules; each is a kind of ledger entry. */
export const RULED_COSTS = [
  'tax',
  'cogs',
  'shipping_cost',
  'return_shipping_cost',
  'handling',
  'payment_fee',
  'platform_fee',
  'dispute_fee',
  'custom_cost',
] as const satisfies LedgerKind[];
export type RuledCost = (typeof RULED_COSTS)[number];

/** What an owner sets by dated rules: those costs, and how much of the returned goods can be sold again. */
export const COST_RULE_KINDS = [...RULED_COSTS, 'returned_goods'] as const;
export type CostRuleKind = (typeof COST_RULE_KINDS)[number];

/** What an amount of a rule is for: a part of the net sales (of VAT, its rate; of fees, of what the customer paid; of returned goods, of what came back), each order, each item, each parcel, each month, or once. */
export const COST_BASES = ['percent', 'perOrder', 'perItem', 'perParcel', 'perMonth', 'once'] as const;
export type CostBasis = (typeof COST_BASES)[number];

/** The bases of each kind; one of them is enough. A return is charged by order: each day on which an order was returned; a dispute once, on the day of its verdict. */
export const COST_RULE_BASES = {
  tax: ['percent'],
  cogs: ['percent'],
  returned_goods: ['percent'],
  shipping_cost: ['perOrder', 'perItem', 'perParcel'],
  return_shipping_cost: ['perOrder', 'perParcel'],
  handling: ['perOrder', 'perItem'],
  payment_fee: ['percent', 'perOrder'],
  platform_fee: ['percent', 'perOrder'],
  dispute_fee: ['perOrder'],
  custom_cost: ['perMonth', 'once'],
} as const satisfies Record<CostRuleKind, readonly CostBasis[]>;

/** The kinds whose rules can be for one country alone. */
export const COUNTRY_COST_KINDS = [
  'tax',
  'shipping_cost',
  'return_shipping_cost',
  'handling',
  'payment_fee',
  'platform_fee',
] as const satisfies CostRuleKind[];

/** The kinds whose rules can be for one group of products alone. */
export const GROUP_COST_KINDS = ['tax', 'cogs'] as const satisfies CostRuleKind[];

/** The kinds whose rules can be for one carrier, and for a range of weights. */
export const CARRIER_COST_KINDS = ['shipping_cost', 'return_shipping_cost'] as const satisfies CostRuleKind[];

/** The first day that a rule can have: a rule from this day counts for every order. */
export const FIRST_RULE_DAY = '2000-01-01';

/** Below this share of the sales, in percent, for which the goods cost is known, the profit is not known. */
export const LEAST_GOODS_COVERAGE = 50;

/** What an owner has entered of the costs and can take back; `line`: whether a line of orders is a product. */
export const TAKE_BACKS = [
  'rule',
  'product_cost',
  'order_cost',
  'order_cost_file',
  'ad_spend',
  'no_ads',
  'line',
] as const;
export type TakeBackKind = (typeof TAKE_BACKS)[number];
