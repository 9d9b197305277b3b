import { defineMessages, type NoMessageValues } from 'react-intl';

export const paybackMessages = defineMessages<{
  title: NoMessageValues;
  rule: { from: string; to: string };
  blended: NoMessageValues;
  none: NoMessageValues;
  channel: NoMessageValues;
  everyone: NoMessageValues;
  noCampaign: NoMessageValues;
  spend: NoMessageValues;
  customers: NoMessageValues;
  cost: NoMessageValues;
  earned: NoMessageValues;
  earnedIn: { months: number };
  paidBack: NoMessageValues;
  paidBackIn: { month: number };
  notYet: NoMessageValues;
  noSpend: NoMessageValues;
}>({
  title: { id: 'screens.Customers.payback.title', defaultMessage: 'When winning a customer pays off' },
  rule: {
    id: 'screens.Customers.payback.rule',
    defaultMessage:
      'Ad spend from {from} to {to}, divided by the customers who first ordered then, compared with what remains of their orders month by month.',
  },
  blended: {
    id: 'screens.Customers.payback.blended',
    defaultMessage: 'No order says which campaign it came from, so all ads are shared by all new customers.',
  },
  none: {
    id: 'screens.Customers.payback.none',
    defaultMessage: 'There were no new customers in the last 12 months that are over.',
  },
  channel: { id: 'screens.Customers.payback.channel', defaultMessage: 'Channel' },
  everyone: { id: 'screens.Customers.payback.everyone', defaultMessage: 'All customers and all ads' },
  noCampaign: { id: 'screens.Customers.payback.noCampaign', defaultMessage: 'No campaign known' },
  spend: { id: 'screens.Customers.payback.spend', defaultMessage: 'Ad spend' },
  customers: { id: 'screens.Customers.payback.customers', defaultMessage: 'New customers' },
  cost: { id: 'screens.Customers.payback.cost', defaultMessage: 'Cost of a new customer' },
  earned: { id: 'screens.Customers.payback.earned', defaultMessage: 'What remains per customer' },
  earnedIn: {
    id: 'screens.Customers.payback.earnedIn',
    defaultMessage: '{months, plural, one {in # month} other {in # months}}',
  },
  paidBack: { id: 'screens.Customers.payback.paidBack', defaultMessage: 'Paid off' },
  paidBackIn: { id: 'screens.Customers.payback.paidBackIn', defaultMessage: 'In month {month, number}' },
  notYet: { id: 'screens.Customers.payback.notYet', defaultMessage: 'Not yet' },
  noSpend: { id: 'screens.Customers.payback.noSpend', defaultMessage: 'No ad spend' },
});
