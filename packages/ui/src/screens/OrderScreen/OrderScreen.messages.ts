import { defineMessages, type NoMessageValues } from 'react-intl';
import type { OrderKind } from '@adaos/domain';

export const titleMessages = defineMessages<Record<OrderKind, { number: string }>>({
  order: { id: 'screens.Order.titleOrder', defaultMessage: 'Order {number}' },
  refund: { id: 'screens.Order.titleRefund', defaultMessage: 'Refund {number}' },
  adjustment: { id: 'screens.Order.titleAdjustment', defaultMessage: 'Stock adjustment {number}' },
});

export const messages = defineMessages<{
  title: NoMessageValues;
  back: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  notFoundTitle: NoMessageValues;
  notFoundText: NoMessageValues;
  netSales: NoMessageValues;
  netProfit: NoMessageValues;
  notKnown: NoMessageValues;
  profitNote: NoMessageValues;
  missing: { costs: string };
  alsoMissing: { costs: string };
  seeCosts: NoMessageValues;
  customer: NoMessageValues;
  country: NoMessageValues;
  totals: NoMessageValues;
  profitUnknown: NoMessageValues;
  buyer: NoMessageValues;
  fraud: NoMessageValues;
  lines: { lines: number };
  linesLabel: NoMessageValues;
  noLines: NoMessageValues;
  columnName: NoMessageValues;
  columnSku: NoMessageValues;
  columnQuantity: NoMessageValues;
  columnUnitPrice: NoMessageValues;
  columnGoodsCost: NoMessageValues;
  columnAmount: NoMessageValues;
  unnamed: NoMessageValues;
}>({
  title: { id: 'screens.Order.title', defaultMessage: 'Order' },
  back: { id: 'screens.Order.back', defaultMessage: 'Back to the orders' },
  loading: { id: 'screens.Order.loading', defaultMessage: 'Loading the order…' },
  errorTitle: { id: 'screens.Order.errorTitle', defaultMessage: 'The order could not be loaded' },
  notFoundTitle: { id: 'screens.Order.notFoundTitle', defaultMessage: 'There is no such order' },
  notFoundText: {
    id: 'screens.Order.notFoundText',
    defaultMessage: 'It may belong to another shop, or its address was cut short.',
  },
  netSales: { id: 'screens.Order.netSales', defaultMessage: 'Net sales' },
  netProfit: { id: 'screens.Order.netProfit', defaultMessage: 'Net profit' },
  notKnown: { id: 'screens.Order.notKnown', defaultMessage: 'Not known yet' },
  profitNote: { id: 'screens.Order.profitNote', defaultMessage: 'Before ads, which belong to no single order.' },
  missing: {
    id: 'screens.Order.missing',
    defaultMessage: 'Costs not fully known: {costs}. What is not known is not taken off the profit.',
  },
  alsoMissing: { id: 'screens.Order.alsoMissing', defaultMessage: 'Also not fully known: {costs}.' },
  seeCosts: { id: 'screens.Order.seeCosts', defaultMessage: 'See the costs' },
  customer: { id: 'screens.Order.customer', defaultMessage: 'Customer' },
  country: { id: 'screens.Order.country', defaultMessage: 'Country' },
  totals: { id: 'screens.Order.totals', defaultMessage: 'What remained' },
  profitUnknown: { id: 'screens.Order.profitUnknown', defaultMessage: 'What the goods cost is missing.' },
  buyer: { id: 'screens.Order.buyer', defaultMessage: 'Buyer' },
  fraud: { id: 'screens.Order.fraud', defaultMessage: 'Was it fraud?' },
  lines: { id: 'screens.Order.lines', defaultMessage: '{lines, plural, one {# line} other {# lines}}' },
  linesLabel: { id: 'screens.Order.linesLabel', defaultMessage: 'Lines of the order' },
  noLines: { id: 'screens.Order.noLines', defaultMessage: 'The items of this order are not known' },
  columnName: { id: 'screens.Order.columnName', defaultMessage: 'Product' },
  columnSku: { id: 'screens.Order.columnSku', defaultMessage: 'SKU' },
  columnQuantity: { id: 'screens.Order.columnQuantity', defaultMessage: 'Quantity' },
  columnUnitPrice: { id: 'screens.Order.columnUnitPrice', defaultMessage: 'Unit price' },
  columnGoodsCost: { id: 'screens.Order.columnGoodsCost', defaultMessage: 'Goods cost' },
  columnAmount: { id: 'screens.Order.columnAmount', defaultMessage: 'Amount' },
  unnamed: { id: 'screens.Order.unnamed', defaultMessage: 'Without a name' },
});
