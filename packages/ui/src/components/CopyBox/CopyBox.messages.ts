import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  copy: { id: 'ui.CopyBox.copy', defaultMessage: 'Copy' },
  copied: { id: 'ui.CopyBox.copied', defaultMessage: 'Copied' },
  failed: { id: 'ui.CopyBox.failed', defaultMessage: 'This could not be copied. Select the text and copy it by hand.' },
});
