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
  signs: { signs: string };
  openCase: NoMessageValues;
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
  original: NoMessageValues;
  rate: NoMessageValues;
  rateValue: { from: string; rate: string; to: string };
  rateDay: NoMessageValues;
  rateSource: NoMessageValues;
  rateEcb: NoMessageValues;
  rateTyped: NoMessageValues;
}>({
  original: { id: 'screens.Order.original', defaultMessage: 'In its own currency' },
  rate: { id: 'screens.Order.rate', defaultMessage: 'Exchange rate' },
  rateValue: { id: 'screens.Order.rateValue', defaultMessage: '1 {from} = {rate} {to}' },
  rateDay: { id: 'screens.Order.rateDay', defaultMessage: 'Rate of' },
  rateSource: { id: 'screens.Order.rateSource', defaultMessage: 'Source of the rate' },
  rateEcb: { id: 'screens.Order.rateEcb', defaultMessage: 'European Central Bank' },
  rateTyped: { id: 'screens.Order.rateTyped', defaultMessage: 'Typed with the file' },
  title: { id: 'screens.Order.title', defaultMessage: 'Order' },
  back: { id: 'screens.Order.back', defaultMessage: 'Back to the orders' },
  loading: { id: 'screens.Order.loading', defaultMessage: 'Loading the order…' },
  errorTitle: { id: 'screens.Order.errorTitle', defaultMessage: 'The order could not be loaded' },
  notFoundTitle: { id: 'screens.Order.notFoundTitle', defaultMessage: 'This order does not exist' },
  notFoundText: {
    id: 'screens.Order.notFoundText',
    defaultMessage: 'It may belong to another shop, or the address is incomplete.',
  },
  netSales: { id: 'screens.Order.netSales', defaultMessage: 'Net sales' },
  netProfit: { id: 'screens.Order.netProfit', defaultMessage: 'Net profit' },
  notKnown: { id: 'screens.Order.notKnown', defaultMessage: 'Not known yet' },
  profitNote: { id: 'screens.Order.profitNote', defaultMessage: 'Before ads, which belong to no single order.' },
  missing: {
    id: 'screens.Order.missing',
    defaultMessage: 'Incomplete costs: {costs}. Unknown costs are not deducted from the profit.',
  },
  alsoMissing: { id: 'screens.Order.alsoMissing', defaultMessage: 'Also incomplete: {costs}.' },
  seeCosts: { id: 'screens.Order.seeCosts', defaultMessage: 'See the costs' },
  customer: { id: 'screens.Order.customer', defaultMessage: 'Customer' },
  country: { id: 'screens.Order.country', defaultMessage: 'Country' },
  totals: { id: 'screens.Order.totals', defaultMessage: 'What you keep' },
  profitUnknown: { id: 'screens.Order.profitUnknown', defaultMessage: 'The cost of goods is missing.' },
  buyer: { id: 'screens.Order.buyer', defaultMessage: 'Buyer' },
  signs: { id: 'screens.Order.signs', defaultMessage: 'Signs of fraud: {signs}' },
  openCase: { id: 'screens.Order.openCase', defaultMessage: 'Signs, customer and loss' },
  fraud: { id: 'screens.Order.fraud', defaultMessage: 'Was it fraud?' },
  lines: { id: 'screens.Order.lines', defaultMessage: '{lines, plural, one {# item} other {# items}}' },
  linesLabel: { id: 'screens.Order.linesLabel', defaultMessage: 'Items of the order' },
  noLines: { id: 'screens.Order.noLines', defaultMessage: 'We do not know the items of this order' },
  columnName: { id: 'screens.Order.columnName', defaultMessage: 'Product' },
  columnSku: { id: 'screens.Order.columnSku', defaultMessage: 'SKU' },
  columnQuantity: { id: 'screens.Order.columnQuantity', defaultMessage: 'Quantity' },
  columnUnitPrice: { id: 'screens.Order.columnUnitPrice', defaultMessage: 'Unit price' },
  columnGoodsCost: { id: 'screens.Order.columnGoodsCost', defaultMessage: 'Cost of goods' },
  columnAmount: { id: 'screens.Order.columnAmount', defaultMessage: 'Amount' },
  unnamed: { id: 'screens.Order.unnamed', defaultMessage: 'Without a name' },
});
