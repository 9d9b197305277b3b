import { defineMessages, type NoMessageValues } from 'react-intl';

export const tileMessages = defineMessages<{
  label: NoMessageValues;
  ordersGroup: NoMessageValues;
  adsGroup: NoMessageValues;
  goodsGroup: NoMessageValues;
  othersGroup: NoMessageValues;
  orders: NoMessageValues;
  ads: NoMessageValues;
  pixel: NoMessageValues;
  hooks: NoMessageValues;
  fileNone: NoMessageValues;
  fileRead: { when: string };
  fileFailed: { when: string };
  fileBusy: NoMessageValues;
  storeNone: NoMessageValues;
  storeConnected: NoMessageValues;
  storeRead: { when: string };
  storeBusy: NoMessageValues;
  storeFailed: NoMessageValues;
  storeBroken: NoMessageValues;
  adsBusy: NoMessageValues;
  adsWaiting: NoMessageValues;
  pixelNone: NoMessageValues;
  pixelWaiting: NoMessageValues;
  pixelVisit: { when: string };
  hooksElsewhere: NoMessageValues;
  loading: NoMessageValues;
  unknown: NoMessageValues;
}>({
  label: { id: 'screens.Integrations.tiles.label', defaultMessage: 'What to connect' },
  ordersGroup: { id: 'screens.Integrations.tiles.ordersGroup', defaultMessage: 'Orders' },
  adsGroup: { id: 'screens.Integrations.tiles.adsGroup', defaultMessage: 'Ads' },
  goodsGroup: { id: 'screens.Integrations.tiles.goodsGroup', defaultMessage: 'Stock and costs' },
  othersGroup: { id: 'screens.Integrations.tiles.othersGroup', defaultMessage: 'Visits and messages' },
  orders: { id: 'screens.Integrations.tiles.orders', defaultMessage: 'Orders from a file' },
  ads: { id: 'screens.Integrations.tiles.ads', defaultMessage: 'Other ads' },
  pixel: { id: 'screens.Integrations.tiles.pixel', defaultMessage: 'Visits and other platforms' },
  hooks: { id: 'screens.Integrations.tiles.hooks', defaultMessage: 'Slack and Teams' },
  fileNone: { id: 'screens.Integrations.tiles.fileNone', defaultMessage: 'No file yet' },
  fileRead: { id: 'screens.Integrations.tiles.fileRead', defaultMessage: 'Last file: {when}' },
  fileFailed: { id: 'screens.Integrations.tiles.fileFailed', defaultMessage: 'File refused: {when}' },
  fileBusy: { id: 'screens.Integrations.tiles.fileBusy', defaultMessage: 'Import in progress' },
  storeNone: { id: 'screens.Integrations.tiles.storeNone', defaultMessage: 'Not connected' },
  storeConnected: { id: 'screens.Integrations.tiles.storeConnected', defaultMessage: 'Connected' },
  storeRead: { id: 'screens.Integrations.tiles.storeRead', defaultMessage: 'Last sync: {when}' },
  storeBusy: { id: 'screens.Integrations.tiles.storeBusy', defaultMessage: 'Syncing orders...' },
  storeFailed: { id: 'screens.Integrations.tiles.storeFailed', defaultMessage: 'The last sync failed' },
  storeBroken: { id: 'screens.Integrations.tiles.storeBroken', defaultMessage: 'Connection lost' },
  adsBusy: { id: 'screens.Integrations.tiles.adsBusy', defaultMessage: 'Syncing ads...' },
  adsWaiting: { id: 'screens.Integrations.tiles.adsWaiting', defaultMessage: 'Choose an ad account' },
  pixelNone: { id: 'screens.Integrations.tiles.pixelNone', defaultMessage: 'Not set up' },
  pixelWaiting: { id: 'screens.Integrations.tiles.pixelWaiting', defaultMessage: 'No visit recorded yet' },
  pixelVisit: { id: 'screens.Integrations.tiles.pixelVisit', defaultMessage: 'Last visit: {when}' },
  hooksElsewhere: { id: 'screens.Integrations.tiles.hooksElsewhere', defaultMessage: 'In Settings' },
  loading: { id: 'screens.Integrations.tiles.loading', defaultMessage: 'Loading...' },
  unknown: { id: 'screens.Integrations.tiles.unknown', defaultMessage: 'State not known' },
});
