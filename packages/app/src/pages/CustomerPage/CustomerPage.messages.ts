import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  exportFailed: {
    id: 'app.customer.exportFailed',
    defaultMessage: 'The data of the customer could not be exported. Please try again.',
  },
});
