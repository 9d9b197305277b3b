import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    skip: { id: 'ui.PublicLayout.skip', defaultMessage: 'Skip to content' },
    nav: { id: 'ui.PublicLayout.nav', defaultMessage: 'Main menu' },
    languages: { id: 'ui.PublicLayout.languages', defaultMessage: 'Languages' },
    footer: { id: 'ui.PublicLayout.footer', defaultMessage: 'Legal and contact' },
  }),
  copyright: defineMessage<{ name: string }>({ id: 'ui.PublicLayout.copyright', defaultMessage: '© {name}' }),
};
