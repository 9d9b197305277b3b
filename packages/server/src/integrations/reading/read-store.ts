import type { OAuthPlatform } from '@adaos/api';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Services } from '../../app/services.ts';
import type { ConnectionsTable } from '../../db/insight-tables.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { onOwnConnection } from '../../db/long-work.ts';
import { LONGEST_READ_S } from '../../jobs/queues.ts';
import { ownerOf } from '../owner-of.ts';
import { unseal } from '../sealing.ts';
import type { PatientCall } from './call-patiently.ts';
import { mergeStoreOrders } from './merge-orders.ts';
import { shopifyOrders } from './shopify-orders.ts';
import type { OrderSource, StoreFacts, StorePage } from './store-order.ts';
import { wooCommerceOrders } from './woocommerce-orders.ts';

export type Connection = Selectable<ConnectionsTable>;

/** A read that was planned: it is made only while it is the connection's next one. */
export interface PlannedRead {
  readonly shopId: string;
  readonly platform: OAuthPlatform;
  /** ISO 8601. */
  readonly at: string;
}

/** The connection has ended, or another read has been planned in place of this one. */
export class OutOfDate extends Error {}

/** The platform's orders are in another currency than the shop's. */
export class OtherCurrency extends Error {}

const ShopifyKeys = z.object({ accessToken: z.string() });
const WooCommerceKeys = z.object({ key: z.string(), secret: z.string() });

function openSource({ config, secret }: Services, connection: Connection, signal: AbortSignal): OrderSource {
  const { shop_id: shopId, platform, store } = connection;
  const keys = unseal(secret, ownerOf({ shopId, platform }), connection.credentials);
  const call: Omit<PatientCall, 'headers'> = { allow: config.outboundAllow, signal };
  if (platform === 'shopify') {
    return shopifyOrders(config.shopifyBase ?? `https://${store}`, ShopifyKeys.parse(keys).accessToken, call);
  }
  return wooCommerceOrders(store, WooCommerceKeys.parse(keys), call);
}

/** A connection, where there is one, held until the transaction ends. */
export const lockConnection = (
  trx: ShopTransaction,
  { shopId, platform }: Pick<PlannedRead, 'shopId' | 'platform'>,
): Promise<Connection | undefined> =>
  trx
    .selectFrom('connections')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('platform', '=', platform)
    .forUpdate()
    .executeTakeFirst();

/** Whether the read that is planned, or under way, should have come to its end by now: then nobody makes it any more. */
export function isOverdue({ next_read_at: next, reading_since: since }: Connection): boolean {
  const begun = Math.max(next?.getTime() ?? 0, since?.getTime() ?? 0);
  return next === null || begun < Date.now() - LONGEST_READ_S * 1000;
}

/**
 * The connection of a planned read, held until the transaction ends.
 * @throws OutOfDate
 */
export async function holdConnection(trx: ShopTransaction, read: PlannedRead): Promise<Connection> {
  const connection = await lockConnection(trx, read);
  if (connection?.next_read_at?.toISOString() !== read.at) throw new OutOfDate();
  return connection;
}

export const changeConnection = (
  trx: ShopTransaction,
  { shopId, platform }: Pick<PlannedRead, 'shopId' | 'platform'>,
) => trx.updateTable('connections').where('shop_id', '=', shopId).where('platform', '=', platform);

/** The currency of a shop without orders is that of its platform, and so are its days. */
async function settleShop(trx: ShopTransaction, shopId: string, told: StoreFacts) {
  const shop = await trx
    .selectFrom('shops')
    .select(['currency', 'timezone'])
    .where('shop_id', '=', shopId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (shop.currency === told.currency) return { currency: told.currency, timezone: shop.timezone };
  if (shop.currency !== null) throw new OtherCurrency(`${shop.currency}, ${told.currency}`);
  const timezone = told.timezone ?? shop.timezone;
  await trx.updateTable('shops').set({ currency: told.currency, timezone }).where('shop_id', '=', shopId).execute();
  return { currency: told.currency, timezone };
}

/** Keeps one page, with how far the orders have been read by it, or nothing of it. */
async function keepPage(
  { database }: Services,
  read: PlannedRead,
  shop: { currency: string; timezone: string },
  { orders, through }: StorePage,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  // An order that changed while its page was put together may stand in it twice: the later one counts.
  const own = new Map(orders.filter(({ currency }) => currency === shop.currency).map((order) => [order.ref, order]));
  await onOwnConnection(database, read.shopId, signal, async (trx, client) => {
    const connection = await holdConnection(trx, read);
    const { shopId, platform } = read;
    const added = await mergeStoreOrders(trx, client, { shopId, platform, ...shop }, [...own.values()]);
    await changeConnection(trx, read)
      .set({
        orders: Number(connection.orders) + added,
        ...(through === null ? {} : { read_through: new Date(through) }),
      })
      .execute();
  });
}

/**
 * Reads the orders that have changed since they were read last, all of them at first, page by page: what was read is kept, and
 * a read that was broken off goes on behind it.
 * @param signal aborted: the read ends within the page, of which nothing is kept.
 * @throws OutOfDate, OtherCurrency, KeysRefused, OutboundError
 */
export async function readOrders(services: Services, read: PlannedRead, signal: AbortSignal): Promise<void> {
  const { database } = services;
  const connection = await database.forShop(read.shopId, async (trx) => {
    const held = await holdConnection(trx, read);
    if (held.reading_since === null) await changeConnection(trx, read).set({ reading_since: new Date() }).execute();
    return held;
  });
  const source = openSource(services, connection, signal);
  const facts = await source.facts();
  // Waits for an import of the shop to end.
  const shop = await onOwnConnection(database, read.shopId, signal, (trx) => settleShop(trx, read.shopId, facts));
  const since = connection.read_through?.getTime() ?? null;
  for await (const page of source.pages(since)) {
    if (page.orders.length > 0) await keepPage(services, read, shop, page, signal);
  }
}
