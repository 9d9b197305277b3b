import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { ofMonthCosts, readDays } from './added-costs.ts';
import type { Days } from './months.ts';

/**
 * Adds to what the orders of customers have contributed in a month: by customer, by cohort and channel, and by first and later orders. What
 * a customer has contributed in all is added at the end (`addToCustomerSums`).
 * @returns where a customer or part has no row yet, all days of the month: nothing is added, and they are to be counted again at the end.
 */
export async function addToCustomers(trx: ShopTransaction, shopId: string, month: Days): Promise<string[]> {
  await createTemporaryTable(
    trx,
    'month_customers',
    sql`
      select occurred_on, m.order_id, amount, customer, number
      from month_costs m left join (
        select order_id, customer, number from customer_orders where shop_id = ${shopId} and ${ofMonthCosts('order_id')}
      ) as c on c.order_id = m.order_id`,
    {},
  );
  await createTemporaryTable(
    trx,
    'added_to_customers',
    sql`select customer, sum(amount)::bigint as amount from month_customers where customer is not null group by customer`,
    {},
  );
  const customers = sql`any (array(select customer from added_to_customers))`;
  const months = sql`customer_months t where t.shop_id = ${shopId} and t.customer = ${customers} and t.month = ${month.from}::date`;
  const parts = sql`
    select occurred_on, case when number is null then 'none' when number = 1 then 'new' else 'returning' end as part,
      sum(amount)::bigint as amount from month_customers group by 1, 2`;
  const unknown = await readDays(
    trx,
    sql`
      select distinct occurred_on::text as day from month_costs
      where exists (select from added_to_customers m where not exists (select from ${months} and t.customer = m.customer))
        or exists (
          select from (${parts}) as a where not exists (
            select from customer_days d where d.shop_id = ${shopId} and d.occurred_on = a.occurred_on and d.part = a.part))`,
  );
  if (unknown.length > 0) return unknown;
  await sql`
    with changed as (
      update customer_months t set contribution_minor = t.contribution_minor + a.amount
      from added_to_customers a
      where t.shop_id = ${shopId} and t.customer = ${customers} and t.month = ${month.from}::date and t.customer = a.customer
        and a.amount <> 0
      returning t.customer, t.cohort, a.amount
    )
    update cohort_months t set contribution = t.contribution + a.amount
    from (
      select cohort, channel, sum(amount * share) as amount
      from changed join (
        select s.customer, unnest(channels) as channel, unnest(shares) as share
        from customer_sums s where s.shop_id = ${shopId} and s.customer = ${customers}
      ) as s using (customer)
      group by cohort, channel
    ) as a
    where t.shop_id = ${shopId} and t.month = ${month.from}::date and t.cohort = a.cohort and t.channel = a.channel`.execute(
    trx,
  );
  await sql`
    update customer_days d set contribution_minor = d.contribution_minor + a.amount
    from (${parts}) as a
    where d.shop_id = ${shopId} and d.occurred_on = a.occurred_on and d.part = a.part`.execute(trx);
  return [];
}

/** Adds to what customers have contributed in all, once for all months. */
export async function addToCustomerSums(trx: ShopTransaction, shopId: string): Promise<void> {
  await sql`
    update customer_sums t set contribution_minor = t.contribution_minor + a.amount
    from (
      select customer, sum(amount)::bigint as amount
      from (select order_id, sum(amount) as amount from added_costs group by order_id) as e
        join customer_orders c on c.shop_id = ${shopId} and c.order_id = e.order_id
      group by customer having sum(amount) <> 0
    ) as a
    where t.shop_id = ${shopId} and t.customer = a.customer`.execute(trx);
}
