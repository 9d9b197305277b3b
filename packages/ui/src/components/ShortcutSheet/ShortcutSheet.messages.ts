import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'ui.ShortcutSheet.title', defaultMessage: 'Keyboard shortcuts' },
  close: { id: 'ui.ShortcutSheet.close', defaultMessage: 'Close' },
});
