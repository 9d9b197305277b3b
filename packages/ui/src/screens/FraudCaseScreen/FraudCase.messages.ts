import type { FraudSign } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: { order: string };
  untitled: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  place: { place: number; cases: number };
  newer: { order: string };
  older: { order: string };
  newest: NoMessageValues;
  oldest: NoMessageValues;
  notKnown: NoMessageValues;
}>({
  title: { id: 'screens.FraudCase.title', defaultMessage: 'Was order {order} fraud?' },
  untitled: { id: 'screens.FraudCase.untitled', defaultMessage: 'Fraud case' },
  loading: { id: 'screens.FraudCase.loading', defaultMessage: 'Loading the case…' },
  errorTitle: { id: 'screens.FraudCase.errorTitle', defaultMessage: 'The case could not be loaded' },
  place: { id: 'screens.FraudCase.place', defaultMessage: 'Case {place, number} of {cases, number}' },
  newer: { id: 'screens.FraudCase.newer', defaultMessage: 'Newer case: order {order}' },
  older: { id: 'screens.FraudCase.older', defaultMessage: 'Older case: order {order}' },
  newest: { id: 'screens.FraudCase.newest', defaultMessage: 'This is the newest case' },
  oldest: { id: 'screens.FraudCase.oldest', defaultMessage: 'This is the oldest case' },
  notKnown: { id: 'screens.FraudCase.notKnown', defaultMessage: 'Not known yet' },
});

export const signMessages = defineMessages<{
  title: NoMessageValues;
  suspicious: NoMessageValues;
  score: { points: number; caseFrom: number; highFrom: number };
  tooFew: { points: number; caseFrom: number };
  none: NoMessageValues;
  older: NoMessageValues;
  noData: NoMessageValues;
  points: { points: number };
  weighted: { points: number; full: number };
}>({
  title: { id: 'screens.FraudCase.signs', defaultMessage: 'Signs of fraud' },
  suspicious: { id: 'screens.FraudCase.suspicious', defaultMessage: 'Why it looks like fraud' },
  score: {
    id: 'screens.FraudCase.score',
    defaultMessage:
      '{points, plural, one {# point} other {# points}}. From {caseFrom, number} points on an order is a case, from {highFrom, number} its risk is high.',
  },
  tooFew: {
    id: 'screens.FraudCase.tooFew',
    defaultMessage:
      '{points, plural, one {# point} other {# points}}: too few for a case, which starts at {caseFrom, number}.',
  },
  none: { id: 'screens.FraudCase.noSigns', defaultMessage: 'We checked this order and found no sign of fraud.' },
  older: {
    id: 'screens.FraudCase.tooOld',
    defaultMessage: 'This order is older than the 12 months that we check for signs.',
  },
  noData: {
    id: 'screens.FraudCase.noData',
    defaultMessage:
      'This order has neither a customer nor addresses, so most signs cannot be checked. That does not mean it is safe.',
  },
  points: { id: 'screens.FraudCase.points', defaultMessage: '{points, plural, one {# point} other {# points}}' },
  weighted: {
    id: 'screens.FraudCase.weighted',
    defaultMessage: '{points, number} of {full, plural, one {# point} other {# points}}',
  },
});

/** What each sign means. */
export const meaningMessages = defineMessages<Record<FraudSign, NoMessageValues>>({
  many_orders: {
    id: 'screens.FraudCase.manyOrders',
    defaultMessage: 'The customer’s third order within 24 hours, or a later one.',
  },
  high_value: { id: 'screens.FraudCase.highValue', defaultMessage: 'Far above what your shop’s orders usually cost.' },
  address_differs: {
    id: 'screens.FraudCase.addressDiffers',
    defaultMessage: 'The invoice goes to one country, the parcel to another.',
  },
  card_changed: {
    id: 'screens.FraudCase.cardChanged',
    defaultMessage: 'Less than 24 hours earlier the customer ordered with another card.',
  },
  new_customer: { id: 'screens.FraudCase.newCustomer', defaultMessage: 'The customer’s first order in your shop.' },
  refused_before: {
    id: 'screens.FraudCase.refusedBefore',
    defaultMessage: 'An earlier order of this customer was fraud, by your verdict or your records.',
  },
  night: {
    id: 'screens.FraudCase.night',
    defaultMessage: 'Ordered between midnight and 5 in the morning, by your shop’s clock.',
  },
});

export const customerMessages = defineMessages({
  title: { id: 'screens.FraudCase.customer', defaultMessage: 'The customer' },
  hidden: {
    id: 'screens.FraudCase.customerHidden',
    defaultMessage: 'Only managers and admins of the shop can see what a customer ordered before.',
  },
  unknown: {
    id: 'screens.FraudCase.customerUnknown',
    defaultMessage: 'The order names no customer, so we cannot see what they ordered before.',
  },
  firstOn: { id: 'screens.FraudCase.firstOn', defaultMessage: 'First order' },
  orders: { id: 'screens.FraudCase.orders', defaultMessage: 'Orders' },
  returned: { id: 'screens.FraudCase.returned', defaultMessage: 'Of these, returned' },
  fraud: { id: 'screens.FraudCase.fraudBefore', defaultMessage: 'Of these, fraud' },
  netSales: { id: 'screens.FraudCase.netSales', defaultMessage: 'Net sales' },
  open: { id: 'screens.FraudCase.openCustomer', defaultMessage: 'Open the customer' },
});

export const lossMessages = defineMessages({
  cost: { id: 'screens.FraudCase.cost', defaultMessage: 'What this order cost you' },
  wouldCost: { id: 'screens.FraudCase.wouldCost', defaultMessage: 'What it costs you if it is fraud' },
  text: {
    id: 'screens.FraudCase.lossText',
    defaultMessage: 'Without the sale itself: that money goes back to the customer.',
  },
  missing: { id: 'screens.FraudCase.goodsMissing', defaultMessage: 'The cost of the goods is missing.' },
});
