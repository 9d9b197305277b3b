import { sql } from 'kysely';
import { addDays, dayCount, type Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { readMany } from '../db/read-many.ts';
import { DEMAND_DAYS, type Demand, demandFrom, HALF_LIFE_DAYS, weightOf } from './demand.ts';
import { isAmong, type Skus } from './read-movements.ts';

/** The demand of a product at a supplier, and on how many of its days it was sold out. */
export interface FoundDemand {
  readonly demand: Demand | null;
  /** Days of the latest 90 on which it was sold out. */
  readonly daysOut: number;
}

interface Found {
  id: string;
  days: number;
  days_out: number;
  out_weight: number;
  out_squares: number;
  units: number;
  squares: number;
}

/** Sums of the weights, and of their squares, of days of an age below `days`. */
function weightsOf(days: number): { weight: number; squares: number } {
  let [weight, squares] = [0, 0];
  for (let age = 0; age < days; age += 1) {
    weight += weightOf(age);
    squares += weightOf(age) ** 2;
  }
  return { weight, squares };
}

/**
 * Sold in a month or a year before the demand is read from: such a product was not launched lately. The bounds are known to the planner, so
 * that of the days it reads those before `from` in its month alone.
 */
function soldEarlier(shopId: string, skus: Skus, from: string) {
  const [month, year] = [`${from.slice(0, 7)}-01`, `${from.slice(0, 4)}-01-01`];
  return sql`
    select code from product_years
    where shop_id = ${shopId} and year < ${year}::date and (units > 0 or orders > 0) and ${isAmong('code', skus)}
    union all select code from product_months
    where shop_id = ${shopId} and month >= ${year}::date and month < ${month}::date and (units > 0 or orders > 0)
      and ${isAmong('code', skus)}
    union all select code from product_days
    where shop_id = ${shopId} and occurred_on >= ${month}::date and occurred_on < ${from}::date and ordered > 0
      and ${isAmong('code', skus)}`;
}

/**
 * The demand of each product by `demandFrom`, by item: over the days since its first sale, of the latest 90, on which it was in stock.
 * Sold out are the days that a count says, and those since its last sale where nothing is left. Orders that were called off do not
 * count.
 * @param data of which days the shop has orders. @param empty products of which nothing is left.
 */
export async function readDemand(
  trx: ShopTransaction,
  shopId: string,
  skus: Skus,
  data: Period,
  empty: readonly string[],
): Promise<Map<string, FoundDemand>> {
  const earliest = addDays(data.to, 1 - DEMAND_DAYS);
  const from = data.from > earliest ? data.from : earliest;
  const weight = sql`power(0.5, (${data.to}::date - sold.day) / ${HALF_LIFE_DAYS}::float8)`;
  const rows = await readMany<Found>(
    trx,
    sql`
    with sold as materialized (
      select code as sku, occurred_on as day, ordered::float8 as units
      from product_days where shop_id = ${shopId} and occurred_on between ${from} and ${data.to} and ordered > 0
        and ${isAmong('code', skus)}
    ), span as (
      -- One grouping for both: as a set of its own the planner may compare each item with each product that was sold earlier.
      select sku, min(day) as first_sale, max(day) as last_sale, sum(units * ${weight}) as units, sum(units * units * ${weight}) as squares,
        bool_or(day is null) as earlier
      from (select * from sold union all select code, null, null from (${soldEarlier(shopId, skus, from)}) as earlier) as sold group by sku
    ), item as materialized (
      select i.id, i.sku, s.units, s.squares,
        case when s.first_sale is null or s.earlier then ${from}::date else s.first_sale end as first_day,
        case when i.sku = any (${empty}::text[]) then greatest(s.last_sale + 1, (i.counted_at at time zone p.timezone)::date) end as empty_from
      from stock_items i join shops p on p.shop_id = i.shop_id left join span s on s.sku = i.sku
      where i.shop_id = ${shopId} and ${isAmong('i.sku', skus)}
    ), out as (
      select item_id, day, ${data.to}::date - day as age from (
        select o.item_id, d::date as day
        from stock_outages o cross join generate_series(greatest(first_day, ${from}::date), least(last_day, ${data.to}::date), '1 day') d
        where o.shop_id = ${shopId}
        union select id, d::date from item cross join generate_series(empty_from, ${data.to}::date, '1 day') d where empty_from is not null
      ) as days join item on item.id = days.item_id where day >= item.first_day
    ), lacked as (
      select out.item_id, count(*) as days, sum(power(0.5, age / ${HALF_LIFE_DAYS}::float8)) as weight,
        sum(power(0.25, age / ${HALF_LIFE_DAYS}::float8)) as squares
      from out group by out.item_id
    ), sold_out as (
      -- Sold all the same, as on the day on which the last unit went.
      select out.item_id, sum(sold.units * ${weight}) as units, sum(sold.units * sold.units * ${weight}) as squares
      from out join item on item.id = out.item_id join sold on sold.sku = item.sku and sold.day = out.day group by out.item_id
    )
    select item.id, ${data.to}::date - item.first_day + 1 as days, coalesce(lacked.days, 0) as days_out,
      coalesce(lacked.weight, 0) as out_weight, coalesce(lacked.squares, 0) as out_squares,
      coalesce(item.units, 0) - coalesce(sold_out.units, 0) as units, coalesce(item.squares, 0) - coalesce(sold_out.squares, 0) as squares
    from item left join lacked on lacked.item_id = item.id left join sold_out on sold_out.item_id = item.id`,
  );
  const whole = Array.from({ length: dayCount({ from, to: data.to }) + 1 }, (_, days) => weightsOf(days));
  return new Map(
    rows.map((row) => {
      const { weight: all, squares } = whole[row.days] ?? { weight: 0, squares: 0 };
      const demand = demandFrom({
        days: row.days - row.days_out,
        weight: all - row.out_weight,
        weightSquares: squares - row.out_squares,
        units: row.units,
        squares: row.squares,
      });
      return [row.id, { demand, daysOut: row.days_out }];
    }),
  );
}
