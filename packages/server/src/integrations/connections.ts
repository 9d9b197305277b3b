import type { ConnectAnswer, ErrorCode, OAuthPlatform } from '@adaos/api';
import { PLATFORMS } from '@adaos/domain';
import { recordAudit } from '../audit/record.ts';
import type { Actor } from '../services/actor.ts';
import { ConflictError, NotFoundError } from '../errors/domain-errors.ts';
import type { Services } from '../services/services.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { type Attempt, beginAttempt } from './attempts.ts';
import { countOrdersOf, type StoreErasure } from './erase-store.ts';
import { leavePlatform } from './leave-platform.ts';
import { platformLimit } from './limits.ts';
import { OutboundError } from './outbound.ts';
import { ownerOf } from './owner-of.ts';
import { isOverdue, lockConnection } from './reading/connection.ts';
import { planRead } from './reading/worker.ts';
import { seal } from './sealing.ts';
import { shopifyConsent, shopifyStore } from './shopify.ts';
import { checkWooCommerce, wooCommerceConsent, wooCommerceStore } from './woocommerce.ts';

type Needs = Pick<Services, 'config' | 'appOrigin' | 'database' | 'jobs' | 'secret'>;

export const callbackPath = (platform: OAuthPlatform) => `/api/integrations/callback/${platform}`;
/** Where the browser lands in the end; the page reads what has become of it from the query. */
export const RETURN_PATH = '/dashboard/integrations';

const refuse = (code: ErrorCode, error: string): ConnectAnswer => ({ success: false, shopId: null, error, code });

interface Begun {
  readonly answer: ConnectAnswer;
  /** To be kept by the browser that began, where the platform's answer comes back through it. */
  readonly state?: string;
}

async function limitOf({ database }: Needs, shopId: string, platform: OAuthPlatform, store: string) {
  return database.forShop(shopId, (trx) => platformLimit(trx, shopId, { platform, store }));
}

/** Begins to connect a Shopify shop. */
export async function beginShopify(services: Needs, { shopId, accountId }: Actor, typed: string): Promise<Begun> {
  const { config, appOrigin, database } = services;
  if (!config.shopifyKey) {
    const message = 'This server has no keys for Shopify: set SHOPIFY_API_KEY and SHOPIFY_API_SECRET.';
    return { answer: refuse('platform_not_configured', message) };
  }
  const store = shopifyStore(typed);
  if (store === null) {
    return { answer: refuse('shop_address_invalid', 'The address of a Shopify shop is like my-shop.myshopify.com.') };
  }
  const limit = await limitOf(services, shopId, 'shopify', store);
  if (limit !== null) return { answer: refuse('limit_reached', limit) };
  const state = await beginAttempt(database, { shopId, accountId, platform: 'shopify', store });
  const redirect = `${appOrigin()}${callbackPath('shopify')}`;
  const url = shopifyConsent(config, config.shopifyKey, { store, state, redirect });
  return { answer: { success: true, shopId: store, url }, state };
}

/** Begins to connect a WooCommerce shop, once it has answered. */
export async function beginWooCommerce(services: Needs, { shopId, accountId }: Actor, typed: string): Promise<Begun> {
  const { config, appOrigin, database } = services;
  if (!appOrigin().startsWith('https://') && !config.wooCommerceAllowHttp) {
    const message =
      'WooCommerce sends its keys by https only: set APP_ORIGIN to the public https address of this server.';
    return { answer: refuse('platform_not_configured', message) };
  }
  const store = wooCommerceStore(config, typed);
  if (store === null) {
    return { answer: refuse('shop_address_invalid', 'The address of the shop is like https://shop.example.') };
  }
  const limit = await limitOf(services, shopId, 'woocommerce', store);
  if (limit !== null) return { answer: refuse('limit_reached', limit) };
  try {
    await checkWooCommerce(config, store);
  } catch (error) {
    if (error instanceof OutboundError) return { answer: refuse('platform_failed', error.message) };
    throw error;
  }
  const state = await beginAttempt(database, { shopId, accountId, platform: 'woocommerce', store });
  const url = wooCommerceConsent(store, {
    state,
    callback: `${appOrigin()}${callbackPath('woocommerce')}`,
    back: `${appOrigin()}${RETURN_PATH}?connected=woocommerce`,
  });
  return { answer: { success: true, shopId: store, url } };
}

