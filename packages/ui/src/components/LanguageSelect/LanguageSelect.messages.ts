import { defineMessage } from 'react-intl';

export const messages = {
  // Bears what the button shows, so that one who speaks to it may call it so.
  label: defineMessage<{ name: string; code: string }>({
    id: 'ui.LanguageSelect.label',
    defaultMessage: 'Language: {code}, {name}',
  }),
};
