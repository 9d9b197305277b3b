import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  allocationFailed: {
    id: 'app.products.allocationFailed',
    defaultMessage: 'How order costs are shared could not be changed. Please try again.',
  },
  exportFailed: {
    id: 'app.products.exportFailed',
    defaultMessage: 'The products could not be exported. Please try again.',
  },
});
