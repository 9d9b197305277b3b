import type { ChartPoint, Overview } from '@adaos/api';
import type { ComparisonChoice, Granularity } from '@adaos/domain';
import type { Database, ShopTransaction } from '../db/database.ts';
import { readFullMonths } from './full-months.ts';
import { averageOrder } from './average-order.ts';
import { breakdown, CHARGED_KINDS } from './breakdown.ts';
import { compare, percentChange, type PeriodData } from './comparison.ts';
import { adSpend, coverageShares, missingInSpan, missingKinds, netProfit, netSales, roi } from './figures.ts';
import { toMajor } from '../ledger/money.ts';
import type { Period } from '../calendar/days.ts';
import { ZoneClock } from '../calendar/zone.ts';
import { addMonths } from '../calendar/months.ts';
import { checkPeriod, granularityOf, periodToCompare, spansOf } from '../calendar/period.ts';
import { readKeptPrediction } from './kept-prediction.ts';
import { predictProfit } from './prediction.ts';
import { readProfitRange } from './profit-range.ts';
import { countCustomers, countOrders, readOrderSpan, readUpdatedAt } from './read-orders.ts';
import { NO_TOTALS, readTotals } from './read-totals.ts';
import { readShopFacts, type ShopFacts } from './shop-facts.ts';
import { hasEntries, mergeTotals, sumOf, type Totals } from './totals.ts';

function nothingYet(period: Period, { currency }: ShopFacts): Overview {
  return {
    source: 'none',
    ...period,
    currency,
    granularity: granularityOf(period),
    profitNet: null,
    adsSpend: null,
    roi: null,
    predictions: null,
    prediction: null,
    chartData: [],
    quickStats: { totalRevenue: 0, growthRate: null, activeUsers: 0, averageOrder: null },
    netSales: 0,
    orders: 0,
    refunds: 0,
    breakdown: [],
    missing: [],
    coverage: [],
    profitRange: null,
    comparison: null,
    updatedAt: null,
  };
}

/** What customers were charged, before discounts and returns, in minor units: the whole of the breakdown. */
const revenueOf = (totals: Totals) => sumOf(totals, CHARGED_KINDS);

/**
 * A point for every span. Where nothing was sold the profit is known, but says nothing in a period whose profit is not, nor of
 * days that are to come.
 */
function chartPoint(
  span: string,
  totals: Totals | undefined,
  { period, known, digits }: { period: Totals; known: boolean; digits: number },
): ChartPoint {
  const of = totals ?? NO_TOTALS;
  const profit = known || hasEntries(of, ['sale']) ? netProfit(of) : null;
  const ads = adSpend(of);
  return {
    month: span,
    profit: profit === null ? null : toMajor(profit, digits),
    ads: ads === null ? null : toMajor(ads, digits),
    netSales: toMajor(netSales(of), digits),
    missing: profit === null ? [] : missingInSpan(of, period),
  };
}

/**
 * What is expected of the month after the last one that the orders cover from its first day to its last, from the
 * latest unbroken run of full months whose profit is known, three years of them at most.
 */
async function readPrediction(
  trx: ShopTransaction,
  facts: ShopFacts,
  data: Period,
): Promise<Pick<Overview, 'predictions' | 'prediction'>> {
  const nothing = { predictions: null, prediction: null };
  const months = await readFullMonths(trx, facts, data);
  const last = months.at(-1)?.month;
  if (last === undefined) return nothing;
  const profits = months.map(({ totals }) => netProfit(totals));
  const known = profits.slice(profits.lastIndexOf(null) + 1) as bigint[];
  const kept = await readKeptPrediction(trx, facts, data, addMonths(last, 1));
  if (kept !== null) {
    const missing = missingKinds(mergeTotals(months.slice(-known.length).map(({ totals }) => totals)));
    return { predictions: kept.value, prediction: { ...kept.prediction, missing } };
  }
  const expected = predictProfit(known);
  if (expected === null) return nothing;
  return {
    predictions: toMajor(expected.value, facts.digits),
    prediction: {
      month: addMonths(last, 1),
      low: toMajor(expected.low, facts.digits),
      high: toMajor(expected.high, facts.digits),
      testedMonths: expected.testedMonths,
      hitMonths: expected.hitMonths,
      missing: missingKinds(mergeTotals(months.slice(-known.length).map(({ totals }) => totals))),
    },
  };
}

