import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { DOUBT_DAYS } from '../orders/same-number.ts';

/** Doubts that one import may note: of a column that holds no numbers of orders there is no end. */
const MOST_DOUBTS = 5_000;

/**
 * Notes the sales of one number that are read as one order although they lie days apart, where no customer shows that they are: of the
 * file among each other, and beside those that are known. Before the lines are merged; `file_numbers` is there.
 * @returns how many numbers are doubtful that the owner has not decided on.
 */
export async function noteDoubtfulNumbers(trx: ShopTransaction, shopId: string): Promise<number> {
  const { rows } = await sql<{ numbers: string }>`
    with candidate as materialized (
      select order_ref as ref from file_numbers where last_day - first_day >= ${DOUBT_DAYS}
      union
      select n.order_ref from file_numbers n join orders o on o.shop_id = ${shopId} and o.external_id = n.order_ref
      where abs(o.order_on - n.first_day) >= ${DOUBT_DAYS} or abs(o.order_on - n.last_day) >= ${DOUBT_DAYS}
      union
      select distinct order_ref from staged where number is not null
    ), known as materialized (
      select o.id, o.external_id as ref, coalesce(o.number, o.external_id) as number, o.order_on, o.customer
      from orders o where o.shop_id = ${shopId} and o.kind = 'order' and o.external_id = any (array(select ref from candidate))
    ), sale as (
      select order_ref as ref, coalesce(number, order_ref) as number, day, customer
      from staged where order_ref in (select ref from candidate) and day is not null and code is null
        and coalesce(amount, total, 0) > 0
      union all
      select k.ref, k.number, l.placed_on, k.customer from known k join order_lines l on l.shop_id = ${shopId} and l.order_id = k.id
      where l.order_id = any (array(select id from known)) and l.amount_minor > 0
      union all
      select ref, number, order_on, customer from known
    ), by_day as (
      select ref, number, day, coalesce(array_agg(distinct lower(trim(customer))) filter (where customer is not null), '{}') as customers
      from sale group by ref, number, day
    ), step as (
      select *, lag(day) over each as before, lag(customers) over each as customers_before
      from by_day window each as (partition by ref order by day)
    ), doubt as (
      select number, before, day from step
      where day - before >= ${DOUBT_DAYS} and not customers && customers_before
        -- The same day, read with day and month exchanged by another file.
        and to_char(day, 'YYYY-DD-MM') <> before::text
      order by number, day limit ${MOST_DOUBTS}
    ), noted as (
      insert into number_doubts as d (shop_id, number, earlier_on, later_on)
      select distinct on (number, day) ${shopId}::uuid, number, before, day from doubt order by number, day, before
      on conflict (shop_id, number, later_on) do update set earlier_on = excluded.earlier_on where d.earlier_on <> excluded.earlier_on
    )
    select count(distinct number) as numbers from doubt
    where not exists (
      select from number_decisions c where c.shop_id = ${shopId} and c.number = doubt.number and c.later_on = doubt.day)`.execute(
    trx,
  );
  return Number(rows[0]?.numbers ?? 0);
}
