import type { ImportFormat } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const integrationsMessages = defineMessages<{
  title: NoMessageValues;
  importTitle: NoMessageValues;
  loadFailed: NoMessageValues;
  notAllowed: NoMessageValues;
  file: NoMessageValues;
  fileHint: NoMessageValues;
  fileLimits: { lines: number; megabytes: number };
  known: NoMessageValues;
  knownShopify: NoMessageValues;
  knownWooCommerce: NoMessageValues;
  knownLines: NoMessageValues;
  knownOrders: NoMessageValues;
  recognising: { name: string };
  uploading: { name: string };
  uploadingNote: NoMessageValues;
  cancel: NoMessageValues;
  queued: { name: string };
  running: { name: string };
  linesRead: { count: number };
  runningNote: NoMessageValues;
  ahead: { count: number };
  cancelImport: NoMessageValues;
  cancelling: NoMessageValues;
  restarted: { count: number };
  another: NoMessageValues;
  notOpened: NoMessageValues;
  tryAgain: NoMessageValues;
  unnamed: NoMessageValues;
  kind: NoMessageValues;
  kindOrders: NoMessageValues;
  kindAds: NoMessageValues;
  kindStock: NoMessageValues;
  kindCosts: NoMessageValues;
  importAds: NoMessageValues;
  importStock: NoMessageValues;
  importCosts: NoMessageValues;
  adsFile: NoMessageValues;
  stockFile: NoMessageValues;
  costsFile: NoMessageValues;
  knownGoogleAds: NoMessageValues;
  knownMetaAds: NoMessageValues;
  knownOtherAds: NoMessageValues;
  knownAds: NoMessageValues;
  knownStock: NoMessageValues;
  knownCosts: NoMessageValues;
  knownUnitCosts: NoMessageValues;
  knownExport: NoMessageValues;
  kindOrderCosts: NoMessageValues;
  importOrderCosts: NoMessageValues;
  orderCostsFile: NoMessageValues;
  knownOrderCosts: NoMessageValues;
  knownCarrierFiles: NoMessageValues;
}>({
  title: { id: 'screens.Integrations.title', defaultMessage: 'Integrations' },
  importTitle: { id: 'screens.Integrations.importTitle', defaultMessage: 'Import orders from a file' },
  loadFailed: { id: 'screens.Integrations.loadFailed', defaultMessage: 'Your imports could not be loaded' },
  notAllowed: {
    id: 'screens.Integrations.notAllowed',
    defaultMessage: 'Only managers and admins can import orders. Ask an admin of your shop.',
  },
  file: { id: 'screens.Integrations.file', defaultMessage: 'Orders file' },
  fileHint: {
    id: 'screens.Integrations.fileHint',
    defaultMessage:
      'CSV or Excel (.xlsx), also compressed as .zip or .csv.gz. You see what we recognised before anything is imported.',
  },
  fileLimits: {
    id: 'screens.Integrations.fileLimits',
    defaultMessage: 'Your plan accepts files of up to {lines, number} rows and {megabytes, number} MB, uncompressed.',
  },
  known: { id: 'screens.Integrations.known', defaultMessage: 'Recognised automatically' },
  knownShopify: { id: 'screens.Integrations.knownShopify', defaultMessage: 'Shopify, orders export' },
  knownWooCommerce: { id: 'screens.Integrations.knownWooCommerce', defaultMessage: 'WooCommerce, orders export' },
  knownLines: { id: 'screens.Integrations.knownLines', defaultMessage: 'Any table with one row per item sold' },
  knownOrders: {
    id: 'screens.Integrations.knownOrders',
    defaultMessage: 'Magento, PrestaShop, OpenCart, eMAG: one row per order, profit without products',
  },
  recognising: { id: 'screens.Integrations.recognising', defaultMessage: 'Checking the columns of {name}...' },
  uploading: { id: 'screens.Integrations.uploading', defaultMessage: 'Uploading {name}' },
  uploadingNote: {
    id: 'screens.Integrations.uploadingNote',
    defaultMessage: 'Keep this page open until the upload is finished.',
  },
  cancel: { id: 'screens.Integrations.cancel', defaultMessage: 'Cancel' },
  queued: { id: 'screens.Integrations.queued', defaultMessage: '{name} is waiting for its turn' },
  running: { id: 'screens.Integrations.running', defaultMessage: 'Importing {name}' },
  linesRead: {
    id: 'screens.Integrations.linesRead',
    defaultMessage: '{count, plural, one {# row read} other {# rows read}}',
  },
  runningNote: {
    id: 'screens.Integrations.runningNote',
    defaultMessage: 'You can leave this page: the import continues.',
  },
  ahead: {
    id: 'screens.Integrations.ahead',
    defaultMessage:
      '{count, plural, =0 {It is next in line.} one {One import is ahead of it.} other {# imports are ahead of it.}}',
  },
  cancelImport: { id: 'screens.Integrations.cancelImport', defaultMessage: 'Cancel import' },
  cancelling: { id: 'screens.Integrations.cancelling', defaultMessage: 'Cancelling...' },
  restarted: {
    id: 'screens.Integrations.restarted',
    defaultMessage:
      'The import was interrupted {count, plural, one {once} other {# times}} and started again. Nothing is counted twice.',
  },
  another: { id: 'screens.Integrations.another', defaultMessage: 'Import another file' },
  notOpened: { id: 'screens.Integrations.notOpened', defaultMessage: 'This import could not be opened' },
  tryAgain: { id: 'screens.Integrations.tryAgain', defaultMessage: 'Try again' },
  unnamed: { id: 'screens.Integrations.unnamed', defaultMessage: 'the file' },
  kind: { id: 'screens.Integrations.kind', defaultMessage: 'What the file contains' },
  kindOrders: { id: 'screens.Integrations.kindOrders', defaultMessage: 'Orders' },
  kindAds: { id: 'screens.Integrations.kindAds', defaultMessage: 'Ad spend' },
  kindStock: { id: 'screens.Integrations.kindStock', defaultMessage: 'Stock' },
  kindCosts: { id: 'screens.Integrations.kindCosts', defaultMessage: 'Unit costs' },
  importCosts: { id: 'screens.Integrations.importCosts', defaultMessage: 'Import unit costs from a file' },
  costsFile: { id: 'screens.Integrations.costsFile', defaultMessage: 'Unit costs file' },
  knownUnitCosts: {
    id: 'screens.Integrations.knownUnitCosts',
    defaultMessage: 'Any table with product code and unit cost, and optionally the first day',
  },
  knownExport: { id: 'screens.Integrations.knownExport', defaultMessage: 'The export from the Costs screen' },
  importAds: { id: 'screens.Integrations.importAds', defaultMessage: 'Import ad spend from a file' },
  importStock: { id: 'screens.Integrations.importStock', defaultMessage: 'Import stock from a file' },
  adsFile: { id: 'screens.Integrations.adsFile', defaultMessage: 'Ad spend file' },
  stockFile: { id: 'screens.Integrations.stockFile', defaultMessage: 'Stock file' },
  knownGoogleAds: { id: 'screens.Integrations.knownGoogleAds', defaultMessage: 'Google Ads, campaign report by day' },
  knownMetaAds: { id: 'screens.Integrations.knownMetaAds', defaultMessage: 'Meta Ads, campaign export by day' },
  knownOtherAds: {
    id: 'screens.Integrations.knownOtherAds',
    defaultMessage: 'TikTok and Microsoft Advertising, campaign reports by day',
  },
  knownAds: { id: 'screens.Integrations.knownAds', defaultMessage: 'Any table with campaign, day and spend' },
  knownStock: { id: 'screens.Integrations.knownStock', defaultMessage: 'Any table with product, stock and supplier' },
  knownCosts: {
    id: 'screens.Integrations.knownCosts',
    defaultMessage: 'Delivery times and unit costs, if the file has them',
  },
  kindOrderCosts: { id: 'screens.Integrations.kindOrderCosts', defaultMessage: 'Order costs' },
  importOrderCosts: {
    id: 'screens.Integrations.importOrderCosts',
    defaultMessage: 'Import real costs of orders from a file',
  },
  orderCostsFile: { id: 'screens.Integrations.orderCostsFile', defaultMessage: 'File of order costs' },
  knownOrderCosts: {
    id: 'screens.Integrations.knownOrderCosts',
    defaultMessage:
      'Any table with order number and what the order cost: shipping, payment fee, return shipping, handling or goods',
  },
  knownCarrierFiles: {
    id: 'screens.Integrations.knownCarrierFiles',
    defaultMessage: 'Invoices of carriers and payment providers, saved as a table',
  },
});

