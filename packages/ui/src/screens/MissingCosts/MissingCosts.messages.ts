import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  loading: NoMessageValues;
  failed: NoMessageValues;
  again: NoMessageValues;
  close: NoMessageValues;
  profit: { range: string };
  profitUnknown: NoMessageValues;
  changed: { difference: string };
  calculating: NoMessageValues;
  noEffect: NoMessageValues;
  allDays: { amount: string; count: number };
  ofSales: { share: string };
  ofReturns: { share: string };
  noSpend: NoMessageValues;
  from: NoMessageValues;
  until: { day: string };
  replaces: { amount: string };
  byProduct: NoMessageValues;
  importAds: NoMessageValues;
  adsLead: NoMessageValues;
  noAds: { range: string };
  save: NoMessageValues;
  saved: { cost: string };
  completeTitle: NoMessageValues;
  completeText: NoMessageValues;
  ask: { names: string };
  allCosts: NoMessageValues;
}>({
  title: { id: 'screens.MissingCosts.title', defaultMessage: 'Missing costs' },
  lead: {
    id: 'screens.MissingCosts.lead',
    defaultMessage:
      'The profit leaves out what is not known, so it is at most this. Fill in a cost to see what is left.',
  },
  loading: { id: 'screens.MissingCosts.loading', defaultMessage: 'Missing costs are loading' },
  failed: { id: 'screens.MissingCosts.failed', defaultMessage: 'The missing costs could not be loaded.' },
  again: { id: 'screens.MissingCosts.again', defaultMessage: 'Try again' },
  close: { id: 'screens.MissingCosts.close', defaultMessage: 'Close' },
  profit: { id: 'screens.MissingCosts.profit', defaultMessage: 'Net profit, {range}' },
  profitUnknown: {
    id: 'screens.MissingCosts.profitUnknown',
    defaultMessage: 'Not known: the cost of goods is known for too little of the sales',
  },
  changed: { id: 'screens.MissingCosts.changed', defaultMessage: '{difference} with this cost' },
  calculating: { id: 'screens.MissingCosts.calculating', defaultMessage: 'Calculating…' },
  noEffect: { id: 'screens.MissingCosts.noEffect', defaultMessage: 'This cost changes nothing in this period.' },
  allDays: {
    id: 'screens.MissingCosts.allDays',
    defaultMessage: '{amount} over all days, {count, plural, one {# order} other {# orders}}',
  },
  ofSales: { id: 'screens.MissingCosts.ofSales', defaultMessage: 'missing for {share} of sales' },
  ofReturns: { id: 'screens.MissingCosts.ofReturns', defaultMessage: 'missing for {share} of returns' },
  noSpend: { id: 'screens.MissingCosts.noSpend', defaultMessage: 'no ad spend known in this period' },
  from: { id: 'screens.MissingCosts.from', defaultMessage: 'From' },
  until: {
    id: 'screens.MissingCosts.until',
    defaultMessage: 'Counts until {day}. From the next day on your own rule counts, as before.',
  },
  replaces: {
    id: 'screens.MissingCosts.replaces',
    defaultMessage: 'From this day on it counts in place of your rule of {amount}.',
  },
  byProduct: { id: 'screens.MissingCosts.byProduct', defaultMessage: 'Enter costs by product, best sellers first' },
  importAds: { id: 'screens.MissingCosts.importAds', defaultMessage: 'Import ad spend' },
  adsLead: {
    id: 'screens.MissingCosts.adsLead',
    defaultMessage: 'Import the reports of your platforms, enter what has no report, or say that no ads ran.',
  },
  noAds: { id: 'screens.MissingCosts.noAds', defaultMessage: 'No ads ran, {range}' },
  save: { id: 'screens.MissingCosts.save', defaultMessage: 'Save' },
  saved: { id: 'screens.MissingCosts.saved', defaultMessage: 'Saved: {cost}' },
  completeTitle: { id: 'screens.MissingCosts.completeTitle', defaultMessage: 'Nothing is missing' },
  completeText: {
    id: 'screens.MissingCosts.completeText',
    defaultMessage: 'Every cost of this period is known. The profit is complete.',
  },
  ask: { id: 'screens.MissingCosts.ask', defaultMessage: 'In this shop: {names}.' },
  allCosts: { id: 'screens.MissingCosts.allCosts', defaultMessage: 'All costs' },
});
