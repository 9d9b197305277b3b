import { defineMessages, type NoMessageValues } from 'react-intl';

/** Texts of what a forecast rests on, of its parts and of sales events. */
export const basisMessages = defineMessages<{
  title: NoMessageValues;
  method: NoMessageValues;
  methodWeeks: { weeks: number };
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
  title: { id: 'screens.Forecast.basis.title', defaultMessage: 'What this rests on' },
  method: { id: 'screens.Forecast.basis.method', defaultMessage: 'Method' },
  methodWeeks: {
    id: 'screens.Forecast.basis.methodWeeks',
    defaultMessage:
      'The models that came closest in the past weeks of your shop, from {weeks, plural, one {# week} other {# weeks}} of orders.',
  },
  methodMonths: {
    id: 'screens.Forecast.basis.methodMonths',
    defaultMessage:
      'The totals of {months, plural, one {# full month} other {# full months}}; the forecast by weeks is being prepared.',
  },
  season: { id: 'screens.Forecast.basis.season', defaultMessage: 'Season' },
  seasonOwn: { id: 'screens.Forecast.basis.seasonOwn', defaultMessage: 'From your own orders.' },
  seasonPrior: {
    id: 'screens.Forecast.basis.seasonPrior',
    defaultMessage: 'That of all retail (US Census Bureau, 2024–2025), until your shop shows its own.',
  },
  seasonNone: {
    id: 'screens.Forecast.basis.seasonNone',
    defaultMessage: 'None: it did not make the past forecasts better.',
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
      '{percent} units, between {low} and {high}: from {changes, plural, one {# price change} other {# price changes}} of your own.',
  },
  pricesUsual: {
    id: 'screens.Forecast.basis.pricesUsual',
    defaultMessage:
      '{percent} units, between {low} and {high}: what is usual (Bijmolt et al. 2005), as your own price changes say too little.',
  },
  ads: { id: 'screens.Forecast.basis.ads', defaultMessage: 'Ad budget 1% higher' },
  adsOwn: {
    id: 'screens.Forecast.basis.adsOwn',
    defaultMessage:
      '{percent} units, between {low} and {high}: from {changes, plural, one {# week} other {# weeks}} with another budget.',
  },
  adsUsual: {
    id: 'screens.Forecast.basis.adsUsual',
    defaultMessage:
      '{percent} units, between {low} and {high}: what is usual (Sethuraman et al. 2011), as your own budgets say too little.',
  },
});
