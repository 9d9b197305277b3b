import type { IntegrationStatus, Platform } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const connectMessages = defineMessages({
  loading: { id: 'screens.Integrations.connect.loading', defaultMessage: 'Connections are loading' },
  failed: { id: 'screens.Integrations.connect.failed', defaultMessage: 'Your connections could not be loaded' },
  shopify: {
    id: 'screens.Integrations.connect.shopify',
    defaultMessage: 'Your own page at Shopify asks for your consent; nothing is installed by hand.',
  },
  shopifyHint: {
    id: 'screens.Integrations.connect.shopifyHint',
    defaultMessage: 'As Shopify gives it, e.g. yourshop.myshopify.com',
  },
  woocommerce: {
    id: 'screens.Integrations.connect.woocommerce',
    defaultMessage: 'Your own WordPress asks you to approve read access to the orders.',
  },
  woocommerceHint: {
    id: 'screens.Integrations.connect.woocommerceHint',
    defaultMessage: 'With https, e.g. https://shop.example',
  },
  notAllowed: {
    id: 'screens.Integrations.connect.notAllowed',
    defaultMessage: 'Only managers and administrators can connect a shop.',
  },
});

export const pixelMessages = defineMessages<{
  title: NoMessageValues;
  subtitle: NoMessageValues;
  platform: NoMessageValues;
  choose: NoMessageValues;
  shopId: NoMessageValues;
  shopIdHint: NoMessageValues;
  needed: NoMessageValues;
  generate: NoMessageValues;
  failed: NoMessageValues;
  notSaved: NoMessageValues;
  notSavedText: NoMessageValues;
  script: { shopId: string };
  scriptText: NoMessageValues;
  noVisit: NoMessageValues;
  lastVisit: { when: string };
  usageTitle: NoMessageValues;
  step1: NoMessageValues;
  step2: NoMessageValues;
  step3: NoMessageValues;
  step4: NoMessageValues;
}>({
  title: { id: 'screens.Integrations.pixel.title', defaultMessage: 'Set up another platform' },
  subtitle: {
    id: 'screens.Integrations.pixel.subtitle',
    defaultMessage: 'Say where your shop runs; you get what is left to do there.',
  },
  platform: { id: 'screens.Integrations.pixel.platform', defaultMessage: 'Platform' },
  choose: { id: 'screens.Integrations.pixel.choose', defaultMessage: 'Choose a platform' },
  shopId: { id: 'screens.Integrations.pixel.shopId', defaultMessage: 'Shop ID' },
  shopIdHint: {
    id: 'screens.Integrations.pixel.shopIdHint',
    defaultMessage: 'The name by which the platform knows your shop.',
  },
  needed: {
    id: 'screens.Integrations.pixel.needed',
    defaultMessage: 'Please choose the platform and enter the ID of your shop.',
  },
  generate: { id: 'screens.Integrations.pixel.generate', defaultMessage: 'Generate' },
  failed: {
    id: 'screens.Integrations.pixel.failed',
    defaultMessage: 'The pixel could not be generated. Please try again.',
  },
  notSaved: { id: 'screens.Integrations.pixel.notSaved', defaultMessage: 'Not saved' },
  notSavedText: {
    id: 'screens.Integrations.pixel.notSavedText',
    defaultMessage: 'This was made in your browser and is kept only there. Generate again to save it.',
  },
  script: { id: 'screens.Integrations.pixel.script', defaultMessage: 'Script for {shopId}' },
  scriptText: {
    id: 'screens.Integrations.pixel.scriptText',
    defaultMessage: 'Put this line into every page of your shop, before the end of its head.',
  },
  noVisit: {
    id: 'screens.Integrations.pixel.noVisit',
    defaultMessage: 'No visit has arrived yet.',
  },
  lastVisit: { id: 'screens.Integrations.pixel.lastVisit', defaultMessage: 'Last visit: {when}' },
  usageTitle: { id: 'screens.Integrations.pixel.usageTitle', defaultMessage: 'How to use it' },
  step1: {
    id: 'screens.Integrations.pixel.step1',
    defaultMessage: 'Choose the platform that your shop runs on and enter its ID there.',
  },
  step2: {
    id: 'screens.Integrations.pixel.step2',
    defaultMessage:
      'Do what the result says: install the plugin, add the script, or import the export of your platform.',
  },
  step3: {
    id: 'screens.Integrations.pixel.step3',
    defaultMessage: 'With the script, open your shop once in a browser, so that the first visit arrives.',
  },
  step4: {
    id: 'screens.Integrations.pixel.step4',
    defaultMessage: 'Import the orders that there are already: the figures begin with them.',
  },
});

export const platformMessages = defineMessages<Record<Platform, NoMessageValues>>({
  shopify: { id: 'screens.Integrations.platform.shopify', defaultMessage: 'Shopify (plugin)' },
  woocommerce: { id: 'screens.Integrations.platform.woocommerce', defaultMessage: 'WooCommerce (plugin)' },
  magento: { id: 'screens.Integrations.platform.magento', defaultMessage: 'Magento (API)' },
  emag: { id: 'screens.Integrations.platform.emag', defaultMessage: 'eMAG (API)' },
  custom: { id: 'screens.Integrations.platform.custom', defaultMessage: 'Own platform (script)' },
});

export const pixelStatusMessages = defineMessages<Record<IntegrationStatus, NoMessageValues>>({
  plugin_required: { id: 'screens.Integrations.pixelStatus.plugin_required', defaultMessage: 'Plugin required' },
  api_connected: { id: 'screens.Integrations.pixelStatus.api_connected', defaultMessage: 'Import required' },
  script_required: { id: 'screens.Integrations.pixelStatus.script_required', defaultMessage: 'Script required' },
});

export const pixelStatusTexts = defineMessages<{
  plugin_required: { shopId: string };
  api_connected: { shopId: string };
}>({
  plugin_required: {
    id: 'screens.Integrations.pixelStatusText.plugin_required',
    defaultMessage:
      '{shopId} is set down. Install the plugin in your shop, or connect it by its card above, to finish.',
  },
  api_connected: {
    id: 'screens.Integrations.pixelStatusText.api_connected',
    defaultMessage:
      '{shopId} is noted. Its orders are not read automatically: export them from the platform and import the file on this page.',
  },
});
