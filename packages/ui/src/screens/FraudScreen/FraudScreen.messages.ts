import type { FraudLossPart } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  importOrders: NoMessageValues;
  seeAlerts: NoMessageValues;
  settings: NoMessageValues;
  alerts: NoMessageValues;
  returns: NoMessageValues;
  more: { last: number };
  fewer: { last: number };
  same: NoMessageValues;
  rate: NoMessageValues;
  rateNote: { fraud: number; total: number };
  rateNotePart: { fraud: number; total: number; checked: number };
  rateUnknown: NoMessageValues;
  loss: NoMessageValues;
  lossNote: NoMessageValues;
  lossUnknown: NoMessageValues;
  lossAtLeast: NoMessageValues;
  toCosts: NoMessageValues;
  notKnown: NoMessageValues;
  below: NoMessageValues;
  above: NoMessageValues;
  watch: NoMessageValues;
  belowText: { rate: string; threshold: string };
  aboveText: { rate: string; threshold: string };
  pie: NoMessageValues;
  pieNote: NoMessageValues;
  uncheckedOrders: NoMessageValues;
  unchecked: NoMessageValues;
  safe: NoMessageValues;
  fraud: NoMessageValues;
  trend: NoMessageValues;
  returnsName: NoMessageValues;
}>({
  title: { id: 'screens.Fraud.title', defaultMessage: 'Fraud and returns' },
  loading: { id: 'screens.Fraud.loading', defaultMessage: 'Loading fraud and returns…' },
  errorTitle: { id: 'screens.Fraud.errorTitle', defaultMessage: 'Fraud and returns could not be loaded' },
  emptyTitle: { id: 'screens.Fraud.emptyTitle', defaultMessage: 'Nothing to check yet' },
  emptyText: {
    id: 'screens.Fraud.emptyText',
    defaultMessage: 'Import your orders to see suspicious orders and returns here, and what they cost you.',
  },
  importOrders: { id: 'screens.Fraud.importOrders', defaultMessage: 'Import orders' },
  seeAlerts: { id: 'screens.Fraud.seeAlerts', defaultMessage: 'See active alerts' },
  settings: { id: 'screens.Fraud.settings', defaultMessage: 'Advanced settings' },
  alerts: { id: 'screens.Fraud.alerts', defaultMessage: 'Fraud alerts this month' },
  returns: { id: 'screens.Fraud.returns', defaultMessage: 'Returns this month' },
  more: { id: 'screens.Fraud.more', defaultMessage: 'more than last month ({last, number})' },
  fewer: { id: 'screens.Fraud.fewer', defaultMessage: 'fewer than last month ({last, number})' },
  same: { id: 'screens.Fraud.same', defaultMessage: 'The same as last month' },
  rate: { id: 'screens.Fraud.rate', defaultMessage: 'Fraud rate' },
  rateNote: {
    id: 'screens.Fraud.rateNote',
    defaultMessage: '{fraud, number} of {total, plural, one {# order} other {# orders}} in 12 months',
  },
  loss: { id: 'screens.Fraud.loss', defaultMessage: 'Total loss' },
  rateNotePart: {
    id: 'screens.Fraud.rateNotePart',
    defaultMessage:
      '{fraud, number} of {total, plural, one {# order} other {# orders}} in 12 months; {checked, plural, one {# could} other {# could}} be checked',
  },
  rateUnknown: {
    id: 'screens.Fraud.rateUnknown',
    defaultMessage:
      'No order of the last 12 months could be checked: they have neither a customer nor addresses. Import orders that include them, connect your shop, or open an order and give your verdict.',
  },
  lossNote: {
    id: 'screens.Fraud.lossNote',
    defaultMessage: 'What fraud orders cost you in 12 months',
  },
  lossUnknown: {
    id: 'screens.Fraud.lossUnknown',
    defaultMessage: 'The cost of goods of these orders is missing.',
  },
  lossAtLeast: { id: 'screens.Fraud.lossAtLeast', defaultMessage: 'At least' },
  toCosts: { id: 'screens.Fraud.toCosts', defaultMessage: 'Enter the cost of goods' },
  notKnown: { id: 'screens.Fraud.notKnown', defaultMessage: 'Not known yet' },
  below: { id: 'screens.Fraud.below', defaultMessage: 'Below your threshold' },
  above: { id: 'screens.Fraud.above', defaultMessage: 'Above your threshold' },
  watch: { id: 'screens.Fraud.watch', defaultMessage: 'Fraud monitoring' },
  belowText: {
    id: 'screens.Fraud.belowText',
    defaultMessage:
      '{rate} of the orders of the last 12 months turned out to be fraud. We alert you when {threshold} of a week’s orders look like fraud.',
  },
  aboveText: {
    id: 'screens.Fraud.aboveText',
    defaultMessage:
      '{rate} of the orders of the last 12 months turned out to be fraud. Your alerts start at {threshold}. Check the active cases below.',
  },
  pie: { id: 'screens.Fraud.pie', defaultMessage: 'Safe and fraudulent orders' },
  pieNote: { id: 'screens.Fraud.pieNote', defaultMessage: 'Shares of all orders of the last 12 months' },
  uncheckedOrders: { id: 'screens.Fraud.uncheckedOrders', defaultMessage: 'Not checked' },
  unchecked: { id: 'screens.Fraud.unchecked', defaultMessage: 'No order could be checked for fraud yet.' },
  safe: { id: 'screens.Fraud.safe', defaultMessage: 'Safe' },
  fraud: { id: 'screens.Fraud.fraud', defaultMessage: 'Fraud' },
  trend: { id: 'screens.Fraud.trend', defaultMessage: 'Returns and fraud, by month' },
  returnsName: { id: 'screens.Fraud.returnsName', defaultMessage: 'Returns' },
});

