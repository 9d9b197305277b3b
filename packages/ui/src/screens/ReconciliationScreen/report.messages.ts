import { defineMessages, type NoMessageValues } from 'react-intl';

export const reportMessages = defineMessages<{
  title: NoMessageValues;
  subtitle: NoMessageValues;
  entered: NoMessageValues;
  source: NoMessageValues;
  typed: NoMessageValues;
  counts: NoMessageValues;
  replaced: NoMessageValues;
  removed: NoMessageValues;
  remove: NoMessageValues;
  removeOf: { month: string };
  removeTitle: { month: string };
  removeText: NoMessageValues;
  removeFailed: NoMessageValues;
  formTitle: NoMessageValues;
  formLead: NoMessageValues;
  monthRequired: NoMessageValues;
  totalRequired: NoMessageValues;
  numberWrong: NoMessageValues;
  save: NoMessageValues;
  saveFailed: NoMessageValues;
  fileTitle: NoMessageValues;
  fileLabel: NoMessageValues;
  fileHint: NoMessageValues;
  fileMissing: NoMessageValues;
  import: NoMessageValues;
}>({
  title: { id: 'screens.Reconciliation.reports.title', defaultMessage: 'Reports entered' },
  subtitle: {
    id: 'screens.Reconciliation.reports.subtitle',
    defaultMessage: 'For each month, the newest counts. Earlier ones stay here.',
  },
  entered: { id: 'screens.Reconciliation.reports.entered', defaultMessage: 'Entered' },
  source: { id: 'screens.Reconciliation.reports.source', defaultMessage: 'From' },
  typed: { id: 'screens.Reconciliation.reports.typed', defaultMessage: 'Entered by hand' },
  counts: { id: 'screens.Reconciliation.reports.counts', defaultMessage: 'In use' },
  replaced: { id: 'screens.Reconciliation.reports.replaced', defaultMessage: 'Replaced' },
  removed: { id: 'screens.Reconciliation.reports.removed', defaultMessage: 'Removed' },
  remove: { id: 'screens.Reconciliation.reports.remove', defaultMessage: 'Remove' },
  removeOf: { id: 'screens.Reconciliation.reports.removeOf', defaultMessage: 'Remove the report of {month}' },
  removeTitle: {
    id: 'screens.Reconciliation.reports.removeTitle',
    defaultMessage: 'Remove the report of {month}?',
  },
  removeText: {
    id: 'screens.Reconciliation.reports.removeText',
    defaultMessage: 'The month is then compared with the previous report, if there is one. Your orders do not change.',
  },
  removeFailed: {
    id: 'screens.Reconciliation.reports.removeFailed',
    defaultMessage: 'The report could not be removed.',
  },
  formTitle: { id: 'screens.Reconciliation.form.title', defaultMessage: 'Totals of the platform’s report' },
  formLead: {
    id: 'screens.Reconciliation.form.lead',
    defaultMessage: 'Enter the totals that the report has; leave the others empty.',
  },
  monthRequired: { id: 'screens.Reconciliation.form.monthRequired', defaultMessage: 'Choose a month.' },
  totalRequired: { id: 'screens.Reconciliation.form.totalRequired', defaultMessage: 'Enter at least one total.' },
  numberWrong: {
    id: 'screens.Reconciliation.form.numberWrong',
    defaultMessage: 'Enter a number such as 1234.56, without signs between thousands.',
  },
  save: { id: 'screens.Reconciliation.form.save', defaultMessage: 'Save report' },
  saveFailed: { id: 'screens.Reconciliation.form.saveFailed', defaultMessage: 'The report could not be saved.' },
  fileTitle: { id: 'screens.Reconciliation.file.title', defaultMessage: 'Import the platform’s report' },
  fileLabel: { id: 'screens.Reconciliation.file.label', defaultMessage: 'Report by month' },
  fileHint: {
    id: 'screens.Reconciliation.file.hint',
    defaultMessage:
      'A CSV file with a row for each month, such as “Sales over time” by month from Shopify or the revenue by month from WooCommerce Analytics.',
  },
  fileMissing: { id: 'screens.Reconciliation.file.missing', defaultMessage: 'Choose a file.' },
  import: { id: 'screens.Reconciliation.file.import', defaultMessage: 'Import' },
});
