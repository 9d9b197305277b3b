import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { LateSupplier } from './rows.ts';

const LATE_FROM_DAYS = 2;

/** The suppliers whose latest delivery was two days late or more, by name. */
export async function readLateSuppliers(trx: ShopTransaction, shopId: string): Promise<LateSupplier[]> {
  const { rows } = await sql<LateSupplier>`
    select s.id, s.name, latest.days from suppliers s cross join lateral (
      select received_on - due_on as days from deliveries d
      where d.shop_id = ${shopId} and d.supplier_id = s.id and received_on is not null order by received_on desc, id limit 1
    ) as latest
    where s.shop_id = ${shopId} and latest.days >= ${LATE_FROM_DAYS} order by s.name`.execute(trx);
  return rows;
}
