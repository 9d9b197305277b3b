import type { BreakdownPartName } from '@adaos/domain';
import { defineMessage, defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: { amount: string };
  titlePlain: NoMessageValues;
  salesEnd: { amount: string };
  missing: { parts: string };
}>({
  title: { id: 'ui.BreakdownBar.title', defaultMessage: 'Out of every {amount} sold' },
  titlePlain: { id: 'ui.BreakdownBar.titlePlain', defaultMessage: 'Where the money went' },
  salesEnd: { id: 'ui.BreakdownBar.salesEnd', defaultMessage: '{amount} sold' },
  missing: { id: 'ui.BreakdownBar.missing', defaultMessage: 'Not known yet: {parts}' },
});

export const lossMessage = defineMessage({ id: 'ui.BreakdownBar.loss', defaultMessage: 'Loss' });

// Logistics and fees are sums of several kinds of the ledger: their names are not those of one of them.
export const partMessages = defineMessages<Record<BreakdownPartName, NoMessageValues>>({
  goods: { id: 'ui.BreakdownBar.goods', defaultMessage: 'Goods' },
  shipping: { id: 'ui.BreakdownBar.shipping', defaultMessage: 'Logistics' },
  fees: { id: 'ui.BreakdownBar.fees', defaultMessage: 'Fees' },
  returns: { id: 'ui.BreakdownBar.returns', defaultMessage: 'Returns' },
  discounts: { id: 'ui.BreakdownBar.discounts', defaultMessage: 'Discounts' },
  tax: { id: 'ui.BreakdownBar.tax', defaultMessage: 'Tax (VAT)' },
  ads: { id: 'ui.BreakdownBar.ads', defaultMessage: 'Ads' },
  other: { id: 'ui.BreakdownBar.other', defaultMessage: 'Other costs' },
  unknown: { id: 'ui.BreakdownBar.unknown', defaultMessage: 'Costs and profit' },
  profit: { id: 'ui.BreakdownBar.profit', defaultMessage: 'Profit' },
});
