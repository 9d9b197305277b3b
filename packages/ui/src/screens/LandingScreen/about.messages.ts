import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    kicker: { id: 'screens.Landing.about.kicker', defaultMessage: 'About' },
    title: { id: 'screens.Landing.about.title', defaultMessage: 'Named after the part that is yours.' },
    support: {
      id: 'screens.Landing.about.support',
      defaultMessage: 'Real people answer your questions within about 24 hours, Monday to Friday, 9:00–18:00 CET.',
    },
    contact: { id: 'screens.Landing.about.contact', defaultMessage: 'Write to us' },
  }),
  text: defineMessage<{ product: string }>({
    id: 'screens.Landing.about.text',
    defaultMessage:
      '“Adaos” is the Romanian word for what a merchant adds to the cost: the margin. {product} connects to Shopify and WooCommerce or imports your order exports, keeps every sale and every cost in one ledger, and shows what you keep.',
  }),
};
