import { defineMessages, type NoMessageValues } from 'react-intl';

export const findMessages = defineMessages<{
  title: NoMessageValues;
  text: NoMessageValues;
  label: NoMessageValues;
  find: NoMessageValues;
  required: NoMessageValues;
  failed: NoMessageValues;
}>({
  title: { id: 'screens.Customers.find.title', defaultMessage: 'Requests of customers' },
  text: {
    id: 'screens.Customers.find.text',
    defaultMessage: 'When a customer asks for their data, or to be erased: find them by what your orders call them.',
  },
  label: { id: 'screens.Customers.find.label', defaultMessage: 'Email address, name or number' },
  find: { id: 'screens.Customers.find.find', defaultMessage: 'Find' },
  required: { id: 'screens.Customers.find.required', defaultMessage: 'Enter what your orders call the customer.' },
  failed: { id: 'screens.Customers.find.failed', defaultMessage: 'No customer with an order is called so.' },
});
