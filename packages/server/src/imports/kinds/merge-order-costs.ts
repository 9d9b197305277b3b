import { ORDER_COST_KINDS } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../../db/database.ts';
import { createTemporaryTable } from '../../db/temporary-table.ts';
import { postOrdersRecorded, rememberOrderCosts } from '../../ledger/order-costs.ts';

const WHOLE_ORDER = ORDER_COST_KINDS.filter((kind) => kind !== 'cogs');

/** Rejects the rows of `staged` that a query finds, by their line. */
const reject = (code: string, reason: string, lines: RawBuilder<unknown>) => sql`
  update staged set code = ${code}, reason = ${reason}, text = order_ref where code is null and line in (${lines})`;

/** Names the order of each line, and rejects those that name one, or a product of it, that the shop does not have. */
async function findOrders(trx: ShopTransaction, shopId: string): Promise<void> {
  const known = sql`
    select o.external_id as order_ref, o.id as order_id from orders o
    where o.shop_id = ${shopId} and o.external_id = any (array(select order_ref from staged where code is null))`;
  await createTemporaryTable(trx, 'costed_orders', known, { key: 'order_ref', others: ['order_id'] });
  const unknown = sql`select line from staged where code is null and order_ref not in (select order_ref from costed_orders)`;
  await reject('order_unknown', 'The shop has no order with this number.', unknown).execute(trx);
  const products = sql`
    select distinct o.order_ref, coalesce(l.sku, l.name) as code
    from order_lines l join costed_orders o using (order_id)
    where l.shop_id = ${shopId} and l.order_id = any (array(
      select order_id from costed_orders where order_ref in (select order_ref from staged where sku is not null and cogs is not null)))`;
  await createTemporaryTable(trx, 'costed_products', products, { others: ['order_ref'] });
  const strange = sql`
    select line from staged s
    where code is null and sku is not null and cogs is not null
      and (order_ref, sku) not in (select order_ref, code from costed_products where code is not null)`;
  await reject('product_not_in_order', 'The order has no such product.', strange).execute(trx);
}

/**
 * The costs of whole orders that the lines of products repeat: those that differ in less than a tenth of the orders with several such lines.
 * There the same amount of an order counts once; else each line is a part of its order, as its parcels are, equal ones too.
 */
async function repeatedCosts(trx: ShopTransaction): Promise<string[]> {
  const values = sql.join(WHOLE_ORDER.map((kind) => sql`(${sql.lit(kind)}, ${sql.ref(kind)})`));
  const { rows } = await sql<{ kind: string }>`
    select kind from (
      select each.kind, count(cost) as times, count(distinct cost) as amounts
      from staged cross join lateral (values ${values}) as each(kind, cost)
      where code is null and sku is not null and exists (select from staged where code is null and sku is not null and cogs is not null)
      group by order_ref, each.kind
    ) as of_order
    group by kind having count(*) filter (where amounts > 1) * 10 < greatest(count(*) filter (where times > 1), 1)`.execute(
    trx,
  );
  return rows.map(({ kind }) => kind);
}

/**
 * Keeps the staged costs as those of their orders. Lines of one order are parts of it and are added up, as its parcels are. In a file
 * that names products a cost of the order as a whole may be on each line of a product: see `repeatedCosts`.
 * @returns how many orders have another cost now.
 */
export async function mergeOrderCosts(
  trx: ShopTransaction,
  options: { shopId: string; accountId: string | null; importId: string },
): Promise<number> {
  const { shopId } = options;
  await findOrders(trx, shopId);
  const repeated = await repeatedCosts(trx);
  const costs = sql.join(WHOLE_ORDER.map((kind) => sql`(${sql.lit(kind)}, ${sql.ref(kind)})`));
  const wanted = sql`
    select order_id, each.kind, null::text collate "C" as sku, case when each.kind = any (${repeated}::text[])
        then coalesce(sum(cost) filter (where sku is null), 0) + coalesce(sum(distinct cost) filter (where sku is not null), 0)
        else sum(cost) end::bigint as cost
    from staged join costed_orders using (order_ref) cross join lateral (values ${costs}) as each(kind, cost)
    where code is null and cost is not null group by order_id, each.kind
    union all
    select order_id, 'cogs', sku, sum(cogs)::bigint
    from staged join costed_orders using (order_ref)
    where code is null and cogs is not null group by order_id, sku`;
  await createTemporaryTable(trx, 'wanted_order_costs', wanted, { others: ['order_id'] });
  const changed = await rememberOrderCosts(trx, options);
  await postOrdersRecorded(trx, shopId, changed);
  return changed.length;
}
