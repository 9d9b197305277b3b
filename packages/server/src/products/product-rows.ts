import { type RawBuilder, sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { productSums } from '../ledger/product-sums.ts';
import type { ProductRow } from './product-amounts.ts';

/** A query of what products earned in a period, in minor units: the columns of `ProductRow`. @param codes of some products; null: all. */
export const productRows = (
  shopId: string,
  period: Period,
  codes: readonly string[] | null = null,
): RawBuilder<unknown> => sql`
  select code, name, units, orders, returned, unknown_minor as unknown, round(net / 1000)::bigint as net,
    round(discount / 1000)::bigint as discount, round(goods / 1000)::bigint as goods, round(costs / 1000)::bigint as costs
  from (${productSums(shopId, period, codes)}) as sums`;

/** What some products earned in a period, by their codes; those without anything are left out. */
export async function readProductRows(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ProductRow>> {
  const { rows } = await sql<ProductRow>`${productRows(shopId, period, codes)}`.execute(trx);
  return new Map(rows.map((row) => [row.code, row]));
}
