import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  asTable: NoMessageValues;
  asChart: NoMessageValues;
  save: NoMessageValues;
  savePng: NoMessageValues;
  saveCsv: NoMessageValues;
  saveFailed: NoMessageValues;
  time: NoMessageValues;
  day: NoMessageValues;
  month: NoMessageValues;
  label: NoMessageValues;
  unknown: NoMessageValues;
  noData: NoMessageValues;
  loading: NoMessageValues;
  description: { from: string; to: string; series: string };
  descriptionOfParts: { parts: string };
  seriesRange: { label: string; low: string; high: string };
  part: { label: string; value: string };
  forecastOf: { label: string };
  forecast: NoMessageValues;
  between: { value: string; low: string; high: string };
  lowOf: { label: string };
  highOf: { label: string };
}>({
  asTable: { id: 'ui.Chart.asTable', defaultMessage: 'Table' },
  asChart: { id: 'ui.Chart.asChart', defaultMessage: 'Chart' },
  save: { id: 'ui.Chart.save', defaultMessage: 'Save' },
  savePng: { id: 'ui.Chart.savePng', defaultMessage: 'Save as picture (PNG)' },
  saveCsv: { id: 'ui.Chart.saveCsv', defaultMessage: 'Save figures (CSV)' },
  saveFailed: {
    id: 'ui.Chart.saveFailed',
    defaultMessage: 'The picture could not be created. Save the figures instead.',
  },
  time: { id: 'ui.Chart.time', defaultMessage: 'Time' },
  day: { id: 'ui.Chart.day', defaultMessage: 'Day' },
  month: { id: 'ui.Chart.month', defaultMessage: 'Month' },
  label: { id: 'ui.Chart.label', defaultMessage: 'Name' },
  unknown: { id: 'ui.Chart.unknown', defaultMessage: 'not known' },
  noData: { id: 'ui.Chart.noData', defaultMessage: 'There is no data to draw in this period.' },
  loading: { id: 'ui.Chart.loading', defaultMessage: 'Loading…' },
  description: {
    id: 'ui.Chart.description',
    defaultMessage:
      'From {from} to {to}. {series} Use the arrow keys to move between values; the table has the same figures.',
  },
  descriptionOfParts: {
    id: 'ui.Chart.descriptionOfParts',
    defaultMessage: '{parts} Use the arrow keys to move between parts; the table has the same figures.',
  },
  seriesRange: { id: 'ui.Chart.seriesRange', defaultMessage: '{label}: from {low} to {high}.' },
  part: { id: 'ui.Chart.part', defaultMessage: '{label}: {value}.' },
  forecastOf: { id: 'ui.Chart.forecastOf', defaultMessage: '{label}, forecast' },
  forecast: { id: 'ui.Chart.forecast', defaultMessage: 'Forecast' },
  between: { id: 'ui.Chart.between', defaultMessage: '{value} ({low} to {high})' },
  lowOf: { id: 'ui.Chart.lowOf', defaultMessage: '{label}, at least' },
  highOf: { id: 'ui.Chart.highOf', defaultMessage: '{label}, at most' },
});
