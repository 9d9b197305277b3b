import type { BreakdownPartName, LedgerKind } from '@adaos/domain';

/** The kind that a part of the breakdown is of; shipping and fees consist of several: they open the whole formula. */
export const KIND_OF: Partial<Record<BreakdownPartName, LedgerKind>> = {
  goods: 'cogs',
  returns: 'refund',
  discounts: 'discount',
  tax: 'tax',
  ads: 'ad_spend',
  other: 'custom_cost',
};
