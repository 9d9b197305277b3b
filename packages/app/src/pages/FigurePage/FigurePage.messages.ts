import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  exportFailed: {
    id: 'app.figure.exportFailed',
    defaultMessage: 'The orders could not be exported. Please try again.',
  },
});
