import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  cancel: { id: 'ui.FormDialog.cancel', defaultMessage: 'Cancel' },
});
