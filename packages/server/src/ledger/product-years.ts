import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { replaceRows } from './replace-rows.ts';

const SUMS = [
  'units',
  'sales_minor',
  'unknown_minor',
  'orders',
  'returned',
  'net_thousandths',
  'goods_thousandths',
  'costs_thousandths',
  'discount_thousandths',
] as const;

/**
 * Brings the calendar years of the products in line with their months, after these.
 * @param days whose years have changed; null: all of the shop.
 */
export async function refreshProductYears(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<void> {
  const years = days && [...new Set(days.map((day) => `${day.slice(0, 4)}-01-01`))];
  const year = sql`date_trunc('year', month)::date`;
  const within = years === null ? sql`true` : sql`${year} = any (${years}::date[])`;
  await replaceRows(trx, {
    table: 'product_years',
    shopId,
    key: ['year', 'code'],
    others: ['name', ...SUMS],
    where: years && sql`year = any (${years}::date[])`,
    // Of a year's products, few are in the orders of a day.
    mostRight: true,
    rows: sql`
      select ${year} as year, code, max(name) as name, ${sql.join(SUMS.map((sum) => sql`sum(${sql.ref(sum)}) as ${sql.ref(sum)}`))}
      from product_months where shop_id = ${shopId} and ${within} group by 1, 2`,
  });
}
