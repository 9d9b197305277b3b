import type { ZoneClock } from '../../calendar/zone.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { cutsByNumber, ordersByNumber } from '../../orders/known-numbers.ts';
import { separateOrders } from '../../orders/same-number.ts';
import type { StoreOrder } from './store-order.ts';

const hasDate = ({ placedAt }: StoreOrder) => Number.isFinite(placedAt);

/**
 * Separates the orders of a page that have one number, among each other and from those that are known: a shop may have moved to a new
 * store whose numbers begin again. Of two that are one order the later counts.
 * @returns the orders, with `ref` as each is known by.
 */
export async function separateStoreOrders(
  trx: ShopTransaction,
  shopId: string,
  clock: ZoneClock,
  orders: readonly StoreOrder[],
): Promise<StoreOrder[]> {
  // One that is no sale may have a date that cannot be read: it takes back what is known by its number.
  const [dated, undated] = [orders.filter(hasDate), orders.filter((order) => !hasDate(order))];
  const byNumber = Map.groupBy(dated, ({ ref }) => ref);
  const known = await ordersByNumber(trx, shopId, [...byNumber.keys()]);
  const cuts = await cutsByNumber(trx, shopId, [...byNumber.keys()]);
  const named = [...byNumber].flatMap(([number, found]) => {
    const sales = found.map(({ placedAt, customer }) => {
      return { day: clock.dayAt(placedAt), customer, store: null, returns: false };
    });
    const refs = separateOrders(number, known.get(number) ?? [], sales, cuts.get(number));
    return found.map((order, at): StoreOrder => {
      const ref = refs[at] ?? number;
      return ref === number ? order : { ...order, ref, number };
    });
  });
  return [...new Map([...undated, ...named].map((order) => [order.ref, order])).values()];
}
