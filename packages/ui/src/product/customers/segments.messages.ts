import { defineMessages, type NoMessageValues } from 'react-intl';

export const segmentNames = defineMessages<{
  best: NoMessageValues;
  loyal: NoMessageValues;
  new: NoMessageValues;
  waiting: NoMessageValues;
  at_risk: NoMessageValues;
  lost: NoMessageValues;
}>({
  best: { id: 'ui.customers.segment.best', defaultMessage: 'Best' },
  loyal: { id: 'ui.customers.segment.loyal', defaultMessage: 'Loyal' },
  new: { id: 'ui.customers.segment.new', defaultMessage: 'New' },
  waiting: { id: 'ui.customers.segment.waiting', defaultMessage: 'Waiting' },
  at_risk: { id: 'ui.customers.segment.at_risk', defaultMessage: 'At risk' },
  lost: { id: 'ui.customers.segment.lost', defaultMessage: 'Lost' },
});
