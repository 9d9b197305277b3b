import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  offline: NoMessageValues;
  figuresOf: { when: string };
  meanwhile: NoMessageValues;
  back: NoMessageValues;
}>({
  offline: { id: 'ui.OfflineBanner.offline', defaultMessage: 'You are offline.' },
  figuresOf: { id: 'ui.OfflineBanner.figuresOf', defaultMessage: 'Figures of {when}.' },
  meanwhile: {
    id: 'ui.OfflineBanner.meanwhile',
    defaultMessage: 'You can still see this page; nothing is saved until you are connected again.',
  },
  back: { id: 'ui.OfflineBanner.back', defaultMessage: 'You are back online.' },
});
