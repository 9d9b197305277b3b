import { defineMessages } from 'react-intl';

export const comboboxFieldMessages = defineMessages({
  open: { id: 'ui.ComboboxField.open', defaultMessage: 'Show the list' },
  close: { id: 'ui.ComboboxField.close', defaultMessage: 'Close the list' },
  clear: { id: 'ui.ComboboxField.clear', defaultMessage: 'Clear' },
  nothingFound: { id: 'ui.ComboboxField.nothingFound', defaultMessage: 'Nothing found' },
});
