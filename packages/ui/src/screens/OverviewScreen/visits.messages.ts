import { defineMessages, type NoMessageValues } from 'react-intl';

export const visitMessages = defineMessages<{
  title: NoMessageValues;
  source: NoMessageValues;
  sourceSince: { day: string };
  visits: NoMessageValues;
  views: NoMessageValues;
  orders: NoMessageValues;
  conversion: NoMessageValues;
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  pages: NoMessageValues;
  seen: { views: number };
}>({
  title: { id: 'screens.Overview.visits.title', defaultMessage: 'Visits' },
  source: {
    id: 'screens.Overview.visits.source',
    defaultMessage: 'Counted by the script in your shop’s pages. Visitors who refuse it are not counted.',
  },
  sourceSince: {
    id: 'screens.Overview.visits.sourceSince',
    defaultMessage: 'Counted since {day} by the script in your shop’s pages. Visitors who refuse it are not counted.',
  },
  visits: { id: 'screens.Overview.visits.visits', defaultMessage: 'Visits' },
  views: { id: 'screens.Overview.visits.views', defaultMessage: 'Page views' },
  orders: { id: 'screens.Overview.visits.orders', defaultMessage: 'Orders placed during them' },
  conversion: { id: 'screens.Overview.visits.conversion', defaultMessage: 'Visits that led to an order' },
  unknown: { id: 'screens.Overview.visits.unknown', defaultMessage: 'not known' },
  unknownText: {
    id: 'screens.Overview.visits.unknownText',
    defaultMessage: 'The script has reported no order. Is it on the page that confirms one?',
  },
  pages: { id: 'screens.Overview.visits.pages', defaultMessage: 'Most viewed pages' },
  seen: { id: 'screens.Overview.visits.seen', defaultMessage: '{views, plural, one {# time} other {# times}}' },
});
