import { defineMessage, defineMessages, type TypedMessageDescriptor } from 'react-intl';

type Page = { title: string; product: string };

export const pageTitle: TypedMessageDescriptor<Page> = defineMessage<Page>({
  id: 'app.title.page',
  defaultMessage: '{title} · {product}',
});

export const titles = defineMessages({
  landing: { id: 'app.title.landing', defaultMessage: '{product}: what your shop really earns' },
  auth: { id: 'app.title.auth', defaultMessage: 'Log in or create an account' },
  reset: { id: 'app.title.reset', defaultMessage: 'Forgotten password' },
  resetConfirm: { id: 'app.title.resetConfirm', defaultMessage: 'New password' },
  changePassword: { id: 'app.title.changePassword', defaultMessage: 'Change password' },
  verify: { id: 'app.title.verify', defaultMessage: 'Confirming your email' },
  verifySuccess: { id: 'app.title.verifySuccess', defaultMessage: 'Email confirmed' },
  verifyError: { id: 'app.title.verifyError', defaultMessage: 'Email not confirmed' },
  overview: { id: 'app.title.overview', defaultMessage: 'Overview' },
  figure: { id: 'app.title.figure', defaultMessage: 'Formula and orders' },
  order: { id: 'app.title.order', defaultMessage: 'Order' },
  profitAds: { id: 'app.title.profitAds', defaultMessage: 'Profit and ads' },
  campaigns: { id: 'app.title.campaigns', defaultMessage: 'Active campaigns' },
  products: { id: 'app.title.products', defaultMessage: 'Profit by product' },
  fraud: { id: 'app.title.fraud', defaultMessage: 'Fraud and returns' },
  stock: { id: 'app.title.stock', defaultMessage: 'Stock and suppliers' },
  campaign: { id: 'app.title.campaign', defaultMessage: 'Campaign' },
  forecast: { id: 'app.title.forecast', defaultMessage: 'Forecast & What-if' },
  costs: { id: 'app.title.costs', defaultMessage: 'Costs' },
  reconciliation: { id: 'app.title.reconciliation', defaultMessage: 'Reconciliation' },
  integrations: { id: 'app.title.integrations', defaultMessage: 'Integrations' },
  alerts: { id: 'app.title.alerts', defaultMessage: 'Alerts and recommendations' },
  points: { id: 'app.title.points', defaultMessage: 'Gamification' },
  adCopy: { id: 'app.title.adCopy', defaultMessage: 'Ad copy' },
  instructions: { id: 'app.title.instructions', defaultMessage: 'Instructions' },
  contact: { id: 'app.title.contact', defaultMessage: 'Contact' },
  terms: { id: 'app.title.terms', defaultMessage: 'Terms of service' },
  privacy: { id: 'app.title.privacy', defaultMessage: 'Privacy policy' },
  gdpr: { id: 'app.title.gdpr', defaultMessage: 'GDPR' },
  debug: { id: 'app.title.debug', defaultMessage: 'Diagnostics' },
  analytics: { id: 'app.title.analytics', defaultMessage: 'Analytics' },
  users: { id: 'app.title.users', defaultMessage: 'Users' },
  admin: { id: 'app.title.admin', defaultMessage: 'Administration' },
  settings: { id: 'app.title.settings', defaultMessage: 'Settings' },
  billing: { id: 'app.title.billing', defaultMessage: 'Billing' },
  subscription: { id: 'app.title.subscription', defaultMessage: 'My subscription' },
  sandboxCheckout: { id: 'app.title.sandboxCheckout', defaultMessage: 'Test payment' },
  operator: { id: 'app.title.operator', defaultMessage: 'Support conversations' },
});
