import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({ logout: { id: 'ui.AccountMenu.logout', defaultMessage: 'Logout' } }),
  label: defineMessage<{ name: string; initials: string }>({
    id: 'ui.AccountMenu.label',
    defaultMessage: 'Account: {initials}, {name}',
  }),
};
