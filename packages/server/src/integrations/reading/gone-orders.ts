import type { Services } from '../../services/services.ts';
import { type Connection, OutOfDate, type PlannedRead } from './connection.ts';
import { keepPage } from './keep-page.ts';
import type { OrderSource, StoreOrder } from './store-order.ts';

/** An order that was deleted in its store, as its platform reports it. */
export interface GoneOrder extends Pick<PlannedRead, 'shopId' | 'platform'> {
  /** What the platform knows it by. */
  readonly gone: string;
}

const findOrder = ({ database }: Services, { shopId, platform, gone }: GoneOrder) =>
  database.forShop(shopId, (trx) =>
    trx
      .selectFrom('orders')
      .select(['external_id as ref', 'placed_at', 'currency', 'customer'])
      .where('shop_id', '=', shopId)
      .where('platform_order_id', '=', gone)
      .where('told_by', '=', platform)
      .executeTakeFirst(),
  );

const NONE = {
  billingCountry: null,
  shippingCountry: null,
  paymentMethod: null,
  carrier: null,
  discountCode: null,
  grams: null,
  isSale: false,
  lines: [],
  amounts: [],
  returns: [],
  returnReason: null,
  touch: null,
  stated: {
    total: null,
    tax: null,
    shipping: null,
    discount: null,
    tip: null,
    giftCard: null,
    duties: null,
    giftCardsSold: null,
    edited: false,
    test: false,
  },
} as const;

/**
 * Calls off an order that its store has no more: nothing of it counts from then on, and it stays known. The platform is asked whether it is
 * gone: what reports it may be late, and the order restored.
 * @throws OutOfDate where another read has been planned meanwhile; OutboundError, KeysRefused
 */
export async function callOffGone(
  services: Services,
  of: GoneOrder,
  { connection, source }: { readonly connection: Connection; readonly source: OrderSource },
  signal: AbortSignal,
): Promise<void> {
  const { shopId, platform, gone } = of;
  const order = await findOrder(services, of);
  if (!order || !(await source.isGone(gone))) return;
  const at = connection.next_read_at?.toISOString();
  const shop = await services.database.forShop(shopId, (trx) =>
    trx.selectFrom('shops').select(['currency', 'timezone']).where('shop_id', '=', shopId).executeTakeFirstOrThrow(),
  );
  if (at === undefined || shop.currency === null) throw new OutOfDate();
  const { ref, currency, customer } = order;
  const called: StoreOrder = {
    ...NONE,
    id: gone,
    ref,
    placedAt: order.placed_at.getTime(),
    currency,
    customer,
    status: 'trash',
  };
  const calendar = { currency: shop.currency, timezone: shop.timezone };
  await keepPage(services, { shopId, platform, at }, calendar, { orders: [called], through: null }, signal);
}
