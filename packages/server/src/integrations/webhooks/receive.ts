import type { IncomingHttpHeaders } from 'node:http';
import type { OAuthPlatform } from '@adaos/api';
import { validate } from 'uuid';
import { NotAuthenticatedError, NotFoundError } from '../../errors/domain-errors.ts';
import type { Services } from '../../services/services.ts';
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

/**
 * Takes in a webhook of a connected shop, whose orders are then read from the platform: what comes twice, late or out of order
 * changes nothing that is not so. It is stored when this resolves; one job waits for each connection, however many webhooks come.
 * @throws NotAuthenticatedError for what the shop has not signed; NotFoundError where it is not connected any more, so that the
 *   platform ends its webhooks.
 */
export async function takeWebhook(
  services: Needs,
  shopId: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<void> {
  const none = () => new NotFoundError('This shop is not connected.');
  if (!validate(shopId)) throw none();
  if (headers['x-wc-webhook-signature'] === undefined && PING.test(body.toString('latin1', 0, 64))) return;
  const { platform, store } = signerOf(services, shopId, headers, body);
  const connection = await services.database.readShop(shopId, (trx) =>
    trx
      .selectFrom('connections')
      .select('store')
      .where('shop_id', '=', shopId)
      .where('platform', '=', platform)
      .executeTakeFirst(),
  );
  if (!connection || (store !== null && store !== connection.store)) throw none();
  const news: StoreNews = { shopId, platform };
  await services.jobs.send('store-news', news, { singletonKey: `${platform} ${shopId}` });
}
