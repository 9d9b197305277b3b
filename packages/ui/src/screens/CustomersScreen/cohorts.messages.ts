import { defineMessages, type NoMessageValues } from 'react-intl';

export const cohortMessages = defineMessages<{
  title: NoMessageValues;
  ruleRetention: NoMessageValues;
  ruleContribution: NoMessageValues;
  show: NoMessageValues;
  retention: NoMessageValues;
  contribution: NoMessageValues;
  month: NoMessageValues;
  customers: NoMessageValues;
  monthOf: { month: number };
  expected: NoMessageValues;
  currency: { currency: string };
  running: { month: string };
  soFar: NoMessageValues;
  notKnown: NoMessageValues;
  none: NoMessageValues;
}>({
  title: { id: 'screens.Customers.cohorts.title', defaultMessage: 'Customers by month of their first order' },
  ruleRetention: {
    id: 'screens.Customers.cohorts.ruleRetention',
    defaultMessage:
      'Of the customers who first ordered in a month, the percentage who ordered again in each month after it. Customers from before your first data count as new in its first months.',
  },
  ruleContribution: {
    id: 'screens.Customers.cohorts.ruleContribution',
    defaultMessage:
      'What remained of the orders of a customer on average up to the end of each month, after all costs, before ads. The last column adds what is expected of the months that are not over.',
  },
  show: { id: 'screens.Customers.cohorts.show', defaultMessage: 'Show' },
  retention: { id: 'screens.Customers.cohorts.retention', defaultMessage: 'Ordered again' },
  contribution: { id: 'screens.Customers.cohorts.contribution', defaultMessage: 'What remains per customer' },
  month: { id: 'screens.Customers.cohorts.month', defaultMessage: 'First order' },
  customers: { id: 'screens.Customers.cohorts.customers', defaultMessage: 'Customers' },
  monthOf: { id: 'screens.Customers.cohorts.monthOf', defaultMessage: 'Month {month, number}' },
  expected: { id: 'screens.Customers.cohorts.expected', defaultMessage: '12 months, expected' },
  currency: { id: 'screens.Customers.cohorts.currency', defaultMessage: 'Amounts in {currency}.' },
  running: { id: 'screens.Customers.cohorts.running', defaultMessage: '… {month} is not over yet.' },
  soFar: { id: 'screens.Customers.cohorts.soFar', defaultMessage: 'so far' },
  notKnown: { id: 'screens.Customers.cohorts.notKnown', defaultMessage: 'not known yet' },
  none: { id: 'screens.Customers.cohorts.none', defaultMessage: 'No months to show yet.' },
});
