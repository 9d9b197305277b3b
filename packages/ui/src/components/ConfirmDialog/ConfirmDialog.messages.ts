import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  cancel: { id: 'ui.ConfirmDialog.cancel', defaultMessage: 'Cancel' },
});
