import * as z from 'zod/mini';
import type { Services } from '../../services/services.ts';
import { ownerOf } from '../owner-of.ts';
import { unseal } from '../sealing.ts';
import type { Connection } from './connection.ts';

const ShopifyKeys = z.object({ accessToken: z.string() });
const WooCommerceKeys = z.object({ key: z.string(), secret: z.string() });

/** The keys of a connection to Shopify. */
export function shopifyKeysOf({ secret }: Pick<Services, 'secret'>, connection: Connection) {
  const { shop_id: shopId, platform, credentials } = connection;
  return ShopifyKeys.parse(unseal(secret, ownerOf({ shopId, platform }), credentials));
}

/** The keys of a connection to WooCommerce. */
export function wooCommerceKeysOf({ secret }: Pick<Services, 'secret'>, connection: Connection) {
  const { shop_id: shopId, platform, credentials } = connection;
  return WooCommerceKeys.parse(unseal(secret, ownerOf({ shopId, platform }), credentials));
}

/** What each call to a connection's platform has in its headers. */
export function headersOf(services: Pick<Services, 'secret'>, connection: Connection): Record<string, string> {
  if (connection.platform === 'shopify') {
    return { 'x-shopify-access-token': shopifyKeysOf(services, connection).accessToken };
  }
  const { key, secret } = wooCommerceKeysOf(services, connection);
  return { authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}` };
}
