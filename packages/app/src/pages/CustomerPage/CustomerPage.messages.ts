import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  exportFailed: {
    id: 'app.customer.exportFailed',
    defaultMessage: 'The customer’s data could not be exported. Please try again.',
  },
});
