import type { Database } from '../db/database.ts';
import { cutsByNumber, ordersByNumber } from '../orders/known-numbers.ts';
import type { OrderLine } from '../orders/order-line.ts';
import { separateOrders } from '../orders/same-number.ts';
import type { RepeatedNumbers } from './repeated-numbers.ts';

/**
 * The numbers among a file's first lines that belong to several orders, with those that the shop has, as its import will read them.
 * @returns null where there are none.
 */
export async function previewNumbers(
  database: Database,
  shopId: string,
  lines: readonly OrderLine[],
): Promise<RepeatedNumbers | null> {
  const dated = lines.flatMap(({ orderId, date, store = null, customer, item, amounts }) => {
    const amount = item?.amount ?? amounts?.total ?? 0n;
    return date === null ? [] : [{ number: orderId, day: date.day, store, customer, returns: amount < 0n }];
  });
  const sales = Map.groupBy(dated, ({ number }) => number);
  const numbers = [...sales.keys()];
  const [known, cuts] = await database.readShop(shopId, async (trx) => [
    await ordersByNumber(trx, shopId, numbers),
    await cutsByNumber(trx, shopId, numbers),
  ]);
  const repeated = [...sales]
    .map(([number, of]) => {
      const before = known.get(number) ?? [];
      return new Set([...before.map(({ ref }) => ref), ...separateOrders(number, before, of, cuts.get(number))]).size;
    })
    .filter((orders) => orders > 1);
  if (repeated.length === 0) return null;
  return { numbers: repeated.length, orders: repeated.reduce((sum, orders) => sum + orders, 0) };
}
