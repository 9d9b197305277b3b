import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  sessionEnded: { id: 'app.notice.sessionEnded', defaultMessage: 'Your session has ended. Please log in again.' },
  logoutUnconfirmed: {
    id: 'app.notice.logoutUnconfirmed',
    defaultMessage:
      'You are logged out on this device, but we could not reach the server. The session on the server ends by itself in a few days.',
  },
});
