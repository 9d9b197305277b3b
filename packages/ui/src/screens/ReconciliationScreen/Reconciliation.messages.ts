import type { DifferenceCause, ReportMeasure } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'screens.Reconciliation.title', defaultMessage: 'Reconciliation' },
  lead: {
    id: 'screens.Reconciliation.lead',
    defaultMessage:
      'Every order should add up to the total that your platform gives it, and every month to the platform’s own report. What does not is listed here with its cause.',
  },
  loading: { id: 'screens.Reconciliation.loading', defaultMessage: 'The reconciliation is loading' },
  errorTitle: {
    id: 'screens.Reconciliation.errorTitle',
    defaultMessage: 'The reconciliation could not be loaded',
  },
  sampleText: {
    id: 'screens.Reconciliation.sampleText',
    defaultMessage: 'These orders belong to an invented shop. Yours start with your own orders.',
  },
  emptyTitle: { id: 'screens.Reconciliation.emptyTitle', defaultMessage: 'Nothing to reconcile yet' },
  emptyText: {
    id: 'screens.Reconciliation.emptyText',
    defaultMessage: 'Once your orders are in, you see here whether each one adds up to the total of your platform.',
  },
  importOrders: { id: 'screens.Reconciliation.importOrders', defaultMessage: 'Import orders' },
  onlyManagers: {
    id: 'screens.Reconciliation.onlyManagers',
    defaultMessage: 'Managers and admins can enter reports and remove them.',
  },
});

export const summaryMessages = defineMessages<{
  tied: NoMessageValues;
  tiedNote: { counted: number };
  differing: NoMessageValues;
  differingNote: NoMessageValues;
  withoutTotal: NoMessageValues;
  withoutTotalNote: NoMessageValues;
  leftOut: NoMessageValues;
  leftOutNote: NoMessageValues;
}>({
  tied: { id: 'screens.Reconciliation.tied', defaultMessage: 'Orders that tie' },
  tiedNote: {
    id: 'screens.Reconciliation.tiedNote',
    defaultMessage: '{counted, plural, one {of # counted order} other {of # counted orders}}',
  },
  differing: { id: 'screens.Reconciliation.differing', defaultMessage: 'Do not tie' },
  differingNote: { id: 'screens.Reconciliation.differingNote', defaultMessage: 'counted, with another total' },
  withoutTotal: { id: 'screens.Reconciliation.withoutTotal', defaultMessage: 'No total given' },
  withoutTotalNote: {
    id: 'screens.Reconciliation.withoutTotalNote',
    defaultMessage: 'not in their file or platform',
  },
  leftOut: { id: 'screens.Reconciliation.leftOut', defaultMessage: 'Not counted' },
  leftOutNote: { id: 'screens.Reconciliation.leftOutNote', defaultMessage: 'not part of the sales' },
});

export const causeNames = defineMessages<Record<DifferenceCause, NoMessageValues>>({
  edited: { id: 'screens.Reconciliation.cause.edited', defaultMessage: 'Edited order' },
  other_currency: { id: 'screens.Reconciliation.cause.other_currency', defaultMessage: 'Other currency' },
  gift_card: { id: 'screens.Reconciliation.cause.gift_card', defaultMessage: 'Gift card' },
  gift_card_sold: { id: 'screens.Reconciliation.cause.gift_card_sold', defaultMessage: 'Gift card sold' },
  duties: { id: 'screens.Reconciliation.cause.duties', defaultMessage: 'Customs duties' },
  rounding: { id: 'screens.Reconciliation.cause.rounding', defaultMessage: 'Rounding' },
  cancelled: { id: 'screens.Reconciliation.cause.cancelled', defaultMessage: 'Cancelled or never paid' },
  test: { id: 'screens.Reconciliation.cause.test', defaultMessage: 'Test order' },
  rejected: { id: 'screens.Reconciliation.cause.rejected', defaultMessage: 'Rejected rows' },
  refunded: { id: 'screens.Reconciliation.cause.refunded', defaultMessage: 'Quantities after refunds' },
  set_aside: { id: 'screens.Reconciliation.cause.set_aside', defaultMessage: 'Set aside' },
  unknown: { id: 'screens.Reconciliation.cause.unknown', defaultMessage: 'Unknown' },
  refund_month: { id: 'screens.Reconciliation.cause.refund_month', defaultMessage: 'Refunds in another month' },
  missing_orders: { id: 'screens.Reconciliation.cause.missing_orders', defaultMessage: 'Orders that are not here' },
});

