import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  storageRefused: {
    id: 'app.notice.storageRefused',
    defaultMessage: 'Your browser does not let us save anything. You stay logged in only until you close this page.',
  },
});
