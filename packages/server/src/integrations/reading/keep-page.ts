import type { Services } from '../../services/services.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { onOwnConnection } from '../../db/long-work.ts';
import { minorDigits } from '../../ledger/money.ts';
import { checkOrder } from './check-order.ts';
import { changeConnection, lockPlannedConnection, type PlannedRead } from './connection.ts';
import { mergeStoreOrders } from './merge-orders.ts';
import type { SetAside, StoreOrder, StorePage } from './store-order.ts';

interface Shop {
  readonly currency: string;
  readonly timezone: string;
}

const isSetAside = (order: StoreOrder | SetAside): order is SetAside => 'reason' in order;

// PostgreSQL's classes of what a row cannot hold: data (22), constraints (23), sizes (54).
const REFUSED = /^(?:22|23|54)/;

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && REFUSED.test(error.code);
}

/**
 * Keeps orders, all or none. Where the database refuses them, each half is tried by itself, down to the orders that it refuses.
 * @returns those.
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
    await onOwnConnection(services.database, shopId, signal, async (trx, client) => {
      const connection = await lockPlannedConnection(trx, read);
      const added = await mergeStoreOrders(trx, client, { shopId, platform, ...shop }, orders);
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
    });
    return [];
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
async function noteSetAside(trx: ShopTransaction, read: PlannedRead, orders: readonly SetAside[]): Promise<void> {
  if (orders.length === 0) return;
  const { shopId, platform } = read;
  const rows = orders.map(({ id, ref, reason }) => ({
    shop_id: shopId,
    platform,
    order_id: id,
    ref,
    reason,
    set_aside_at: new Date(),
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
          set_aside_at: of.ref('excluded.set_aside_at'),
        }))
        .where((of) =>
          of.or([
            of('set_aside_orders.ref', '<>', of.ref('excluded.ref')),
            of('set_aside_orders.reason', '<>', of.ref('excluded.reason')),
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
  shop: Shop,
  { orders, through }: StorePage,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const known = { currency: shop.currency, digits: minorDigits(shop.currency) };
  // An order that changed while its page was put together may be in it twice: the later one counts.
  const latest = [...new Map(orders.map((order) => [order.id, order])).values()];
  const checked = await Promise.all(
    latest.map(async (order) => (isSetAside(order) ? order : checkOrder(order, known))),
  );
  const own = checked.filter((order): order is StoreOrder => !isSetAside(order));
  const byRef = new Map(own.map((order) => [order.ref, order]));
  const refused = await keepOrders(services, read, shop, [...byRef.values()], signal);
  await services.database.forShop(read.shopId, async (trx) => {
    await lockPlannedConnection(trx, read);
    await noteSetAside(trx, read, [...checked.filter(isSetAside), ...refused]);
    if (through !== null)
      await changeConnection(trx, read)
        .set({ read_through: new Date(through) })
        .execute();
  });
}
