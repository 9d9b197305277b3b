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
  repeatedNumbers: { numbers: number; orders: number };
  doubtfulNumbers: { count: number };
  decideNumbers: NoMessageValues;
  olderOrders: { count: number };
  seeProfit: NoMessageValues;
}>({
  title: {
    id: 'screens.Integrations.done.title',
    defaultMessage: '{count, plural, one {# order imported} other {# orders imported}}',
  },
  tableTitle: {
    id: 'screens.Integrations.done.tableTitle',
    defaultMessage: '{count, plural, one {# row imported} other {# rows imported}}',
  },
  nothingNew: { id: 'screens.Integrations.done.nothingNew', defaultMessage: 'Nothing new in this file' },
  nothingNewText: {
    id: 'screens.Integrations.done.nothingNewText',
    defaultMessage: 'All its rows had already been imported. Your figures have not changed.',
  },
  allRejected: { id: 'screens.Integrations.done.allRejected', defaultMessage: 'No row could be imported' },
  withoutItems: {
    id: 'screens.Integrations.done.withoutItems',
    defaultMessage:
      'The file has one row per order, so you see profit without products. We do not know which products were sold, so we use your cost of goods as a percentage instead of unit costs.',
  },
  repeatedNumbers: {
    id: 'screens.Integrations.done.repeatedNumbers',
    defaultMessage:
      '{numbers, plural, one {# order number occurs} other {# order numbers occur}} again with another date, store or customer. They count as {orders, plural, one {# order} other {# different orders}}, not as {numbers, number}; later ones have their year, store or day after the number.',
  },
  doubtfulNumbers: {
    id: 'screens.Integrations.done.doubtfulNumbers',
    defaultMessage:
      '{count, plural, one {# order number has} other {# order numbers have}} sales several days apart and no customer to distinguish them. Each counts as one order until you decide.',
  },
  decideNumbers: { id: 'screens.Integrations.done.decideNumbers', defaultMessage: 'Decide' },
  olderOrders: {
    id: 'screens.Integrations.done.olderOrders',
    defaultMessage:
      'This file has an older state of {count, plural, one {# order} other {# orders}} than a file imported before. What the newer file says of them stays.',
  },
  seeProfit: { id: 'screens.Integrations.done.seeProfit', defaultMessage: 'See the profit of this period' },
});

/** Names of the counts, which are shown above them as figures. */
export const countMessages = defineMessages<Record<ImportCount, { count: number }>>({
  linesRead: {
    id: 'screens.Integrations.count.linesRead',
    defaultMessage: '{count, plural, one {row read} other {rows read}}',
  },
  linesAdded: {
    id: 'screens.Integrations.count.linesAdded',
    defaultMessage: '{count, plural, one {row added} other {rows added}}',
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
    defaultMessage: '{count, plural, one {row rejected} other {rows rejected}}',
  },
});

export const failedMessages = defineMessages<{
  title: { name: string };
  line: { line: number };
  nothingKept: NoMessageValues;
}>({
  title: { id: 'screens.Integrations.failed.title', defaultMessage: '{name} could not be imported' },
  line: { id: 'screens.Integrations.failed.line', defaultMessage: 'Row {line, number}.' },
  nothingKept: {
    id: 'screens.Integrations.failed.nothingKept',
    defaultMessage: 'Nothing from the file was saved: your figures have not changed.',
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
    defaultMessage: 'Nothing was imported from the file: your figures have not changed.',
  },
  fileKept: {
    id: 'screens.Integrations.cancelled.fileKept',
    defaultMessage: 'We keep the file for one day, so you can start the import again without uploading it again.',
  },
  again: { id: 'screens.Integrations.cancelled.again', defaultMessage: 'Start again' },
  starting: { id: 'screens.Integrations.cancelled.starting', defaultMessage: 'Starting...' },
});

/** Which columns a file of another kind than orders lacks. */
export const missingColumnsMessages = defineMessages<Record<Exclude<ImportKind, 'orders'>, NoMessageValues>>({
  ads: {
    id: 'screens.Integrations.missingColumns.ads',
    defaultMessage: 'Columns are missing: you need campaign, date and amount spent.',
  },
  stock: {
    id: 'screens.Integrations.missingColumns.stock',
    defaultMessage: 'Columns are missing: you need the product’s code or name, and the units in stock.',
  },
  costs: {
    id: 'screens.Integrations.missingColumns.costs',
    defaultMessage: 'Columns are missing: you need the product’s code or name, and the unit cost.',
  },
  order_costs: {
    id: 'screens.Integrations.missingColumns.order_costs',
    defaultMessage: 'Columns are missing: the order number and at least one cost are needed.',
  },
});

/** Why a whole file was refused. */
export const importErrorMessages = defineMessages<Record<ImportErrorCode, NoMessageValues>>({
  file_empty: { id: 'screens.Integrations.error.file_empty', defaultMessage: 'The file is empty.' },
  file_truncated: {
    id: 'screens.Integrations.error.file_truncated',
    defaultMessage: 'The compressed file is cut off. Download or compress it again.',
  },
  file_corrupt: {
    id: 'screens.Integrations.error.file_corrupt',
    defaultMessage: 'The file is damaged and cannot be opened. Download or save it again.',
  },
  not_a_text_file: {
    id: 'screens.Integrations.error.not_a_text_file',
    defaultMessage:
      'This is neither a text file nor an Excel file (.xlsx), or it has a password. Save the table as .xlsx or CSV and choose that file.',
  },
  file_locked: {
    id: 'screens.Integrations.error.file_locked',
    defaultMessage: 'The file has a password. Save it without one.',
  },
  several_files: {
    id: 'screens.Integrations.error.several_files',
    defaultMessage: 'The archive contains different tables. Unpack it and import each table separately.',
  },
  workbook_too_large: {
    id: 'screens.Integrations.error.workbook_too_large',
    defaultMessage:
      'The Excel file contains more text than we can read at once. Save its table as CSV and choose that file.',
  },
  quote_unclosed: {
    id: 'screens.Integrations.error.quote_unclosed',
    defaultMessage: 'A quotation mark opens here and never closes.',
  },
  line_too_long: {
    id: 'screens.Integrations.error.line_too_long',
    defaultMessage: 'A row is longer than 1 MB. Usually a quotation mark is missing before it.',
  },
  columns_missing: {
    id: 'screens.Integrations.error.columns_missing',
    defaultMessage:
      'Columns are missing. You need the order number and date, and either the quantity and unit price of each item or the order total.',
  },
  no_data_lines: {
    id: 'screens.Integrations.error.no_data_lines',
    defaultMessage: 'There are column titles, but no rows below them.',
  },
  currency_mismatch: {
    id: 'screens.Integrations.error.currency_mismatch',
    defaultMessage: 'Meanwhile, another import set your shop’s currency, and this file is in a different one.',
  },
  interrupted: {
    id: 'screens.Integrations.error.interrupted',
    defaultMessage: 'The import was interrupted and could not be finished. The file itself may be fine.',
  },
  internal: {
    id: 'screens.Integrations.error.internal',
    defaultMessage: 'Something went wrong on our side. The file itself may be fine.',
  },
});
