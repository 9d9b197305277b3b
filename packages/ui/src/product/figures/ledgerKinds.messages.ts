import { defineMessages, type NoMessageValues } from 'react-intl';
import type { CostRuleKind, LedgerKind } from '@adaos/domain';

/** What each kind of ledger entry is called. */
export const kindMessages = defineMessages<Record<LedgerKind, NoMessageValues>>({
  sale: { id: 'ui.LedgerKind.sale', defaultMessage: 'Sales' },
  discount: { id: 'ui.LedgerKind.discount', defaultMessage: 'Discounts' },
  refund: { id: 'ui.LedgerKind.refund', defaultMessage: 'Returns' },
  tax: { id: 'ui.LedgerKind.tax', defaultMessage: 'Tax (VAT)' },
  shipping_charged: { id: 'ui.LedgerKind.shippingCharged', defaultMessage: 'Shipping charged' },
  tip: { id: 'ui.LedgerKind.tip', defaultMessage: 'Tips' },
  cogs: { id: 'ui.LedgerKind.cogs', defaultMessage: 'Goods' },
  shipping_cost: { id: 'ui.LedgerKind.shippingCost', defaultMessage: 'Shipping' },
  return_shipping_cost: { id: 'ui.LedgerKind.returnShippingCost', defaultMessage: 'Return shipping' },
  handling: { id: 'ui.LedgerKind.handling', defaultMessage: 'Packing and handling' },
  payment_fee: { id: 'ui.LedgerKind.paymentFee', defaultMessage: 'Payment fees' },
  dispute: { id: 'ui.LedgerKind.dispute', defaultMessage: 'Disputes' },
  ad_spend: { id: 'ui.LedgerKind.adSpend', defaultMessage: 'Ads' },
  custom_cost: { id: 'ui.LedgerKind.customCost', defaultMessage: 'Other costs' },
  platform_fee: { id: 'ui.LedgerKind.platformFee', defaultMessage: 'Platform fees' },
  dispute_fee: { id: 'ui.LedgerKind.disputeFee', defaultMessage: 'Dispute fees' },
});

const ofGoods = defineMessages<Record<Exclude<CostRuleKind, LedgerKind>, NoMessageValues>>({
  returned_goods: { id: 'ui.CostRule.returnedGoods', defaultMessage: 'Returned goods' },
});

/** What each kind of rule is called: as the cost that it sets, or by what it says of the goods. */
export const ruleKindMessages = { ...kindMessages, ...ofGoods };
