import { defineMessages, type NoMessageValues } from 'react-intl';

export const valueMessages = defineMessages<{
  title: NoMessageValues;
  text: { value: string };
  method: NoMessageValues;
  testTitle: NoMessageValues;
  testText: { error: string };
  testLater: { month: string };
  month: NoMessageValues;
  customers: NoMessageValues;
  predicted: NoMessageValues;
  actual: NoMessageValues;
  difference: NoMessageValues;
}>({
  title: { id: 'screens.Customers.value.title', defaultMessage: 'What a customer is worth in 12 months' },
  text: {
    id: 'screens.Customers.value.text',
    defaultMessage:
      'The orders of a new customer should leave {value} in the first 12 months, after all costs, before ads.',
  },
  method: {
    id: 'screens.Customers.value.method',
    defaultMessage:
      'Calculated by the additive method (Wüthrich and Merz, 2008): for each of the 12 months the average of all customers who have completed it, then their sum.',
  },
  testTitle: { id: 'screens.Customers.value.testTitle', defaultMessage: 'Expected and actual' },
  testText: {
    id: 'screens.Customers.value.testText',
    defaultMessage:
      'Expected at the end of the month of the first order, based on what was known then. On average, it was off by {error}.',
  },
  testLater: {
    id: 'screens.Customers.value.testLater',
    defaultMessage: 'From {month} on, you’ll see expected and actual values here.',
  },
  month: { id: 'screens.Customers.value.month', defaultMessage: 'First order' },
  customers: { id: 'screens.Customers.value.customers', defaultMessage: 'Customers' },
  predicted: { id: 'screens.Customers.value.predicted', defaultMessage: 'Expected' },
  actual: { id: 'screens.Customers.value.actual', defaultMessage: 'Actual' },
  difference: { id: 'screens.Customers.value.difference', defaultMessage: 'Difference' },
});
