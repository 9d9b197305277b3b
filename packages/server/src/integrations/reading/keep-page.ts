import type { Services } from '../../services/services.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { onOwnConnection } from '../../db/long-work.ts';
import { ZoneClock } from '../../calendar/zone.ts';
import type { RateOf } from '../../orders/day-rates.ts';
import { loadRates } from '../../rates/reference-rates.ts';
import type { ShopCalendar } from '../../orders/settle-shop.ts';
import { checkOrder } from './check-order.ts';
import { changeConnection, lockPlannedConnection, type PlannedRead } from './connection.ts';
import { mergeStoreOrders } from './merge-orders.ts';
import { statedOfSetAside } from './tie-orders.ts';
import type { SetAside, StoreOrder, StorePage } from './store-order.ts';

interface Shop {
  readonly currency: string;
  readonly timezone: string;
  /** The rates from a currency to the shop's. */
  readonly rateOf: RateOf;
}

const isSetAside = (order: StoreOrder | SetAside): order is SetAside => 'reason' in order;

// PostgreSQL's classes of what a row cannot hold: data (22), constraints (23), sizes (54).
const REFUSED = /^(?:22|23|54)/;

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && REFUSED.test(error.code);
}

/** The orders that a file, or an earlier reading, has in another currency. */
async function otherCurrencies(
  trx: ShopTransaction,
  shopId: string,
  orders: readonly StoreOrder[],
): Promise<StoreOrder[]> {
  const refs = orders.map(({ ref }) => ref);
  const known = await trx
    .selectFrom('orders')
    .select(['external_id', 'currency'])
    .where('shop_id', '=', shopId)
    .where('external_id', 'in', refs)
    .execute();
  const currencies = new Map(known.map((order) => [order.external_id, order.currency]));
  return orders.filter(({ ref, currency, isSale }) => isSale && (currencies.get(ref) ?? currency) !== currency);
}

/**
 * Keeps orders, all or none. Where the database refuses them, each half is tried by itself, down to the orders that it refuses.
 * @returns those, and those whose currency is another than what is known of them.
 */
async function keepOrders(
  services: Services,
  read: PlannedRead,
  shop: Shop,
  orders: readonly StoreOrder[],
  signal: AbortSignal,
): Promise<SetAside[]> {
  if (orders.length === 0) return [];
  const { shopId, platform } = read;
  try {
    return await onOwnConnection(services.database, shopId, signal, async (trx, client) => {
      const connection = await lockPlannedConnection(trx, read);
      const differing = await otherCurrencies(trx, shopId, orders);
      const kept = orders.filter((order) => !differing.includes(order));
      const added = await mergeStoreOrders(trx, client, { shopId, platform, ...shop, secret: services.secret }, kept);
      await changeConnection(trx, read)
        .set({ orders: Number(connection.orders) + added })
        .execute();
      await trx
        .deleteFrom('set_aside_orders')
        .where('shop_id', '=', shopId)
        .where('platform', '=', platform)
        .where(
          'order_id',
          'in',
          orders.map(({ id }) => id),
        )
        .execute();
      return differing.map(({ id, ref }) => ({ id, ref, reason: 'currency_differs' }));
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const [first] = orders;
    if (first && orders.length === 1) {
      services.log.error({ err: error, shopId, platform, order: first.ref }, 'keeping an order');
      return [{ id: first.id, ref: first.ref, reason: 'order_unreadable' }];
    }
    const middle = Math.ceil(orders.length / 2);
    return [
      ...(await keepOrders(services, read, shop, orders.slice(0, middle), signal)),
      ...(await keepOrders(services, read, shop, orders.slice(middle), signal)),
    ];
  }
}

/** An order that is set aside again for the same reason keeps its time, so that the owner's list, newest first, does not change. */
async function noteSetAside(
  trx: ShopTransaction,
  read: PlannedRead,
  { timezone }: Shop,
  orders: readonly SetAside[],
): Promise<void> {
  if (orders.length === 0) return;
  const { shopId, platform } = read;
  const [clock, now] = [new ZoneClock(timezone), new Date()];
  const rows = orders.map(({ id, ref, reason, stated }) => ({
    shop_id: shopId,
    platform,
    order_id: id,
    ref,
    reason,
    ...statedOfSetAside(stated, clock),
    set_aside_at: now,
  }));
  await trx
    .insertInto('set_aside_orders')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'platform', 'order_id'])
        .doUpdateSet((of) => ({
          ref: of.ref('excluded.ref'),
          reason: of.ref('excluded.reason'),
          placed_on: of.ref('excluded.placed_on'),
          currency: of.ref('excluded.currency'),
          total: of.ref('excluded.total'),
          set_aside_at: of.ref('excluded.set_aside_at'),
        }))
        .where((of) =>
          of.or([
            of('set_aside_orders.ref', '<>', of.ref('excluded.ref')),
            of('set_aside_orders.reason', '<>', of.ref('excluded.reason')),
            of('set_aside_orders.total', 'is distinct from', of.ref('excluded.total')),
          ]),
        ),
    )
    .execute();
}

/**
 * Keeps one page, and then how far the orders have been read by it: a page that is broken off is read again, which changes
 * nothing of what was kept. Orders that cannot be kept are set aside.
 */
export async function keepPage(
  services: Services,
  read: PlannedRead,
  calendar: ShopCalendar,
  { orders, through, bulk }: StorePage,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const { currency, timezone } = calendar;
  const clock = new ZoneClock(timezone);
  const rates = await services.database.forShop(read.shopId, loadRates);
  const rateOf: RateOf = (from, day) => {
    const rate = rates.of(from, currency, day);
    return rate && { ...rate, source: 'ecb' };
  };
  const shop = { currency, timezone, rateOf };
  const known = { currency, rateOf, dayAt: (moment: number) => clock.dayAt(moment) };
  // An order that changed while its page was put together may be in it twice: the later one counts.
  const latest = [...new Map(orders.map((order) => [order.id, order])).values()];
  const checked = await Promise.all(
    latest.map(async (order) => (isSetAside(order) ? order : checkOrder(order, known))),
  );
  const own = checked.filter((order): order is StoreOrder => !isSetAside(order));
  const refused = await keepOrders(services, read, shop, own, signal);
  await services.database.forShop(read.shopId, async (trx) => {
    await lockPlannedConnection(trx, read);
    await noteSetAside(trx, read, shop, [...checked.filter(isSetAside), ...refused]);
    const progress = {
      ...(through !== null && { read_through: new Date(through) }),
      ...(bulk !== undefined && { bulk: bulk && JSON.stringify(bulk) }),
    };
    if (Object.keys(progress).length > 0) await changeConnection(trx, read).set(progress).execute();
  });
}
