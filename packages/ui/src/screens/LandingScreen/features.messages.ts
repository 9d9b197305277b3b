import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  kicker: { id: 'screens.Landing.features.kicker', defaultMessage: 'What the AI does for you' },
  title: {
    id: 'screens.Landing.features.title',
    defaultMessage: 'Six things you decide every week, with the numbers done.',
  },
  profitTitle: { id: 'screens.Landing.features.profitTitle', defaultMessage: 'Net profit' },
  profitText: {
    id: 'screens.Landing.features.profitText',
    defaultMessage:
      'Ads, logistics and the hidden costs, taken off every order. Each figure opens to its formula and the orders behind it.',
  },
  pricingTitle: { id: 'screens.Landing.features.pricingTitle', defaultMessage: 'Pricing' },
  pricingText: {
    id: 'screens.Landing.features.pricingText',
    defaultMessage: 'Try a price against your own history before your customers see it.',
  },
  adsTitle: { id: 'screens.Landing.features.adsTitle', defaultMessage: 'Ads budget' },
  adsText: {
    id: 'screens.Landing.features.adsText',
    defaultMessage: 'Put the next euro where it still brings back more than a euro of profit.',
  },
  stockTitle: { id: 'screens.Landing.features.stockTitle', defaultMessage: 'Stock forecasting' },
  stockText: {
    id: 'screens.Landing.features.stockText',
    defaultMessage: 'What will sell, when it runs out, and the day to order it again.',
  },
  courierTitle: { id: 'screens.Landing.features.courierTitle', defaultMessage: 'Couriers and suppliers' },
  courierText: {
    id: 'screens.Landing.features.courierText',
    defaultMessage: 'Compare them by what they cost you in the end, late parcels and returns included.',
  },
  copyTitle: { id: 'screens.Landing.features.copyTitle', defaultMessage: 'Ad copy' },
  copyText: {
    id: 'screens.Landing.features.copyText',
    defaultMessage: 'Persuasive texts for the products that earn, in the voice of the people who buy them.',
  },
  fraudTitle: { id: 'screens.Landing.features.fraudTitle', defaultMessage: 'And it keeps watch for fraud and returns' },
  fraudText: {
    id: 'screens.Landing.features.fraudText',
    defaultMessage:
      'Orders that look wrong and products that come back are pointed out while something can still be done.',
  },
});
