import { sql } from 'kysely';

/** True of an order that was called off before it was sent: it can't come back. */
export const calledOff = (order: string) =>
  sql.raw(`(coalesce(${order}.status, '') ~* '^(void|cancel|fail|expired|trash|rejected|declined)')`);

/** The orders of a shop that were called off, by an index of these alone. */
export const calledOffOrders = (shopId: string) =>
  sql`select o.id from orders o where o.shop_id = ${shopId} and ${calledOff('o')}`;
