import type { CostRuleKind } from './costs.ts';

/** The costs that can be recorded for a single order, in the order in which they are asked for. They count before every rule. */
export const ORDER_COST_KINDS = [
  'cogs',
  'shipping_cost',
  'return_shipping_cost',
  'handling',
  'payment_fee',
] as const satisfies CostRuleKind[];
export type OrderCostKind = (typeof ORDER_COST_KINDS)[number];

/** The columns of a file of real costs that hold them; a file needs one. */
export const ORDER_COST_FIELDS = {
  cogs: 'goodsCost',
  shipping_cost: 'shippingCost',
  return_shipping_cost: 'returnShippingCost',
  handling: 'handlingCost',
  payment_fee: 'paymentFee',
} as const satisfies Record<OrderCostKind, string>;
