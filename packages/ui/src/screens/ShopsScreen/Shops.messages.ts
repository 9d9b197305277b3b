import { defineMessages, type NoMessageValues } from 'react-intl';

type Values = {
  title: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  list: { range: string };
  listText: NoMessageValues;
  currency: NoMessageValues;
  shop: NoMessageValues;
  openNow: { role: string };
  netSales: NoMessageValues;
  costs: NoMessageValues;
  netProfit: NoMessageValues;
  covered: { share: string };
  roi: NoMessageValues;
  rate: NoMessageValues;
  rateOf: { from: string; rate: string; to: string };
  rateOn: { day: string };
  noRate: { currency: string };
  noOrders: NoMessageValues;
  notKnown: NoMessageValues;
  sum: NoMessageValues;
  leftOut: { shops: string };
  open: NoMessageValues;
  openShop: { name: string };
  plan: { limit: number; used: number };
  planUnlimited: NoMessageValues;
  full: NoMessageValues;
  toPlans: NoMessageValues;
  onlyAdmins: NoMessageValues;
  add: NoMessageValues;
  addLead: NoMessageValues;
  addFailed: NoMessageValues;
  name: NoMessageValues;
  nameRequired: NoMessageValues;
  shopCurrency: NoMessageValues;
  currencyRequired: NoMessageValues;
  timezone: NoMessageValues;
  timezoneRequired: NoMessageValues;
};

export const messages = defineMessages<Values>({
  title: { id: 'screens.Shops.title', defaultMessage: 'Your shops' },
  loading: { id: 'screens.Shops.loading', defaultMessage: 'Loading your shops' },
  errorTitle: { id: 'screens.Shops.errorTitle', defaultMessage: 'Your shops could not be loaded' },
  list: { id: 'screens.Shops.list', defaultMessage: 'All shops, {range}' },
  listText: {
    id: 'screens.Shops.listText',
    defaultMessage:
      'Amounts of shops in other currencies are converted by the reference rate of the European Central Bank of one day, the last of the period that has one.',
  },
  currency: { id: 'screens.Shops.currency', defaultMessage: 'Amounts in' },
  shop: { id: 'screens.Shops.shop', defaultMessage: 'Shop' },
  openNow: { id: 'screens.Shops.openNow', defaultMessage: '{role}, open now' },
  netSales: { id: 'screens.Shops.netSales', defaultMessage: 'Net sales' },
  costs: { id: 'screens.Shops.costs', defaultMessage: 'Costs' },
  netProfit: { id: 'screens.Shops.netProfit', defaultMessage: 'Net profit' },
  covered: { id: 'screens.Shops.covered', defaultMessage: 'cost of goods known for {share} of sales' },
  roi: { id: 'screens.Shops.roi', defaultMessage: 'ROI' },
  rate: { id: 'screens.Shops.rate', defaultMessage: 'Rate' },
  rateOf: { id: 'screens.Shops.rateOf', defaultMessage: '1 {from} = {rate} {to}' },
  rateOn: { id: 'screens.Shops.rateOn', defaultMessage: 'of {day}' },
  noRate: { id: 'screens.Shops.noRate', defaultMessage: 'No rate to {currency}' },
  noOrders: { id: 'screens.Shops.noOrders', defaultMessage: 'No orders yet' },
  notKnown: { id: 'screens.Shops.notKnown', defaultMessage: 'Not known' },
  sum: { id: 'screens.Shops.sum', defaultMessage: 'All shops' },
  leftOut: {
    id: 'screens.Shops.leftOut',
    defaultMessage: 'Not in the sum, as not everything is known of them: {shops}.',
  },
  open: { id: 'screens.Shops.open', defaultMessage: 'Open' },
  openShop: { id: 'screens.Shops.openShop', defaultMessage: 'Open {name}' },
  plan: {
    id: 'screens.Shops.plan',
    defaultMessage:
      '{limit, plural, one {Your plan serves one shop} other {Your plan serves # shops}}; {used, plural, one {you have one} other {you have #}}.',
  },
  planUnlimited: { id: 'screens.Shops.planUnlimited', defaultMessage: 'Your plan serves as many shops as you want.' },
  full: { id: 'screens.Shops.full', defaultMessage: 'A larger plan serves more.' },
  toPlans: { id: 'screens.Shops.toPlans', defaultMessage: 'See the plans' },
  onlyAdmins: {
    id: 'screens.Shops.onlyAdmins',
    defaultMessage: 'An admin of the shop that has the plan can add shops to it.',
  },
  add: { id: 'screens.Shops.add', defaultMessage: 'Add a shop' },
  addLead: {
    id: 'screens.Shops.addLead',
    defaultMessage:
      'It has figures, users and connections of its own. Your plan serves it, and it opens at once so that you can connect it.',
  },
  addFailed: { id: 'screens.Shops.addFailed', defaultMessage: 'The shop was not added' },
  name: { id: 'screens.Shops.name', defaultMessage: 'Name of the shop' },
  nameRequired: { id: 'screens.Shops.nameRequired', defaultMessage: 'Give the shop a name.' },
  shopCurrency: { id: 'screens.Shops.shopCurrency', defaultMessage: 'Currency of its figures' },
  currencyRequired: { id: 'screens.Shops.currencyRequired', defaultMessage: 'Choose the currency.' },
  timezone: { id: 'screens.Shops.timezone', defaultMessage: 'Time zone of the shop' },
  timezoneRequired: { id: 'screens.Shops.timezoneRequired', defaultMessage: 'Choose a time zone.' },
});
