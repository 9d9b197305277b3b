import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { cutsByNumber, ordersByNumber } from '../orders/known-numbers.ts';
import { FAR_DAYS, type NumberedSale, separateOrders } from '../orders/same-number.ts';

/** Numbers that are looked at together. */
const AT_ONCE = 2_000;
/** A number with more than so many days, customers and stores is no number of an order: its column means something else. */
const MOST_SALES = 500;

/** Numbers that belong to several orders, and how many orders they are read as. */
export interface RepeatedNumbers {
  readonly numbers: number;
  readonly orders: number;
}

interface Group extends NumberedSale {
  readonly number: string;
}

/** The numbers of the file that may belong to several orders, or have done so before. */
async function noteDoubts(trx: ShopTransaction, shopId: string): Promise<void> {
  const numbers = sql`
    select order_ref, min(day) as first_day, max(day) as last_day, min(customer collate "C") as low_customer,
      max(customer collate "C") as high_customer, min(store collate "C") as low_store, max(store collate "C") as high_store
    from staged where order_ref is not null and day is not null group by order_ref`;
  await createTemporaryTable(trx, 'file_numbers', numbers, { key: 'order_ref' });
  const doubts = sql`
    select order_ref from file_numbers
    where last_day - first_day >= ${FAR_DAYS} or low_store <> high_store or (last_day > first_day and low_customer <> high_customer)
    union
    select n.order_ref from file_numbers n join orders o on o.shop_id = ${shopId} and o.external_id = n.order_ref
    where abs(o.order_on - n.first_day) >= ${FAR_DAYS} or abs(o.order_on - n.last_day) >= ${FAR_DAYS} or o.store <> n.low_store
      or ((o.order_on <> n.first_day or o.order_on <> n.last_day)
        and (o.customer <> n.low_customer or o.customer <> n.high_customer))
    union
    select order_ref from file_numbers
    where order_ref in (select number from orders where shop_id = ${shopId} and number is not null)
      or order_ref in (select number from number_decisions where shop_id = ${shopId} and is_other)`;
  await createTemporaryTable(trx, 'doubts', doubts, { key: 'order_ref' });
  const sales = sql`
    select number, day, store, customer, returns, dense_rank() over (order by number) as place
    from (
      select order_ref as number, day, store, customer, coalesce(bool_and(coalesce(amount, total) < 0), false) as returns,
        count(*) over (partition by order_ref) as sales
      from staged join doubts using (order_ref) where day is not null group by order_ref, day, store, customer
    ) as sale where sales <= ${MOST_SALES}`;
  await createTemporaryTable(trx, 'doubted', sales, { others: ['place'] });
}

/**
 * Separates the orders of the file that have one number, among each other and from those that are known: `order_ref` becomes what the
 * order is known by, and `number` keeps the file's.
 * @returns how many numbers belong to several orders, where both readings are.
 */
export async function separateNumbers(trx: ShopTransaction, shopId: string): Promise<RepeatedNumbers> {
  await noteDoubts(trx, shopId);
  await sql`
    create temporary table separated (number text collate "C", day date, store text, customer text, ref text collate "C") on commit drop`.execute(
    trx,
  );
  const repeated = { numbers: 0, orders: 0 };
  for (let from = 1; ; from += AT_ONCE) {
    const { rows } = await sql<Group>`
      select number, day, store, customer, returns from doubted
      where place >= ${from} and place < ${from + AT_ONCE} order by number, day, store, customer`.execute(trx);
    if (rows.length === 0) break;
    const sales = Map.groupBy(rows, ({ number }) => number);
    const known = await ordersByNumber(trx, shopId, [...sales.keys()]);
    const cuts = await cutsByNumber(trx, shopId, [...sales.keys()]);
    const renamed = [...sales].flatMap(([number, groups]) => {
      const before = known.get(number) ?? [];
      const refs = separateOrders(number, before, groups, cuts.get(number));
      const orders = new Set([...before.map(({ ref }) => ref), ...refs]).size;
      if (orders > 1) {
        repeated.numbers += 1;
        repeated.orders += orders;
      }
      return groups.flatMap(({ day, store, customer }, at) =>
        refs[at] === number ? [] : [{ number, day, store, customer, ref: refs[at] }],
      );
    });
    await sql`
      insert into separated
      select number, day, store, customer, ref from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb)
        as t(number text, day date, store text, customer text, ref text)`.execute(trx);
  }
  if (repeated.numbers > 0) {
    await sql`create index on separated (number)`.execute(trx);
    await sql`analyze separated`.execute(trx);
    await sql`
      update staged s set order_ref = t.ref, number = t.number from separated t
      where s.order_ref = t.number and s.day = t.day and s.store is not distinct from t.store
        and s.customer is not distinct from t.customer`.execute(trx);
    await sql`analyze staged`.execute(trx);
  }
  return repeated;
}
