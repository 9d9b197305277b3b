import { NET_SALES_KINDS } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { withSetsJoined } from '../db/join-sets.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { readAllocationKey, refreshAllocationDays } from './allocation.ts';
import { earnedQuery, ordersOn, type Within } from './product-earnings.ts';
import { salesQuery } from './product-sales.ts';
import { withProductMonths } from './product-months.ts';
import { replaceRows } from './replace-rows.ts';
import type { Changes } from './touched-days.ts';

const withinDays =
  (days: readonly string[] | null): Within =>
  (day) =>
    days === null ? sql`true` : sql`${sql.raw(day)} = any (${days}::date[])`;

/**
 * Counts again what was sold of each product on some days, and what it earned, with orders that were called off; their months follow.
 * @param days null: all of the shop.
 */
export async function refreshProductDays(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<void> {
  const within = withinDays(days);
  const orders = await ordersOn(trx, shopId, days);
  const earned = earnedQuery(shopId, within, orders, await readAllocationKey(trx, shopId));
  const rows = sql`
    select occurred_on, code, max(name) as name, sum(units) as units, sum(ordered) as ordered, sum(sales_minor)::bigint as sales_minor,
      sum(unknown_minor)::bigint as unknown_minor, sum(orders)::int as orders, sum(returned)::int as returned,
      sum(net)::bigint as net_thousandths, sum(goods)::bigint as goods_thousandths, sum(costs)::bigint as costs_thousandths,
      sum(discount)::bigint as discount_thousandths
    from (
      select *, 0::bigint as net, 0::bigint as goods, 0::bigint as costs, 0::bigint as discount from (${salesQuery(shopId, within, days)}) as sales
      union all
      select occurred_on, code, name, 0, 0, 0, 0, 0, 0, net, goods, costs, discount from (${earned}) as earned
    ) as part group by occurred_on, code`;
  await withProductMonths(trx, shopId, days, () =>
    replaceRows(trx, {
      table: 'product_days',
      shopId,
      key: ['occurred_on', 'code'],
      others: [
        'name',
        'units',
        'ordered',
        'sales_minor',
        'unknown_minor',
        'orders',
        'returned',
        'net_thousandths',
        'goods_thousandths',
        'costs_thousandths',
        'discount_thousandths',
      ],
      rows,
      where: days === null ? null : within('occurred_on'),
    }),
  );
  await refreshAllocationDays(trx, shopId, days);
}

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

type CostColumn = 'unknown_minor' | 'goods_thousandths' | 'costs_thousandths';

type NewCosts = Pick<Changes, 'costs' | 'known'>;

/** Which columns depend on some costs, and which entries these are made of. */
function columnsOf({ costs, known }: NewCosts): { columns: readonly CostColumn[]; counts: RawBuilder<unknown> } {
  const goods = costs.has('cogs');
  if (!goods) return { columns: ['costs_thousandths'], counts: sql`kind not in (${netSalesKinds}, 'cogs')` };
  const unknown = known ? (['unknown_minor'] as const) : [];
  if (costs.size === 1) return { columns: [...unknown, 'goods_thousandths'], counts: sql`kind = 'cogs'` };
  return {
    columns: [...unknown, 'goods_thousandths', 'costs_thousandths'],
    counts: sql`kind not in (${netSalesKinds})`,
  };
}

/** As `refreshProductDays`, where only costs have new entries: what was sold is left as it is. */
export async function refreshProductCosts(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
  changes: NewCosts,
): Promise<void> {
  const within = withinDays(days);
  const { columns, counts } = columnsOf(changes);
  const key = await readAllocationKey(trx, shopId);
  const earned = earnedQuery(shopId, within, await ordersOn(trx, shopId, days), key, counts);
  const unknown = columns.includes('unknown_minor')
    ? sql`
      union all
      select occurred_on, code, name, 0, 0, unknown_minor from (${salesQuery(shopId, within, days)}) as sales`
    : sql``;
  const rows = sql`
    select occurred_on, code, max(name) as name, sum(unknown_minor)::bigint as unknown_minor, sum(goods)::bigint as goods_thousandths,
      sum(costs)::bigint as costs_thousandths
    from (
      select occurred_on, code, name, goods, costs, 0 as unknown_minor from (${earned}) as earned ${unknown}
    ) as part group by occurred_on, code`;
  const months = days && Array.from(new Set(days.map((day) => `${day.slice(0, 7)}-01`)));
  const inMonths = months === null ? sql`true` : sql`m.month = any (${months}::date[])`;
  const each = (of: (column: CostColumn) => string) => sql.raw(columns.map(of).join(', '));
  // What is joined here are sets, as in `replaceRows`.
  await withSetsJoined(trx, async () => {
    await createTemporaryTable(trx, 'fresh_product_costs', rows, {});
    await sql`
    with changed as (
      update product_days t set name = greatest(t.name, f.name), ${each((column) => `${column} = f.${column}`)}
      from (
        select f.*, ${each((column) => `f.${column} - o.${column} as more_${column}`)}
        from fresh_product_costs f join product_days o
          on o.shop_id = ${shopId} and ${within('o.occurred_on')} and o.occurred_on = f.occurred_on and o.code = f.code
        where (o.name, ${each((column) => `o.${column}`)})
          is distinct from (greatest(o.name, f.name), ${each((column) => `f.${column}`)})
      ) as f
      where t.shop_id = ${shopId} and ${within('t.occurred_on')} and t.occurred_on = f.occurred_on and t.code = f.code
      returning f.*
    ), by_month as (
      select date_trunc('month', occurred_on)::date as month, code, max(name) as name,
        ${each((column) => `sum(more_${column}) as ${column}`)}
      from changed group by 1, 2
    )
    update product_months m set name = greatest(m.name, c.name), ${each((column) => `${column} = m.${column} + c.${column}`)}
    from by_month c where m.shop_id = ${shopId} and ${inMonths} and m.month = c.month and m.code = c.code`.execute(trx);
    const missing = sql`
    from fresh_product_costs f
    where not exists (
      select from product_days t where t.shop_id = ${shopId} and ${within('t.occurred_on')}
        and t.occurred_on = f.occurred_on and t.code = f.code)`;
    const { rows: lacking } = await sql<{ day: string }>`select distinct occurred_on::text as day ${missing}`.execute(
      trx,
    );
    if (lacking.length === 0) return;
    const added = lacking.map(({ day }) => day);
    await withProductMonths(trx, shopId, added, async () => {
      await sql`
      insert into product_days (shop_id, occurred_on, code, name, units, ordered, sales_minor, unknown_minor, orders, returned,
        goods_thousandths, costs_thousandths)
      select ${shopId}, occurred_on, code, name, 0, 0, 0, unknown_minor, 0, 0, goods_thousandths, costs_thousandths ${missing}`.execute(
        trx,
      );
    });
  });
}
