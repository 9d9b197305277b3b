import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { lastEntry } from './last-entry.ts';
import { lockLedger } from './lock.ts';
import { postCostsSince } from './post-rules.ts';
import type { OnProgress } from './progress.ts';
import { postRecorded } from './recorded-costs.ts';

/**
 * Keeps the costs of the table `wanted_order_costs` (order_id, kind, sku, cost in minor units). One that changes nothing is left out:
 * of its order and kind, and of the goods of its product, the newest in force is the same. A cost of all goods and costs of single
 * products take each other's place.
 * @param importId the file that they come with; null where they were typed.
 * @returns the orders that have another cost now.
 */
export async function rememberOrderCosts(
  trx: ShopTransaction,
  { shopId, accountId, importId }: { shopId: string; accountId: string | null; importId: string | null },
): Promise<string[]> {
  const present = sql`
    select distinct on (order_id, kind, coalesce(sku, '')) order_id, kind, sku, cost_minor,
      created_at >= max(created_at) over (partition by order_id, kind) as is_newest
    from order_costs
    where shop_id = ${shopId} and withdrawn_at is null
      and order_id = any (array(select order_id from wanted_order_costs))
    order by order_id, kind, coalesce(sku, ''), created_at desc, id desc`;
  await createTemporaryTable(trx, 'present_order_costs', present, { others: ['order_id'] });
  const { rows } = await sql<{ order_id: string }>`
    insert into order_costs (shop_id, order_id, kind, sku, cost_minor, import_id, created_by, created_at)
    select ${shopId}, w.order_id, w.kind, w.sku, w.cost, ${importId}, ${accountId}, now.at
    from (select clock_timestamp() as at) as now cross join wanted_order_costs w
      left join present_order_costs p on p.order_id = w.order_id and p.kind = w.kind and p.sku is not distinct from w.sku
    where p.cost_minor is distinct from w.cost or (w.sku is null and not p.is_newest)
    returning order_id`.execute(trx);
  return Array.from(new Set(rows.map(({ order_id: id }) => id)));
}

/**
 * Brings the ledger in line with the recorded costs of some orders and else with the rules, by appending differences. Doing it again
 * changes nothing.
 */
export async function postOrdersRecorded(
  trx: ShopTransaction,
  shopId: string,
  orderIds: readonly string[],
  onProgress?: OnProgress,
): Promise<void> {
  if (orderIds.length === 0) return;
  await lockLedger(trx, shopId);
  const since = (await lastEntry(trx, shopId)) ?? '0';
  await postRecorded(trx, shopId, sql`select unnest(${orderIds}::bigint[])`);
  await postCostsSince(trx, shopId, since, [], onProgress);
}