export const caseMessages = defineMessages<
  Record<'cases' | 'casesEmpty' | 'casesEmptyText' | 'order' | 'time' | 'risk' | 'signs' | 'amount', NoMessageValues> &
    Record<'active' | 'resolved' | 'verdict' | 'judge' | 'openCase' | 'openOrder', NoMessageValues> & {
      judgeOrder: { order: string };
      openCaseOf: { order: string };
    }
>({
  cases: { id: 'screens.Fraud.cases', defaultMessage: 'Fraud cases' },
  casesEmpty: { id: 'screens.Fraud.casesEmpty', defaultMessage: 'No suspicious order' },
  casesEmptyText: {
    id: 'screens.Fraud.casesEmptyText',
    defaultMessage: 'Orders that look like fraud will appear here.',
  },
  order: { id: 'screens.Fraud.order', defaultMessage: 'Order' },
  time: { id: 'screens.Fraud.time', defaultMessage: 'When' },
  risk: { id: 'screens.Fraud.risk', defaultMessage: 'Risk' },
  signs: { id: 'screens.Fraud.signs', defaultMessage: 'Signs' },
  amount: { id: 'screens.Fraud.amount', defaultMessage: 'Amount' },
  active: { id: 'screens.Fraud.active', defaultMessage: 'Active' },
  resolved: { id: 'screens.Fraud.resolved', defaultMessage: 'Resolved' },
  verdict: { id: 'screens.Fraud.verdict', defaultMessage: 'Verdict' },
  judge: { id: 'screens.Fraud.judge', defaultMessage: 'Give a verdict' },
  judgeOrder: { id: 'screens.Fraud.judgeOrder', defaultMessage: 'Give a verdict on order {order}' },
  openCase: { id: 'screens.Fraud.openCase', defaultMessage: 'Open case' },
  openCaseOf: { id: 'screens.Fraud.openCaseOf', defaultMessage: 'Open case: order {order}' },
  openOrder: { id: 'screens.Fraud.openOrder', defaultMessage: 'Open the order' },
});

export const returnMessages = defineMessages<{
  returnsDetail: NoMessageValues;
  returnsPeriod: NoMessageValues;
  returnRate: NoMessageValues;
  returnValue: NoMessageValues;
  averageReturn: NoMessageValues;
  reasons: NoMessageValues;
  reasonsEmpty: NoMessageValues;
  reasonCount: { count: number; share: string };
}>({
  returnsDetail: { id: 'screens.Fraud.returnsDetail', defaultMessage: 'Returns in detail' },
  returnsPeriod: { id: 'screens.Fraud.returnsPeriod', defaultMessage: 'Over the last 12 months' },
  returnRate: { id: 'screens.Fraud.returnRate', defaultMessage: 'Return rate' },
  returnValue: { id: 'screens.Fraud.returnValue', defaultMessage: 'Value of the returns' },
  averageReturn: { id: 'screens.Fraud.averageReturn', defaultMessage: 'Average return value' },
  reasons: { id: 'screens.Fraud.reasons', defaultMessage: 'Top reasons' },
  reasonsEmpty: { id: 'screens.Fraud.reasonsEmpty', defaultMessage: 'No return has a reason yet.' },
  reasonCount: {
    id: 'screens.Fraud.reasonCount',
    defaultMessage: '{count, plural, one {# return} other {# returns}} · {share}',
  },
});

export const signMessages = defineMessages({
  many_orders: { id: 'screens.Fraud.many_orders', defaultMessage: 'Many orders in a short time' },
  high_value: { id: 'screens.Fraud.high_value', defaultMessage: 'Unusually high value' },
  address_differs: { id: 'screens.Fraud.address_differs', defaultMessage: 'Addresses differ' },
  card_changed: { id: 'screens.Fraud.card_changed', defaultMessage: 'Several cards tried' },
  new_customer: { id: 'screens.Fraud.new_customer', defaultMessage: 'New customer' },
  refused_before: { id: 'screens.Fraud.refused_before', defaultMessage: 'Fraud in an earlier order' },
  night: { id: 'screens.Fraud.night', defaultMessage: 'Ordered at night' },
});

