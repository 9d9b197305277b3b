import type { LedgerKind } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import type { Days } from './months.ts';
import type { Changes } from './touched-days.ts';

/** Costs of orders: what new entries of them add to the roll-ups is their sum. */
const ADDED_KINDS: ReadonlySet<string> = new Set<LedgerKind>([
  'cogs',
  'shipping_cost',
  'return_shipping_cost',
  'handling',
  'payment_fee',
  'platform_fee',
  'dispute_fee',
]);

/**
 * Whether only such costs have changed, so that sums can be added to. Of the goods' not where lines have got a cost or lost it: what an
 * order earned is known by how much of it has one.
 */
export const areAdded = ({ orders, products, costs, known }: Changes): boolean =>
  !orders &&
  !products &&
  !(known && costs.has('cogs')) &&
  costs.size > 0 &&
  [...costs].every((kind) => ADDED_KINDS.has(kind));

/**
 * Notes what entries after a given one add, in the table `added_costs`: `order_id`, `order_line_id`, `occurred_on`, `kind`, `amount`.
 * @returns the months of these entries.
 */
export async function noteAddedCosts(trx: ShopTransaction, shopId: string, since: string): Promise<Days[]> {
  await createTemporaryTable(
    trx,
    'added_costs',
    sql`
      select order_id, order_line_id, occurred_on, kind, shop_amount_minor as amount
      from ledger_entries where shop_id = ${shopId} and id > ${since}::bigint and order_id is not null`,
    { others: ['occurred_on'] },
  );
  const { rows } = await sql<Days>`
    select month::date::text as from, (month + interval '1 month' - interval '1 day')::date::text as to
    from (select distinct date_trunc('month', occurred_on::timestamp) as month from added_costs) as months order by month`.execute(
    trx,
  );
  return rows;
}

/**
 * Notes what the entries of a month add to each order and day, in the table `month_costs`: `order_id`, `occurred_on`, `amount`.
 * @returns the days.
 */
export async function noteMonthCosts(trx: ShopTransaction, month: Days): Promise<string[]> {
  await createTemporaryTable(
    trx,
    'month_costs',
    sql`
      select order_id, occurred_on, sum(amount)::bigint as amount
      from added_costs where ${inMonth('occurred_on', month)} group by order_id, occurred_on`,
    {},
  );
  return readDays(trx, sql`select distinct occurred_on::text as day from month_costs`);
}

export const inMonth = (day: string, { from, to }: Days): RawBuilder<unknown> =>
  sql`${sql.raw(day)} between ${from}::date and ${to}::date`;

/** True of an order that has a part in `month_costs`. The ids are looked up in an index: as a join the whole table could be read. */
export const ofMonthCosts = (order: string): RawBuilder<unknown> =>
  sql`${sql.raw(order)} = any (array(select order_id from month_costs))`;

/** The days of a query of `day`. */
export async function readDays(trx: ShopTransaction, days: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await (days as RawBuilder<{ day: string }>).execute(trx);
  return rows.map(({ day }) => day);
}
