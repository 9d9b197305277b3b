import type { AllocationKey } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { calledOff } from './called-off.ts';
import { replaceRows } from './replace-rows.ts';

/** By what a shop shares the costs of whole orders. */
export async function readAllocationKey(trx: ShopTransaction, shopId: string): Promise<AllocationKey> {
  const shop = await trx
    .selectFrom('shops')
    .select('allocation_key')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return shop.allocation_key;
}

/**
 * A query of the lines of some orders with what their costs are shared by: the columns of `lines`, `is_product`, and `basis`: units, or
 * grams by the weights of the products; below 0 of what came back, 0 of a line that is no product, null where the weight is not known.
 * @param lines a query with `code`, `quantity` and `amount`.
 */
export function withBasis(
  shopId: string,
  key: Exclude<AllocationKey, 'value'>,
  lines: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const size = key === 'units' ? sql`quantity` : sql`quantity * weight_grams`;
  const weights = sql`left join (
      select code as weighed, weight_grams from product_facts where shop_id = ${shopId} and weight_grams is not null
    ) as w on w.weighed = l.code collate "C"`;
  return sql`
    select *, case when not is_product or quantity = 0 then 0 when amount < 0 then -abs(${size}) else ${size} end as basis
    from (
      select *, (code in (
        select code from line_decisions where shop_id = ${shopId} and not is_product and withdrawn_at is null)) is not true as is_product
      from (${lines}) as each
    ) as l ${key === 'units' ? sql`` : weights}`;
}

/** Of an order's lines with their basis: whether it says how the order is shared. @param over their window; empty: they are grouped. */
export const isShared = (over: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(not bool_or(basis is null) ${over} and (sum(greatest(basis, 0)) ${over} > 0 or sum(basis) ${over} < 0))`;

/**
 * Counts again the orders of some days that have a product and are shared by value, since the shop's key says nothing of them.
 * @param days null: all of the shop.
 */
export async function refreshAllocationDays(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<void> {
  const key = await readAllocationKey(trx, shopId);
  const within = (day: string) => (days === null ? sql`true` : sql`${sql.raw(day)} = any (${days}::date[])`);
  const ordered = sql`
    select id, order_on from orders o
    where shop_id = ${shopId} and kind = 'order' and ${within('order_on')} and not ${calledOff('o')}`;
  const among = days === null ? sql`true` : sql`order_id = any (array(select id from (${ordered}) as o))`;
  const lines = sql`
    select order_id, coalesce(sku, name) as code, quantity, coalesce(shop_amount_minor, amount_minor) as amount
    from order_lines where shop_id = ${shopId} and ${among}`;
  const rows =
    key === 'value'
      ? sql`select null::date as occurred_on, 0 as by_value where false`
      : sql`
        select order_on as occurred_on, count(*)::int as by_value
        from (
          select order_id from (${withBasis(shopId, key, lines)}) as line
          group by order_id having bool_or(is_product) and not ${isShared(sql``)}
        ) as l join (${ordered}) as o on o.id = order_id
        group by order_on`;
  await replaceRows(trx, {
    table: 'allocation_days',
    shopId,
    key: ['occurred_on'],
    others: ['by_value'],
    rows,
    where: days === null ? null : within('occurred_on'),
  });
}
