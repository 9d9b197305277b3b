import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  toIntegrations: NoMessageValues;
  unknownTitle: NoMessageValues;
  unknownText: NoMessageValues;
  newCustomers: NoMessageValues;
  returningCustomers: NoMessageValues;
  orderedAgain: NoMessageValues;
  orderedAgainOf: { customers: number; days: number };
  ofCustomers: { customers: number };
  valueTitle: NoMessageValues;
  valueNote: NoMessageValues;
  notYet: { month: string };
  unknown: NoMessageValues;
  compared: { previous: string };
  asBefore: { previous: string };
  periodTitle: NoMessageValues;
  periodRule: NoMessageValues;
  part: NoMessageValues;
  customers: NoMessageValues;
  orders: NoMessageValues;
  netSales: NoMessageValues;
  contribution: NoMessageValues;
  before: NoMessageValues;
  firstOrders: NoMessageValues;
  laterOrders: NoMessageValues;
  noCustomer: NoMessageValues;
  noCustomerNote: NoMessageValues;
  beside: NoMessageValues;
  besideNote: NoMessageValues;
  all: NoMessageValues;
  allNote: NoMessageValues;
}>({
  title: { id: 'screens.Customers.title', defaultMessage: 'Customers' },
  loading: { id: 'screens.Customers.loading', defaultMessage: 'Loading the customers…' },
  errorTitle: { id: 'screens.Customers.errorTitle', defaultMessage: 'The customers could not be loaded' },
  emptyTitle: { id: 'screens.Customers.emptyTitle', defaultMessage: 'No customers yet' },
  emptyText: {
    id: 'screens.Customers.emptyText',
    defaultMessage: 'Import your orders to see which customers pay off.',
  },
  toIntegrations: { id: 'screens.Customers.toIntegrations', defaultMessage: 'Import orders' },
  unknownTitle: { id: 'screens.Customers.unknownTitle', defaultMessage: 'Your orders name no customers' },
  unknownText: {
    id: 'screens.Customers.unknownText',
    defaultMessage: 'Import them with a column that has the email address, name or number of each customer.',
  },
  newCustomers: { id: 'screens.Customers.newCustomers', defaultMessage: 'New customers' },
  returningCustomers: { id: 'screens.Customers.returningCustomers', defaultMessage: 'Returning customers' },
  orderedAgain: { id: 'screens.Customers.orderedAgain', defaultMessage: 'Ordered again' },
  orderedAgainOf: {
    id: 'screens.Customers.orderedAgainOf',
    defaultMessage:
      '{customers, plural, one {# customer in all} other {# customers in all}}; median time between orders: {days, plural, one {# day} other {# days}}',
  },
  ofCustomers: {
    id: 'screens.Customers.ofCustomers',
    defaultMessage: '{customers, plural, one {Of # customer} other {Of # customers}}',
  },
  valueTitle: { id: 'screens.Customers.valueTitle', defaultMessage: 'Value in 12 months' },
  valueNote: { id: 'screens.Customers.valueNote', defaultMessage: 'Expected from a new customer' },
  notYet: { id: 'screens.Customers.notYet', defaultMessage: 'Not enough history yet: from {month} on' },
  unknown: { id: 'screens.Customers.unknown', defaultMessage: 'Not known yet' },
  compared: { id: 'screens.Customers.compared', defaultMessage: '({previous} before)' },
  asBefore: { id: 'screens.Customers.asBefore', defaultMessage: 'As before: {previous}' },
  periodTitle: { id: 'screens.Customers.periodTitle', defaultMessage: 'New and returning customers' },
  periodRule: {
    id: 'screens.Customers.periodRule',
    defaultMessage:
      'What remains after all costs of the orders, before ads. The first order of a customer counts as new, each later one as returning; returns count with their order. Cancelled orders are not counted.',
  },
  part: { id: 'screens.Customers.part', defaultMessage: 'Customers' },
  customers: { id: 'screens.Customers.customers', defaultMessage: 'Number' },
  orders: { id: 'screens.Customers.orders', defaultMessage: 'Orders' },
  netSales: { id: 'screens.Customers.netSales', defaultMessage: 'Net sales' },
  contribution: { id: 'screens.Customers.contribution', defaultMessage: 'What remains' },
  before: { id: 'screens.Customers.before', defaultMessage: 'Compared period' },
  firstOrders: { id: 'screens.Customers.firstOrders', defaultMessage: 'First orders' },
  laterOrders: { id: 'screens.Customers.laterOrders', defaultMessage: 'Later orders' },
  noCustomer: { id: 'screens.Customers.noCustomer', defaultMessage: 'Orders without a customer' },
  noCustomerNote: { id: 'screens.Customers.noCustomerNote', defaultMessage: 'They do not name a customer' },
  beside: { id: 'screens.Customers.beside', defaultMessage: 'Ads and fixed costs' },
  besideNote: { id: 'screens.Customers.besideNote', defaultMessage: 'They belong to no order' },
  all: { id: 'screens.Customers.all', defaultMessage: 'All' },
  allNote: { id: 'screens.Customers.allNote', defaultMessage: 'As on the overview' },
});
