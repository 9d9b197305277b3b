import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: { id: 'ui.SideMenu.label', defaultMessage: 'Main menu' },
  logout: { id: 'ui.SideMenu.logout', defaultMessage: 'Logout' },
});
