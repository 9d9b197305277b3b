import { defineMessages, type NoMessageValues } from 'react-intl';

export const segmentRules = defineMessages<{
  best: NoMessageValues;
  loyal: NoMessageValues;
  new: NoMessageValues;
  waiting: NoMessageValues;
  at_risk: NoMessageValues;
  lost: NoMessageValues;
}>({
  best: {
    id: 'ui.customers.segmentRule.best',
    defaultMessage: 'Last order up to 90 days ago, 3 orders or more, net sales of at least the average customer',
  },
  loyal: { id: 'ui.customers.segmentRule.loyal', defaultMessage: 'Last order up to 180 days ago, 2 orders or more' },
  new: { id: 'ui.customers.segmentRule.new', defaultMessage: 'One order, up to 90 days ago' },
  waiting: { id: 'ui.customers.segmentRule.waiting', defaultMessage: 'One order, 91 to 180 days ago' },
  at_risk: {
    id: 'ui.customers.segmentRule.at_risk',
    defaultMessage: 'Last order over 180 days ago, 2 orders or more, or net sales of at least twice the average',
  },
  lost: { id: 'ui.customers.segmentRule.lost', defaultMessage: 'One order, over 180 days ago' },
});
