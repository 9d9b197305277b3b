import type { ImportErrorCode, ImportKind } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';
import type { ImportCount } from './types.ts';

export const doneMessages = defineMessages<{
  title: { count: number };
  tableTitle: { count: number };
  nothingNew: NoMessageValues;
  nothingNewText: NoMessageValues;
  allRejected: NoMessageValues;
  withoutItems: NoMessageValues;
  seeProfit: NoMessageValues;
}>({
  title: {
    id: 'screens.Integrations.done.title',
    defaultMessage: '{count, plural, one {# order imported} other {# orders imported}}',
  },
  tableTitle: {
    id: 'screens.Integrations.done.tableTitle',
    defaultMessage: '{count, plural, one {# line imported} other {# lines imported}}',
  },
  nothingNew: { id: 'screens.Integrations.done.nothingNew', defaultMessage: 'Nothing new in this file' },
  nothingNewText: {
    id: 'screens.Integrations.done.nothingNewText',
    defaultMessage: 'All its lines had been imported before. Your figures are as they were.',
  },
  allRejected: { id: 'screens.Integrations.done.allRejected', defaultMessage: 'No line could be imported' },
  withoutItems: {
    id: 'screens.Integrations.done.withoutItems',
    defaultMessage:
      'One row for each order: profit without products. Which products were sold is not known, so unit costs cannot count; the cost of goods counts as a percentage.',
  },
  seeProfit: { id: 'screens.Integrations.done.seeProfit', defaultMessage: 'See the profit of this period' },
});

/** Names of the counts, which are shown above them as figures. */
export const countMessages = defineMessages<Record<ImportCount, { count: number }>>({
  linesRead: {
    id: 'screens.Integrations.count.linesRead',
    defaultMessage: '{count, plural, one {line read} other {lines read}}',
  },
  linesAdded: {
    id: 'screens.Integrations.count.linesAdded',
    defaultMessage: '{count, plural, one {line added} other {lines added}}',
  },
  orders: { id: 'screens.Integrations.count.orders', defaultMessage: '{count, plural, one {order} other {orders}}' },
  refunds: {
    id: 'screens.Integrations.count.refunds',
    defaultMessage: '{count, plural, one {refund} other {refunds}}',
  },
  adjustments: {
    id: 'screens.Integrations.count.adjustments',
    defaultMessage: '{count, plural, one {stock adjustment} other {stock adjustments}}',
  },
  rejected: {
    id: 'screens.Integrations.count.rejected',
    defaultMessage: '{count, plural, one {line rejected} other {lines rejected}}',
  },
});

export const failedMessages = defineMessages<{
  title: { name: string };
  line: { line: number };
  nothingKept: NoMessageValues;
}>({
  title: { id: 'screens.Integrations.failed.title', defaultMessage: '{name} could not be imported' },
  line: { id: 'screens.Integrations.failed.line', defaultMessage: 'Line {line, number}.' },
  nothingKept: {
    id: 'screens.Integrations.failed.nothingKept',
    defaultMessage: 'Nothing of the file was kept: your figures are as they were.',
  },
});

export const cancelledMessages = defineMessages<{
  title: { name: string };
  nothingKept: NoMessageValues;
  fileKept: NoMessageValues;
  again: NoMessageValues;
  starting: NoMessageValues;
}>({
  title: { id: 'screens.Integrations.cancelled.title', defaultMessage: 'The import of {name} was cancelled' },
  nothingKept: {
    id: 'screens.Integrations.cancelled.nothingKept',
    defaultMessage: 'Nothing of the file was imported: your figures are as they were.',
  },
  fileKept: {
    id: 'screens.Integrations.cancelled.fileKept',
    defaultMessage: 'The file is kept for one day, so you can start the import again without uploading it.',
  },
  again: { id: 'screens.Integrations.cancelled.again', defaultMessage: 'Start again' },
  starting: { id: 'screens.Integrations.cancelled.starting', defaultMessage: 'Starting...' },
});

/** Which columns a file of another kind than orders lacks. */
export const missingColumnsMessages = defineMessages<Record<Exclude<ImportKind, 'orders'>, NoMessageValues>>({
  ads: {
    id: 'screens.Integrations.missingColumns.ads',
    defaultMessage: 'Columns are missing: campaign, date and amount spent are needed.',
  },
  stock: {
    id: 'screens.Integrations.missingColumns.stock',
    defaultMessage: 'Columns are missing: the product’s code or name and the units in stock are needed.',
  },
  costs: {
    id: 'screens.Integrations.missingColumns.costs',
    defaultMessage: 'Columns are missing: the product’s code or name and the cost of one unit are needed.',
  },
});

/** Why a whole file was refused. */
export const importErrorMessages = defineMessages<Record<ImportErrorCode, NoMessageValues>>({
  file_empty: { id: 'screens.Integrations.error.file_empty', defaultMessage: 'The file is empty.' },
  file_truncated: {
    id: 'screens.Integrations.error.file_truncated',
    defaultMessage: 'The packed file ends in the middle. Download or pack it again.',
  },
  file_corrupt: {
    id: 'screens.Integrations.error.file_corrupt',
    defaultMessage: 'The file is damaged and cannot be opened. Download or save it again.',
  },
  not_a_text_file: {
    id: 'screens.Integrations.error.not_a_text_file',
    defaultMessage:
      'This is neither a text file nor an Excel workbook (.xlsx), or the workbook has a password. Save the table as .xlsx or CSV and choose that.',
  },
  file_locked: {
    id: 'screens.Integrations.error.file_locked',
    defaultMessage: 'The file is protected by a password. Save it without one.',
  },
  several_files: {
    id: 'screens.Integrations.error.several_files',
    defaultMessage: 'The archive holds several tables. Unpack it and import each by itself.',
  },
  workbook_too_large: {
    id: 'screens.Integrations.error.workbook_too_large',
    defaultMessage: 'The workbook holds more text than can be read at once. Save its table as CSV and choose that.',
  },
  quote_unclosed: {
    id: 'screens.Integrations.error.quote_unclosed',
    defaultMessage: 'A quotation mark is opened here and never closed.',
  },
  line_too_long: {
    id: 'screens.Integrations.error.line_too_long',
    defaultMessage: 'A line is longer than 1 MB. Mostly a quotation mark is missing before it.',
  },
  columns_missing: {
    id: 'screens.Integrations.error.columns_missing',
    defaultMessage:
      'Columns are missing: order number and date are needed, and the quantity and unit price of each item or the order total.',
  },
  no_data_lines: {
    id: 'screens.Integrations.error.no_data_lines',
    defaultMessage: 'There are column titles, but no lines below them.',
  },
  currency_mismatch: {
    id: 'screens.Integrations.error.currency_mismatch',
    defaultMessage:
      'Another import has settled your shop’s currency in the meantime, and this file was to be read in a different one.',
  },
  interrupted: {
    id: 'screens.Integrations.error.interrupted',
    defaultMessage: 'The import was interrupted and could not be finished. The file itself may well be fine.',
  },
  internal: {
    id: 'screens.Integrations.error.internal',
    defaultMessage: 'Something went wrong on our side. The file itself may well be fine.',
  },
});
