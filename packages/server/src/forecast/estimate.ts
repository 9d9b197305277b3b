import { sql } from 'kysely';
import { addDays } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import {
  blend,
  CHANGE,
  type EstimatedElasticity,
  type Pair,
  slopeWithin,
  USUAL_ADS,
  USUAL_PRICE,
} from './elasticity.ts';
import { calendarEvents } from './models/events.ts';
import { ownFactors } from './models/own-season.ts';
import type { ShopSeries } from './models/shop-forecast.ts';
import { sum } from './models/types.ts';
import { factsOf, toWeeks, WEEK, weekStarts } from './models/weeks.ts';

export interface Elasticities {
  readonly ads: EstimatedElasticity;
  readonly price: EstimatedElasticity;
}

/** One product in four weeks of the past. */
export interface PricedSales {
  readonly code: string;
  /** Counted back from the last day. */
  readonly block: number;
  readonly units: number;
  /** Minor units. */
  readonly sales: number;
}

const BLOCK_DAYS = 28;
const MOST_BLOCKS = 26;
const LEAST_UNITS = 5;
const QUARTER_WEEKS = 13;
const YEAR_WEEKS = 52;

/**
 * The price elasticity of the shop's own price changes: log units on log price within each product, after the season that all products
 * have in common is taken away.
 */
export function priceElasticity(sold: readonly PricedSales[]): EstimatedElasticity {
  const logs = sold
    .filter(({ units, sales }) => units >= LEAST_UNITS && sales > 0)
    .map(({ code, block, units, sales }) => ({ code, block, units, x: Math.log(sales / units), y: Math.log(units) }));
  const slope = slopeWithin(withoutCommon(logs));
  return blend(slope && { ...slope, changes: countChanges(logs) }, USUAL_PRICE);
}

interface Logs {
  readonly code: string;
  readonly block: number;
  readonly units: number;
  readonly x: number;
  readonly y: number;
}

/** How often the price of a product was another than four weeks before. */
function countChanges(logs: readonly Logs[]): number {
  return [...Map.groupBy(logs, ({ code }) => code).values()].reduce((count, same) => {
    const inTurn = same.toSorted((a, b) => b.block - a.block);
    return count + inTurn.filter(({ x }, at) => at > 0 && Math.abs(x - (inTurn[at - 1]?.x ?? x)) > CHANGE).length;
  }, 0);
}

/** Products compared with themselves, less what all of them did at the time: two-way fixed effects, by turns. */
function withoutCommon(logs: readonly Logs[]): Pair[] {
  const pairs = logs.map(({ code, block, units, x, y }) => ({ group: code, block, x, y, weight: Math.sqrt(units) }));
  for (let turn = 0; turn < 6; turn += 1) {
    for (const by of [(one: (typeof pairs)[number]) => one.group, (one: (typeof pairs)[number]) => String(one.block)]) {
      for (const group of Map.groupBy(pairs, by).values()) {
        const total = sum(group.map(({ weight }) => weight));
        const [x, y] = [
          sum(group.map((one) => one.weight * one.x)) / total,
          sum(group.map((one) => one.weight * one.y)) / total,
        ];
        for (const one of group) {
          one.x -= x;
          one.y -= y;
        }
      }
    }
  }
  return pairs;
}

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

/** Both, from what was sold and spent. */
export async function estimateElasticities(
  trx: ShopTransaction,
  shopId: string,
  shop: ShopSeries,
): Promise<Elasticities> {
  const from = addDays(shop.lastDay, 1 - MOST_BLOCKS * BLOCK_DAYS);
  const { rows } = await sql<PricedSales>`
    select code, ((${shop.lastDay}::date - occurred_on) / ${sql.lit(BLOCK_DAYS)}) as block, sum(units)::float8 as units,
      sum(sales_minor)::float8 as sales
    from product_days where shop_id = ${shopId} and occurred_on between ${from}::date and ${shop.lastDay}::date
    group by code, block having sum(units) >= ${sql.lit(LEAST_UNITS)}`.execute(trx);
  return { ads: adsElasticity(shop), price: priceElasticity(rows) };
}
