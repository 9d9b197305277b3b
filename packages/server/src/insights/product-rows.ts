import { sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { productSums } from '../ledger/product-sums.ts';
import type { ProductRow } from './product-amounts.ts';

/** What some products earned in a period, by their codes; those without anything are left out. */
export async function readProductRows(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ProductRow>> {
  const { rows } = await sql<ProductRow>`
    select code, name, units, orders, returned, unknown_minor as unknown, round(net / 1000)::bigint as net,
      round(discount / 1000)::bigint as discount, round(goods / 1000)::bigint as goods, round(costs / 1000)::bigint as costs
    from (${productSums(shopId, period, codes)}) as sums`.execute(trx);
  return new Map(rows.map((row) => [row.code, row]));
}
