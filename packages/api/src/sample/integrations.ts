import type { Integration, IntegrationList, IntegrationStatus, Platform } from '../contract/integrations.ts';
import { integrationStatus } from '@adaos/domain';
import { integrationScript } from '../contract/integration-script.ts';
import { sampleId } from './shop.ts';

const MESSAGES: Record<IntegrationStatus, string> = {
  plugin_required: 'Install the plugin in your shop to finish.',
  api_connected: 'The shop is noted. Export its orders from the platform and import the file.',
  script_required: 'Put the script into every page of your shop, before the end of its head.',
};

/** What a platform needs, built without a server; for when the shop can't be saved. */
export function localIntegration(platform: Platform, shopId: string, pixelUrl: string): Integration {
  const status = integrationStatus(platform);
  return {
    platform,
    shopId,
    status,
    script: status === 'script_required' ? integrationScript(pixelUrl, shopId) : null,
    message: MESSAGES[status],
  };
}

const PIXEL_URL = 'https://cdn.adaos.example/pixel.js';

export const sampleIntegrations: IntegrationList = {
  success: true,
  oauthConnections: {
    shopify: {
      shopId: 'lana-si-lut.myshopify.com',
      connectedAt: '2025-12-15T12:00:00Z',
      platform: 'shopify',
    },
  },
  integrations: [
    {
      ...localIntegration('custom', 'lana-si-lut', PIXEL_URL),
      id: sampleId(401),
      createdAt: '2025-12-16T08:20:00Z',
    },
    {
      ...localIntegration('emag', 'emag-20417', PIXEL_URL),
      id: sampleId(402),
      createdAt: '2025-09-03T10:05:00Z',
    },
  ],
  source: 'sample',
};
