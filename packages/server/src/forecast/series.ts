import type { LedgerKind } from '@adaos/api';
import { sql } from 'kysely';
import { addDays, daysBetween, type Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { goodsCostKnown, netProfit, netSales } from '../insights/figures.ts';
import { NO_TOTALS, readTotals } from '../insights/read-totals.ts';
import type { ShopFacts } from '../insights/shop-facts.ts';
import { mergeTotals, sumOf } from '../insights/totals.ts';
import { readCalendarChanges } from './calendar-changes.ts';
import { type CalendarEvent, countryOf } from './models/events.ts';
import type { ShopSeries } from './models/shop-forecast.ts';
import { WEEK } from './models/weeks.ts';

/** What goes with each unit sold. */
export const VARIABLE_KINDS: readonly LedgerKind[] = [
  'cogs',
  'shipping_charged',
  'tip',
  'shipping_cost',
  'return_shipping_cost',
  'handling',
  'payment_fee',
  'platform_fee',
  'dispute',
  'dispute_fee',
];
/** Older weeks say little of those to come. */
const MOST_WEEKS = 208;
/** Days of which the goods' cost decides whether there is a profit to go on from. */
const PROFIT_DAYS = 182;

async function readOwnEvents(trx: ShopTransaction, shopId: string): Promise<CalendarEvent[]> {
  const rows = await trx
    .selectFrom('sales_events')
    .select(['name', 'from_on', 'to_on'])
    .where('shop_id', '=', shopId)
    .execute();
  return rows.map(({ name, from_on: from, to_on: to }) => ({ name: `own ${name.toLowerCase()}`, from, to }));
}

/** The shop day by day. @param data the days of its first and last order. */
export async function readShopSeries(trx: ShopTransaction, facts: ShopFacts, data: Period): Promise<ShopSeries> {
  const earliest = addDays(data.to, 1 - MOST_WEEKS * WEEK);
  const firstDay = data.from < earliest ? earliest : data.from;
  const byDay = await readTotals(trx, facts.shopId, { from: firstDay, to: data.to }, 'day');
  const length = daysBetween(firstDay, data.to) + 1;
  const days = Array.from({ length }, (_, index) => byDay.get(addDays(firstDay, index)) ?? NO_TOTALS);
  const known = goodsCostKnown(mergeTotals(days.slice(-PROFIT_DAYS)));
  return {
    firstDay,
    lastDay: data.to,
    country: countryOf(facts.timezone),
    events: await readOwnEvents(trx, facts.shopId),
    calendar: await readCalendarChanges(trx, facts.shopId),
    sales: days.map((totals) => Number(netSales(totals))),
    profit: known ? days.map((totals) => Number(netProfit({ ...totals, coverage: {} }) ?? 0n)) : null,
    variable: days.map((totals) => -Number(sumOf(totals, VARIABLE_KINDS))),
    ads: days.map((totals) => -Number(sumOf(totals, ['ad_spend']))),
  };
}

export interface PartWeeks {
  readonly key: string;
  readonly name: string | null;
  /** The family of a product; null: of none. */
  readonly family: string | null;
  readonly weeks: number[];
  /** Of the latest half year, in minor units: left out of what is no product nor a family. */
  readonly costs?: PartCosts;
}

/** Net sales, what went with the units sold (below 0), and sales without a cost of goods. */
export interface PartCosts {
  readonly net: number;
  readonly spent: number;
  readonly unknown: number;
}

interface FoundPart {
  key: string;
  name: string | null;
  family: string | null;
  /** By weeks before the last day: one row a part, since those of each week would hold up the calls while they are read. */
  weeks: Readonly<Record<string, number>>;
  costs?: PartCosts;
}

const toPart =
  (weeks: number) =>
  ({ weeks: found, ...part }: FoundPart): PartWeeks => ({
    ...part,
    weeks: Array.from({ length: weeks }, (_, week) => found[weeks - 1 - week] ?? 0),
  });

/** Weeks from which the costs of a part are taken, as those of the shop are. */
const COSTS_WEEKS = 26;
const weeksAgo = (lastDay: string) => sql<number>`((${lastDay}::date - occurred_on) / ${sql.lit(WEEK)})`;

/** The net sales of each product by week, in minor units, of those that sold something in the last year. */
export async function readProductWeeks(trx: ShopTransaction, shopId: string, lastDay: string, weeks: number) {
  const from = addDays(lastDay, 1 - weeks * WEEK);
  const lately = sql`ago < ${sql.lit(COSTS_WEEKS)}`;
  const { rows } = await sql<FoundPart>`
    select key, max(name) as name, max(family) as family, json_object_agg(ago, net) as weeks,
      json_build_object('net', coalesce(sum(net) filter (where ${lately}), 0), 'spent', coalesce(sum(spent) filter (where ${lately}), 0),
        'unknown', coalesce(sum(unknown) filter (where ${lately}), 0)) as costs
    from (
      select d.code as key, max(d.name) as name, max(f.product_group) as family, ${weeksAgo(lastDay)} as ago,
        (sum(net_thousandths) / 1000.0)::float8 as net,
        (sum(goods_thousandths + costs_thousandths) / 1000.0)::float8 as spent, sum(unknown_minor)::float8 as unknown
      from product_days d left join product_facts f on f.shop_id = d.shop_id and f.code = d.code
      where d.shop_id = ${shopId} and occurred_on between ${from}::date and ${lastDay}::date
      group by d.code, ago
    ) as w group by key`.execute(trx);
  return rows.map(toPart(weeks)).filter((part) => part.weeks.slice(-52).some((net) => net > 0));
}

/** The net sales by the last channel before the order. */
export async function readChannelWeeks(trx: ShopTransaction, shopId: string, lastDay: string, weeks: number) {
  const from = addDays(lastDay, 1 - weeks * WEEK);
  const { rows } = await sql<FoundPart>`
    select key, null as name, null as family, json_object_agg(ago, net) as weeks from (
      select channel as key, ${weeksAgo(lastDay)} as ago, sum(net)::float8 as net
      from channel_days where shop_id = ${shopId} and grouped_by = 'last'
        and occurred_on between ${from}::date and ${lastDay}::date
      group by channel, ago
    ) as w group by key`.execute(trx);
  return rows.map(toPart(weeks)).filter((part) => part.weeks.slice(-52).some((net) => net > 0));
}
