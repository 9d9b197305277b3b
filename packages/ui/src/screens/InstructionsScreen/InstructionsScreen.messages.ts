import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: { product: string };
  subtitle: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  filter: NoMessageValues;
  all: { count: string };
  quickLinks: NoMessageValues;
  api: NoMessageValues;
  webhooks: NoMessageValues;
  troubleshooting: NoMessageValues;
  changelog: NoMessageValues;
  helpTitle: NoMessageValues;
  helpText: NoMessageValues;
  support: NoMessageValues;
  demo: NoMessageValues;
}>({
  title: { id: 'screens.Instructions.title', defaultMessage: 'How to use {product} AI' },
  subtitle: {
    id: 'screens.Instructions.subtitle',
    defaultMessage: 'Short guides, in the order you will need them',
  },
  loading: { id: 'screens.Instructions.loading', defaultMessage: 'The guides are loading' },
  errorTitle: { id: 'screens.Instructions.errorTitle', defaultMessage: 'The guides could not be loaded' },
  filter: { id: 'screens.Instructions.filter', defaultMessage: 'Category' },
  all: { id: 'screens.Instructions.all', defaultMessage: 'All ({count})' },
  quickLinks: { id: 'screens.Instructions.quickLinks', defaultMessage: 'Quick links' },
  api: { id: 'screens.Instructions.api', defaultMessage: 'API documentation' },
  webhooks: { id: 'screens.Instructions.webhooks', defaultMessage: 'Webhooks' },
  troubleshooting: { id: 'screens.Instructions.troubleshooting', defaultMessage: 'Troubleshooting' },
  changelog: { id: 'screens.Instructions.changelog', defaultMessage: 'What’s new' },
  helpTitle: { id: 'screens.Instructions.helpTitle', defaultMessage: 'Need a hand?' },
  helpText: {
    id: 'screens.Instructions.helpText',
    defaultMessage: 'We answer within about 24 hours, Monday to Friday, 9:00–18:00 CET.',
  },
  support: { id: 'screens.Instructions.support', defaultMessage: 'Contact support' },
  demo: { id: 'screens.Instructions.demo', defaultMessage: 'Schedule demo' },
});

export const categoryMessages = defineMessages({
  integrations: { id: 'screens.Instructions.category.integrations', defaultMessage: 'Integrations' },
  analysis: { id: 'screens.Instructions.category.analysis', defaultMessage: 'Analysis' },
  billing: { id: 'screens.Instructions.category.billing', defaultMessage: 'Billing' },
  campaigns: { id: 'screens.Instructions.category.campaigns', defaultMessage: 'Campaigns' },
  security: { id: 'screens.Instructions.category.security', defaultMessage: 'Security' },
});
