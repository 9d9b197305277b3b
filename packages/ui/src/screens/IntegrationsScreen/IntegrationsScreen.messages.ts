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
  knownAds: NoMessageValues;
  knownStock: NoMessageValues;
  knownCosts: NoMessageValues;
  knownUnitCosts: NoMessageValues;
  knownExport: NoMessageValues;
}>({
  title: { id: 'screens.Integrations.title', defaultMessage: 'Integrations' },
  importTitle: { id: 'screens.Integrations.importTitle', defaultMessage: 'Import orders from a file' },
  loadFailed: { id: 'screens.Integrations.loadFailed', defaultMessage: 'Your imports could not be loaded' },
  notAllowed: {
    id: 'screens.Integrations.notAllowed',
    defaultMessage: 'Only managers and administrators can import orders. Ask the administrator of your shop.',
  },
  file: { id: 'screens.Integrations.file', defaultMessage: 'Orders file' },
  fileHint: {
    id: 'screens.Integrations.fileHint',
    defaultMessage:
      'CSV or Excel (.xlsx), also packed as .zip or .csv.gz. You see what was recognised before anything is imported.',
  },
  fileLimits: {
    id: 'screens.Integrations.fileLimits',
    defaultMessage: 'Your plan takes files of up to {lines, number} lines and {megabytes, number} MB unpacked.',
  },
  known: { id: 'screens.Integrations.known', defaultMessage: 'Recognised automatically' },
  knownShopify: { id: 'screens.Integrations.knownShopify', defaultMessage: 'Shopify, orders export' },
  knownWooCommerce: { id: 'screens.Integrations.knownWooCommerce', defaultMessage: 'WooCommerce, orders export' },
  knownLines: { id: 'screens.Integrations.knownLines', defaultMessage: 'Any table with one line for each item sold' },
  knownOrders: {
    id: 'screens.Integrations.knownOrders',
    defaultMessage: 'Magento, PrestaShop, OpenCart, eMAG: one row for each order, profit without products',
  },
  recognising: { id: 'screens.Integrations.recognising', defaultMessage: 'Looking at the columns of {name}...' },
  uploading: { id: 'screens.Integrations.uploading', defaultMessage: 'Uploading {name}' },
  uploadingNote: {
    id: 'screens.Integrations.uploadingNote',
    defaultMessage: 'Keep this page open until the file is here.',
  },
  cancel: { id: 'screens.Integrations.cancel', defaultMessage: 'Cancel' },
  queued: { id: 'screens.Integrations.queued', defaultMessage: '{name} waits for its turn' },
  running: { id: 'screens.Integrations.running', defaultMessage: 'Importing {name}' },
  linesRead: {
    id: 'screens.Integrations.linesRead',
    defaultMessage: '{count, plural, one {# line read} other {# lines read}}',
  },
  runningNote: {
    id: 'screens.Integrations.runningNote',
    defaultMessage: 'You can leave this page: the import goes on by itself.',
  },
  ahead: {
    id: 'screens.Integrations.ahead',
    defaultMessage:
      '{count, plural, =0 {It is next in line.} one {One import is before it.} other {# imports are before it.}}',
  },
  cancelImport: { id: 'screens.Integrations.cancelImport', defaultMessage: 'Cancel import' },
  cancelling: { id: 'screens.Integrations.cancelling', defaultMessage: 'Cancelling...' },
  restarted: {
    id: 'screens.Integrations.restarted',
    defaultMessage:
      'The import was interrupted {count, plural, one {once} other {# times}} and began again. Nothing is counted twice.',
  },
  another: { id: 'screens.Integrations.another', defaultMessage: 'Import another file' },
  notOpened: { id: 'screens.Integrations.notOpened', defaultMessage: 'This import could not be opened' },
  tryAgain: { id: 'screens.Integrations.tryAgain', defaultMessage: 'Try again' },
  unnamed: { id: 'screens.Integrations.unnamed', defaultMessage: 'the file' },
  kind: { id: 'screens.Integrations.kind', defaultMessage: 'What the file holds' },
  kindOrders: { id: 'screens.Integrations.kindOrders', defaultMessage: 'Orders' },
  kindAds: { id: 'screens.Integrations.kindAds', defaultMessage: 'Ad spend' },
  kindStock: { id: 'screens.Integrations.kindStock', defaultMessage: 'Stock' },
  kindCosts: { id: 'screens.Integrations.kindCosts', defaultMessage: 'Unit costs' },
  importCosts: { id: 'screens.Integrations.importCosts', defaultMessage: 'Import unit costs from a file' },
  costsFile: { id: 'screens.Integrations.costsFile', defaultMessage: 'File of unit costs' },
  knownUnitCosts: {
    id: 'screens.Integrations.knownUnitCosts',
    defaultMessage: 'Any table with product code and unit cost, and the first day where it has one',
  },
  knownExport: { id: 'screens.Integrations.knownExport', defaultMessage: 'The export of the costs screen' },
  importAds: { id: 'screens.Integrations.importAds', defaultMessage: 'Import ad spend from a file' },
  importStock: { id: 'screens.Integrations.importStock', defaultMessage: 'Import stock from a file' },
  adsFile: { id: 'screens.Integrations.adsFile', defaultMessage: 'Ad spend file' },
  stockFile: { id: 'screens.Integrations.stockFile', defaultMessage: 'Stock file' },
  knownGoogleAds: { id: 'screens.Integrations.knownGoogleAds', defaultMessage: 'Google Ads, campaign report by day' },
  knownMetaAds: { id: 'screens.Integrations.knownMetaAds', defaultMessage: 'Meta Ads, campaign export by day' },
  knownAds: { id: 'screens.Integrations.knownAds', defaultMessage: 'Any table with campaign, day and spend' },
  knownStock: { id: 'screens.Integrations.knownStock', defaultMessage: 'Any table with product, stock and supplier' },
  knownCosts: {
    id: 'screens.Integrations.knownCosts',
    defaultMessage: 'Delivery days and unit costs, where it has them',
  },
});

/** What kind of file the columns were recognised as. */
export const formatMessages = defineMessages<Record<ImportFormat, NoMessageValues>>({
  shopify: { id: 'screens.Integrations.format.shopify', defaultMessage: 'Shopify orders export' },
  woocommerce: { id: 'screens.Integrations.format.woocommerce', defaultMessage: 'WooCommerce orders export' },
  lines: { id: 'screens.Integrations.format.lines', defaultMessage: 'One line for each item sold' },
  orders: {
    id: 'screens.Integrations.format.orders',
    defaultMessage: 'One row for each order: profit without products',
  },
  google_ads: { id: 'screens.Integrations.format.google_ads', defaultMessage: 'Google Ads report' },
  meta_ads: { id: 'screens.Integrations.format.meta_ads', defaultMessage: 'Meta Ads export' },
  ads: { id: 'screens.Integrations.format.ads', defaultMessage: 'Ad spend by campaign and day' },
  stock: { id: 'screens.Integrations.format.stock', defaultMessage: 'Products with their stock' },
  costs: { id: 'screens.Integrations.format.costs', defaultMessage: 'Products with their unit cost' },
  unknown: { id: 'screens.Integrations.format.unknown', defaultMessage: 'Not recognised' },
});
