import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  back: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  notFound: NoMessageValues;
  notFoundText: NoMessageValues;
  units: NoMessageValues;
  netSales: NoMessageValues;
  discountsWere: { amount: string };
  remains: NoMessageValues;
  marginIs: { margin: string };
  returns: NoMessageValues;
  returnsOf: { returned: number; orders: number };
  noOrders: NoMessageValues;
  stock: NoMessageValues;
  stockDays: { days: number };
  stockUnits: { units: string };
  notKnown: NoMessageValues;
  chart: NoMessageValues;
  history: NoMessageValues;
  historyNote: NoMessageValues;
  month: NoMessageValues;
  columnUnits: NoMessageValues;
  discounts: NoMessageValues;
  goodsCost: NoMessageValues;
  orderCosts: NoMessageValues;
  soldWith: NoMessageValues;
  soldWithNote: NoMessageValues;
  soldAlone: NoMessageValues;
  ordersWith: { orders: number };
  reasons: NoMessageValues;
  noReasons: NoMessageValues;
  reasonCount: { count: number; share: string };
  costs: NoMessageValues;
  noCosts: NoMessageValues;
  costFrom: { cost: string; day: string };
  withdrawn: NoMessageValues;
  toCosts: NoMessageValues;
  writeAd: NoMessageValues;
  inStore: { platform: string };
}>({
  title: { id: 'screens.Product.title', defaultMessage: 'Product' },
  back: { id: 'screens.Product.back', defaultMessage: 'Back to the products' },
  loading: { id: 'screens.Product.loading', defaultMessage: 'Loading the product…' },
  errorTitle: { id: 'screens.Product.errorTitle', defaultMessage: 'The product could not be loaded' },
  notFound: { id: 'screens.Product.notFound', defaultMessage: 'No such product' },
  notFoundText: {
    id: 'screens.Product.notFoundText',
    defaultMessage: 'None of your orders has a product with this code.',
  },
  units: { id: 'screens.Product.units', defaultMessage: 'Units sold' },
  netSales: { id: 'screens.Product.netSales', defaultMessage: 'Net sales' },
  discountsWere: { id: 'screens.Product.discountsWere', defaultMessage: 'Discounts: {amount}' },
  remains: { id: 'screens.Product.remains', defaultMessage: 'What remains' },
  marginIs: { id: 'screens.Product.marginIs', defaultMessage: 'Margin: {margin}' },
  returns: { id: 'screens.Product.returns', defaultMessage: 'Orders that came back' },
  returnsOf: {
    id: 'screens.Product.returnsOf',
    defaultMessage: '{returned, number} of {orders, plural, one {# order} other {# orders}}',
  },
  noOrders: { id: 'screens.Product.noOrders', defaultMessage: 'Not ordered in this period' },
  stock: { id: 'screens.Product.stock', defaultMessage: 'Stock lasts' },
  stockDays: { id: 'screens.Product.stockDays', defaultMessage: '{days, plural, one {# day} other {# days}}' },
  stockUnits: { id: 'screens.Product.stockUnits', defaultMessage: '{units} in stock' },
  notKnown: { id: 'screens.Product.notKnown', defaultMessage: 'not known' },
  chart: { id: 'screens.Product.chart', defaultMessage: 'What remained, by month' },
  history: { id: 'screens.Product.history', defaultMessage: 'By month' },
  historyNote: { id: 'screens.Product.historyNote', defaultMessage: 'Open a month to see its orders.' },
  month: { id: 'screens.Product.month', defaultMessage: 'Month' },
  columnUnits: { id: 'screens.Product.columnUnits', defaultMessage: 'Units' },
  discounts: { id: 'screens.Product.discounts', defaultMessage: 'Discounts' },
  goodsCost: { id: 'screens.Product.goodsCost', defaultMessage: 'Cost of goods' },
  orderCosts: { id: 'screens.Product.orderCosts', defaultMessage: 'Order costs' },
  soldWith: { id: 'screens.Product.soldWith', defaultMessage: 'Often sold with' },
  soldWithNote: { id: 'screens.Product.soldWithNote', defaultMessage: 'In the last 1,000 orders of the period' },
  soldAlone: { id: 'screens.Product.soldAlone', defaultMessage: 'Its orders had no other product.' },
  ordersWith: { id: 'screens.Product.ordersWith', defaultMessage: '{orders, plural, one {# order} other {# orders}}' },
  reasons: { id: 'screens.Product.reasons', defaultMessage: 'Why it came back' },
  noReasons: { id: 'screens.Product.noReasons', defaultMessage: 'No order says why it came back.' },
  reasonCount: { id: 'screens.Product.reasonCount', defaultMessage: '{count, number} ({share})' },
  costs: { id: 'screens.Product.costs', defaultMessage: 'What one unit costs' },
  noCosts: { id: 'screens.Product.noCosts', defaultMessage: 'No cost of its own: your rules apply.' },
  costFrom: { id: 'screens.Product.costFrom', defaultMessage: '{cost}, from {day}' },
  withdrawn: { id: 'screens.Product.withdrawn', defaultMessage: 'Taken back' },
  toCosts: { id: 'screens.Product.toCosts', defaultMessage: 'Go to the costs' },
  writeAd: { id: 'screens.Product.writeAd', defaultMessage: 'Write an ad' },
  inStore: { id: 'screens.Product.inStore', defaultMessage: 'Open in {platform}' },
});
