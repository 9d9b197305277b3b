import type { ProductGrouping } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { productSums, withWholeYears } from '../ledger/product-sums.ts';
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

/** Columns of `ProductRow`. */
export type ProductColumn = Exclude<keyof ProductRow, 'variants'>;

/**
 * The same with the variants of a product in one row, which is their sum: some columns, and `variants`, how many these are, null of what
 * is no product with variants. @param codes of variants; null: all.
 */
export function parentRows(
  shopId: string,
  period: Period,
  columns: readonly ProductColumn[],
  codes: readonly string[] | null = null,
): RawBuilder<unknown> {
  const read = columns.map((column) => {
    if (column === 'code') return sql`coalesce(v.parent, p.code) as code`;
    if (column === 'name') return sql`max(case when v.parent is null then p.name else v.parent_name end) as name`;
    return sql`sum(${sql.ref(`p.${column}`)}) as ${sql.ref(column)}`;
  });
  return sql`
    select ${sql.join(read)}, nullif(count(v.parent), 0)::int as variants
    from (${productRows(shopId, period, codes)} offset 0) as p left join (
      select code as variant, parent, parent_name from product_variants where shop_id = ${shopId}
    ) as v on v.variant = p.code
    where p.units <> 0 or p.net <> 0 or p.goods <> 0 or p.costs <> 0 or p.orders <> 0
    group by coalesce(v.parent, p.code)`;
}

const ALL: readonly ProductColumn[] = [
  'code',
  'name',
  'units',
  'orders',
  'returned',
  'unknown',
  'net',
  'discount',
  'goods',
  'costs',
];

/** Of some rows, the codes that each is made of: the variants of a product; else its own. */
export async function readMembers(
  trx: ShopTransaction,
  shopId: string,
  by: ProductGrouping,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const variants =
    by === 'variant'
      ? []
      : await trx
          .selectFrom('product_variants')
          .select(['code', 'parent'])
          .where('shop_id', '=', shopId)
          .where('parent', 'in', ['', ...codes])
          .execute();
  const members = Map.groupBy(variants, ({ parent }) => parent);
  return new Map(codes.map((code) => [code, members.get(code)?.map((variant) => variant.code) ?? [code]]));
}

/** What some products earned in a period, by their codes; those without anything are left out. @param by what the rows are of. */
export async function readProductRows(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  codes: readonly string[],
  by: ProductGrouping = 'variant',
): Promise<ReadonlyMap<string, ProductRow>> {
  const members = [...(await readMembers(trx, shopId, by, codes)).values()].flat();
  const held = await withWholeYears(trx, shopId, period);
  const rowsOf = by === 'variant' ? productRows(shopId, held, members) : parentRows(shopId, held, ALL, members);
  const { rows } = await sql<ProductRow>`${rowsOf}`.execute(trx);
  return new Map(rows.map((row) => [row.code, row]));
}

/** What each product with anything earned in a period: all of them. @param by what the rows are of. */
export async function readEveryProduct(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  by: ProductGrouping,
): Promise<ProductRow[]> {
  const held = await withWholeYears(trx, shopId, period);
  const rowsOf =
    by === 'product'
      ? parentRows(shopId, held, ALL)
      : sql`
      select * from (${productRows(shopId, held)}) as p
      where p.units <> 0 or p.net <> 0 or p.goods <> 0 or p.costs <> 0 or p.orders <> 0`;
  const { rows } = await sql<ProductRow>`${rowsOf}`.execute(trx);
  return rows;
}

/** The group of each product that has one, by its code in the orders. */
export async function readProductGroups(trx: ShopTransaction, shopId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('product_facts')
    .select(['code', 'product_group'])
    .where('shop_id', '=', shopId)
    .where('product_group', 'is not', null)
    .execute();
  return new Map(rows.map(({ code, product_group: group }) => [code, group ?? '']));
}
