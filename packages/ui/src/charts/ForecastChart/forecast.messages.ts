import { defineMessages, type NoMessageValues } from 'react-intl';

export const forecastMessages = defineMessages<{
  forecastOf: { label: string };
  forecast: NoMessageValues;
  between: { value: string; low: string; high: string };
  lowOf: { label: string };
  highOf: { label: string };
}>({
  forecastOf: { id: 'ui.ForecastChart.forecastOf', defaultMessage: '{label}, forecast' },
  forecast: { id: 'ui.ForecastChart.forecast', defaultMessage: 'Forecast' },
  between: { id: 'ui.ForecastChart.between', defaultMessage: '{value} ({low} to {high})' },
  lowOf: { id: 'ui.ForecastChart.lowOf', defaultMessage: '{label}, at least' },
  highOf: { id: 'ui.ForecastChart.highOf', defaultMessage: '{label}, at most' },
});
