import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  exportFailed: {
    id: 'app.channels.exportFailed',
    defaultMessage: 'The channels could not be exported. Please try again.',
  },
});
