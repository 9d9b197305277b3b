import { sql } from 'kysely';

/** True of an order that was called off before it was sent: it can't come back. The function is that of migration 0051. */
export const calledOff = (order: string) => sql.raw(`is_called_off(${order}.status)`);

/** The orders of a shop that were called off, by an index of these alone. */
export const calledOffOrders = (shopId: string) =>
  sql`select o.id from orders o where o.shop_id = ${shopId} and ${calledOff('o')}`;

/** The status of an order that was called off: as its platform says it, where that shows it. */
export const statusOfCalledOff = (status: string) =>
  sql.raw(`case when is_called_off(${status}) then ${status} else 'cancelled' end`);

/** Entries that take back what an order has that a newer file has called off (`orders/take-back-called-off.ts`). */
export const CALLED_OFF_ENTRIES = sql.raw(`source_ref like 'calledoff:%'`);