type Spans = ReadonlyMap<string, Totals>;

/** A point of every day or month of a period, by what was read of those with entries. */
function chartOf(
  spans: Spans,
  { period, totals }: PeriodData,
  by: { granularity: Granularity; today: string; digits: number },
) {
  const profit = netProfit(totals);
  return spansOf(period, by.granularity).map((span) => {
    const of = spans.get(span);
    const known = profit !== null && (of !== undefined || span <= by.today);
    return chartPoint(span, of, { period: totals, known, digits: by.digits });
  });
}

async function readPeriod(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  granularity: Granularity,
): Promise<{ data: PeriodData; spans: Spans }> {
  const spans = await readTotals(trx, shopId, period, granularity);
  const totals = mergeTotals(spans.values());
  return { data: { period, totals, ...(await countOrders(trx, shopId, period)) }, spans };
}

/**
 * What the shop earned in a period. Reads the daily roll-ups, and the orders for their customers alone.
 * @param choice what it is compared with; left out: nothing.
 * @throws InvalidInputError `invalid_request` for a period, or a custom comparison, that cannot be.
 */
export async function getOverview(
  database: Database,
  shopId: string,
  asked: Period,
  choice: ComparisonChoice = {},
): Promise<Overview> {
  const period = checkPeriod(asked);
  return database.readShop(shopId, async (trx) => {
    const facts = await readShopFacts(trx, shopId);
    const data = await readOrderSpan(trx, shopId);
    if (data === null) return nothingYet(period, facts);

    const { digits } = facts;
    const granularity = granularityOf(period);
    const today = new ZoneClock(facts.timezone).dayAt(Date.now());
    const { data: now, spans } = await readPeriod(trx, shopId, period, granularity);
    const { totals } = now;
    const compared = periodToCompare({ ...period, ...choice }, data);
    // By the days or months of the period itself, so that the two can be drawn over each other.
    const before = compared && (await readPeriod(trx, shopId, compared, granularity));
    const drawn = { granularity, today, digits };
    const comparison = before && {
      ...compare(now, before.data, digits),
      chartData: chartOf(before.spans, before.data, drawn).slice(0, spansOf(period, granularity).length),
    };

    const [profit, spend, sales] = [netProfit(totals), adSpend(totals), netSales(totals)];
    const revenue = revenueOf(totals);
    const average = averageOrder(sales, now.orders);
    const updatedAt = await readUpdatedAt(trx, shopId);
    return {
      source: 'live',
      ...period,
      currency: facts.currency,
      granularity,
      profitNet: profit === null ? null : toMajor(profit, digits),
      adsSpend: spend === null ? null : toMajor(spend, digits),
      roi: roi(totals),
      ...(await readPrediction(trx, facts, data)),
      chartData: chartOf(spans, now, drawn),
      quickStats: {
        totalRevenue: toMajor(revenue, digits),
        growthRate: before && percentChange(revenue, revenueOf(before.data.totals)),
        activeUsers: await countCustomers(trx, shopId, period),
        averageOrder: average === null ? null : toMajor(average, digits),
      },
      netSales: toMajor(sales, digits),
      orders: now.orders,
      refunds: now.refunds,
      breakdown: breakdown(totals, digits),
      missing: missingKinds(totals),
      coverage: coverageShares(totals),
      profitRange: await readProfitRange(trx, facts, period, totals),
      comparison,
      updatedAt: updatedAt?.toISOString() ?? null,
    };
  });
}
