import type { VisitsAnswer } from '@adaos/api';
import { sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import { checkPeriod } from '../calendar/period.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { percentOf } from '../ledger/money.ts';

const TOP_PAGES = 10;

export interface Visits {
  /** The first day in the period with a visit. */
  readonly since: string;
  readonly visits: number;
  readonly views: number;
  /** As the script reported them, not as the shop has them. */
  readonly orders: number;
  /** Orders out of 100 visits; null where the script reported no order. */
  readonly conversionRate: number | null;
  /** Most views first; pages that are not counted by themselves are left out. */
  readonly topPages: { page: string; views: number; visits: number }[];
}

/**
 * What the script in the shop's pages counted in a period, from the first day with a visit on; null without a visit. Orders and visits
 * are both the script's: who refuses it is in neither, so that their ratio is of the same people.
 */
export async function readVisits(trx: ShopTransaction, shopId: string, { from, to }: Period): Promise<Visits | null> {
  const { rows } = await sql<{ since: string | null; visits: string; views: string; orders: string }>`
    with first as (
      select min(day) as day from pixel_days where shop_id = ${shopId} and day between ${from} and ${to} and visits > 0
    )
    select first.day::text as since, coalesce(sum(visits), 0) as visits, coalesce(sum(views), 0) as views,
      coalesce(sum(purchases), 0) as orders
    from first left join pixel_days p on p.shop_id = ${shopId} and p.day between first.day and ${to}
    group by first.day`.execute(trx);
  const [counted] = rows;
  if (!counted || counted.since === null) return null;
  const { rows: pages } = await sql<{ page: string; views: string; visits: string }>`
    select path as page, sum(views) as views, sum(visits) as visits from pixel_pages
    where shop_id = ${shopId} and day between ${counted.since} and ${to} and path <> ''
    group by path order by sum(views) desc, path limit ${TOP_PAGES}`.execute(trx);
  const [visits, orders] = [BigInt(counted.visits), BigInt(counted.orders)];
  return {
    since: counted.since,
    visits: Number(visits),
    views: Number(counted.views),
    orders: Number(orders),
    conversionRate: orders === 0n ? null : percentOf(orders, visits),
    topPages: pages.map((row) => ({ page: row.page, views: Number(row.views), visits: Number(row.visits) })),
  };
}

/** The same by day, from the first day in the period with a visit on; null without one. */
export async function readVisitsByDay(
  trx: ShopTransaction,
  shopId: string,
  { from, to }: Period,
): Promise<{ since: string; days: Map<string, Pick<Visits, 'visits' | 'views' | 'orders'>> } | null> {
  const { rows } = await sql<{ day: string; visits: string; views: string; orders: string }>`
    select day::text as day, sum(visits) as visits, sum(views) as views, sum(purchases) as orders from pixel_days
    where shop_id = ${shopId} and day between ${from}::date and ${to}::date group by day order by day`.execute(trx);
  const first = rows.findIndex(({ visits }) => Number(visits) > 0);
  const since = rows[first]?.day;
  if (since === undefined) return null;
  const counted = rows.slice(first).map(({ day, visits, views, orders }) => {
    return [day, { visits: Number(visits), views: Number(views), orders: Number(orders) }] as const;
  });
  return { since, days: new Map(counted) };
}

/**
 * The visits of a period; `none` where the script has counted none.
 * @throws InvalidInputError `invalid_request` for a period that cannot be.
 */
export async function getVisits(database: Database, shopId: string, asked: Period): Promise<VisitsAnswer> {
  const period = checkPeriod(asked);
  return database.readShop(shopId, async (trx) => {
    const visits = await readVisits(trx, shopId, period);
    const nothing = { since: null, visits: 0, views: 0, orders: 0, conversionRate: null, topPages: [] };
    return { source: visits === null ? 'none' : 'live', ...period, ...(visits ?? nothing) };
  });
}
