import { defineMessages, type NoMessageValues } from 'react-intl';

export const segmentMessages = defineMessages<{
  title: NoMessageValues;
  rule: { day: string };
  segment: NoMessageValues;
  customers: NoMessageValues;
  share: NoMessageValues;
  list: NoMessageValues;
  listRule: NoMessageValues;
  filter: NoMessageValues;
  every: NoMessageValues;
  customer: NoMessageValues;
  firstOn: NoMessageValues;
  lastOn: NoMessageValues;
  orders: NoMessageValues;
  netSales: NoMessageValues;
  contribution: NoMessageValues;
  noneTitle: NoMessageValues;
  noneText: NoMessageValues;
  errorTitle: NoMessageValues;
}>({
  title: { id: 'screens.Customers.segments.title', defaultMessage: 'Segments' },
  rule: {
    id: 'screens.Customers.segments.rule',
    defaultMessage:
      'By how recently, how often and for how much customers ordered (RFM), up to {day}. Net sales and what remains cover all their orders.',
  },
  segment: { id: 'screens.Customers.segments.segment', defaultMessage: 'Segment' },
  customers: { id: 'screens.Customers.segments.customers', defaultMessage: 'Customers' },
  share: { id: 'screens.Customers.segments.share', defaultMessage: 'Share' },
  list: { id: 'screens.Customers.segments.list', defaultMessage: 'Customers' },
  listRule: {
    id: 'screens.Customers.segments.listRule',
    defaultMessage: 'Customers have pseudonyms here: email addresses and names appear only in their orders.',
  },
  filter: { id: 'screens.Customers.segments.filter', defaultMessage: 'Segment' },
  every: { id: 'screens.Customers.segments.every', defaultMessage: 'All' },
  customer: { id: 'screens.Customers.segments.customer', defaultMessage: 'Customer' },
  firstOn: { id: 'screens.Customers.segments.firstOn', defaultMessage: 'First order' },
  lastOn: { id: 'screens.Customers.segments.lastOn', defaultMessage: 'Last order' },
  orders: { id: 'screens.Customers.segments.orders', defaultMessage: 'Orders' },
  netSales: { id: 'screens.Customers.segments.netSales', defaultMessage: 'Net sales' },
  contribution: { id: 'screens.Customers.segments.contribution', defaultMessage: 'What remains' },
  noneTitle: { id: 'screens.Customers.segments.noneTitle', defaultMessage: 'No customers here' },
  noneText: { id: 'screens.Customers.segments.noneText', defaultMessage: 'No customer belongs to this segment.' },
  errorTitle: { id: 'screens.Customers.segments.errorTitle', defaultMessage: 'The list could not be loaded' },
});
