import { IANAZone } from 'luxon';
import type { Services } from '../../services/services.ts';
import { onOwnConnection } from '../../db/long-work.ts';
import { isCurrency } from '../../ledger/money.ts';
import { settleShop } from '../../orders/settle-shop.ts';
import { OutboundError } from '../outbound.ts';
import { isSubscriptionDue, subscribeShopify, subscribeWooCommerce, webhookOf } from '../webhooks/subscribe.ts';
import { KeysRefused, type PatientCall } from './call-patiently.ts';
import { changeConnection, type Connection, lockPlannedConnection, type PlannedRead } from './connection.ts';
import { keepPage } from './keep-page.ts';
import { isStockDue, readStock } from './read-stock.ts';
import { headersOf, shopifyKeysOf, withFreshKeys, wooCommerceKeysOf } from './keys.ts';
import { shopifyOrders } from './shopify-source.ts';
import { shopifyStock } from './shopify-stock.ts';
import type { OrderSource, StoreFacts } from './store-order.ts';
import type { StockSource } from './store-stock.ts';
import { wooCommerceOrders } from './woocommerce-orders.ts';
import { wooCommerceStock } from './woocommerce-stock.ts';

/**
 * A shop's turn, in milliseconds. Few are read at a time, and a platform may take minutes for each page: the others would wait for
 * hours.
 */
const TURN_MS = 5 * 60_000;

interface StoreSources {
  readonly orders: OrderSource;
  readonly stock: StockSource;
  /** Has the platform report what changes. @throws OutboundError, KeysRefused */
  readonly subscribe: () => Promise<void>;
}

export function openSources(services: Services, connection: Connection, signal: AbortSignal): StoreSources {
  const { config } = services;
  const { shop_id: shopId, platform, store } = connection;
  const webhook = webhookOf(services, shopId);
  const call: Omit<PatientCall, 'headers'> = { allow: config.outboundAllow, signal };
  const headers = headersOf(services, connection);
  if (platform === 'shopify') {
    const base = config.shopifyBase ?? `https://${store}`;
    const { accessToken } = shopifyKeysOf(services, connection);
    return {
      orders: shopifyOrders(base, accessToken, call),
      stock: shopifyStock(base, accessToken, call),
      subscribe: () => subscribeShopify(base, webhook.address, { ...call, headers }),
    };
  }
  const own = wooCommerceKeysOf(services, connection);
  return {
    orders: wooCommerceOrders(store, own, call),
    stock: wooCommerceStock(store, own, call),
    subscribe: () => subscribeWooCommerce(store, webhook, { ...call, headers }),
  };
}

/** Keeps the platform's webhooks in order. Where it refuses them, the orders are read every hour all the same. */
async function keepSubscribed(
  services: Services,
  connection: Connection,
  { subscribe }: Pick<StoreSources, 'subscribe'>,
): Promise<void> {
  if (!isSubscriptionDue(services, connection)) return;
  const { shop_id: shopId, platform } = connection;
  try {
    await subscribe();
  } catch (error) {
    if (!(error instanceof OutboundError || error instanceof KeysRefused)) throw error;
    services.log.warn({ err: error, shopId, platform }, 'webhooks of a shop');
    await services.database.forShop(shopId, (trx) =>
      changeConnection(trx, { shopId, platform }).set({ subscription_problem: 'platform_failed' }).execute(),
    );
    return;
  }
  await services.database.forShop(shopId, (trx) =>
    changeConnection(trx, { shopId, platform })
      .set({ subscribed_at: new Date(), subscription_problem: null })
      .execute(),
  );
}

/** @throws OutboundError where the platform names no currency that there is; a timezone that there is not is none. */
async function factsOf(source: OrderSource): Promise<StoreFacts> {
  const { currency, timezone } = await source.facts();
  if (!isCurrency(currency)) throw new OutboundError('The platform names no currency that there is.');
  return { currency, timezone: timezone !== null && IANAZone.isValidZone(timezone) ? timezone : null };
}

/**
 * Reads the orders that have changed since they were read last, all of them at first, page by page: what was read is kept, and
 * a read that was broken off goes on behind it.
 * @param signal aborted: the read ends within the page, which is read again.
 * @returns null where it came to the end; else in how many milliseconds it goes on behind what was read: its turn was over, or the
 *   platform needs time.
 * @throws OutOfDate, KeysRefused, OutboundError
 */
export async function readOrders(services: Services, read: PlannedRead, signal: AbortSignal): Promise<number | null> {
  const { database } = services;
  const turnEnds = performance.now() + TURN_MS;
  const connection = await database.forShop(read.shopId, async (trx) => {
    const held = await lockPlannedConnection(trx, read);
    // What has been reported until now is read from here on.
    if (held.reading_since === null)
      await changeConnection(trx, read).set({ reading_since: new Date(), news_at: null }).execute();
    return held;
  });
  const fresh = await withFreshKeys(services, connection);
  const { orders: source, stock, subscribe } = openSources(services, fresh, signal);
  const facts = await factsOf(source);
  await keepSubscribed(services, connection, { subscribe });
  // Waits for an import of the shop to end.
  const shop = await onOwnConnection(database, read.shopId, signal, (trx) => settleShop(trx, read.shopId, facts));
  const since = connection.read_through?.getTime() ?? null;
  for await (const page of source.pages(since, connection.bulk)) {
    if (page.orders.length > 0 || page.bulk !== undefined) await keepPage(services, read, shop, page, signal);
    if (page.again !== undefined) return page.again;
    const later = (page.through !== null && page.through > (since ?? 0)) || (page.bulk && page.orders.length > 0);
    if (later && performance.now() > turnEnds) return 0;
  }
  if (!isStockDue(connection)) return null;
  const isWhole = await readStock(services, {
    read,
    connection,
    calendar: shop,
    storeCurrency: facts.currency,
    source: stock,
    turnEnds,
  });
  return isWhole ? null : 0;
}
