import { defineMessages, type NoMessageValues } from 'react-intl';

/** Texts of what a forecast rests on, of its parts and of sales events. */
export const basisMessages = defineMessages<{
  title: NoMessageValues;
  method: NoMessageValues;
  methodWeeks: { weeks: number };
  methodFew: { weeks: number };
  methodMonths: { months: number };
  season: NoMessageValues;
  seasonOwn: NoMessageValues;
  seasonPrior: NoMessageValues;
  seasonNone: NoMessageValues;
  calendar: NoMessageValues;
  calendarCountry: { country: string };
  calendarGeneral: NoMessageValues;
  prices: NoMessageValues;
  pricesOwn: { percent: string; low: string; high: string; changes: number };
  pricesUsual: { percent: string; low: string; high: string };
  ads: NoMessageValues;
  adsOwn: { percent: string; low: string; high: string; changes: number };
  adsUsual: { percent: string; low: string; high: string };
}>({
  title: { id: 'screens.Forecast.basis.title', defaultMessage: 'What this is based on' },
  method: { id: 'screens.Forecast.basis.method', defaultMessage: 'Method' },
  methodWeeks: {
    id: 'screens.Forecast.basis.methodWeeks',
    defaultMessage:
      'The models that were most accurate for your shop in past weeks, based on {weeks, plural, one {# week} other {# weeks}} of orders.',
  },
  methodFew: {
    id: 'screens.Forecast.basis.methodFew',
    defaultMessage:
      'The average of your first {weeks, plural, one {# week} other {# weeks}}. From 8 weeks of orders on, models are compared and the range is tested; until then it is wide on purpose.',
  },
  methodMonths: {
    id: 'screens.Forecast.basis.methodMonths',
    defaultMessage:
      'The totals of {months, plural, one {# full month} other {# full months}}; the weekly forecast is being prepared.',
  },
  season: { id: 'screens.Forecast.basis.season', defaultMessage: 'Seasonality' },
  seasonOwn: { id: 'screens.Forecast.basis.seasonOwn', defaultMessage: 'From your own orders.' },
  seasonPrior: {
    id: 'screens.Forecast.basis.seasonPrior',
    defaultMessage: 'That of all retail (US Census Bureau, 2024–2025), until your shop shows its own.',
  },
  seasonNone: {
    id: 'screens.Forecast.basis.seasonNone',
    defaultMessage: 'None: it did not improve past forecasts.',
  },
  calendar: { id: 'screens.Forecast.basis.calendar', defaultMessage: 'Calendar' },
  calendarCountry: {
    id: 'screens.Forecast.basis.calendarCountry',
    defaultMessage:
      'Public holidays and Easter ({country}), Black Friday, Christmas, Valentine’s Day, and your own events.',
  },
  calendarGeneral: {
    id: 'screens.Forecast.basis.calendarGeneral',
    defaultMessage: 'Black Friday, Christmas, Valentine’s Day, and your own events.',
  },
  prices: { id: 'screens.Forecast.basis.prices', defaultMessage: 'Prices 1% higher' },
  pricesOwn: {
    id: 'screens.Forecast.basis.pricesOwn',
    defaultMessage:
      'Units sold: {percent}, between {low} and {high}, from {changes, plural, one {# price change} other {# price changes}} of your own.',
  },
  pricesUsual: {
    id: 'screens.Forecast.basis.pricesUsual',
    defaultMessage:
      'Units sold: {percent}, between {low} and {high}. This is the usual effect (Bijmolt et al. 2005), as your own price changes say too little.',
  },
  ads: { id: 'screens.Forecast.basis.ads', defaultMessage: 'Ad budget 1% higher' },
  adsOwn: {
    id: 'screens.Forecast.basis.adsOwn',
    defaultMessage:
      'Units sold: {percent}, between {low} and {high}, from {changes, plural, one {# week} other {# weeks}} with another budget.',
  },
  adsUsual: {
    id: 'screens.Forecast.basis.adsUsual',
    defaultMessage:
      'Units sold: {percent}, between {low} and {high}. This is the usual effect (Sethuraman et al. 2011), as your own budgets say too little.',
  },
});
