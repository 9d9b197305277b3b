import type { RejectionCode } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const rejectedMessages = defineMessages({
  label: { id: 'screens.Integrations.rejected.label', defaultMessage: 'Rejected lines with their reasons' },
  title: { id: 'screens.Integrations.rejected.title', defaultMessage: 'Rejected lines' },
  explanation: {
    id: 'screens.Integrations.rejected.explanation',
    defaultMessage:
      'These lines were left out, all others were imported. Mend them in the file and import it again: nothing counts twice.',
  },
  download: { id: 'screens.Integrations.rejected.download', defaultMessage: 'Download' },
  downloading: { id: 'screens.Integrations.rejected.downloading', defaultMessage: 'Downloading...' },
  line: { id: 'screens.Integrations.rejected.line', defaultMessage: 'Line' },
  reason: { id: 'screens.Integrations.rejected.reason', defaultMessage: 'Reason' },
  text: { id: 'screens.Integrations.rejected.text', defaultMessage: 'Text' },
  loadFailed: {
    id: 'screens.Integrations.rejected.loadFailed',
    defaultMessage: 'The rejected lines could not be loaded',
  },
});

/** Why a line was rejected. */
export const rejectionMessages = defineMessages<Record<RejectionCode, NoMessageValues>>({
  order_missing: { id: 'screens.Integrations.rejection.order_missing', defaultMessage: 'The order number is missing.' },
  date_unreadable: { id: 'screens.Integrations.rejection.date_unreadable', defaultMessage: 'The date cannot be read.' },
  quantity_unreadable: {
    id: 'screens.Integrations.rejection.quantity_unreadable',
    defaultMessage: 'The quantity cannot be read.',
  },
  price_unreadable: {
    id: 'screens.Integrations.rejection.price_unreadable',
    defaultMessage: 'The price cannot be read.',
  },
  amount_unreadable: {
    id: 'screens.Integrations.rejection.amount_unreadable',
    defaultMessage: 'An amount cannot be read.',
  },
  amount_too_large: {
    id: 'screens.Integrations.rejection.amount_too_large',
    defaultMessage: 'An amount is too large to be right.',
  },
  currency_differs: {
    id: 'screens.Integrations.rejection.currency_differs',
    defaultMessage: 'The currency is not your shop’s.',
  },
  columns_count: {
    id: 'screens.Integrations.rejection.columns_count',
    defaultMessage: 'The line has more or fewer columns than the title line.',
  },
  campaign_missing: {
    id: 'screens.Integrations.rejection.campaign_missing',
    defaultMessage: 'The line names no campaign.',
  },
  product_missing: {
    id: 'screens.Integrations.rejection.product_missing',
    defaultMessage: 'The line names no product.',
  },
  order_cancelled: {
    id: 'screens.Integrations.rejection.order_cancelled',
    defaultMessage: 'The order was cancelled or never paid: it is no sale.',
  },
  order_repeated: {
    id: 'screens.Integrations.rejection.order_repeated',
    defaultMessage: 'The file has this order before, with another total. Does each row hold an item?',
  },
});
