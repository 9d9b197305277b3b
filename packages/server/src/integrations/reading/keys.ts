import * as z from 'zod/mini';
import type { Services } from '../../services/services.ts';
import { ownerOf } from '../owner-of.ts';
import { seal, unseal } from '../sealing.ts';
import { renewToken, TokenRefused } from '../shopify.ts';
import { KeysRefused } from './call-patiently.ts';
import { changeConnection, type Connection } from './connection.ts';

const ShopifyKeys = z.object({
  accessToken: z.string(),
  refreshToken: z.optional(z.string()),
  expiresAt: z.optional(z.number()),
});
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

/** A token is renewed while it is good for so long: a turn of a reading ends before it does. */
const RENEWED_BEFORE_MS = 15 * 60_000;

/**
 * The connection with keys that are good for a turn: a token of Shopify that is about to end is replaced by the next, which is kept. Two that
 * renew at once do no harm: Shopify takes the token before until the next one is used.
 * @throws KeysRefused where Shopify gives no more tokens; OutboundError
 */
export async function withFreshKeys(
  services: Pick<Services, 'config' | 'secret' | 'database'>,
  connection: Connection,
): Promise<Connection> {
  const { shop_id: shopId, platform, store, credentials: before } = connection;
  if (platform !== 'shopify' || !services.config.shopifyKey) return connection;
  const { refreshToken: refresh, expiresAt } = shopifyKeysOf(services, connection);
  if (refresh === undefined || expiresAt === undefined || expiresAt > Date.now() + RENEWED_BEFORE_MS) return connection;
  let token;
  try {
    token = await renewToken(services.config, services.config.shopifyKey, { store, refresh });
  } catch (error) {
    throw error instanceof TokenRefused ? new KeysRefused(401) : error;
  }
  const credentials = seal(services.secret, ownerOf({ shopId, platform }), token);
  await services.database.forShop(shopId, (trx) =>
    changeConnection(trx, { shopId, platform }).set({ credentials }).where('credentials', '=', before).execute(),
  );
  return { ...connection, credentials };
}

/** What each call to a connection's platform has in its headers. */
export function headersOf(services: Pick<Services, 'secret'>, connection: Connection): Record<string, string> {
  if (connection.platform === 'shopify') {
    return { 'x-shopify-access-token': shopifyKeysOf(services, connection).accessToken };
  }
  const { key, secret } = wooCommerceKeysOf(services, connection);
  return { authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}` };
}
