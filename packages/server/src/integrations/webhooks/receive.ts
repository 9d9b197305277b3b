import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { OAuthPlatform } from '@adaos/api';
import { validate } from 'uuid';
import { NotAuthenticatedError, NotFoundError } from '../../errors/domain-errors.ts';
import type { Services } from '../../services/services.ts';
import type { GoneOrder } from '../reading/gone-orders.ts';
import type { StoreNews } from '../reading/worker.ts';
import { isSigned, wooCommerceSecret } from './signatures.ts';

type Needs = Pick<Services, 'config' | 'secret' | 'database' | 'jobs'>;

/** What WooCommerce sends unsigned to try an address, when a webhook is made or enabled. */
const PING = /^webhook_id=\d+$/;

/** @throws NotAuthenticatedError for what neither platform has signed for this shop. */
function signerOf(
  { config, secret }: Needs,
  shopId: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): { platform: OAuthPlatform; store: string | null } {
  const ofShopify = headers['x-shopify-hmac-sha256'];
  if (config.shopifyKey && isSigned(config.shopifyKey.secret, body, ofShopify))
    return { platform: 'shopify', store: String(headers['x-shopify-shop-domain']) };
  if (isSigned(wooCommerceSecret(secret, shopId), body, headers['x-wc-webhook-signature']))
    return { platform: 'woocommerce', store: null };
  throw new NotAuthenticatedError('invalid_token', 'This webhook is not signed by the shop.');
}

/** Webhooks of a shop that come within this time are stored together, in milliseconds. */
const COLLECTED_MS = 25;

/** The order that a webhook reports as deleted; undefined of any other. */
function goneOf(headers: IncomingHttpHeaders, body: Buffer): string | undefined {
  const topic = headers['x-shopify-topic'] ?? headers['x-wc-webhook-topic'];
  if (topic !== 'orders/delete' && topic !== 'order.deleted') return undefined;
  return /"id"\s*:\s*(\d{1,20})\b/.exec(body.toString('utf8'))?.[1];
}

/** @throws NotFoundError where the shop is not connected any more, so that the platform ends its webhooks. */
async function storeNews({ database, jobs }: Needs, news: StoreNews | GoneOrder, store: string | null): Promise<void> {
  const { shopId, platform } = news;
  const connection = await database.readShop(shopId, (trx) =>
    trx
      .selectFrom('connections')
      .select('store')
      .where('shop_id', '=', shopId)
      .where('platform', '=', platform)
      .executeTakeFirst(),
  );
  if (!connection || (store !== null && store !== connection.store)) throw none();
  const about = 'gone' in news ? ` ${news.gone}` : '';
  await jobs.send('store-news', news, { singletonKey: `${platform} ${shopId}${about}` });
}

const none = () => new NotFoundError('This shop is not connected.');

/**
 * Takes in webhooks of connected shops, whose orders are then read from the platform: what comes twice, late or out of order
 * changes nothing that is not so. A webhook is stored when its promise resolves; those that come at about the same time are stored once,
 * and one job waits for each connection, however many come.
 * @returns what takes in one. It throws NotAuthenticatedError for what the shop has not signed, and NotFoundError where it is not
 *   connected any more.
 */
export function createWebhooks(services: Needs) {
  const collected = new Map<string, Promise<void>>();
  return async (shopId: string, headers: IncomingHttpHeaders, body: Buffer): Promise<void> => {
    if (!validate(shopId)) throw none();
    if (headers['x-wc-webhook-signature'] === undefined && PING.test(body.toString('latin1', 0, 64))) return;
    const { platform, store } = signerOf(services, shopId, headers, body);
    const gone = goneOf(headers, body);
    if (gone !== undefined) return storeNews(services, { shopId, platform, gone }, store);
    const key = `${platform} ${shopId} ${store}`;
    const storing =
      collected.get(key) ??
      wait(COLLECTED_MS).then(() => {
        collected.delete(key); // what comes from here on is not in what is stored now
        return storeNews(services, { shopId, platform }, store);
      });
    collected.set(key, storing);
    await storing;
  };
}
