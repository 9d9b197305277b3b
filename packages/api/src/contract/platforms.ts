// Apart from the schemas, as the words of `vocabulary.ts`: the sample needs no more than this.
import type { IntegrationStatus, Platform } from './integrations.ts';

/** The platforms that a shop can be connected from, each with the way in which it is. */
export const PLATFORMS = {
  shopify: 'plugin',
  woocommerce: 'plugin',
  magento: 'api',
  emag: 'api',
  custom: 'script',
} as const;

const STATUS_OF = { plugin: 'plugin_required', api: 'api_connected', script: 'script_required' } as const;

/** What is left to do once a shop of this platform is set down. */
export function integrationStatus(platform: Platform): IntegrationStatus {
  return STATUS_OF[PLATFORMS[platform]];
}

/**
 * The tag that a shop puts into its pages; `pixelUrl` is the address of the script that it loads, `key` tells the server whose
 * visits they are.
 */
export function integrationScript(pixelUrl: string, shopId: string, key?: string): string {
  const named = key === undefined ? '' : ` data-key="${key}"`;
  return `<script async src="${pixelUrl}?shop=${encodeURIComponent(shopId)}"${named}></script>`;
}
