import type { RejectionCode } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const rejectedMessages = defineMessages({
  label: { id: 'screens.Integrations.rejected.label', defaultMessage: 'Rejected rows with their reasons' },
  title: { id: 'screens.Integrations.rejected.title', defaultMessage: 'Rejected rows' },
  explanation: {
    id: 'screens.Integrations.rejected.explanation',
    defaultMessage:
      'These rows were left out, all others were imported. Fix them in the file and import it again. Nothing is counted twice.',
  },
  download: { id: 'screens.Integrations.rejected.download', defaultMessage: 'Download' },
  downloading: { id: 'screens.Integrations.rejected.downloading', defaultMessage: 'Downloading...' },
  line: { id: 'screens.Integrations.rejected.line', defaultMessage: 'Row' },
  reason: { id: 'screens.Integrations.rejected.reason', defaultMessage: 'Reason' },
  text: { id: 'screens.Integrations.rejected.text', defaultMessage: 'Text' },
  loadFailed: {
    id: 'screens.Integrations.rejected.loadFailed',
    defaultMessage: 'The rejected rows could not be loaded',
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
    defaultMessage: 'The currency is not that of the order, of the line or of the shop.',
  },
  no_exchange_rate: {
    id: 'screens.Integrations.rejection.no_exchange_rate',
    defaultMessage:
      'There is no exchange rate for this currency on this day. Import the file again, choose this currency and type a rate.',
  },
  columns_count: {
    id: 'screens.Integrations.rejection.columns_count',
    defaultMessage: 'The row has more or fewer columns than the title row.',
  },
  campaign_missing: {
    id: 'screens.Integrations.rejection.campaign_missing',
    defaultMessage: 'The row has no campaign.',
  },
  product_missing: {
    id: 'screens.Integrations.rejection.product_missing',
    defaultMessage: 'The row has no product.',
  },
  order_cancelled: {
    id: 'screens.Integrations.rejection.order_cancelled',
    defaultMessage: 'The order was cancelled or never paid, so it is not a sale.',
  },
  order_test: {
    id: 'screens.Integrations.rejection.order_test',
    defaultMessage: 'The order was placed to try out the checkout: it is not a sale.',
  },
  order_repeated: {
    id: 'screens.Integrations.rejection.order_repeated',
    defaultMessage: 'This order is already in the file, with another total. Does each row contain one item?',
  },
  order_unknown: {
    id: 'screens.Integrations.rejection.order_unknown',
    defaultMessage: 'Your shop has no order with this number.',
  },
  product_not_in_order: {
    id: 'screens.Integrations.rejection.product_not_in_order',
    defaultMessage: 'The order has no such product.',
  },
});
