import { NET_SALES_KINDS } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { isTouched } from './customer-orders.ts';
import { replaceRows } from './replace-rows.ts';

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

/** What an amount of `order_totals` adds to the net sales. */
const netOf = sql`case when kind in (${netSalesKinds}) then amount_minor else 0 end`;

/** What an order contributed: all of its entries. Ads belong to no order. */
const CONTRIBUTES = sql`kind <> 'ad_spend'`;

const monthsQuery = (shopId: string, some: boolean) => sql`
  select customer, month, min(min(month) filter (where orders > 0)) over (partition by customer) as cohort,
    sum(orders)::int as orders, sum(net)::bigint as net_minor, sum(contribution)::bigint as contribution_minor
  from (
    select customer, date_trunc('month', order_on)::date as month, 1 as orders, 0::bigint as net, 0::bigint as contribution
    from counted_orders where counted
    union all
    select customer, date_trunc('month', occurred_on)::date, 0, net, contribution
    from counted_orders join (
      select order_id, occurred_on, sum(${netOf}) as net, sum(amount_minor) as contribution
      from order_totals
      where shop_id = ${shopId} and ${CONTRIBUTES}
        and ${some ? sql`order_id = any (array(select order_id from counted_orders))` : sql`true`}
      group by order_id, occurred_on
    ) as entry using (order_id)
  ) as part group by customer, month`;

/** The customers with an order that counts, and the platforms of the campaigns that brought the first of them. */
const sumsQuery = (shopId: string, some: boolean) => sql`
  with brought as (
    select order_id, array_agg(platform order by platform collate "C") as channels,
      array_agg(share order by platform collate "C") as shares, 1 - sum(share) as rest
    from (
      select order_id, platform, sum(weight) as share
      from order_campaigns b join campaigns c on c.shop_id = ${shopId} and c.id = b.campaign_id
      where b.shop_id = ${shopId} and ${some ? sql`order_id = any (array(select order_id from counted_orders where counted and number = 1))` : sql`true`}
      group by order_id, platform
    ) as each group by order_id
  ), whole as (
    select customer, sum(orders)::int as orders, sum(net_minor)::bigint as net, sum(contribution_minor)::bigint as contribution
    from months_now group by customer
  ), latest as (
    select customer, max(order_on) as last_on from counted_orders where counted group by customer
  )
  select customer, f.order_id as first_order_id, f.order_on as first_on, last_on, orders, net as net_minor,
    contribution as contribution_minor,
    case when b.order_id is null then array[''] when rest > 0 then channels || array[''] else channels end as channels,
    (case when b.order_id is null then array[1] when rest > 0 then shares || array[rest] else shares end)::numeric(6, 5)[] as shares
  from counted_orders f join latest using (customer) join whole using (customer) left join brought b on b.order_id = f.order_id
  where f.counted and f.number = 1`;

/** Sums by cohort of the months and customers of two tables, or of rows of them. */
const cohortsQuery = (months: RawBuilder<unknown>, sums: RawBuilder<unknown>) => sql`
  select cohort, month, channel, count(*)::int as parts, coalesce(sum(share) filter (where orders > 0), 0) as customers,
    sum(contribution_minor * share) as contribution
  from (select customer, cohort, month, orders, contribution_minor from ${months}) as m
    join (select customer, unnest(channels) as channel, unnest(shares) as share from ${sums}) as s using (customer)
  group by cohort, month, channel`;

/** Those of the touched customers as they are kept, in the table `cohorts_before`. */
async function noteCohorts(trx: ShopTransaction, shopId: string): Promise<void> {
  const kept = (table: string) => sql`${sql.table(table)} where shop_id = ${shopId} and ${isTouched}`;
  const rows = cohortsQuery(kept('customer_months'), kept('customer_sums'));
  await createTemporaryTable(trx, 'cohorts_before', rows, {});
}

const cohortsNow = cohortsQuery(sql`months_now`, sql`sums_now`);

/** A cohort has the customers of all days: what the touched ones were is taken off it, and what they are now is added. */
async function changeCohorts(trx: ShopTransaction, shopId: string): Promise<void> {
  await sql`
    insert into cohort_months as t (shop_id, cohort, month, channel, parts, customers, contribution)
    select ${shopId}, cohort, month, channel, sum(parts), sum(customers), sum(contribution)
    from (
      select * from (${cohortsNow}) as now
      union all select cohort, month, channel, -parts, -customers, -contribution from cohorts_before
    ) as change
    group by cohort, month, channel having sum(parts) <> 0 or sum(customers) <> 0 or sum(contribution) <> 0
    on conflict (shop_id, cohort, month, channel) do update set parts = t.parts + excluded.parts,
      customers = t.customers + excluded.customers, contribution = t.contribution + excluded.contribution`.execute(trx);
  await sql`delete from cohort_months where shop_id = ${shopId} and parts = 0`.execute(trx);
}

/**
 * Counts again, after `refreshCustomerOrders`, what its customers ordered and contributed by month and in all, and the cohorts that they are
 * in.
 * @param some false: of all customers.
 */
export async function refreshCustomerMonths(trx: ShopTransaction, shopId: string, some: boolean): Promise<void> {
  if (some) await noteCohorts(trx, shopId);
  await createTemporaryTable(trx, 'months_now', monthsQuery(shopId, some), {});
  await createTemporaryTable(trx, 'sums_now', sumsQuery(shopId, some), {});
  const where = some ? isTouched : null;
  await replaceRows(trx, {
    table: 'customer_months',
    shopId,
    key: ['customer', 'month'],
    others: ['cohort', 'orders', 'net_minor', 'contribution_minor'],
    rows: sql`select * from months_now`,
    where,
  });
  await replaceRows(trx, {
    table: 'customer_sums',
    shopId,
    key: ['customer'],
    others: [
      'first_order_id',
      'first_on',
      'last_on',
      'orders',
      'net_minor',
      'contribution_minor',
      'channels',
      'shares',
    ],
    rows: sql`select * from sums_now`,
    where,
  });
  if (some) return changeCohorts(trx, shopId);
  await replaceRows(trx, {
    table: 'cohort_months',
    shopId,
    key: ['cohort', 'month', 'channel'],
    others: ['parts', 'customers', 'contribution'],
    rows: cohortsNow,
    where: null,
  });
}
