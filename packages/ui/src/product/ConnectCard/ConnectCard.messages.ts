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
  askTitle: { platform: string };
  askText: { shopId: string };
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
  askTitle: { id: 'ui.ConnectCard.askTitle', defaultMessage: 'Disconnect {platform}?' },
  askText: {
    id: 'ui.ConnectCard.askText',
    defaultMessage: 'We delete the key for {shopId}. Imported orders stay as they are.',
  },
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
