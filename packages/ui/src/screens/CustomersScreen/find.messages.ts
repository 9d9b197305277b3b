import { defineMessages, type NoMessageValues } from 'react-intl';

export const findMessages = defineMessages<{
  title: NoMessageValues;
  text: NoMessageValues;
  label: NoMessageValues;
  find: NoMessageValues;
  required: NoMessageValues;
  failed: NoMessageValues;
}>({
  title: { id: 'screens.Customers.find.title', defaultMessage: 'Customer requests' },
  text: {
    id: 'screens.Customers.find.text',
    defaultMessage: 'When a customer asks for their data or for its deletion, find them as they appear in your orders.',
  },
  label: { id: 'screens.Customers.find.label', defaultMessage: 'Email address, name or number' },
  find: { id: 'screens.Customers.find.find', defaultMessage: 'Find' },
  required: {
    id: 'screens.Customers.find.required',
    defaultMessage: 'Enter the customer’s email address, name or number.',
  },
  failed: { id: 'screens.Customers.find.failed', defaultMessage: 'No order has this name, email address or number.' },
});
