import type { Integration, IntegrationList, IntegrationStatus, Platform } from '../contract/integrations.ts';
import { AD_PLATFORMS, integrationStatus } from '@adaos/domain';
import type { AdConnectionList } from '../contract/ad-accounts.ts';
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

export const sampleAdConnections: AdConnectionList = {
  platforms: AD_PLATFORMS.map((platform) => ({
    platform,
    offered: true,
    connection:
      platform === 'google_ads'
        ? {
            platform,
            connectedAt: '2025-12-15T12:00:00Z',
            broken: false,
            accounts: [
              {
                id: '4012887310',
                name: 'Lână și Lut',
                currency: 'RON',
                chosen: true,
                problem: null,
                reading: false,
                lastReadAt: '2025-12-31T07:12:00Z',
                nextReadAt: null,
                coveredFrom: '2023-12-31',
                coveredThrough: '2025-12-31',
                campaigns: 6,
                setAside: { count: 0, rows: [] },
              },
            ],
          }
        : null,
  })),
  source: 'sample',
};
