import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  languageNotLoaded: {
    id: 'app.notice.languageNotLoaded',
    defaultMessage: 'The language could not be loaded. Check your connection and choose it again.',
  },
});