/** What kind of file the columns were recognised as. */
export const formatMessages = defineMessages<Record<ImportFormat, NoMessageValues>>({
  shopify: { id: 'screens.Integrations.format.shopify', defaultMessage: 'Shopify orders export' },
  woocommerce: { id: 'screens.Integrations.format.woocommerce', defaultMessage: 'WooCommerce orders export' },
  lines: { id: 'screens.Integrations.format.lines', defaultMessage: 'One row per item sold' },
  orders: {
    id: 'screens.Integrations.format.orders',
    defaultMessage: 'One row per order: profit without products',
  },
  google_ads: { id: 'screens.Integrations.format.google_ads', defaultMessage: 'Google Ads report' },
  meta_ads: { id: 'screens.Integrations.format.meta_ads', defaultMessage: 'Meta Ads export' },
  tiktok_ads: { id: 'screens.Integrations.format.tiktok_ads', defaultMessage: 'TikTok export' },
  microsoft_ads: { id: 'screens.Integrations.format.microsoft_ads', defaultMessage: 'Microsoft Advertising report' },
  ads: { id: 'screens.Integrations.format.ads', defaultMessage: 'Ad spend by campaign and day' },
  stock: { id: 'screens.Integrations.format.stock', defaultMessage: 'Products with their stock' },
  costs: { id: 'screens.Integrations.format.costs', defaultMessage: 'Products with their unit cost' },
  unknown: { id: 'screens.Integrations.format.unknown', defaultMessage: 'Not recognised' },
  order_costs: { id: 'screens.Integrations.format.order_costs', defaultMessage: 'Orders with their real costs' },
});
