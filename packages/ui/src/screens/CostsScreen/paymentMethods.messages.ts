import { defineMessages, type NoMessageValues } from 'react-intl';

export const paymentMethodMessages = defineMessages<{
  label: NoMessageValues;
  all: NoMessageValues;
  choice: { name: string; sales: string };
  hint: NoMessageValues;
}>({
  label: { id: 'screens.Costs.paymentMethod.label', defaultMessage: 'For payments by' },
  all: { id: 'screens.Costs.paymentMethod.all', defaultMessage: 'All payment methods' },
  choice: { id: 'screens.Costs.paymentMethod.choice', defaultMessage: '{name} ({sales} in sales)' },
  hint: {
    id: 'screens.Costs.paymentMethod.hint',
    defaultMessage: 'A rule for one method takes precedence over the rule for all.',
  },
});