/**
 * Keeps the credentials of a shop that has consented, in place of those before, and has its orders read.
 * @returns why not, where the plan has no room any more.
 */
export async function keepConnection(
  { database, jobs, secret }: Pick<Services, 'database' | 'jobs' | 'secret'>,
  attempt: Attempt,
  { credentials, scopes }: { credentials: object; scopes: string },
): Promise<string | null> {
  const { shopId, platform, store, accountId } = attempt;
  return database.forShop(shopId, async (trx) => {
    const limit = await platformLimit(trx, shopId, { platform, store });
    if (limit !== null) return limit;
    const row = {
      store,
      credentials: seal(secret, ownerOf(attempt), credentials),
      scopes,
      connected_by: accountId,
      connected_at: new Date(),
      status: 'active' as const,
      problem: null,
      reading_since: null,
    };
    // The orders of another shop at the platform are read from the beginning.
    await trx
      .deleteFrom('connections')
      .where('shop_id', '=', shopId)
      .where('platform', '=', platform)
      .where('store', '!=', store)
      .execute();
    await trx
      .insertInto('connections')
      .values({ shop_id: shopId, platform, ...row })
      .onConflict((conflict) => conflict.columns(['shop_id', 'platform']).doUpdateSet(row))
      .execute();
    await trx
      .insertInto('connected_stores')
      .values({ platform, store, shop_id: shopId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await planRead(jobs, trx, { shopId, platform, at: new Date() });
    await recordAudit(
      trx,
      { shopId, accountId },
      { action: 'platform_connected', target: `${PLATFORMS[platform].name}: ${store}` },
    );
    const values = { platform: PLATFORMS[platform].name, shopId: store };
    await notifyAdmins(trx, { shopId }, { code: 'notification.shop_connected', values });
    return null;
  });
}

/**
 * Has the orders of a connected shop read at once; where that is under way, it goes on, unless it has died.
 * @throws NotFoundError where there is no connection; 409 where it has to be connected again.
 */
export async function readNow(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  { shopId }: Pick<Actor, 'shopId'>,
  platform: OAuthPlatform,
): Promise<void> {
  await database.forShop(shopId, async (trx) => {
    const connection = await lockConnection(trx, { shopId, platform });
    if (!connection) throw new NotFoundError('This platform is not connected.');
    if (connection.status === 'broken') {
      throw new ConflictError('platform_failed', 'The platform refuses the keys. Connect the shop again.');
    }
    const { next_read_at: next } = connection;
    if (next !== null && next.getTime() <= Date.now() && !isOverdue(connection)) return;
    await planRead(jobs, trx, { shopId, platform, at: new Date() });
  });
}

const connectionOf = ({ database }: Pick<Services, 'database'>, shopId: string, platform: OAuthPlatform) =>
  database.forShop(shopId, (trx) =>
    trx
      .selectFrom('connections')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('platform', '=', platform)
      .executeTakeFirst(),
  );

/**
 * Ends the connection to a platform, deletes its keys, and takes back what was set up there; where there is none nothing happens.
 * @param erase whether what the store has brought is erased as well, behind the answer; else it stays.
 */
export async function endConnection(
  services: Pick<Services, 'config' | 'secret' | 'appOrigin' | 'database' | 'jobs' | 'log'>,
  { shopId, accountId }: { readonly shopId: string; readonly accountId: string | null },
  platform: OAuthPlatform,
  erase: boolean,
): Promise<void> {
  const { database, jobs } = services;
  const held = await connectionOf(services, shopId, platform);
  if (!held) return;
  if (held.status === 'active') await leavePlatform(services, held);
  await database.forShop(shopId, async (trx) => {
    const gone = await trx
      .deleteFrom('connections')
      .where('shop_id', '=', shopId)
      .where('platform', '=', platform)
      .returning('store')
      .executeTakeFirst();
    if (!gone) return;
    const target = `${PLATFORMS[platform].name}: ${gone.store}`;
    const details = erase ? { erased: await countOrdersOf(trx, shopId, platform) } : {};
    await recordAudit(trx, { shopId, accountId }, { action: 'platform_disconnected', target, details });
    const values = { platform: PLATFORMS[platform].name, shopId: gone.store };
    await notifyAdmins(trx, { shopId }, { code: 'notification.shop_disconnected', values });
    const erasure: StoreErasure = { shopId, platform, store: gone.store };
    if (erase) await jobs.send('store-erase', erasure, { trx });
  });
}
