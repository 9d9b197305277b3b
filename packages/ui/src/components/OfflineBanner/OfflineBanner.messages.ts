import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  offline: { id: 'ui.OfflineBanner.offline', defaultMessage: 'You are offline.' },
  meanwhile: {
    id: 'ui.OfflineBanner.meanwhile',
    defaultMessage: 'What is on screen stays; nothing is saved until the connection is back.',
  },
  back: { id: 'ui.OfflineBanner.back', defaultMessage: 'You are back online.' },
});
