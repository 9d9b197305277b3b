import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  offline: {
    id: 'app.notice.offline',
    defaultMessage: 'You are offline. What you see may be old, and nothing can be saved until the connection is back.',
  },
  storageRefused: {
    id: 'app.notice.storageRefused',
    defaultMessage:
      'Your browser does not let us remember anything. You stay logged in only until you close this page.',
  },
});
