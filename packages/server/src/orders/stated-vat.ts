import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
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
  const { rows } = await sql<ChangedOrder & { before: boolean | null }>`
    with said_tax as (
      select order_ref, bool_or(tax <> 0) as amount from ${sql.table(table)} where tax is not null group by order_ref
    ), known as materialized (
      select o.id, o.order_on::text as day, o.vat_stated as before, t.amount
      from orders o join said_tax t on t.order_ref = o.external_id
      where o.shop_id = ${shopId} and o.external_id = any (array(select order_ref from said_tax))
        and (o.vat_stated is null or (t.amount and not o.vat_stated))
    ), noted as (
      update orders o set vat_stated = k.amount from known k where o.shop_id = ${shopId} and o.id = k.id
    )
    select id, day, before from known where id not in (select order_id from merged where is_new)`.execute(trx);
  return rows.filter(({ before }) => before === null).map(({ id, day }) => ({ id, day }));
}
