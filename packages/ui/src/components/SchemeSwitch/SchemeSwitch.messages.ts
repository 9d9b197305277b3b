import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    system: { id: 'ui.SchemeSwitch.system', defaultMessage: 'System' },
    light: { id: 'ui.SchemeSwitch.light', defaultMessage: 'Light' },
    dark: { id: 'ui.SchemeSwitch.dark', defaultMessage: 'Dark' },
  }),
  label: defineMessage<{ scheme: string }>({ id: 'ui.SchemeSwitch.label', defaultMessage: 'Appearance: {scheme}' }),
};
