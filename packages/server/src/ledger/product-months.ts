import { type RawBuilder, sql } from 'kysely';
import { firstDayOf, lastDayOf } from '../calendar/months.ts';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { replaceRows } from './replace-rows.ts';

const monthsOf = (days: readonly string[]) => [...new Set(days.map((day) => day.slice(0, 7)))].toSorted();

/** True of a day of these months: as ranges, by which an index finds it. */
const inMonths = (day: RawBuilder<unknown>, months: readonly string[]) =>
  sql`(${sql.join(
    months.map((month) => sql`${day} between ${firstDayOf(month)}::date and ${lastDayOf(month)}::date`),
    sql` or `,
  )})`;

const sums = (shopId: string, among: RawBuilder<unknown>) => sql`
  select date_trunc('month', occurred_on)::date as month, code, max(name) as name, sum(units) as units, sum(sales_minor)::bigint as sales_minor,
    sum(unknown_minor)::bigint as unknown_minor, sum(orders)::int as orders, sum(returned)::int as returned, count(*)::int as days,
    sum(net_thousandths)::bigint as net_thousandths, sum(goods_thousandths)::bigint as goods_thousandths,
    sum(costs_thousandths)::bigint as costs_thousandths, sum(discount_thousandths)::bigint as discount_thousandths
  from product_days where shop_id = ${shopId} and ${among} group by 1, 2`;

/**
 * Writes days of products, and then the months of what had or has something on these days again.
 * @param days null: all of the shop. None: nothing is written.
 * @param writeDays writes to `product_days`.
 */
export async function withProductMonths(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
  writeDays: () => Promise<void>,
): Promise<void> {
  const ofDays = sql`
    select distinct date_trunc('month', occurred_on)::date as month, code
    from product_days where shop_id = ${shopId} and occurred_on = any (${days ?? []}::date[])`;
  if (days !== null) await createTemporaryTable(trx, 'touched_products', ofDays, {});
  await writeDays();
  if (days?.length === 0) return;
  if (days !== null) await sql`insert into pg_temp.touched_products ${ofDays}`.execute(trx);
  const touched = sql`(select month, code from pg_temp.touched_products)`;
  await replaceRows(trx, {
    table: 'product_months',
    shopId,
    key: ['month', 'code'],
    others: [
      'name',
      'units',
      'sales_minor',
      'unknown_minor',
      'orders',
      'returned',
      'days',
      'net_thousandths',
      'goods_thousandths',
      'costs_thousandths',
      'discount_thousandths',
    ],
    where: days === null ? null : sql`(month, code) in ${touched}`,
    rows: sums(
      shopId,
      days === null
        ? sql`true`
        : sql`${inMonths(sql`occurred_on`, monthsOf(days))} and (date_trunc('month', occurred_on)::date, code) in ${touched}`,
    ),
  });
}