export const causeTexts = defineMessages<
  Record<Exclude<DifferenceCause, 'refund_month' | 'missing_orders'>, NoMessageValues>
>({
  edited: {
    id: 'screens.Reconciliation.causeText.edited',
    defaultMessage: 'The items changed after the order was placed.',
  },
  other_currency: {
    id: 'screens.Reconciliation.causeText.other_currency',
    defaultMessage: 'The order is in another currency than the shop.',
  },
  gift_card_sold: {
    id: 'screens.Reconciliation.causeText.gift_card_sold',
    defaultMessage: 'A gift card was sold: it becomes a sale once it pays for an order.',
  },
  duties: {
    id: 'screens.Reconciliation.causeText.duties',
    defaultMessage: 'The total includes customs duties, which are not a sale.',
  },
  gift_card: {
    id: 'screens.Reconciliation.causeText.gift_card',
    defaultMessage: 'A gift card paid for a part of the order.',
  },
  rounding: {
    id: 'screens.Reconciliation.causeText.rounding',
    defaultMessage: 'At most the smallest unit of the currency for each line.',
  },
  cancelled: {
    id: 'screens.Reconciliation.causeText.cancelled',
    defaultMessage: 'The order is not a sale, so nothing of it is counted.',
  },
  test: {
    id: 'screens.Reconciliation.causeText.test',
    defaultMessage: 'The order was placed to try out the checkout.',
  },
  rejected: {
    id: 'screens.Reconciliation.causeText.rejected',
    defaultMessage: 'Lines of the order could not be imported.',
  },
  refunded: {
    id: 'screens.Reconciliation.causeText.refunded',
    defaultMessage: 'The file gives the total before refunds and the items after them.',
  },
  set_aside: {
    id: 'screens.Reconciliation.causeText.set_aside',
    defaultMessage: 'The order from the connected shop could not be read.',
  },
  unknown: {
    id: 'screens.Reconciliation.causeText.unknown',
    defaultMessage: 'Nothing that is known explains the difference.',
  },
});

export const measureNames = defineMessages<Record<ReportMeasure, NoMessageValues>>({
  orders: { id: 'screens.Reconciliation.measure.orders', defaultMessage: 'Orders' },
  gross: { id: 'screens.Reconciliation.measure.gross', defaultMessage: 'Gross sales' },
  discounts: { id: 'screens.Reconciliation.measure.discounts', defaultMessage: 'Discounts' },
  refunds: { id: 'screens.Reconciliation.measure.refunds', defaultMessage: 'Refunds' },
  netSales: { id: 'screens.Reconciliation.measure.netSales', defaultMessage: 'Net sales' },
  shipping: { id: 'screens.Reconciliation.measure.shipping', defaultMessage: 'Shipping' },
  vat: { id: 'screens.Reconciliation.measure.vat', defaultMessage: 'VAT' },
});

export const orderMessages = defineMessages<{
  causesTitle: NoMessageValues;
  causesSubtitle: NoMessageValues;
  cause: NoMessageValues;
  orders: NoMessageValues;
  amount: NoMessageValues;
  amountUnknown: { count: number };
  allTie: NoMessageValues;
  allTieText: NoMessageValues;
  title: NoMessageValues;
  order: NoMessageValues;
  goods: NoMessageValues;
  tip: NoMessageValues;
  counted: NoMessageValues;
  total: NoMessageValues;
  difference: NoMessageValues;
  ordersErrorTitle: NoMessageValues;
  noneTitle: NoMessageValues;
  noneText: NoMessageValues;
  noTotals: NoMessageValues;
  noTotalsText: NoMessageValues;
}>({
  causesTitle: { id: 'screens.Reconciliation.causes.title', defaultMessage: 'What does not tie' },
  causesSubtitle: {
    id: 'screens.Reconciliation.causes.subtitle',
    defaultMessage: 'The total of the platform minus what is counted',
  },
  cause: { id: 'screens.Reconciliation.causes.cause', defaultMessage: 'Cause' },
  orders: { id: 'screens.Reconciliation.causes.orders', defaultMessage: 'Orders' },
  amount: { id: 'screens.Reconciliation.causes.amount', defaultMessage: 'Amount' },
  amountUnknown: {
    id: 'screens.Reconciliation.causes.amountUnknown',
    defaultMessage: '{count, plural, one {not known for # order} other {not known for # orders}}',
  },
  allTie: { id: 'screens.Reconciliation.causes.allTie', defaultMessage: 'Everything ties' },
  allTieText: {
    id: 'screens.Reconciliation.causes.allTieText',
    defaultMessage: 'Every order whose total is known adds up to it.',
  },
  noTotals: { id: 'screens.Reconciliation.causes.noTotals', defaultMessage: 'No totals to compare with yet' },
  noTotalsText: {
    id: 'screens.Reconciliation.causes.noTotalsText',
    defaultMessage:
      'No file and no connected shop has given the total of an order. Import an export that has it, or enter the totals of a month below.',
  },
  title: { id: 'screens.Reconciliation.orders.title', defaultMessage: 'Orders that do not tie' },
  order: { id: 'screens.Reconciliation.orders.order', defaultMessage: 'Order' },
  goods: { id: 'screens.Reconciliation.orders.goods', defaultMessage: 'Items and fees' },
  tip: { id: 'screens.Reconciliation.orders.tip', defaultMessage: 'Tips' },
  counted: { id: 'screens.Reconciliation.orders.counted', defaultMessage: 'Counted' },
  total: { id: 'screens.Reconciliation.orders.total', defaultMessage: 'Platform’s total' },
  difference: { id: 'screens.Reconciliation.orders.difference', defaultMessage: 'Difference' },
  ordersErrorTitle: {
    id: 'screens.Reconciliation.orders.errorTitle',
    defaultMessage: 'The orders could not be loaded',
  },
  noneTitle: { id: 'screens.Reconciliation.orders.noneTitle', defaultMessage: 'No such orders' },
  noneText: { id: 'screens.Reconciliation.orders.noneText', defaultMessage: 'No order has this cause.' },
});

