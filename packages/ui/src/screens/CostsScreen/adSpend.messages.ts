import { defineMessages, type NoMessageValues } from 'react-intl';

export const adSpendMessages = defineMessages<{
  title: NoMessageValues;
  subtitle: NoMessageValues;
  add: NoMessageValues;
  ads: NoMessageValues;
  amount: NoMessageValues;
  days: NoMessageValues;
  entered: NoMessageValues;
  reported: { counted: string; count: number };
  takeBackOf: { name: string };
  takeBackTitle: { name: string };
  takeBackText: { amount: string; days: string };
  takeBackFailed: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  errorTitle: NoMessageValues;
}>({
  title: { id: 'screens.Costs.adSpend.title', defaultMessage: 'Ad spend' },
  subtitle: {
    id: 'screens.Costs.adSpend.subtitle',
    defaultMessage:
      'Entered by hand for ads without a report. A day that a report has for the same platform and campaign counts from the report.',
  },
  add: { id: 'screens.Costs.adSpend.add', defaultMessage: 'Enter ad spend' },
  ads: { id: 'screens.Costs.adSpend.ads', defaultMessage: 'Ads' },
  amount: { id: 'screens.Costs.adSpend.amount', defaultMessage: 'Amount' },
  days: { id: 'screens.Costs.adSpend.days', defaultMessage: 'Days' },
  entered: { id: 'screens.Costs.adSpend.entered', defaultMessage: 'Entered' },
  reported: {
    id: 'screens.Costs.adSpend.reported',
    defaultMessage: '{counted} counts; {count, plural, one {# day is} other {# days are}} in a report',
  },
  takeBackOf: { id: 'screens.Costs.adSpend.takeBackOf', defaultMessage: 'Take back: {name}' },
  takeBackTitle: { id: 'screens.Costs.adSpend.takeBackTitle', defaultMessage: 'Take back the ad spend of {name}?' },
  takeBackText: {
    id: 'screens.Costs.adSpend.takeBackText',
    defaultMessage:
      '{amount}, {days}, is removed from your figures. The entry stays in the list, marked as taken back.',
  },
  takeBackFailed: {
    id: 'screens.Costs.adSpend.takeBackFailed',
    defaultMessage: 'The ad spend could not be taken back. It still counts.',
  },
  emptyTitle: { id: 'screens.Costs.adSpend.emptyTitle', defaultMessage: 'Nothing entered by hand' },
  emptyText: {
    id: 'screens.Costs.adSpend.emptyText',
    defaultMessage:
      'Enter what you paid for ads without a report, such as an influencer, a local newspaper or a platform without export.',
  },
  errorTitle: { id: 'screens.Costs.adSpend.errorTitle', defaultMessage: 'The ad spend could not be loaded' },
});

export const adSpendFormMessages = defineMessages<{
  title: NoMessageValues;
  platform: NoMessageValues;
  platformHint: NoMessageValues;
  platformRequired: NoMessageValues;
  campaign: NoMessageValues;
  campaignHint: NoMessageValues;
  campaignRequired: NoMessageValues;
  amount: NoMessageValues;
  amountRequired: NoMessageValues;
  amountWrong: NoMessageValues;
  currency: NoMessageValues;
  currencyHint: NoMessageValues;
  currencyRequired: NoMessageValues;
  from: NoMessageValues;
  fromRequired: NoMessageValues;
  fromOutside: NoMessageValues;
  to: NoMessageValues;
  toHint: NoMessageValues;
  toOutside: { days: number };
  idle: NoMessageValues;
  reported: { count: number };
  saveFailed: NoMessageValues;
  save: NoMessageValues;
}>({
  title: { id: 'screens.Costs.adSpendForm.title', defaultMessage: 'Enter ad spend' },
  platform: { id: 'screens.Costs.adSpendForm.platform', defaultMessage: 'Channel or platform' },
  platformHint: {
    id: 'screens.Costs.adSpendForm.platformHint',
    defaultMessage: 'Where the ads ran, such as Instagram or a newspaper.',
  },
  platformRequired: {
    id: 'screens.Costs.adSpendForm.platformRequired',
    defaultMessage: 'Enter where the ads ran.',
  },
  campaign: { id: 'screens.Costs.adSpendForm.campaign', defaultMessage: 'Campaign' },
  campaignHint: {
    id: 'screens.Costs.adSpendForm.campaignHint',
    defaultMessage: 'A name that you will recognise. If it is in a report too, use the same name.',
  },
  campaignRequired: {
    id: 'screens.Costs.adSpendForm.campaignRequired',
    defaultMessage: 'Enter a name for the campaign.',
  },
  amount: { id: 'screens.Costs.adSpendForm.amount', defaultMessage: 'Amount' },
  amountRequired: { id: 'screens.Costs.adSpendForm.amountRequired', defaultMessage: 'Enter what you paid.' },
  amountWrong: {
    id: 'screens.Costs.adSpendForm.amountWrong',
    defaultMessage: 'Enter an amount above 0, such as 450.00.',
  },
  currency: { id: 'screens.Costs.adSpendForm.currency', defaultMessage: 'Currency' },
  currencyHint: {
    id: 'screens.Costs.adSpendForm.currencyHint',
    defaultMessage: 'Converted by the European Central Bank’s rate of each day.',
  },
  currencyRequired: { id: 'screens.Costs.adSpendForm.currencyRequired', defaultMessage: 'Choose a currency.' },
  from: { id: 'screens.Costs.adSpendForm.from', defaultMessage: 'First day' },
  fromRequired: { id: 'screens.Costs.adSpendForm.fromRequired', defaultMessage: 'Enter the first day.' },
  fromOutside: {
    id: 'screens.Costs.adSpendForm.fromOutside',
    defaultMessage: 'Choose a day from 2000 until today.',
  },
  to: { id: 'screens.Costs.adSpendForm.to', defaultMessage: 'Last day' },
  toHint: {
    id: 'screens.Costs.adSpendForm.toHint',
    defaultMessage: 'The amount is spread evenly. If empty: only the first day.',
  },
  toOutside: {
    id: 'screens.Costs.adSpendForm.toOutside',
    defaultMessage: 'Choose a day from the first day until today, at most {days, number} days in all.',
  },
  idle: { id: 'screens.Costs.adSpendForm.idle', defaultMessage: 'Fill in the form to see what it changes.' },
  reported: {
    id: 'screens.Costs.adSpendForm.reported',
    defaultMessage:
      '{count, plural, one {# of these days is} other {# of these days are}} in a report of this campaign already. There the report counts, so nothing counts twice.',
  },
  saveFailed: {
    id: 'screens.Costs.adSpendForm.saveFailed',
    defaultMessage: 'The ad spend could not be saved. Your figures have not changed.',
  },
  save: { id: 'screens.Costs.adSpendForm.save', defaultMessage: 'Save' },
});
