import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  skip: { id: 'ui.AppShell.skip', defaultMessage: 'Skip to content' },
  menu: { id: 'ui.AppShell.menu', defaultMessage: 'Menu' },
  closeMenu: { id: 'ui.AppShell.closeMenu', defaultMessage: 'Close menu' },
});
