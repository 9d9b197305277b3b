import { defineMessages, type NoMessageValues } from 'react-intl';

/** Texts of another price of one product or group. */
export const partPriceMessages = defineMessages<{
  title: { name: string };
  slider: NoMessageValues;
  nothing: { amount: string };
  between: { low: string; high: string };
  unsure: NoMessageValues;
  costsUnknown: NoMessageValues;
  answer: { percent: string; low: string; high: string };
  fromOwn: { changes: number };
  fromGroup: { changes: number };
  fromShop: NoMessageValues;
  fromUsual: NoMessageValues;
}>({
  title: { id: 'screens.Forecast.partPrice.title', defaultMessage: 'Another price for {name}' },
  slider: { id: 'screens.Forecast.partPrice.slider', defaultMessage: 'Price change' },
  nothing: {
    id: 'screens.Forecast.partPrice.nothing',
    defaultMessage: 'If you change nothing: {amount} contribution in the next 4 weeks',
  },
  between: {
    id: 'screens.Forecast.partPrice.between',
    defaultMessage: 'In the next 4 weeks; between {low} and {high}, depending on how your customers react.',
  },
  unsure: {
    id: 'screens.Forecast.partPrice.unsure',
    defaultMessage: 'Not enough data yet to advise another price: each one that may earn more may also lose.',
  },
  costsUnknown: {
    id: 'screens.Forecast.partPrice.costsUnknown',
    defaultMessage: 'What another price would earn can be said once the cost of goods of all its sales is known.',
  },
  answer: {
    id: 'screens.Forecast.partPrice.answer',
    defaultMessage: 'With a price 1% higher, units sold change by {percent}, between {low} and {high}.',
  },
  fromOwn: {
    id: 'screens.Forecast.partPrice.fromOwn',
    defaultMessage: 'This follows from {changes, plural, one {# price change} other {# price changes}} of its own.',
  },
  fromGroup: {
    id: 'screens.Forecast.partPrice.fromGroup',
    defaultMessage:
      'This follows mostly from the group’s products; {changes, plural, =0 {no price change was found} one {# price change was found} other {# price changes were found}}.',
  },
  fromShop: {
    id: 'screens.Forecast.partPrice.fromShop',
    defaultMessage: 'This follows mostly from your other products: its own price changes say too little.',
  },
  fromUsual: {
    id: 'screens.Forecast.partPrice.fromUsual',
    defaultMessage: 'This is the usual effect (Bijmolt et al. 2005), as your own price changes say too little.',
  },
});
