import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'ui.ErrorState.title', defaultMessage: 'This could not be loaded' },
  safe: { id: 'ui.ErrorState.safe', defaultMessage: 'Nothing was lost: your data has not changed.' },
  retry: { id: 'ui.ErrorState.retry', defaultMessage: 'Try again' },
});