export const monthMessages = defineMessages<{
  title: NoMessageValues;
  subtitle: NoMessageValues;
  month: NoMessageValues;
  own: NoMessageValues;
  report: NoMessageValues;
  difference: NoMessageValues;
  unexplained: NoMessageValues;
  noReport: NoMessageValues;
  same: NoMessageValues;
  dialogTitle: { month: string };
  dialogLead: NoMessageValues;
  measure: NoMessageValues;
  causes: NoMessageValues;
  amountNotKnown: NoMessageValues;
  countOf: { count: number };
  close: NoMessageValues;
  entered: { when: string; who: string };
  enterReport: NoMessageValues;
  importReport: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
}>({
  title: { id: 'screens.Reconciliation.months.title', defaultMessage: 'Months next to the platform’s report' },
  subtitle: {
    id: 'screens.Reconciliation.months.subtitle',
    defaultMessage: 'Net sales, without VAT and shipping. Open a month for all totals and what explains a difference.',
  },
  month: { id: 'screens.Reconciliation.months.month', defaultMessage: 'Month' },
  own: { id: 'screens.Reconciliation.months.own', defaultMessage: 'Counted' },
  report: { id: 'screens.Reconciliation.months.report', defaultMessage: 'Report' },
  difference: { id: 'screens.Reconciliation.months.difference', defaultMessage: 'Difference' },
  unexplained: { id: 'screens.Reconciliation.months.unexplained', defaultMessage: 'Not explained' },
  noReport: { id: 'screens.Reconciliation.months.noReport', defaultMessage: 'no report' },
  same: { id: 'screens.Reconciliation.months.same', defaultMessage: 'No difference' },
  dialogTitle: { id: 'screens.Reconciliation.month.title', defaultMessage: 'Totals of {month}' },
  dialogLead: {
    id: 'screens.Reconciliation.month.lead',
    defaultMessage: 'A difference is the report minus what is counted. It is the sum of its causes and the rest.',
  },
  measure: { id: 'screens.Reconciliation.month.measure', defaultMessage: 'Total' },
  causes: { id: 'screens.Reconciliation.month.causes', defaultMessage: 'What explains it' },
  amountNotKnown: { id: 'screens.Reconciliation.month.amountNotKnown', defaultMessage: 'amount not known' },
  countOf: {
    id: 'screens.Reconciliation.month.countOf',
    defaultMessage: '{count, plural, one {# order} other {# orders}}',
  },
  close: { id: 'screens.Reconciliation.month.close', defaultMessage: 'Close' },
  entered: { id: 'screens.Reconciliation.month.entered', defaultMessage: 'Report entered on {when}, {who}' },
  enterReport: { id: 'screens.Reconciliation.months.enter', defaultMessage: 'Enter a report' },
  importReport: { id: 'screens.Reconciliation.months.import', defaultMessage: 'Import a report' },
  emptyTitle: { id: 'screens.Reconciliation.months.emptyTitle', defaultMessage: 'No months yet' },
  emptyText: {
    id: 'screens.Reconciliation.months.emptyText',
    defaultMessage: 'The months of your orders appear here.',
  },
});
