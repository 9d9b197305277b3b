import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  busy: { id: 'ui.BusyButton.busy', defaultMessage: 'Processing...' },
});
