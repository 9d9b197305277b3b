import type { Elasticity } from '@adaos/domain';
import { sql } from 'kysely';
import { addDays, type Period } from '../calendar/days.ts';
import { readCampaignForms } from '../campaigns/forms.ts';
import type { ShopTransaction } from '../db/database.ts';
import { blend, fourInFive, USUAL_PRICE } from '../forecast/elasticity.ts';
import { readLatest, readProductElasticities } from '../forecast/stored.ts';
import { readFraudLoss } from '../fraud/loss.ts';
import { readFraudMonths, scanFraud } from '../fraud/scan.ts';
import { yearUpTo } from '../fraud/year.ts';
import { missingKinds, netSales } from '../insights/figures.ts';
import { readFullMonths } from '../insights/full-months.ts';
import { readOrderSpan } from '../insights/read-orders.ts';
import { NO_TOTALS, readPeriodTotals, readTotals } from '../insights/read-totals.ts';
import type { ShopFacts } from '../insights/shop-facts.ts';
import { readEconomics } from '../stock/read-economics.ts';
import { isCritical, readStock } from '../stock/read-stock.ts';
import { isDead } from './rules/dead-stock.ts';
import { readUnitCosts } from './unit-costs.ts';
import { readLateSuppliers } from './late-suppliers.ts';
import { readReturnsByProduct } from './returns-by-product.ts';
import type { DayRow, FraudRows, ProductRow, ProductSpan, ShopRows } from './rows.ts';
import { WINDOW_DAYS } from '../insights/statistics.ts';

const BEFORE_DAYS = 56;
const YEAR_DAYS = 365;
/** Nine weeks: a day, and the same weekday of eight weeks before. */
const SERIES_DAYS = 63;

type SpanColumns = Record<keyof ProductSpan, string>;

interface FoundProduct {
  code: string;
  name: string | null;
  now: SpanColumns;
  before: SpanColumns;
  unit_squares: string;
  contribution_squares: string;
}

const toSpan = (span: SpanColumns): ProductSpan =>
  Object.fromEntries(Object.entries(span).map(([name, value]) => [name, Number(value)])) as unknown as ProductSpan;

/** The products that were sold in the latest 28 days, with the 56 before. */
async function readProducts(trx: ShopTransaction, shopId: string, now: Period): Promise<Map<string, ProductRow>> {
  const late = sql`occurred_on >= ${now.from}::date`;
  const span = (when: ReturnType<typeof sql>) => sql`jsonb_build_object(
    'units', coalesce(sum(units) filter (where ${when}), 0)::text,
    'net', coalesce(sum(net_thousandths) filter (where ${when}), 0) / 1000.0,
    'goods', coalesce(sum(goods_thousandths) filter (where ${when}), 0) / 1000.0,
    'costs', coalesce(sum(costs_thousandths) filter (where ${when}), 0) / 1000.0,
    'unknown', coalesce(sum(unknown_minor) filter (where ${when}), 0)::text,
    'orders', coalesce(sum(orders) filter (where ${when}), 0)::text,
    'returned', coalesce(sum(returned) filter (where ${when}), 0)::text)`;
  const { rows } = await sql<FoundProduct>`
    select code, max(name) as name, ${span(late)} as now, ${span(sql`not (${late})`)} as before,
      coalesce(sum(units::float8 ^ 2) filter (where ${late}), 0) as unit_squares,
      coalesce(sum(((net_thousandths + goods_thousandths + costs_thousandths) / 1000.0)::float8 ^ 2) filter (where ${late}), 0)
        as contribution_squares
    from product_days
    where shop_id = ${shopId} and occurred_on between ${addDays(now.from, -BEFORE_DAYS)}::date and ${now.to}::date
      and code not in (select code from line_decisions where shop_id = ${shopId} and not is_product and withdrawn_at is null)
    group by code having coalesce(sum(orders) filter (where ${late}), 0) > 0`.execute(trx);
  return new Map(
    rows.map((row) => {
      const [latest, before] = [toSpan(row.now), toSpan(row.before)];
      const days = WINDOW_DAYS;
      const contribution = latest.net + latest.goods + latest.costs;
      return [
        row.code,
        {
          code: row.code,
          name: row.name ?? row.code,
          now: latest,
          before,
          unitDays: { sum: latest.units, squares: Number(row.unit_squares), days },
          contributionDays: { sum: contribution, squares: Number(row.contribution_squares), days },
        },
      ];
    }),
  );
}

