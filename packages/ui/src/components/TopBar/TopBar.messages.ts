import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  openMenu: { id: 'ui.TopBar.openMenu', defaultMessage: 'Open menu' },
});
