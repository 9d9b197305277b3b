import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import type { ChangedOrder } from '../ledger/coverage.ts';

/**
 * Notes of which orders a file, or a connected shop, states the tax: of these no rule of the VAT counts. What was stated once stays so.
 * @param table with columns `order_ref` and `tax`: what is said of each order, null where nothing is.
 * @returns the orders of `merged` of which it was not known before; new ones have new entries.
 */
export async function noteStatedVat(
  trx: ShopTransaction,
  shopId: string,
  table: 'said' | 'stated',
): Promise<ChangedOrder[]> {
  const { rows: found } = await sql<{ said: boolean }>`
    select to_regclass(${`pg_temp.${table}`}) is not null as said`.execute(trx);
  if (found[0]?.said !== true) return [];
  const changes = sql`
    select o.id, o.order_on::text as day, o.vat_stated as before, t.amount, m.is_new
    from (select order_ref, bool_or(tax <> 0) as amount from ${sql.table(table)} where tax is not null group by order_ref) as t
      join merged m using (order_ref) join orders o on o.shop_id = ${shopId} and o.id = m.order_id
    where o.vat_stated is null or (t.amount and not o.vat_stated)`;
  await createTemporaryTable(trx, 'vat_said', changes, { key: 'id' });
  await sql`
    update orders o set vat_stated = v.amount from vat_said v where o.shop_id = ${shopId} and o.id = v.id`.execute(trx);
  const { rows } = await sql<ChangedOrder>`
    select id, day from vat_said where before is null and not is_new`.execute(trx);
  return rows;
}
