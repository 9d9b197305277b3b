import type { BreakdownPartName, KindAsked } from '@adaos/domain';

/** The kind that a part of the breakdown is of; shipping and fees consist of several. */
export const KIND_OF: Partial<Record<BreakdownPartName, KindAsked>> = {
  shipping: 'logistics',
  fees: 'fees',
  goods: 'cogs',
  returns: 'refund',
  discounts: 'discount',
  tax: 'tax',
  ads: 'ad_spend',
  other: 'custom_cost',
};
