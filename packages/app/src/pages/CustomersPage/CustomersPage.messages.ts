import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  exportFailed: {
    id: 'app.customers.exportFailed',
    defaultMessage: 'The customers could not be exported. Please try again.',
  },
});
