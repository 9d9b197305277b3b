import { defineMessage } from 'react-intl';

export const messages = {
  // Includes what the button shows, so that users of voice control can say it.
  label: defineMessage<{ name: string; code: string }>({
    id: 'ui.LanguageSelect.label',
    defaultMessage: 'Language: {code}, {name}',
  }),
};
