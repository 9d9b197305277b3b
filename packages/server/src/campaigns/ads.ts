import type { AdsAnswer, CampaignRow } from '@adaos/api';
import type { Database, ShopTransaction } from '../db/database.ts';
import { joinSets } from '../insights/join-sets.ts';
import { adSpend, netProfit, roi } from '../insights/figures.ts';
import { toMajor } from '../insights/money.ts';
import { addMonths, monthsBetween, type Period } from '../insights/period.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { NO_TOTALS, readTotals } from '../insights/read-totals.ts';
import { readShopFacts, type ShopFacts } from '../insights/shop-facts.ts';
import { mergeTotals, type Totals } from '../insights/totals.ts';
import { readCampaignSpan } from './campaign-stats.ts';
import { type AskedPeriod, periodOf, readCampaignRows } from './campaigns.ts';

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
    googleAdsSpend: 0,
    metaAdsSpend: 0,
    googleAdsProfit: null,
    metaAdsProfit: null,
    chartData: [],
    campaigns: [],
  };
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Of the campaigns of one platform; the profit is null as soon as one of theirs is. */
function platformSums(campaigns: readonly CampaignRow[], platform: RegExp) {
  const own = campaigns.filter((campaign) => platform.test(campaign.platform));
  const profits = own.map(({ profit }) => profit);
  return {
    spend: cents(own.reduce((sum, { spend }) => sum + spend, 0)),
    profit: profits.includes(null) ? null : cents(profits.reduce<number>((sum, profit) => sum + (profit ?? 0), 0)),
  };
}

function monthPoint(month: string, totals: Totals, digits: number): AdsAnswer['chartData'][number] {
  const profit = netProfit(totals);
  return {
    month,
    adsSpend: toMajor(adSpend(totals) ?? 0n, digits),
    profit: profit === null ? null : toMajor(profit, digits),
    roi: roi(totals),
  };
}

async function monthsWithAds(trx: ShopTransaction, shopId: string, ads: Period): Promise<Period> {
  const orders = await readOrderSpan(trx, shopId);
  const to = orders && orders.to > ads.to ? orders.to : ads.to;
  const first = `${addMonths(to.slice(0, 7), 1 - MONTHS)}-01`;
  return { from: first < ads.from ? ads.from : first, to };
}

/**
 * What the ads cost and earned. The totals and the months are the shop's own, by the same formulas as on the overview: what
 * all orders earned against what all ads cost. The platforms and campaigns stand with what the orders earned that they brought.
 * @throws ProblemError 400 `invalid_request` for a period that ends before it begins.
 */
export async function getAds(database: Database, shopId: string, asked: AskedPeriod): Promise<AdsAnswer> {
  return database.readShop(shopId, async (trx) => {
    await joinSets(trx);
    const facts = await readShopFacts(trx, shopId);
    const data = await readCampaignSpan(trx, shopId);
    if (data === null) return nothing(facts);
    const period = periodOf(asked, await monthsWithAds(trx, shopId, data));
    const rule = facts.goodsCostPercent !== null;
    const months = await readTotals(trx, shopId, period, { by: 'month', rule });
    const totals = mergeTotals(months.values());
    const profit = netProfit(totals);
    const campaigns = await readCampaignRows(trx, facts, period, data.to);
    const google = platformSums(campaigns, /google/i);
    const meta = platformSums(campaigns, /meta|facebook|instagram/i);
    const updatedAt = await readUpdatedAt(trx, shopId);
    const within = monthsBetween(period.from.slice(0, 7), period.to.slice(0, 7));
    return {
      source: 'live',
      currency: facts.currency,
      updatedAt: updatedAt?.toISOString() ?? null,
      ...period,
      totalSpend: toMajor(adSpend(totals) ?? 0n, facts.digits),
      totalProfit: profit === null ? null : toMajor(profit, facts.digits),
      roi: roi(totals),
      googleAdsSpend: google.spend,
      metaAdsSpend: meta.spend,
      googleAdsProfit: google.profit,
      metaAdsProfit: meta.profit,
      chartData: within.map((month) => monthPoint(month, months.get(month) ?? NO_TOTALS, facts.digits)),
      campaigns,
    };
  });
}
