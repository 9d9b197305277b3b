import { sql } from 'kysely';
import { addMonths, firstDayOf, monthOf, monthsBetween } from '../calendar/months.ts';
import type { ShopTransaction } from '../db/database.ts';
import { toMajor } from '../ledger/money.ts';
import { readStock } from '../stock/read-stock.ts';

const TREND_MONTHS = 12;

/** By product, its contribution in each of the twelve months up to that of a day, oldest first; 0 in months without it. */
export async function readProductTrends(
  trx: ShopTransaction,
  shopId: string,
  lastDay: string,
  codes: readonly string[],
  digits: number,
): Promise<(code: string) => number[]> {
  const last = monthOf(lastDay);
  const first = addMonths(last, 1 - TREND_MONTHS);
  const { rows } = await sql<{ code: string; month: string; contribution: string }>`
    select code, to_char(month, 'YYYY-MM') as month,
      round((net_thousandths + goods_thousandths + costs_thousandths) / 1000.0)::bigint as contribution
    from product_months
    where shop_id = ${shopId} and code = any (${codes}::text[]) and month between ${firstDayOf(first)}::date and ${firstDayOf(last)}::date`.execute(
    trx,
  );
  const found = new Map(rows.map(({ code, month, contribution }) => [`${month} ${code}`, BigInt(contribution)]));
  const months = monthsBetween(first, last);
  return (code) => months.map((month) => toMajor(found.get(`${month} ${code}`) ?? 0n, digits));
}

/** Of some products, the units on hand at all of its suppliers, and for how many days they last; a product that is not counted is left out. */
export async function readProductStock(
  trx: ShopTransaction,
  shopId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, { units: number; days: number | null }>> {
  const rows = await readStock(trx, shopId, codes);
  return new Map(
    [...Map.groupBy(rows, ({ sku }) => sku)].map(([sku, same]) => {
      const units = same.reduce((sum, row) => sum + row.units, 0);
      // The demand is that of the product, with all suppliers together.
      const velocity = Math.max(0, ...same.map((row) => row.velocity ?? 0));
      return [sku, { units, days: velocity > 0 ? Math.floor(Math.max(0, units) / velocity) : null }];
    }),
  );
}
