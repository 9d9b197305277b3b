import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  exportFailed: {
    id: 'app.stock.exportFailed',
    defaultMessage: 'The stock could not be exported. Please try again.',
  },
});
