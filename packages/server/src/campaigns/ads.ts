import type { AdsAnswer } from '@adaos/api';
import type { ComparisonChoice, Granularity } from '@adaos/domain';
import type { Database, ShopTransaction } from '../db/database.ts';
import { joinSets } from '../db/join-sets.ts';
import { adSpend, missingInSpan, missingKinds, netProfit, roi } from '../insights/figures.ts';
import { toMajor } from '../ledger/money.ts';
import type { Period } from '../calendar/days.ts';
import { addMonths } from '../calendar/months.ts';
import { granularityOf, periodToCompare, spansOf } from '../calendar/period.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { NO_TOTALS, readTotals } from '../insights/read-totals.ts';
import { readShopFacts, type ShopFacts } from '../insights/shop-facts.ts';
import { mergeTotals, type Totals } from '../insights/totals.ts';
import { readCampaignSpan } from './campaign-stats.ts';
import { type AskedPeriod, periodOf, readCampaigns } from './campaigns.ts';
import { profitBeside, sumByPlatform } from './platforms.ts';

/** Months that are shown where no period is asked for: those up to the last with ads. */
const MONTHS = 12;

function nothing({ currency }: ShopFacts): AdsAnswer {
  return {
    source: 'none',
    currency,
    updatedAt: null,
    from: null,
    to: null,
    totalSpend: 0,
    totalProfit: null,
    roi: null,
    platforms: [],
    profitWithoutCampaign: null,
    chartData: [],
    campaigns: [],
  };
}

function chartPoint(month: string, totals: Totals, period: Totals, digits: number): AdsAnswer['chartData'][number] {
  const profit = netProfit(totals);
  return {
    month,
    adsSpend: toMajor(adSpend(totals) ?? 0n, digits),
    profit: profit === null ? null : toMajor(profit, digits),
    roi: roi(totals),
    missing: profit === null ? [] : missingInSpan(totals, period),
  };
}

async function monthsWithAds(trx: ShopTransaction, shopId: string, ads: Period): Promise<Period> {
  const orders = await readOrderSpan(trx, shopId);
  const to = orders && orders.to > ads.to ? orders.to : ads.to;
  const first = `${addMonths(to.slice(0, 7), 1 - MONTHS)}-01`;
  return { from: first < ads.from ? ads.from : first, to };
}

/** The days or months that the chart's are compared with, as many at most; null where there are none. */
async function readComparison(
  trx: ShopTransaction,
  { shopId, digits }: ShopFacts,
  { period, choice, granularity }: { period: Period; choice: ComparisonChoice; granularity: Granularity },
): Promise<AdsAnswer['comparison']> {
  const orders = await readOrderSpan(trx, shopId);
  const compared = orders && periodToCompare({ ...period, ...choice }, orders);
  if (!compared) return null;
  const spans = await readTotals(trx, shopId, compared, granularity);
  const totals = mergeTotals(spans.values());
  const points = spansOf(compared, granularity).slice(0, spansOf(period, granularity).length);
  const chartData = points.map((span) => {
    const { month, adsSpend, profit } = chartPoint(span, spans.get(span) ?? NO_TOTALS, totals, digits);
    return { month, adsSpend, profit };
  });
  return { ...compared, chartData };
}

/**
 * What the ads cost and earned. The totals and the points of the chart, by day of at most 62 days that are asked for, are the shop's own, by the same formulas as on the overview: what
 * all orders earned against what all ads cost. A platform and a campaign have what was earned by the orders that they brought.
 * @throws InvalidInputError `invalid_request` for a period that ends before it begins.
 */
export async function getAds(
  database: Database,
  shopId: string,
  { compare, compareFrom, compareTo, ...asked }: AskedPeriod & ComparisonChoice,
): Promise<AdsAnswer> {
  return database.readShop(shopId, async (trx) => {
    await joinSets(trx);
    const facts = await readShopFacts(trx, shopId);
    const data = await readCampaignSpan(trx, shopId);
    if (data === null) return nothing(facts);
    const period = periodOf(asked, await monthsWithAds(trx, shopId, data));
    // Without a period it is an overview of months, however few.
    const granularity = asked.from === undefined || asked.to === undefined ? 'month' : granularityOf(period);
    const spans = await readTotals(trx, shopId, period, granularity);
    const totals = mergeTotals(spans.values());
    const profit = netProfit(totals);
    const campaigns = await readCampaigns(trx, facts, period, data.to);
    const platforms = sumByPlatform(campaigns.stats);
    const updatedAt = await readUpdatedAt(trx, shopId);
    return {
      source: 'live',
      currency: facts.currency,
      updatedAt: updatedAt?.toISOString() ?? null,
      ...period,
      totalSpend: toMajor(adSpend(totals) ?? 0n, facts.digits),
      totalProfit: profit === null ? null : toMajor(profit, facts.digits),
      roi: roi(totals),
      missing: missingKinds(totals),
      platforms,
      profitWithoutCampaign: profitBeside(platforms, profit),
      granularity,
      chartData: spansOf(period, granularity).map((span) =>
        chartPoint(span, spans.get(span) ?? NO_TOTALS, totals, facts.digits),
      ),
      comparison: await readComparison(trx, facts, {
        period,
        choice: { compare, compareFrom, compareTo },
        granularity,
      }),
      campaigns: campaigns.rows,
    };
  });
}
