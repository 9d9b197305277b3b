import type { SetAsideReason } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  connected: NoMessageValues;
  notConnected: NoMessageValues;
  shopId: NoMessageValues;
  connectedAt: NoMessageValues;
  address: NoMessageValues;
  addressNeeded: NoMessageValues;
  connect: NoMessageValues;
  connectLabel: { platform: string };
  disconnect: NoMessageValues;
  disconnectLabel: { platform: string };
  error: { platform: string; message: string };
  disconnectError: { platform: string; message: string };
  readError: { platform: string; message: string };
  success: { platform: string; shopId: string };
  orders: NoMessageValues;
  lastRead: NoMessageValues;
  nextRead: NoMessageValues;
  notYet: NoMessageValues;
  reading: NoMessageValues;
  readNow: NoMessageValues;
  readNowLabel: { platform: string };
  broken: NoMessageValues;
  keysRefused: { platform: string };
  platformFailed: { platform: string };
  currencyDiffers: { platform: string };
  reconnect: NoMessageValues;
  reconnectLabel: { platform: string };
  setAside: { count: number };
  setAsideText: { platform: string };
  setAsideMore: { count: number };
  setAsideAll: NoMessageValues;
  setAsideFew: NoMessageValues;
  noNumber: NoMessageValues;
}>({
  connected: { id: 'ui.ConnectCard.connected', defaultMessage: 'Connected' },
  notConnected: { id: 'ui.ConnectCard.notConnected', defaultMessage: 'Not connected' },
  shopId: { id: 'ui.ConnectCard.shopId', defaultMessage: 'Shop' },
  connectedAt: { id: 'ui.ConnectCard.connectedAt', defaultMessage: 'Connected on' },
  address: { id: 'ui.ConnectCard.address', defaultMessage: 'Address of your shop' },
  addressNeeded: { id: 'ui.ConnectCard.addressNeeded', defaultMessage: 'Enter the address of your shop.' },
  connect: { id: 'ui.ConnectCard.connect', defaultMessage: 'Connect' },
  connectLabel: { id: 'ui.ConnectCard.connectLabel', defaultMessage: 'Connect {platform}' },
  disconnect: { id: 'ui.ConnectCard.disconnect', defaultMessage: 'Disconnect' },
  disconnectLabel: { id: 'ui.ConnectCard.disconnectLabel', defaultMessage: 'Disconnect {platform}' },
  error: { id: 'ui.ConnectCard.error', defaultMessage: 'Error connecting {platform}: {message}' },
  disconnectError: {
    id: 'ui.ConnectCard.disconnectError',
    defaultMessage: 'Error disconnecting {platform}: {message}',
  },
  readError: {
    id: 'ui.ConnectCard.readError',
    defaultMessage: 'Error syncing the orders from {platform}: {message}',
  },
  success: { id: 'ui.ConnectCard.success', defaultMessage: '{platform} is connected. Shop ID: {shopId}' },
  orders: { id: 'ui.ConnectCard.orders', defaultMessage: 'Orders synced' },
  lastRead: { id: 'ui.ConnectCard.lastRead', defaultMessage: 'Last sync' },
  nextRead: { id: 'ui.ConnectCard.nextRead', defaultMessage: 'Next sync' },
  notYet: { id: 'ui.ConnectCard.notYet', defaultMessage: 'Not yet' },
  reading: { id: 'ui.ConnectCard.reading', defaultMessage: 'Syncing orders...' },
  readNow: { id: 'ui.ConnectCard.readNow', defaultMessage: 'Sync now' },
  readNowLabel: { id: 'ui.ConnectCard.readNowLabel', defaultMessage: 'Sync now: {platform}' },
  broken: { id: 'ui.ConnectCard.broken', defaultMessage: 'Connection lost' },
  keysRefused: {
    id: 'ui.ConnectCard.keysRefused',
    defaultMessage:
      '{platform} no longer accepts the key. Your synced orders are safe; connect again to continue where the sync stopped.',
  },
  platformFailed: {
    id: 'ui.ConnectCard.platformFailed',
    defaultMessage: 'The last sync with {platform} failed. Your data is safe and we’ll try again automatically.',
  },
  currencyDiffers: {
    id: 'ui.ConnectCard.currencyDiffers',
    defaultMessage: 'The orders on {platform} are in a different currency from your shop, so they are not added.',
  },
  reconnect: { id: 'ui.ConnectCard.reconnect', defaultMessage: 'Connect again' },
  reconnectLabel: { id: 'ui.ConnectCard.reconnectLabel', defaultMessage: 'Connect again: {platform}' },
  setAside: {
    id: 'ui.ConnectCard.setAside',
    defaultMessage: '{count, plural, one {# order could not be synced} other {# orders could not be synced}}',
  },
  setAsideText: {
    id: 'ui.ConnectCard.setAsideText',
    defaultMessage:
      'All other orders were synced. If you correct an order on {platform}, it syncs again automatically.',
  },
  setAsideMore: {
    id: 'ui.ConnectCard.setAsideMore',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
  },
  setAsideAll: { id: 'ui.ConnectCard.setAsideAll', defaultMessage: 'Show all' },
  setAsideFew: { id: 'ui.ConnectCard.setAsideFew', defaultMessage: 'Show fewer' },
  noNumber: { id: 'ui.ConnectCard.noNumber', defaultMessage: 'Without a number' },
});