export const settingsMessages = defineMessages({
  threshold: { id: 'screens.Fraud.threshold', defaultMessage: 'Alert me when the fraud rate reaches' },
  thresholdHint: {
    id: 'screens.Fraud.thresholdHint',
    defaultMessage: 'Percentage of a week’s orders, from 0 to 100.',
  },
  thresholdWrong: { id: 'screens.Fraud.thresholdWrong', defaultMessage: 'Enter a number from 0 to 100.' },
  save: { id: 'screens.Fraud.save', defaultMessage: 'Save' },
  saveFailed: {
    id: 'screens.Fraud.saveFailed',
    defaultMessage: 'The threshold could not be saved. It has not changed.',
  },
  onlyManagers: {
    id: 'screens.Fraud.onlyManagers',
    defaultMessage: 'Only managers and admins of the shop can change this.',
  },
  onlyOwn: { id: 'screens.Fraud.onlyOwn', defaultMessage: 'Sample data cannot be changed.' },
});

export const lossMessages = defineMessages<
  Record<FraudLossPart, NoMessageValues> &
    Record<'how' | 'title' | 'formula' | 'text' | 'total' | 'close', NoMessageValues>
>({
  how: { id: 'screens.Fraud.lossHow', defaultMessage: 'How it is calculated' },
  title: { id: 'screens.Fraud.lossTitle', defaultMessage: 'How the loss is calculated' },
  formula: {
    id: 'screens.Fraud.lossFormula',
    defaultMessage: 'Loss = goods + shipping + packing + fees + ads, for each order that was fraud',
  },
  text: {
    id: 'screens.Fraud.lossText',
    defaultMessage:
      'The sale itself is not part of the loss: the money came in and was given back, so it counts neither as sales nor as loss. Goods that came back are not lost. If you still have the money of such an order, the loss does not get smaller: the customer’s bank can still take it back.',
  },
  goods: { id: 'screens.Fraud.lossGoods', defaultMessage: 'Goods sent' },
  shipping: { id: 'screens.Fraud.lossShipping', defaultMessage: 'Shipping, there and back' },
  handling: { id: 'screens.Fraud.lossHandling', defaultMessage: 'Packing and handling' },
  fees: { id: 'screens.Fraud.lossFees', defaultMessage: 'Payment and dispute fees' },
  ads: { id: 'screens.Fraud.lossAds', defaultMessage: 'Ads that brought the orders' },
  total: { id: 'screens.Fraud.lossTotal', defaultMessage: 'Loss' },
  close: { id: 'screens.Fraud.lossClose', defaultMessage: 'Close' },
});

export const recordMessages = defineMessages<{
  title: NoMessageValues;
  period: NoMessageValues;
  text: NoMessageValues;
  right: { right: number; judged: number };
  none: NoMessageValues;
  full: NoMessageValues;
  less: { weight: string };
}>({
  title: { id: 'screens.Fraud.signsTitle', defaultMessage: 'How often the signs are right' },
  period: {
    id: 'screens.Fraud.signsPeriod',
    defaultMessage: 'In the cases of the last 12 months whose outcome is known',
  },
  text: {
    id: 'screens.Fraud.signsText',
    defaultMessage:
      'Your verdicts show how reliable each sign is. A sign counts fully while we expect at least one in four of its next cases to be fraud. Below that, it counts less.',
  },
  right: {
    id: 'screens.Fraud.signsRight',
    defaultMessage: 'This sign was right in {right, number} of {judged, plural, one {# case} other {# cases}}',
  },
  none: { id: 'screens.Fraud.signsNone', defaultMessage: 'No case with this sign has an outcome yet' },
  full: { id: 'screens.Fraud.signsFull', defaultMessage: 'Counts fully' },
  less: { id: 'screens.Fraud.signsLess', defaultMessage: 'Counts for {weight}' },
});

export const worstMessages = defineMessages<{
  worstTitle: NoMessageValues;
  worstNote: NoMessageValues;
  worstReturned: { share: string; orders: number };
  worstRemains: { amount: string };
}>({
  worstTitle: { id: 'screens.Fraud.worstTitle', defaultMessage: 'Worst products' },
  worstNote: {
    id: 'screens.Fraud.worstNote',
    defaultMessage: 'Of those that came back most, the last 12 months',
  },
  worstReturned: {
    id: 'screens.Fraud.worstReturned',
    defaultMessage: 'Came back in {share} of {orders, plural, one {# order} other {# orders}}',
  },
  worstRemains: { id: 'screens.Fraud.worstRemains', defaultMessage: 'What remains: {amount}' },
});
