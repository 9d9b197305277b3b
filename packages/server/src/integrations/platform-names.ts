import type { OAuthPlatform } from '@adaos/api';

/** The platforms as they call themselves. */
export const PLATFORM_NAMES: Record<OAuthPlatform, string> = { shopify: 'Shopify', woocommerce: 'WooCommerce' };
