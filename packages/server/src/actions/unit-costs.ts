import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { addDays } from '../calendar/days.ts';

const YEAR_DAYS = 365;

/**
 * What a unit of products costs to buy: by the latest cost that was entered, else by what the units of a year have cost.
 * @returns minor units by the product's code; products without either are left out.
 */
export async function readUnitCosts(
  trx: ShopTransaction,
  shopId: string,
  skus: readonly string[],
  day: string,
): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{ sku: string; cost: string }>`
    with entered as (
      select distinct on (sku) sku, cost_minor from product_costs
      where shop_id = ${shopId} and sku = any (${skus}) and withdrawn_at is null and valid_from <= ${day}
      order by sku, valid_from desc, created_at desc
    ), booked as (
      select code as sku, -sum(goods_thousandths) / 1000.0 / sum(units) as cost_minor from product_days
      where shop_id = ${shopId} and code = any (${skus}) and occurred_on > ${addDays(day, -YEAR_DAYS)}::date
        and unknown_minor = 0 and units > 0
      group by code having sum(goods_thousandths) < 0
    )
    select sku, coalesce(entered.cost_minor, booked.cost_minor) as cost from entered full join booked using (sku)`.execute(
    trx,
  );
  return new Map(rows.map(({ sku, cost }) => [sku, Number(cost)]));
}
