import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: { id: 'ui.Notices.label', defaultMessage: 'Notices' },
  undo: { id: 'ui.Notices.undo', defaultMessage: 'Undo' },
  dismiss: { id: 'ui.Notices.dismiss', defaultMessage: 'Dismiss' },
});
