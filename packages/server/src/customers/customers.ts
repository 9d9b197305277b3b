import type { CustomersAnswer, CustomersQuery } from '@adaos/api';
import { LEDGER_KINDS, type LedgerKind } from '@adaos/domain';
import { sql } from 'kysely';
import { addMonths, monthOf } from '../calendar/months.ts';
import { checkPeriod, periodToCompare } from '../calendar/period.ts';
import { ZoneClock } from '../calendar/zone.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { lackingKinds } from '../insights/figures.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { readPeriodTotals } from '../insights/read-totals.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { readCustomerPeriod } from './period.ts';
import { type KnownMonths, readCohorts } from './read-cohorts.ts';

/** How many customers there are, how many ordered again, and after how many days. */
async function readHabits(trx: ShopTransaction, shopId: string) {
  const { rows } = await sql<{ customers: string; again: string; days: number | null }>`
    with gap as (
      select after_days as days, count(*) as orders from customer_orders
      where shop_id = ${shopId} and counted and number > 1 group by after_days
    )
    select count(*) as customers, count(*) filter (where orders > 1) as again, (
      select min(days) from (
        select days, sum(orders) over (order by days) as upto, sum(orders) over () as all from gap
      ) as each where upto * 2 >= each.all) as days
    from customer_sums where shop_id = ${shopId}`.execute(trx);
  const [customers, again] = [Number(rows[0]?.customers ?? 0), Number(rows[0]?.again ?? 0)];
  return {
    customers,
    repeatRate: customers > 0 ? Math.round((again / customers) * 10_000) / 100 : null,
    daysBetween: rows[0]?.days ?? null,
  };
}

/** The costs that some orders of any day lack; of the VAT as in the periods' totals, many shops owe none. */
export async function readMissingEver(trx: ShopTransaction, shopId: string): Promise<LedgerKind[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from daily_coverage where shop_id = ${shopId} and known < counted and kind <> 'tax' group by kind`.execute(
    trx,
  );
  return LEDGER_KINDS.filter((kind) => rows.some((row) => row.kind === kind));
}

function monthsOf(lastDay: string, today: string): KnownMonths {
  const [last, now] = [monthOf(lastDay), monthOf(today)];
  return { last, over: last < now ? last : addMonths(now, -1) };
}

/**
 * New and returning customers of a period and of the one compared with, and what all of the shop's history says of its customers.
 * @throws InvalidInputError `invalid_request` for a period, or a custom comparison, that cannot be.
 */
export async function getCustomers(
  database: Database,
  shopId: string,
  query: CustomersQuery,
  now = Date.now(),
): Promise<CustomersAnswer> {
  const period = checkPeriod(query);
  return database.readShop(shopId, async (trx) => {
    const { currency, digits, timezone } = await readShopFacts(trx, shopId);
    const span = await readOrderSpan(trx, shopId);
    if (span === null) {
      const nothing = { now: null, before: null, customers: 0, repeatRate: null, daysBetween: null, cohorts: [] };
      const none = { running: null, value: null, payback: [], paybackPeriod: null, attributed: false };
      return { source: 'none', currency, updatedAt: null, ...nothing, ...none, missing: [], missingEver: [] };
    }
    const compared = periodToCompare({ ...query, compare: query.compare ?? 'previous' }, span);
    const totals = await readPeriodTotals(trx, shopId, period);
    const before = compared && (await readPeriodTotals(trx, shopId, compared));
    const known = monthsOf(span.to, new ZoneClock(timezone).dayAt(now));
    return {
      source: 'live',
      currency,
      updatedAt: (await readUpdatedAt(trx, shopId))?.toISOString() ?? null,
      now: await readCustomerPeriod(trx, shopId, period, totals, digits),
      // Before the first data nothing is known; that is not nothing.
      before: compared && before && (await readCustomerPeriod(trx, shopId, compared, before, digits)),
      ...(await readHabits(trx, shopId)),
      ...(await readCohorts(trx, shopId, known, digits)),
      running: known.last > known.over ? known.last : null,
      // What remains of orders is before ads.
      missing: lackingKinds(totals.coverage).filter((kind) => kind !== 'ad_spend'),
      missingEver: await readMissingEver(trx, shopId),
    };
  });
}