async function readFraud(trx: ShopTransaction, shopId: string, lastDay: string): Promise<FraudRows> {
  const { suspects } = await scanFraud(trx, shopId, lastDay);
  if (suspects.length === 0) return { suspects, frauds: 0, loss: null };
  const year = yearUpTo(lastDay);
  const months = await readFraudMonths(trx, shopId, year);
  const { total, atLeast } = await readFraudLoss(trx, shopId, year);
  const frauds = months.reduce((sum, { fraud }) => sum + fraud, 0);
  return { suspects, frauds, loss: total === null || atLeast ? null : Number(total) };
}

/** Net sales and orders of each day of a period, without gaps. */
async function readDays(trx: ShopTransaction, shopId: string, period: Period): Promise<DayRow[]> {
  const totals = await readTotals(trx, shopId, period, 'day');
  const { rows } = await sql<{ day: string; orders: string }>`
    select d::date::text as day, coalesce(o.orders, 0) as orders
    from generate_series(${period.from}::date, ${period.to}::date, '1 day') as d left join (
      select order_on, sum(orders) as orders from daily_orders
      where shop_id = ${shopId} and kind = 'order' and order_on between ${period.from} and ${period.to} group by order_on
    ) as o on o.order_on = d::date order by d`.execute(trx);
  return rows.map(({ day, orders }) => {
    return { day, orders: Number(orders), netSales: Number(netSales(totals.get(day) ?? NO_TOTALS)) };
  });
}

/** Reads what the rules need. @param today in the shop's calendar, `YYYY-MM-DD`: it is not over, so its orders are not judged. */
export async function readShopRows(trx: ShopTransaction, facts: ShopFacts, today: string): Promise<ShopRows> {
  const { shopId } = facts;
  const data = await readOrderSpan(trx, shopId);
  const yesterday = addDays(today, -1);
  const lastDay = data && data.to < yesterday ? data.to : yesterday;
  const window = { from: addDays(lastDay, 1 - WINDOW_DAYS), to: lastDay };
  const first = addDays(lastDay, 1 - SERIES_DAYS);
  const totals = data ? await readPeriodTotals(trx, shopId, window) : NO_TOTALS;
  const stock = await readStock(trx, shopId);
  const forecast = data ? await readLatest(trx, shopId) : null;
  const own = data ? await readProductElasticities(trx, shopId) : new Map<string, Elasticity>();
  const dead = stock.filter(isDead).map(({ sku }) => sku);
  const critical = stock.filter(isCritical).map(({ sku }) => sku);
  return {
    lastDay,
    products: data ? await readProducts(trx, shopId, window) : new Map(),
    stock,
    unitCosts: await readUnitCosts(trx, shopId, dead, lastDay),
    economics: critical.length === 0 ? new Map() : await readEconomics(trx, shopId, critical, data?.to ?? null),
    campaigns: (await readCampaignForms(trx, facts)).map((form) => ({ form })),
    fraud: data ? await readFraud(trx, shopId, data.to) : { suspects: [], frauds: 0, loss: null },
    returns: data
      ? [...(await readReturnsByProduct(trx, shopId, { from: addDays(data.to, -YEAR_DAYS), to: data.to })).values()]
      : [],
    late: await readLateSuppliers(trx, shopId),
    totals,
    missing: missingKinds(totals),
    days:
      data && data.from <= lastDay
        ? await readDays(trx, shopId, { from: data.from > first ? data.from : first, to: lastDay })
        : [],
    months: await readFullMonths(trx, facts, data),
    judged: forecast?.judged ?? [],
    // As the forecast has it, where it has been computed.
    priceElasticity: fourInFive(forecast?.elasticity.product ?? forecast?.elasticity.price ?? blend(null, USUAL_PRICE)),
    productElasticities: new Map([...own].map(([code, elasticity]) => [code, fourInFive(elasticity)])),
  };
}
