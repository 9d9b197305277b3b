import { NET_SALES_KINDS } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { inMonth, ofMonthCosts, readDays } from './added-costs.ts';
import { readAllocationKey } from './allocation.ts';
import type { Days } from './months.ts';
import { refreshProductCosts } from './product-days.ts';
import { isProduct, sharesQuery } from './product-earnings.ts';
import { refreshProductYears } from './product-years.ts';
import type { Changes } from './touched-days.ts';

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

const goods = sql`coalesce(sum(amount) filter (where kind = 'cogs'), 0)::bigint`;
const costs = sql`coalesce(sum(amount) filter (where kind <> 'cogs'), 0)::bigint`;

/** The entries of so few orders are found by their orders, of more by the month. */
const FEW_ORDERS = 1_000;

/** True of the entries that have a part in the sums that these kinds add to. */
function ofKinds(kinds: ReadonlySet<string>): RawBuilder<unknown> {
  if (!kinds.has('cogs')) return sql`kind not in (${netSalesKinds}, 'cogs')`;
  return kinds.size === 1 ? sql`kind = 'cogs'` : sql`kind not in (${netSalesKinds})`;
}

/**
 * Notes what a month's entries add to each product and day, in thousandths, in the table `added_to_products`. A share of what an order has
 * as a whole is rounded, so it is the difference of what it was and what it is.
 */
async function noteMonth(trx: ShopTransaction, shopId: string, month: Days, kinds: ReadonlySet<string>): Promise<void> {
  const key = await readAllocationKey(trx, shopId);
  const { rows } = await sql<{ orders: string }>`select count(*) as orders from month_costs`.execute(trx);
  const whole = sql`any (array(
      select distinct order_id from added_costs where order_line_id is null and ${inMonth('occurred_on', month)}))`;
  const added = (kind: 'goods' | 'costs', share: 'share' | 'cost_share') => {
    const [now, more, part] = [sql.ref(`n.${kind}`), sql.ref(`a.${kind}`), sql.ref(share)];
    return sql`round(${now} * 1000 * ${part})::bigint - round((${now} - ${more}) * 1000 * ${part})::bigint`;
  };
  const byOrder = (entries: RawBuilder<unknown>) => sql`
        select occurred_on, order_id, ${goods} as goods, ${costs} as costs
        from ${entries} where order_line_id is null and ${inMonth('occurred_on', month)} group by occurred_on, order_id`;
  await createTemporaryTable(
    trx,
    'added_to_products',
    sql`
      with line as materialized (${sharesQuery(shopId, ofMonthCosts('order_id'), key)}
      ), more as materialized (${byOrder(sql`added_costs`)}
      ), now as materialized (${byOrder(sql`(
          select occurred_on, order_id, order_line_id, kind, shop_amount_minor as amount
          from ledger_entries where shop_id = ${shopId} and ${ofKinds(kinds)} and ${
            Number(rows[0]?.orders ?? 0) > FEW_ORDERS ? inMonth('occurred_on', month) : sql`order_id = ${whole}`
          } offset 0
        ) as e`)}
      )
      select occurred_on, code, max(name) as name, sum(goods)::bigint as goods, sum(costs)::bigint as costs
      from (
        select a.occurred_on, code, name,
          case when kind = 'cogs' then a.amount else 0 end * 1000 as goods, case when kind = 'cogs' then 0 else a.amount end * 1000 as costs
        from added_costs a join line l on l.id = a.order_line_id where ${inMonth('a.occurred_on', month)}
        union all
        select a.occurred_on, code, name, ${added('goods', 'share')}, ${added('costs', 'cost_share')}
        from more a join now n on n.occurred_on = a.occurred_on and n.order_id = a.order_id
          join line l on l.order_id = a.order_id
      ) as part where ${isProduct(shopId)} group by occurred_on, code`,
    {},
  );
}

/** Adds to what the products of a month have cost. @returns the days on which a product has no row yet: they are counted again. */
export async function addToProducts(
  trx: ShopTransaction,
  shopId: string,
  month: Days,
  changes: Changes,
): Promise<readonly string[]> {
  await noteMonth(trx, shopId, month, changes.costs);
  const rows = sql`product_days t where t.shop_id = ${shopId} and ${inMonth('t.occurred_on', month)}
    and t.occurred_on = f.occurred_on and t.code = f.code`;
  const unsold = await readDays(
    trx,
    sql`select distinct occurred_on::text as day from added_to_products f where not exists (select from ${rows})`,
  );
  await sql`
    with changed as (
      update product_days t set name = greatest(t.name, f.name), goods_thousandths = t.goods_thousandths + f.goods,
        costs_thousandths = t.costs_thousandths + f.costs
      from added_to_products f
      where t.shop_id = ${shopId} and ${inMonth('t.occurred_on', month)} and t.occurred_on = f.occurred_on and t.code = f.code
        and (f.goods <> 0 or f.costs <> 0 or t.name is distinct from greatest(t.name, f.name))
      returning f.*
    ), by_code as (
      select code, max(name) as name, sum(goods) as goods, sum(costs) as costs from changed group by code
    ), by_year as (
      insert into pg_temp.added_to_years (code, name, goods, costs, year)
      select *, date_trunc('year', ${month.from}::date)::date from by_code
    )
    update product_months m set name = greatest(m.name, c.name), goods_thousandths = m.goods_thousandths + c.goods,
      costs_thousandths = m.costs_thousandths + c.costs
    from by_code c where m.shop_id = ${shopId} and m.month = ${month.from}::date and m.code = c.code`.execute(trx);
  if (unsold.length > 0) await refreshProductCosts(trx, shopId, unsold, changes);
  return unsold;
}

/** Makes the table in which `addToProducts` leaves what the products of a year have cost more. */
export const prepareYears = (trx: ShopTransaction): Promise<void> =>
  createTemporaryTable(
    trx,
    'added_to_years',
    sql`select null::text collate "C" as code, null::text as name, 0::numeric as goods, 0::numeric as costs, null::date as year where false`,
    {},
  );

/** Adds to the years what was added to their months. @param counted days that were counted again, whose years are, too. */
export async function addToYears(trx: ShopTransaction, shopId: string, counted: readonly string[]): Promise<void> {
  await sql`analyze added_to_years`.execute(trx);
  await sql`
    update product_years y set name = greatest(y.name, a.name), goods_thousandths = y.goods_thousandths + a.goods,
      costs_thousandths = y.costs_thousandths + a.costs
    from (
      select year, code, max(name) as name, sum(goods) as goods, sum(costs) as costs from added_to_years group by year, code
    ) as a where y.shop_id = ${shopId} and y.year = a.year and y.code = a.code`.execute(trx);
  if (counted.length > 0) await refreshProductYears(trx, shopId, counted);
}
