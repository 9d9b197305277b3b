import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  loading: { id: 'ui.Skeletons.loading', defaultMessage: 'Loading…' },
});
