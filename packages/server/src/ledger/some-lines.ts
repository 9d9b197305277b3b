import { type RawBuilder, sql } from 'kysely';
import type { Days } from './months.ts';

/**
 * The lines to look at: those of orders with entries after a given one (null: of all orders) and of the changed ones, those of orders of
 * some days, or those of some products.
 */
export type CostedLines =
  | { readonly since: string | null; readonly changed?: readonly { readonly id: string }[] }
  | { readonly placed: Days }
  | { readonly skus: readonly string[] };

/** The orders of these lines. */
export function ordersOf(shopId: string, lines: CostedLines): RawBuilder<unknown> {
  if ('skus' in lines) {
    return sql`select distinct order_id from order_lines where shop_id = ${shopId} and coalesce(sku, name) = any (${lines.skus}::text[])`;
  }
  if ('placed' in lines) {
    const { from, to } = lines.placed;
    return sql`select id from orders where shop_id = ${shopId} and order_on between ${from}::date and ${to}::date`;
  }
  if (lines.since === null) return sql`select id from orders where shop_id = ${shopId}`;
  return sql`
    select order_id from ledger_entries where shop_id = ${shopId} and id > ${lines.since}::bigint
    union select unnest(${(lines.changed ?? []).map(({ id }) => id)}::bigint[])`;
}

/** Of the order lines `l`. */
export function someLines(shopId: string, lines: CostedLines): RawBuilder<unknown> {
  if ('skus' in lines) return sql`coalesce(l.sku, l.name) = any (${lines.skus}::text[])`;
  if ('since' in lines && lines.since === null) return sql`true`;
  return sql`l.order_id = any (array(${ordersOf(shopId, lines)}))`;
}
