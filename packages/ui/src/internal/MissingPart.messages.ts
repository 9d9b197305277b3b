import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  offline: {
    id: 'ui.MissingPart.offline',
    defaultMessage: 'You are offline. This comes as soon as the connection is back.',
  },
  lost: { id: 'ui.MissingPart.lost', defaultMessage: 'You are offline. Try again once the connection is back.' },
  failed: { id: 'ui.MissingPart.failed', defaultMessage: 'This part could not be loaded.' },
  tryNow: { id: 'ui.MissingPart.tryNow', defaultMessage: 'Try now' },
  reload: { id: 'ui.MissingPart.reload', defaultMessage: 'Reload the page' },
});
