import type { LineKind } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const lineMessages = defineMessages<{
  title: NoMessageValues;
  subtitle: NoMessageValues;
  line: NoMessageValues;
  kind: NoMessageValues;
  lines: NoMessageValues;
  sales: NoMessageValues;
  decided: NoMessageValues;
  proposed: NoMessageValues;
  isNoProduct: NoMessageValues;
  isProduct: NoMessageValues;
  confirmOf: { name: string };
  keep: NoMessageValues;
  keepOf: { name: string };
  takeBackOf: { name: string };
  confirmTitle: { name: string };
  confirmText: { count: number };
  keepTitle: { name: string };
  keepText: NoMessageValues;
  takeBackTitle: { name: string };
  takeBackText: { count: number };
  failed: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  errorTitle: NoMessageValues;
}>({
  title: { id: 'screens.Costs.lines.title', defaultMessage: 'Lines that are not products' },
  subtitle: {
    id: 'screens.Costs.lines.subtitle',
    defaultMessage:
      'Postage, fees and corrections in your orders have no cost of goods. Nothing changes until you confirm them.',
  },
  line: { id: 'screens.Costs.lines.line', defaultMessage: 'Line' },
  kind: { id: 'screens.Costs.lines.kind', defaultMessage: 'Seems to be' },
  lines: { id: 'screens.Costs.lines.lines', defaultMessage: 'Lines' },
  sales: { id: 'screens.Costs.lines.sales', defaultMessage: 'Sales' },
  decided: { id: 'screens.Costs.lines.decided', defaultMessage: 'Decided' },
  proposed: { id: 'screens.Costs.lines.proposed', defaultMessage: 'To confirm' },
  isNoProduct: { id: 'screens.Costs.lines.isNoProduct', defaultMessage: 'Not a product' },
  isProduct: { id: 'screens.Costs.lines.isProduct', defaultMessage: 'Product' },
  confirmOf: { id: 'screens.Costs.lines.confirmOf', defaultMessage: 'Not a product: {name}' },
  keep: { id: 'screens.Costs.lines.keep', defaultMessage: 'It is a product' },
  keepOf: { id: 'screens.Costs.lines.keepOf', defaultMessage: 'It is a product: {name}' },
  takeBackOf: { id: 'screens.Costs.lines.takeBackOf', defaultMessage: 'Take back: {name}' },
  confirmTitle: { id: 'screens.Costs.lines.confirmTitle', defaultMessage: 'Is {name} not a product?' },
  confirmText: {
    id: 'screens.Costs.lines.confirmText',
    defaultMessage:
      '{count, plural, one {# line gets} other {# lines get}} no cost of goods any more, neither by percentage nor by unit. The sales stay in the profit. The same code in later imports is treated alike.',
  },
  keepTitle: { id: 'screens.Costs.lines.keepTitle', defaultMessage: 'Keep {name} as a product?' },
  keepText: {
    id: 'screens.Costs.lines.keepText',
    defaultMessage: 'It has a cost of goods like every product. You can take this back.',
  },
  takeBackTitle: { id: 'screens.Costs.lines.takeBackTitle', defaultMessage: 'Take back the decision on {name}?' },
  takeBackText: {
    id: 'screens.Costs.lines.takeBackText',
    defaultMessage:
      '{count, plural, one {# line counts} other {# lines count}} as a product again, with a cost of goods, until you decide again.',
  },
  failed: { id: 'screens.Costs.lines.failed', defaultMessage: 'The decision could not be saved.' },
  emptyTitle: { id: 'screens.Costs.lines.emptyTitle', defaultMessage: 'Every line looks like a product' },
  emptyText: {
    id: 'screens.Costs.lines.emptyText',
    defaultMessage: 'Postage, fees and corrections that come as lines of orders appear here.',
  },
  errorTitle: { id: 'screens.Costs.lines.errorTitle', defaultMessage: 'The lines could not be loaded' },
});

export const lineKindMessages = defineMessages<Record<LineKind, NoMessageValues>>({
  shipping: { id: 'screens.Costs.lineKind.shipping', defaultMessage: 'Shipping' },
  fee: { id: 'screens.Costs.lineKind.fee', defaultMessage: 'Fee' },
  discount: { id: 'screens.Costs.lineKind.discount', defaultMessage: 'Discount' },
  bad_debt: { id: 'screens.Costs.lineKind.bad_debt', defaultMessage: 'Bad debt' },
  correction: { id: 'screens.Costs.lineKind.correction', defaultMessage: 'Correction' },
  sample: { id: 'screens.Costs.lineKind.sample', defaultMessage: 'Sample' },
  gift_voucher: { id: 'screens.Costs.lineKind.gift_voucher', defaultMessage: 'Gift voucher' },
  test: { id: 'screens.Costs.lineKind.test', defaultMessage: 'Test' },
});
