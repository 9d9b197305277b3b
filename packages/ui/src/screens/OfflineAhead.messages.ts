import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  text: {
    id: 'screens.OfflineAhead.text',
    defaultMessage:
      'You are offline. What you type stays here, and what you send goes out when you are connected again.',
  },
});
