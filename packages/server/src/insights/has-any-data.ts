import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

/** Whether the shop has anything that could need a look. */
export async function hasAnyData(trx: ShopTransaction, shopId: string): Promise<boolean> {
  const { rows } = await sql`
    (select from daily_orders where shop_id = ${shopId} limit 1)
    union all (select from campaigns where shop_id = ${shopId} limit 1)
    union all (select from stock_items where shop_id = ${shopId} limit 1)`.execute(trx);
  return rows.length > 0;
}
