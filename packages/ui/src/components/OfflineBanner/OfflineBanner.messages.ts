import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  offline: { id: 'ui.OfflineBanner.offline', defaultMessage: 'You are offline.' },
  meanwhile: {
    id: 'ui.OfflineBanner.meanwhile',
    defaultMessage: 'You can still see this page; nothing is saved until you are connected again.',
  },
  back: { id: 'ui.OfflineBanner.back', defaultMessage: 'You are back online.' },
});
