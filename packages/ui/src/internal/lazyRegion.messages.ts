import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  offline: {
    id: 'ui.LazyRegion.offline',
    defaultMessage: 'You are offline. This will load as soon as you are connected again.',
  },
  failed: { id: 'ui.LazyRegion.failed', defaultMessage: 'This part could not be loaded.' },
  tryNow: { id: 'ui.LazyRegion.tryNow', defaultMessage: 'Try now' },
  reload: { id: 'ui.LazyRegion.reload', defaultMessage: 'Reload the page' },
  close: { id: 'ui.LazyRegion.close', defaultMessage: 'Close' },
});
