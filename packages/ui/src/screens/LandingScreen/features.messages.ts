import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  kicker: { id: 'screens.Landing.features.kicker', defaultMessage: 'What the AI does for you' },
  title: {
    id: 'screens.Landing.features.title',
    defaultMessage: 'Six decisions you make every week, with the numbers ready.',
  },
  profitTitle: { id: 'screens.Landing.features.profitTitle', defaultMessage: 'Net profit' },
  profitText: {
    id: 'screens.Landing.features.profitText',
    defaultMessage:
      'Ads, logistics and hidden costs, deducted from every order. Every figure leads to its formula and its orders.',
  },
  pricingTitle: { id: 'screens.Landing.features.pricingTitle', defaultMessage: 'Pricing' },
  pricingText: {
    id: 'screens.Landing.features.pricingText',
    defaultMessage: 'Test a price on your own history before your customers see it.',
  },
  adsTitle: { id: 'screens.Landing.features.adsTitle', defaultMessage: 'Ad budget' },
  adsText: {
    id: 'screens.Landing.features.adsText',
    defaultMessage: 'Put the next euro where it still brings back more than one euro of profit.',
  },
  stockTitle: { id: 'screens.Landing.features.stockTitle', defaultMessage: 'Stock forecast' },
  stockText: {
    id: 'screens.Landing.features.stockText',
    defaultMessage: 'What will sell, when it runs out, and when to order it again.',
  },
  courierTitle: { id: 'screens.Landing.features.courierTitle', defaultMessage: 'Couriers and suppliers' },
  courierText: {
    id: 'screens.Landing.features.courierText',
    defaultMessage: 'Compare what they really cost you, including late parcels and returns.',
  },
  copyTitle: { id: 'screens.Landing.features.copyTitle', defaultMessage: 'Ad copy' },
  copyText: {
    id: 'screens.Landing.features.copyText',
    defaultMessage: 'Persuasive texts for the products that earn money, in the words of the people who buy them.',
  },
  fraudTitle: { id: 'screens.Landing.features.fraudTitle', defaultMessage: 'And it watches for fraud and returns' },
  fraudText: {
    id: 'screens.Landing.features.fraudText',
    defaultMessage: 'Suspicious orders and products that come back are flagged while you can still act.',
  },
});
