import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { delivered } from '../stock/read-receipts.ts';
import type { LateSupplier } from './rows.ts';

const LATE_FROM_DAYS = 2;

/** The suppliers whose latest delivery was two days late or more, by name. */
export async function readLateSuppliers(trx: ShopTransaction, shopId: string): Promise<LateSupplier[]> {
  const { rows } = await sql<LateSupplier>`
    with ${delivered(shopId)}
    select s.id, s.name, latest.days from suppliers s cross join lateral (
      select received_on - due_on as days from delivered d where d.supplier_id = s.id order by received_on desc, order_id limit 1
    ) as latest
    where s.shop_id = ${shopId} and latest.days >= ${LATE_FROM_DAYS} order by s.name`.execute(trx);
  return rows;
}
