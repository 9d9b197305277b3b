import { sql } from 'kysely';
import { addDays } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { blend, type EstimatedElasticity, type Pair, slopeWithin, USUAL_ADS } from './elasticity.ts';
import { calendarEvents } from './models/events.ts';
import { ownFactors } from './models/own-season.ts';
import type { ShopSeries } from './models/shop-forecast.ts';
import { factsOf, toWeeks, WEEK, weekStarts } from './models/weeks.ts';
import { LEAST_UNITS, type PartElasticity, type PricedProduct } from './models/price-elasticities.ts';

export interface Elasticities {
  readonly ads: EstimatedElasticity;
  readonly price: EstimatedElasticity;
  /** Of a product whose own price has not changed; left out of what was kept before it was told apart. */
  readonly product?: PartElasticity;
}

const BLOCK_DAYS = 28;
const MOST_BLOCKS = 26;
const QUARTER_WEEKS = 13;
const YEAR_WEEKS = 52;

/**
 * The ads elasticity of the shop's own budgets: log sales, freed of their season and events, on log spend within each quarter, so that
 * neither a season nor growth counts as an effect of ads.
 */
export function adsElasticity({
  firstDay,
  lastDay,
  country,
  events,
  calendar,
  sales,
  ads,
}: ShopSeries): EstimatedElasticity {
  const { starts, past } = weekStarts(firstDay, lastDay, 0);
  const offset = sales.length - past * WEEK;
  const [sold, spent] = [toWeeks(sales.slice(offset), past), toWeeks(ads.slice(offset), past)];
  const all = [...calendarEvents(country, { from: starts[0] ?? firstDay, to: lastDay }, calendar), ...events];
  const facts = factsOf(starts, all);
  const factors = past > YEAR_WEEKS + 4 ? ownFactors(sold, facts.places, facts.events) : null;
  const pairs = sold.flatMap((value, week): Pair[] => {
    const spend = spent[week] ?? 0;
    if (value <= 0 || spend <= 0) return [];
    const free = value / ((factors ?? facts.prior)[week] ?? 1);
    return [{ group: String(Math.floor(week / QUARTER_WEEKS)), x: Math.log(spend), y: Math.log(free), weight: 1 }];
  });
  return blend(slopeWithin(pairs), USUAL_ADS);
}

/** What each product sold at which prices, as one row a product: those of each span would hold up the calls while they are read. */
export async function readPricedProducts(
  trx: ShopTransaction,
  shopId: string,
  lastDay: string,
): Promise<PricedProduct[]> {
  const from = addDays(lastDay, 1 - MOST_BLOCKS * BLOCK_DAYS);
  const { rows } = await sql<PricedProduct>`
    select code, max(family) as family, json_agg(json_build_array(block, units, sales))::text as spans from (
      select d.code, max(f.product_group) as family, ((${lastDay}::date - occurred_on) / ${sql.lit(BLOCK_DAYS)}) as block,
        sum(units)::float8 as units, sum(sales_minor)::float8 as sales
      from product_days d left join product_facts f on f.shop_id = d.shop_id and f.code = d.code
      where d.shop_id = ${shopId} and occurred_on between ${from}::date and ${lastDay}::date
      group by d.code, block having sum(units) >= ${sql.lit(LEAST_UNITS)}
    ) as s group by code`.execute(trx);
  return rows;
}
