import { defineMessages, type NoMessageValues } from 'react-intl';

export const noAdsMessages = defineMessages<{
  title: NoMessageValues;
  add: NoMessageValues;
  withSpend: { count: number };
  takeBackOf: { days: string };
  takeBackTitle: { days: string };
  takeBackText: NoMessageValues;
  takeBackFailed: NoMessageValues;
  formTitle: NoMessageValues;
  explained: NoMessageValues;
  saveFailed: NoMessageValues;
}>({
  title: { id: 'screens.Costs.noAds.title', defaultMessage: 'Days without ads' },
  add: { id: 'screens.Costs.noAds.add', defaultMessage: 'No ads ran' },
  withSpend: {
    id: 'screens.Costs.noAds.withSpend',
    defaultMessage: '{count, plural, one {# of these days has} other {# of these days have}} ad spend, and it counts',
  },
  takeBackOf: { id: 'screens.Costs.noAds.takeBackOf', defaultMessage: 'Take back: no ads, {days}' },
  takeBackTitle: { id: 'screens.Costs.noAds.takeBackTitle', defaultMessage: 'Take back “no ads”, {days}?' },
  takeBackText: {
    id: 'screens.Costs.noAds.takeBackText',
    defaultMessage:
      'The ad spend of these days is unknown again, and your profit is marked “at most” where they count. The entry stays in the list.',
  },
  takeBackFailed: {
    id: 'screens.Costs.noAds.takeBackFailed',
    defaultMessage: 'The entry could not be taken back. It still counts.',
  },
  formTitle: { id: 'screens.Costs.noAds.formTitle', defaultMessage: 'On which days did no ads run?' },
  explained: {
    id: 'screens.Costs.noAds.explained',
    defaultMessage:
      'The ad spend of these days then counts as 0. A day with ad spend keeps it, now and after later imports.',
  },
  saveFailed: {
    id: 'screens.Costs.noAds.saveFailed',
    defaultMessage: 'This could not be saved. Your figures have not changed.',
  },
});
