import type { IntegrationStatus, Platform } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const connectMessages = defineMessages({
  loading: { id: 'screens.Integrations.connect.loading', defaultMessage: 'Connections are loading' },
  failed: { id: 'screens.Integrations.connect.failed', defaultMessage: 'Your connections could not be loaded' },
  shopify: {
    id: 'screens.Integrations.connect.shopify',
    defaultMessage: 'Shopify will ask you to approve access. There’s nothing to install.',
  },
  shopifyHint: {
    id: 'screens.Integrations.connect.shopifyHint',
    defaultMessage: 'As shown in Shopify, e.g. yourshop.myshopify.com',
  },
  woocommerce: {
    id: 'screens.Integrations.connect.woocommerce',
    defaultMessage:
      'WordPress will ask you to approve access to read and write. We write one thing only: that your shop reports new orders to us at once.',
  },
  woocommerceAfter: {
    id: 'screens.Integrations.connect.woocommerceAfter',
    defaultMessage: 'Then delete the key in WooCommerce too, under Settings, Advanced, REST API.',
  },
  woocommerceHint: {
    id: 'screens.Integrations.connect.woocommerceHint',
    defaultMessage: 'With https, e.g. https://shop.example',
  },
  notAllowed: {
    id: 'screens.Integrations.connect.notAllowed',
    defaultMessage: 'Only managers and admins can connect a shop.',
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
    defaultMessage: 'Tell us your shop’s platform, and we’ll show you what to do there.',
  },
  platform: { id: 'screens.Integrations.pixel.platform', defaultMessage: 'Platform' },
  choose: { id: 'screens.Integrations.pixel.choose', defaultMessage: 'Choose a platform' },
  shopId: { id: 'screens.Integrations.pixel.shopId', defaultMessage: 'Shop ID' },
  shopIdHint: {
    id: 'screens.Integrations.pixel.shopIdHint',
    defaultMessage: 'The name that the platform uses for your shop.',
  },
  needed: {
    id: 'screens.Integrations.pixel.needed',
    defaultMessage: 'Please choose the platform and enter your shop ID.',
  },
  generate: { id: 'screens.Integrations.pixel.generate', defaultMessage: 'Generate' },
  failed: {
    id: 'screens.Integrations.pixel.failed',
    defaultMessage: 'The pixel could not be generated. Please try again.',
  },
  notSaved: { id: 'screens.Integrations.pixel.notSaved', defaultMessage: 'Not saved' },
  notSavedText: {
    id: 'screens.Integrations.pixel.notSavedText',
    defaultMessage: 'This was created in your browser and exists only there. Generate it again to save it.',
  },
  script: { id: 'screens.Integrations.pixel.script', defaultMessage: 'Script for {shopId}' },
  scriptText: {
    id: 'screens.Integrations.pixel.scriptText',
    defaultMessage: "Add this line to every page of your shop, just before '</head>'.",
  },
  noVisit: {
    id: 'screens.Integrations.pixel.noVisit',
    defaultMessage: 'No visit has arrived yet.',
  },
  lastVisit: { id: 'screens.Integrations.pixel.lastVisit', defaultMessage: 'Last visit: {when}' },
  usageTitle: { id: 'screens.Integrations.pixel.usageTitle', defaultMessage: 'How to use it' },
  step1: {
    id: 'screens.Integrations.pixel.step1',
    defaultMessage: 'Choose your shop’s platform and enter your shop ID.',
  },
  step2: {
    id: 'screens.Integrations.pixel.step2',
    defaultMessage: 'Follow the result: install the plugin, add the script, or import the export from your platform.',
  },
  step3: {
    id: 'screens.Integrations.pixel.step3',
    defaultMessage: 'With the script, open your shop once in a browser so that the first visit arrives.',
  },
  step4: {
    id: 'screens.Integrations.pixel.step4',
    defaultMessage: 'Import your existing orders: your figures start with them.',
  },
});

export const platformMessages = defineMessages<Record<Platform, NoMessageValues>>({
  shopify: { id: 'screens.Integrations.platform.shopify', defaultMessage: 'Shopify (plugin)' },
  woocommerce: { id: 'screens.Integrations.platform.woocommerce', defaultMessage: 'WooCommerce (plugin)' },
  magento: { id: 'screens.Integrations.platform.magento', defaultMessage: 'Magento (API)' },
  emag: { id: 'screens.Integrations.platform.emag', defaultMessage: 'eMAG (API)' },
  custom: { id: 'screens.Integrations.platform.custom', defaultMessage: 'Custom platform (script)' },
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
    defaultMessage: '{shopId} is saved. To finish, install the plugin in your shop, or connect it with its card above.',
  },
  api_connected: {
    id: 'screens.Integrations.pixelStatusText.api_connected',
    defaultMessage:
      '{shopId} is saved. Its orders do not sync automatically: export them from the platform and import the file on this page.',
  },
});
