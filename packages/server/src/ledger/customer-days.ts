import { NET_SALES_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { calledOff } from './called-off.ts';
import { replaceRows } from './replace-rows.ts';

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

/**
 * Counts again, after `refreshCustomerOrders`, what came of first orders, of later ones and of orders without a customer on some days, by the
 * day of the entries. Together they have all entries of orders.
 * @param days null: all of the shop.
 */
export async function refreshCustomerDays(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<void> {
  const within = (day: string) => (days === null ? sql`true` : sql`${sql.raw(day)} = any (${days}::date[])`);
  const numbered = sql`
    select order_id, number from customer_orders where shop_id = ${shopId} and ${
      days === null
        ? sql`true`
        : sql`order_id = any (array(
            select order_id from order_totals where shop_id = ${shopId} and ${within('occurred_on')}
            union select id from orders where shop_id = ${shopId} and ${within('order_on')}))`
    }`;
  await replaceRows(trx, {
    table: 'customer_days',
    shopId,
    key: ['occurred_on', 'part'],
    others: ['orders', 'net_minor', 'contribution_minor'],
    where: days === null ? null : within('occurred_on'),
    rows: sql`
      select occurred_on, case when number is null then 'none' when number = 1 then 'new' else 'returning' end as part,
        sum(orders)::int as orders, sum(net)::bigint as net_minor, sum(contribution)::bigint as contribution_minor
      from (
        select occurred_on, order_id, 0 as orders, coalesce(sum(amount_minor) filter (where kind in (${netSalesKinds})), 0) as net,
          sum(amount_minor) as contribution
        from order_totals where shop_id = ${shopId} and kind <> 'ad_spend' and ${within('occurred_on')}
        group by occurred_on, order_id
        union all
        select order_on, id, 1, 0, 0 from orders o
        where shop_id = ${shopId} and kind = 'order' and not ${calledOff('o')} and ${within('order_on')}
      ) as part left join (${numbered}) as numbered using (order_id)
      group by 1, 2`,
  });
}
