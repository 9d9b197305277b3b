import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  sessionEnded: { id: 'app.notice.sessionEnded', defaultMessage: 'Your session has ended. Please log in again.' },
  logoutUnconfirmed: {
    id: 'app.notice.logoutUnconfirmed',
    defaultMessage:
      'You are logged out here, but the server could not be told. The session there ends by itself after some days.',
  },
});
