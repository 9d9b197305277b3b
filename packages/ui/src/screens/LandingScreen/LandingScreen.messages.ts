import { defineMessage, defineMessages } from 'react-intl';

/** Header, hero, pricing and footer. */
export const messages = {
  ...defineMessages({
    navProblems: { id: 'screens.Landing.nav.problems', defaultMessage: 'Problems' },
    navFeatures: { id: 'screens.Landing.nav.features', defaultMessage: 'Features' },
    navPricing: { id: 'screens.Landing.nav.pricing', defaultMessage: 'Pricing' },
    navAbout: { id: 'screens.Landing.nav.about', defaultMessage: 'About' },
    login: { id: 'screens.Landing.login', defaultMessage: 'Log in' },
    start: { id: 'screens.Landing.start', defaultMessage: 'Start free' },
    dashboard: { id: 'screens.Landing.dashboard', defaultMessage: 'Go to the dashboard' },
    dashboardShort: { id: 'screens.Landing.dashboardShort', defaultMessage: 'Dashboard' },
    title: { id: 'screens.Landing.title', defaultMessage: 'Know what your shop really earns, order by order.' },
    tryFree: { id: 'screens.Landing.tryFree', defaultMessage: 'Try it free for 15 days' },
    noCard: { id: 'screens.Landing.noCard', defaultMessage: 'No card needed.' },
    picture: {
      id: 'screens.Landing.picture',
      defaultMessage: 'The overview: the net profit of a sample shop, and where every 100 EUR of sales went',
    },
    pricing: { id: 'screens.Landing.pricing', defaultMessage: 'Pricing' },
    pricingTitle: { id: 'screens.Landing.pricingTitle', defaultMessage: 'Three plans, one month at a time.' },
    pricingNote: {
      id: 'screens.Landing.pricingNote',
      defaultMessage:
        'Each plan starts with 15 free days. You can change or cancel at any time and keep what you have paid for until the end of the month.',
    },
    terms: { id: 'screens.Landing.terms', defaultMessage: 'Terms' },
    privacy: { id: 'screens.Landing.privacy', defaultMessage: 'Privacy' },
    gdpr: { id: 'screens.Landing.gdpr', defaultMessage: 'GDPR' },
    contact: { id: 'screens.Landing.contact', defaultMessage: 'Contact' },
  }),
  lead: defineMessage<{ product: string }>({
    id: 'screens.Landing.lead',
    defaultMessage:
      '{product} deducts ads, shipping, fees, returns and goods from every sale. Then its AI shows what to change: a price, a budget, a supplier.',
  }),
  choose: defineMessage<{ plan: string }>({ id: 'screens.Landing.choose', defaultMessage: 'Choose {plan}' }),
};
