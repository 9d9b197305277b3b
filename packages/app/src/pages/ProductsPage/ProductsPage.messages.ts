import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  exportFailed: {
    id: 'app.products.exportFailed',
    defaultMessage: 'The products could not be exported. Please try again.',
  },
});
