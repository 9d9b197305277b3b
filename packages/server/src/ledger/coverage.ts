import { NET_SALES_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { calledOff } from './called-off.ts';

/** Costs that belong to each order that was sent. */
const ORDER_COSTS = ['shipping_cost', 'handling', 'payment_fee'] as const;

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

/**
 * Counts again, for the days that new entries belong to, how much of the sales has each cost: of the goods each line of an order by
 * its sale, of shipping, handling and payment each order by its net sales, of returns what was refunded. Orders that were called off
 * do not count. Fixed costs are read from the days' totals.
 * @param since only the days of entries after this one; null: all.
 */
export async function refreshCoverage(trx: ShopTransaction, shopId: string, since: string | null): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    select distinct day::text from ledger_entries cross join lateral (values (occurred_on), (order_on)) as days(day)
    where shop_id = ${shopId} and id > ${since ?? '0'}::bigint and day is not null`.execute(trx);
  if (rows.length === 0) return;
  const days = sql`any (${rows.map(({ day }) => day)}::date[])`;
  const orderCosts = sql.join(ORDER_COSTS.map((kind) => sql`(${sql.lit(kind)})`));
  await sql`delete from daily_coverage where shop_id = ${shopId} and occurred_on = ${days}`.execute(trx);
  await sql`
    insert into daily_coverage (shop_id, occurred_on, kind, known, counted, known_minor, counted_minor, cost_minor)
    select ${shopId}, occurred_on, 'cogs', count(*) filter (where known), count(*),
      coalesce(sum(sold) filter (where known), 0), sum(sold), coalesce(sum(cost) filter (where known), 0)
    from (
      select e.occurred_on, sum(shop_amount_minor) filter (where e.kind = 'sale') as sold,
        coalesce(sum(known) filter (where e.kind = 'cogs'), 0) > 0 as known,
        coalesce(-sum(shop_amount_minor) filter (where e.kind = 'cogs'), 0) as cost
      from ledger_entries e join orders o on o.shop_id = ${shopId} and o.id = e.order_id
      where e.shop_id = ${shopId} and e.kind in ('sale', 'cogs') and e.occurred_on = ${days} and not ${calledOff('o')}
      group by e.occurred_on, e.order_id, e.order_line_id
    ) as line where sold > 0 group by occurred_on`.execute(trx);
  await sql`
    insert into daily_coverage (shop_id, occurred_on, kind, known, counted, known_minor, counted_minor, cost_minor)
    select ${shopId}, occurred_on, cost.kind, count(*) filter (where cost.kind = any(kinds)), count(*),
      coalesce(sum(net) filter (where cost.kind = any(kinds)), 0), sum(net), 0
    from (
      select o.order_on as occurred_on, coalesce(sum(t.amount_minor) filter (where t.kind in (${netSalesKinds})), 0) as net,
        array_agg(t.kind) filter (where t.entries > 0) as kinds
      from orders o join order_totals t on t.shop_id = ${shopId} and t.order_id = o.id
      where o.shop_id = ${shopId} and o.kind = 'order' and o.order_on = ${days} and not ${calledOff('o')}
      group by o.id, o.order_on
    ) as sold cross join (values ${orderCosts}) as cost(kind)
    group by occurred_on, cost.kind`.execute(trx);
  await sql`
    insert into daily_coverage (shop_id, occurred_on, kind, known, counted, known_minor, counted_minor, cost_minor)
    select ${shopId}, occurred_on, 'return_shipping_cost', count(*) filter (where known), count(*),
      coalesce(sum(amount) filter (where known), 0), sum(amount), 0
    from (
      select t.occurred_on, -t.amount_minor as amount, exists (
        select from order_totals c where c.shop_id = ${shopId} and c.order_id = t.order_id and c.kind = 'return_shipping_cost'
          and c.entries > 0) as known
      from order_totals t join orders o on o.shop_id = ${shopId} and o.id = t.order_id
      where t.shop_id = ${shopId} and t.kind = 'refund' and t.amount_minor < 0 and t.occurred_on = ${days}
        and not ${calledOff('o')}
    ) as returned group by occurred_on`.execute(trx);
}
