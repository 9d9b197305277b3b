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
  description: { from: string; to: string; series: string };
  seriesRange: { label: string; low: string; high: string };
  part: { label: string; value: string };
  happened: NoMessageValues;
  opens: NoMessageValues;
  enterOpens: NoMessageValues;
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
  description: {
    id: 'ui.Chart.description',
    defaultMessage:
      'From {from} to {to}. {series} Use the arrow keys to move between values; the table has the same figures.',
  },
  seriesRange: { id: 'ui.Chart.seriesRange', defaultMessage: '{label}: from {low} to {high}.' },
  part: { id: 'ui.Chart.part', defaultMessage: '{label}: {value}.' },
  happened: { id: 'ui.Chart.happened', defaultMessage: 'What happened' },
  opens: { id: 'ui.Chart.opens', defaultMessage: 'Opens what is behind it' },
  enterOpens: { id: 'ui.Chart.enterOpens', defaultMessage: 'Enter opens what is behind a value.' },
});