/** What is read, by kind, and how it comes. */
export const kindMessages = defineMessages<{
  orders: NoMessageValues;
  products: NoMessageValues;
  count: NoMessageValues;
  costs: NoMessageValues;
  daily: NoMessageValues;
  late: NoMessageValues;
  lateOrders: { platform: string };
  lateProducts: { platform: string };
  productsFailed: { platform: string };
  productsRefused: { platform: string };
  preparing: { platform: string };
  atOnce: { platform: string };
  hourlyKey: { platform: string };
  hourlyAddress: { platform: string };
  hourlyRefused: { platform: string };
}>({
  orders: { id: 'ui.ConnectCard.kind.orders', defaultMessage: 'Orders, refunds and payment fees' },
  products: { id: 'ui.ConnectCard.kind.products', defaultMessage: 'Products, stock and costs' },
  count: { id: 'ui.ConnectCard.kind.count', defaultMessage: 'Products synced' },
  costs: { id: 'ui.ConnectCard.kind.costs', defaultMessage: 'With a cost from the store' },
  daily: {
    id: 'ui.ConnectCard.kind.daily',
    defaultMessage: 'Synced once a day. A cost that you enter yourself counts in place of the store’s.',
  },
  late: { id: 'ui.ConnectCard.kind.late', defaultMessage: 'Late' },
  lateOrders: {
    id: 'ui.ConnectCard.kind.lateOrders',
    defaultMessage:
      'The last sync is more than two hours ago; there should be one every hour. Sync now; if this stays so, connect {platform} again.',
  },
  lateProducts: {
    id: 'ui.ConnectCard.kind.lateProducts',
    defaultMessage:
      'The last sync is more than two days ago; there should be one a day. Sync now; if this stays so, connect {platform} again.',
  },
  productsFailed: {
    id: 'ui.ConnectCard.kind.productsFailed',
    defaultMessage: 'The last sync of the products with {platform} failed. We’ll try again automatically.',
  },
  productsRefused: {
    id: 'ui.ConnectCard.kind.productsRefused',
    defaultMessage: '{platform} does not let us see the products. Connect the shop again and approve access to them.',
  },
  preparing: {
    id: 'ui.ConnectCard.kind.preparing',
    defaultMessage: '{platform} is preparing all your orders. For a large shop this can take a few minutes.',
  },
  atOnce: {
    id: 'ui.ConnectCard.kind.atOnce',
    defaultMessage: '{platform} reports new orders at once; we also check every hour.',
  },
  hourlyKey: {
    id: 'ui.ConnectCard.kind.hourlyKey',
    defaultMessage:
      'New orders arrive once an hour, because the key can only read. Connect again to receive them at once.',
  },
  hourlyAddress: {
    id: 'ui.ConnectCard.kind.hourlyAddress',
    defaultMessage: 'New orders arrive once an hour, because {platform} cannot reach this server.',
  },
  hourlyRefused: {
    id: 'ui.ConnectCard.kind.hourlyRefused',
    defaultMessage:
      'New orders arrive once an hour, because {platform} did not accept our webhooks. We’ll try again with each sync.',
  },
});

/** What is asked before a connection ends. */
export const disconnectMessages = defineMessages<{
  title: { platform: string };
  text: { shopId: string };
  question: NoMessageValues;
  keep: NoMessageValues;
  keepText: NoMessageValues;
  erase: NoMessageValues;
  eraseText: { orders: number; customers: number; costs: number };
  eraseTextUncounted: NoMessageValues;
  confirm: NoMessageValues;
  confirmErase: NoMessageValues;
}>({
  title: { id: 'ui.ConnectCard.askTitle', defaultMessage: 'Disconnect {platform}?' },
  text: { id: 'ui.ConnectCard.askText', defaultMessage: 'We delete the key for {shopId}.' },
  question: { id: 'ui.ConnectCard.askData', defaultMessage: 'What should happen to the synced data?' },
  keep: { id: 'ui.ConnectCard.keep', defaultMessage: 'Keep it' },
  keepText: { id: 'ui.ConnectCard.keepText', defaultMessage: 'Your orders and figures stay as they are.' },
  erase: { id: 'ui.ConnectCard.erase', defaultMessage: 'Erase it' },
  eraseText: {
    id: 'ui.ConnectCard.eraseText',
    defaultMessage:
      '{orders, plural, one {# order} other {# orders}} from {customers, plural, one {# customer} other {# customers}} and {costs, plural, one {# product cost} other {# product costs}} are deleted for good. Your figures will no longer include them.',
  },
  eraseTextUncounted: {
    id: 'ui.ConnectCard.eraseTextUncounted',
    defaultMessage:
      'All orders, customers and product costs from this shop are deleted for good. Your figures will no longer include them.',
  },
  confirm: { id: 'ui.ConnectCard.askConfirm', defaultMessage: 'Disconnect' },
  confirmErase: { id: 'ui.ConnectCard.askConfirmErase', defaultMessage: 'Disconnect and erase' },
});

/** Why an order could not be read, by code. */
export const reasonMessages = defineMessages<Record<SetAsideReason, NoMessageValues>>({
  order_unreadable: {
    id: 'ui.ConnectCard.reason.order_unreadable',
    defaultMessage: 'Its data is incomplete or damaged.',
  },
  date_unreadable: { id: 'ui.ConnectCard.reason.date_unreadable', defaultMessage: 'A date is not valid.' },
  amount_unreadable: { id: 'ui.ConnectCard.reason.amount_unreadable', defaultMessage: 'An amount is not a number.' },
  amount_too_large: {
    id: 'ui.ConnectCard.reason.amount_too_large',
    defaultMessage: 'An amount is too large to be right.',
  },
  currency_differs: {
    id: 'ui.ConnectCard.reason.currency_differs',
    defaultMessage: 'It was saved earlier in another currency.',
  },
  no_exchange_rate: {
    id: 'ui.ConnectCard.reason.no_exchange_rate',
    defaultMessage:
      'There is no exchange rate for its currency on that day. Import it from a file, with a rate that you type.',
  },
});
