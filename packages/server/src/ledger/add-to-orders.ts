import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { inMonth, ofMonthCosts, readDays } from './added-costs.ts';
import type { Days } from './months.ts';
import { refreshOrderDays } from './order-days.ts';

/**
 * Adds to what orders add up to, and to what the days' goods have cost. A cost whose entries are not known (what the rounding of a day has
 * left over) may come to an order that had none, or go: then what the order has on the day is written again.
 * @returns the days with orders that have no sums yet: they are to be counted again at the end.
 */
export async function addToOrders(trx: ShopTransaction, shopId: string, month: Days): Promise<string[]> {
  await sql`
    update order_profits s set profit_minor = s.profit_minor + a.amount
    from (select order_id, sum(amount)::bigint as amount from month_costs group by order_id having sum(amount) <> 0) as a
    where s.shop_id = ${shopId} and ${ofMonthCosts('s.order_id')} and s.order_id = a.order_id and s.profit_minor is not null`.execute(
    trx,
  );
  const unsummed = await readDays(
    trx,
    sql`
      select distinct occurred_on::text as day from month_costs m
      where not exists (
        select from order_profits s where s.shop_id = ${shopId} and ${ofMonthCosts('s.order_id')} and s.order_id = m.order_id)`,
  );
  const unsure = await readDays(
    trx,
    sql`
      select distinct a.occurred_on::text as day
      from added_costs a join order_totals t
        on t.shop_id = ${shopId} and ${inMonth('t.occurred_on', month)} and t.entries = 0
          and t.occurred_on = a.occurred_on and t.order_id = a.order_id and t.kind = a.kind
      where ${inMonth('a.occurred_on', month)}`,
  );
  if (unsure.length > 0) await refreshOrderDays(trx, shopId, unsure);
  return unsummed;
}
