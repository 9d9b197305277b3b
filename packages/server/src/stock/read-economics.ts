import { sql } from 'kysely';
import { addDays } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { readMany } from '../db/read-many.ts';
import { DEMAND_DAYS } from './demand.ts';
import { isAmong, type Skus } from './read-movements.ts';

/** What a unit of a product costs and earns, in minor units of the shop's currency, with fractions. */
export interface Economics {
  /** By the cost that was entered for it, else by the goods of its latest sales; null where neither is known. */
  readonly unitCost: number | null;
  /** Before ads and fixed costs, over the latest 90 days; null without sales, or where goods of some of them have no cost. */
  readonly contribution: number | null;
}
export const NO_ECONOMICS: Economics = { unitCost: null, contribution: null };

interface Found {
  code: string;
  entered: number | null;
  ordered: number;
  units: number;
  unknown: number;
  contribution: number;
  goods: number;
}

/** By product number. @param lastDay of the shop's data; null without orders. */
export async function readEconomics(
  trx: ShopTransaction,
  shopId: string,
  skus: Skus,
  lastDay: string | null,
): Promise<Map<string, Economics>> {
  const to = lastDay ?? '1970-01-01';
  const rows = await readMany<Found>(
    trx,
    sql`
    with entered as (
      select distinct on (sku) sku, cost_minor::float8 as cost from product_costs
      where shop_id = ${shopId} and withdrawn_at is null and valid_from <= current_date and ${isAmong('sku', skus)}
      order by sku, valid_from desc, created_at desc
    ), sold as (
      select code, sum(ordered)::float8 as ordered, sum(units)::float8 as units, sum(unknown_minor) as unknown,
        sum(net_thousandths + goods_thousandths + costs_thousandths) / 1000.0::float8 as contribution,
        -sum(goods_thousandths) / 1000.0::float8 as goods
      from product_days
      where shop_id = ${shopId} and occurred_on between ${addDays(to, 1 - DEMAND_DAYS)}::date and ${to}::date and ${isAmong('code', skus)}
      group by code
    )
    select i.sku as code, e.cost as entered, coalesce(s.ordered, 0) as ordered, coalesce(s.units, 0) as units,
      coalesce(s.unknown, 0) as unknown, coalesce(s.contribution, 0)::float8 as contribution, coalesce(s.goods, 0)::float8 as goods
    from (select distinct sku from stock_items i where shop_id = ${shopId} and ${isAmong('i.sku', skus)}) as i
      left join entered e on e.sku = i.sku left join sold s on s.code = i.sku`,
  );
  return new Map(
    rows.map(({ code, entered, ordered, units, unknown, contribution, goods }) => {
      const known = unknown === 0;
      const ofSales = known && units > 0 && goods > 0 ? goods / units : null;
      return [
        code,
        { unitCost: entered ?? ofSales, contribution: known && ordered > 0 ? contribution / ordered : null },
      ];
    }),
  );
}
