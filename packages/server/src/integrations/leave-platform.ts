import type { Services } from '../services/services.ts';
import { OutboundError } from './outbound.ts';
import { KeysRefused, type PatientCall } from './reading/call-patiently.ts';
import type { Connection } from './reading/connection.ts';
import { headersOf, withFreshKeys } from './reading/keys.ts';
import { uninstallShopify, unsubscribeShopify, unsubscribeWooCommerce, webhookOf } from './webhooks/subscribe.ts';

type Needs = Pick<Services, 'config' | 'secret' | 'appOrigin' | 'database' | 'log'>;

/** The platform has so long to take back what was set up there; the connection ends all the same. */
const PATIENCE_MS = 8_000;

/** Whether other shops here are connected to the same store: the app there is theirs, too. */
async function isShared({ database }: Needs, { platform, store, shop_id: shopId }: Connection): Promise<boolean> {
  const found = await database.forShop(shopId, (trx) =>
    trx
      .selectFrom('connected_stores')
      .select('shop_id')
      .where('platform', '=', platform)
      .where('store', '=', store)
      .where('shop_id', '!=', shopId)
      .executeTakeFirst(),
  );
  return found !== undefined;
}

/**
 * Takes back at the platform what a connection has set up there: the webhooks, and of Shopify the token, by uninstalling the app. What the
 * platform refuses, or does not answer in time, is left: its webhooks are refused from then on.
 */
export async function leavePlatform(services: Needs, connection: Connection): Promise<void> {
  const { config, log } = services;
  const { shop_id: shopId, platform, store, scopes } = connection;
  const { address } = webhookOf(services, shopId);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const headers = headersOf(services, await withFreshKeys(services, connection));
    const call: PatientCall = { allow: config.outboundAllow, signal, headers };
    if (platform === 'shopify') {
      const base = config.shopifyBase ?? `https://${store}`;
      await ((await isShared(services, connection))
        ? unsubscribeShopify(base, address, call)
        : uninstallShopify(base, call));
    } else if (scopes === 'read_write') {
      await unsubscribeWooCommerce(store, address, call);
    }
  } catch (error) {
    const isTheirs = error instanceof OutboundError || error instanceof KeysRefused || signal.aborted;
    if (!isTheirs) throw error;
    log.warn({ err: error, shopId, platform }, 'leaving a platform');
  }
}
