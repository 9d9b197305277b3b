import type { IncomingHttpHeaders } from 'node:http';
import { PLATFORMS } from '@adaos/domain';
import * as z from 'zod/mini';
import { sql } from 'kysely';
import { eraseCustomerByName } from '../../customers/erase.ts';
import { pseudonymsOf } from '../../customers/pseudonyms.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { InvalidInputError, NotAuthenticatedError } from '../../errors/domain-errors.ts';
import { notifyAdmins } from '../../notifications/notify.ts';
import { customerKey } from '../../orders/erased-customers.ts';
import type { Services } from '../../services/services.ts';
import { endConnection } from '../connections.ts';
import type { StoreErasure } from '../erase-store.ts';
import { isSigned } from './signatures.ts';

/** Where Shopify sends what the law asks of every app: one address for all stores, which is registered with the app. */
export const PRIVACY_PATH = '/api/integrations/webhooks/shopify/privacy';

type Needs = Pick<Services, 'config' | 'secret' | 'database' | 'jobs' | 'appOrigin' | 'log'>;

const Customer = z.object({ email: z.nullish(z.string()) });
const OfCustomer = z.object({ shop_domain: z.string(), customer: Customer });
const OfShop = z.object({ shop_domain: z.string(), customer: z.optional(z.undefined()) });

type Request =
  | { readonly topic: 'customers/data_request' | 'customers/redact'; readonly store: string; readonly email: string }
  | { readonly topic: 'shop/redact'; readonly store: string };

/** The topic is not signed: each body is taken for its own topic alone. @throws InvalidInputError */
function requestOf(topic: unknown, body: Buffer): Request {
  const unreadable = () => new InvalidInputError('invalid_request', 'This is no request of Shopify about privacy.');
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    throw unreadable();
  }
  if (topic === 'shop/redact') {
    const shop = OfShop.safeParse(json);
    if (!shop.success) throw unreadable();
    return { topic, store: shop.data.shop_domain };
  }
  const isErasure = topic === 'customers/redact';
  const customer = OfCustomer.safeParse(json);
  const fits = customer.success && (isErasure ? 'orders_to_redact' : 'orders_requested') in (json as object);
  if (!fits || (!isErasure && topic !== 'customers/data_request')) throw unreadable();
  const { shop_domain: store, customer: of } = customer.data;
  return { topic: isErasure ? 'customers/redact' : 'customers/data_request', store, email: of.email ?? '' };
}

/** The shops that a store is, or was, connected to. */
async function shopsOf({ database }: Needs, store: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('connected_stores')
    .select('shop_id')
    .where('platform', '=', 'shopify')
    .where('store', '=', store)
    .execute();
  return rows.map(({ shop_id: id }) => id);
}

/**
 * Has the admins give a customer what is kept of them: the orders, which the customer's page has as a file. The notice has the pseudonym, so
 * that it holds nothing that would have to be erased.
 */
async function noticeRequest(
  trx: ShopTransaction,
  { shopId, secret }: { readonly shopId: string; readonly secret: Uint8Array },
  { store, email }: { readonly store: string; readonly email: string },
): Promise<void> {
  const { rows } = await sql<{ key: string | null; orders: string }>`
    select key, (select count(*) from orders where shop_id = ${shopId} and customer_key = key) as orders
    from (select ${customerKey(sql`${email}::text`)} as key) as one`.execute(trx);
  const [found] = rows;
  if (!found?.key) return;
  const customer = pseudonymsOf(secret, shopId)(found.key);
  const values = { platform: PLATFORMS.shopify.name, shopId: store, customer, orders: Number(found.orders) };
  await notifyAdmins(trx, { shopId }, { code: 'notification.data_request', values });
}

async function eraseShop(services: Needs, shopId: string, store: string): Promise<void> {
  const { database, jobs } = services;
  const connected = await database.forShop(shopId, (trx) =>
    trx
      .selectFrom('connections')
      .select('store')
      .where('shop_id', '=', shopId)
      .where('platform', '=', 'shopify')
      .executeTakeFirst(),
  );
  if (connected?.store === store) {
    await endConnection(services, { shopId, accountId: null }, 'shopify', true);
    return;
  }
  // The shop has another store since, whose orders are not told apart from those of this one: all are erased, and that is read again.
  const erasure: StoreErasure = { shopId, platform: 'shopify', store };
  await jobs.send('store-erase', erasure, {});
}

/**
 * Takes in what Shopify asks for by law, for each shop that the store is connected to: a customer is erased, the data of a store is erased,
 * or the admins are asked to give a customer what is kept of them. Done, or stored to be done, when it resolves; again, it changes nothing.
 * @throws NotAuthenticatedError for what Shopify has not signed; InvalidInputError for what is no such request.
 */
export async function takePrivacyRequest(services: Needs, headers: IncomingHttpHeaders, body: Buffer): Promise<void> {
  const { config, database, secret } = services;
  if (!config.shopifyKey || !isSigned(config.shopifyKey.secret, body, headers['x-shopify-hmac-sha256'])) {
    throw new NotAuthenticatedError('invalid_token', 'This request is not signed by Shopify.');
  }
  const request = requestOf(headers['x-shopify-topic'], body);
  for (const shopId of await shopsOf(services, request.store)) {
    if (request.topic === 'shop/redact') {
      await eraseShop(services, shopId, request.store);
    } else if (request.email !== '') {
      const { email } = request;
      await database.forShop(shopId, (trx) =>
        request.topic === 'customers/redact'
          ? eraseCustomerByName(trx, { shopId, secret }, email)
          : noticeRequest(trx, { shopId, secret }, { store: request.store, email }),
      );
    }
  }
}
