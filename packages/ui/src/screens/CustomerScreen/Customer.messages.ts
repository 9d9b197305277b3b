import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: { pseudonym: string };
  untitled: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  notFoundTitle: NoMessageValues;
  notFoundText: NoMessageValues;
  back: NoMessageValues;
  since: { month: string };
  orders: NoMessageValues;
  lastOn: { day: string };
  netSales: NoMessageValues;
  contribution: NoMessageValues;
  afterCosts: NoMessageValues;
  daysBetween: NoMessageValues;
  days: { days: number };
  median: NoMessageValues;
  oneOrder: NoMessageValues;
  list: NoMessageValues;
  order: NoMessageValues;
  kind: NoMessageValues;
  kindOrder: NoMessageValues;
  kindRefund: NoMessageValues;
  kindOther: NoMessageValues;
  day: NoMessageValues;
  erased: NoMessageValues;
  export: NoMessageValues;
  erase: NoMessageValues;
  eraseTitle: { pseudonym: string };
  eraseText: NoMessageValues;
  eraseFailed: NoMessageValues;
}>({
  title: { id: 'screens.Customer.title', defaultMessage: 'Customer {pseudonym}' },
  untitled: { id: 'screens.Customer.untitled', defaultMessage: 'Customer' },
  loading: { id: 'screens.Customer.loading', defaultMessage: 'Loading the customer…' },
  errorTitle: { id: 'screens.Customer.errorTitle', defaultMessage: 'The customer could not be loaded' },
  notFoundTitle: { id: 'screens.Customer.notFoundTitle', defaultMessage: 'There is no such customer' },
  notFoundText: {
    id: 'screens.Customer.notFoundText',
    defaultMessage: 'Perhaps their orders were cancelled, or belong to another customer now.',
  },
  back: { id: 'screens.Customer.back', defaultMessage: 'Customers' },
  since: { id: 'screens.Customer.since', defaultMessage: 'First order in {month}' },
  orders: { id: 'screens.Customer.orders', defaultMessage: 'Orders' },
  lastOn: { id: 'screens.Customer.lastOn', defaultMessage: 'The last one on {day}' },
  netSales: { id: 'screens.Customer.netSales', defaultMessage: 'Net sales' },
  contribution: { id: 'screens.Customer.contribution', defaultMessage: 'What remains' },
  afterCosts: { id: 'screens.Customer.afterCosts', defaultMessage: 'After all costs of the orders, before ads' },
  daysBetween: { id: 'screens.Customer.daysBetween', defaultMessage: 'Between two orders' },
  days: { id: 'screens.Customer.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
  median: { id: 'screens.Customer.median', defaultMessage: 'Half of the times are shorter' },
  oneOrder: { id: 'screens.Customer.oneOrder', defaultMessage: 'Only one order so far' },
  list: { id: 'screens.Customer.list', defaultMessage: 'Orders of the customer' },
  order: { id: 'screens.Customer.order', defaultMessage: 'Order' },
  kind: { id: 'screens.Customer.kind', defaultMessage: 'Type' },
  kindOrder: { id: 'screens.Customer.kindOrder', defaultMessage: 'Order' },
  kindRefund: { id: 'screens.Customer.kindRefund', defaultMessage: 'Refund' },
  kindOther: { id: 'screens.Customer.kindOther', defaultMessage: 'Not counted' },
  day: { id: 'screens.Customer.day', defaultMessage: 'Date' },
  erased: { id: 'screens.Customer.erased', defaultMessage: 'Personal data erased' },
  export: { id: 'screens.Customer.export', defaultMessage: 'Export data' },
  erase: { id: 'screens.Customer.erase', defaultMessage: 'Erase personal data' },
  eraseTitle: { id: 'screens.Customer.eraseTitle', defaultMessage: 'Erase the personal data of customer {pseudonym}?' },
  eraseText: {
    id: 'screens.Customer.eraseText',
    defaultMessage:
      'What identifies the customer in your orders is replaced, even if the same orders are imported again. Orders and amounts stay, and the customer gets a new pseudonym. This cannot be undone.',
  },
  eraseFailed: {
    id: 'screens.Customer.eraseFailed',
    defaultMessage: 'The data could not be erased. Please try again.',
  },
});
