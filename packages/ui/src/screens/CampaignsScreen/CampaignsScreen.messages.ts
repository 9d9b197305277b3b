import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  period: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  running: NoMessageValues;
  runningNote: { total: number };
  spendNote: { cost: string };
  rateNote: { rate: string };
  losing: NoMessageValues;
  losingAtLeast: { count: number };
  losingNote: { spend: string };
  losingNone: NoMessageValues;
  losingUnknown: NoMessageValues;
  list: NoMessageValues;
  conversions: NoMessageValues;
  spend: NoMessageValues;
  notKnown: NoMessageValues;
  toIntegrations: NoMessageValues;
}>({
  title: { id: 'screens.Campaigns.title', defaultMessage: 'Active campaigns' },
  period: { id: 'screens.Campaigns.period', defaultMessage: 'Each campaign from its first day to today' },
  loading: { id: 'screens.Campaigns.loading', defaultMessage: 'Loading the campaigns…' },
  errorTitle: { id: 'screens.Campaigns.errorTitle', defaultMessage: 'The campaigns could not be loaded' },
  emptyTitle: { id: 'screens.Campaigns.emptyTitle', defaultMessage: 'No campaigns yet' },
  emptyText: {
    id: 'screens.Campaigns.emptyText',
    defaultMessage:
      'Connect your ad accounts to see what each campaign cost, what it earned and how safe its clicks are.',
  },
  running: { id: 'screens.Campaigns.running', defaultMessage: 'Running' },
  runningNote: {
    id: 'screens.Campaigns.runningNote',
    defaultMessage: 'of {total, plural, one {# campaign} other {# campaigns}}',
  },
  spendNote: { id: 'screens.Campaigns.spendNote', defaultMessage: '{cost} per conversion' },
  rateNote: { id: 'screens.Campaigns.rateNote', defaultMessage: '{rate} of the clicks' },
  losing: { id: 'screens.Campaigns.losing', defaultMessage: 'Below break-even' },
  losingAtLeast: { id: 'screens.Campaigns.losingAtLeast', defaultMessage: 'at least {count, number}' },
  losingNote: { id: 'screens.Campaigns.losingNote', defaultMessage: '{spend} spent on them' },
  losingNone: { id: 'screens.Campaigns.losingNone', defaultMessage: 'All of them earn back what they cost' },
  losingUnknown: { id: 'screens.Campaigns.losingUnknown', defaultMessage: 'Needs the cost of goods' },
  list: { id: 'screens.Campaigns.list', defaultMessage: 'All campaigns' },
  conversions: { id: 'screens.Campaigns.conversions', defaultMessage: 'Conversions' },
  spend: { id: 'screens.Campaigns.spend', defaultMessage: 'Ad spend' },
  notKnown: { id: 'screens.Campaigns.notKnown', defaultMessage: 'Not known yet' },
  toIntegrations: { id: 'screens.Campaigns.toIntegrations', defaultMessage: 'Go to integrations' },
});
