import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: { id: 'ui.Notices.label', defaultMessage: 'Notices' },
  dismiss: { id: 'ui.Notices.dismiss', defaultMessage: 'Dismiss' },
});
