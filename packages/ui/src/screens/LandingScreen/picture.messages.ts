import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  shop: { id: 'screens.Landing.picture.shop', defaultMessage: 'A sample shop' },
  overview: { id: 'screens.Landing.picture.overview', defaultMessage: 'Overview' },
  profitAds: { id: 'screens.Landing.picture.profitAds', defaultMessage: 'Profit and ads' },
  campaigns: { id: 'screens.Landing.picture.campaigns', defaultMessage: 'Active campaigns' },
  fraudReturns: { id: 'screens.Landing.picture.fraudReturns', defaultMessage: 'Fraud and returns' },
  forecast: { id: 'screens.Landing.picture.forecast', defaultMessage: 'Forecast & What-if' },
  stock: { id: 'screens.Landing.picture.stock', defaultMessage: 'Stock and suppliers' },
  integrations: { id: 'screens.Landing.picture.integrations', defaultMessage: 'Integrations' },
  billing: { id: 'screens.Landing.picture.billing', defaultMessage: 'Billing' },
  settings: { id: 'screens.Landing.picture.settings', defaultMessage: 'Settings' },
});
