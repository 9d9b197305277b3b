import type { Baseline, BaselineAnswer, ForecastAnswer, PlainForecast } from '@adaos/api';
import {
  demandChanges,
  forecastInsights,
  judgedMonth,
  riskOf,
  whatIf,
  type WhatIfBasis,
  type WhatIfChanges,
} from '@adaos/domain';
import type { Database, ShopTransaction } from '../db/database.ts';
import { adSpend, missingInSpan, missingKinds, netProfit, netSales } from '../insights/figures.ts';
import { type MonthTotals, readFullMonths } from '../insights/full-months.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts, type ShopFacts } from '../insights/shop-facts.ts';
import { mergeTotals, type Totals } from '../insights/totals.ts';
import { worded } from '../insights/worded.ts';
import { requestEvaluation } from '../jobs/evaluation-job.ts';
import { toMajor } from '../ledger/money.ts';
import { planOfShop } from '../plans/plan-of-shop.ts';
import type { Services } from '../services/services.ts';
import { readPlain } from './plain.ts';

const SHOWN_MONTHS = 12;

function toBaseline({ month, totals }: MonthTotals, whole: Totals, digits: number): Baseline {
  const [profit, ads] = [netProfit(totals), adSpend(totals)];
  return {
    month,
    sales: toMajor(netSales(totals), digits),
    profit: profit === null ? null : toMajor(profit, digits),
    ads: ads === null ? null : toMajor(ads, digits),
    missing: profit === null ? [] : missingInSpan(totals, whole),
  };
}

/** The months that are shown of those that are known. */
function shownOf(months: readonly MonthTotals[], digits: number): Baseline[] {
  const whole = mergeTotals(months.map(({ totals }) => totals));
  return months.slice(-SHOWN_MONTHS).map((month) => toBaseline(month, whole, digits));
}

/** The costs that the profit of the latest months with one lacks: those that are shown, and those that a forecast follows from. */
function missingOf(months: readonly MonthTotals[]) {
  const known = months.slice(months.findLastIndex(({ totals }) => netProfit(totals) === null) + 1);
  return missingKinds(mergeTotals(known.map(({ totals }) => totals)));
}

/** @param any whether there is a full month to look back on, or something to look forward to. */
async function readHead(trx: ShopTransaction, facts: ShopFacts, any: boolean) {
  const updatedAt = await readUpdatedAt(trx, facts.shopId);
  return {
    source: any ? ('live' as const) : ('none' as const),
    currency: facts.currency,
    updatedAt: any ? (updatedAt?.toISOString() ?? null) : null,
  };
}

async function readForecast(trx: ShopTransaction, shopId: string) {
  const facts = await readShopFacts(trx, shopId);
  const data = await readOrderSpan(trx, shopId);
  const months = await readFullMonths(trx, facts, data);
  const { limits } = await planOfShop(trx, shopId);
  const plain = await readPlain(trx, facts, { data, months, horizonDays: limits.forecastDays });
  return {
    facts,
    months,
    plain,
    horizonDays: limits.forecastDays,
    head: await readHead(trx, facts, plain !== null || months.length > 0),
  };
}

/**
 * The last twelve full months of the shop, and what is expected of those to come. A look at a shop whose weeks have not been looked at
 * since its latest orders has it done.
 */
export async function getBaseline(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  shopId: string,
): Promise<BaselineAnswer> {
  const answer = await database.readShop(shopId, async (trx) => {
    const { facts, months, plain, head } = await readForecast(trx, shopId);
    return { ...head, baseline: shownOf(months, facts.digits), missing: missingOf(months), plain };
  });
  if (answer.plain?.madeAt === null) await requestEvaluation(jobs, shopId);
  return answer;
}

/** How often the bounds held of what is shown: of the profit where it is known. */
function confidenceOf({ held: ofSales, profitHeld }: PlainForecast) {
  const held = profitHeld ?? ofSales;
  return held.of === 0 ? null : Math.round((100 * held.in) / held.of);
}

const rounded = (amount: number, digits: number) => toMajor(BigInt(Math.round(amount * 10 ** digits)), digits);

/** What the months to come would be with other ad budgets and prices, of which nothing is changed. */
function simulate(plain: PlainForecast, changes: WhatIfChanges, digits: number) {
  const basis: WhatIfBasis = { economics: plain.economics, elasticity: plain.elasticity };
  const before = plain.months.map(({ demand, profit, begun }) => ({ sales: demand, profit, begun }));
  const after = whatIf(before, basis, changes);
  const judged = judgedMonth(before);
  const [coming, later] = [before[judged], after[judged]];
  if (!coming || !later) return null;
  const { byAds, byPrice } = demandChanges(basis, changes);
  const risk = riskOf(coming, basis, changes);
  const [was, will] = [coming.profit, later.profit];
  const profitGrowth = was === null || will === null ? null : (100 * (will - was)) / Math.max(Math.abs(was), 1);
  const wordings = forecastInsights(changes, { demandByAds: byAds, demandByPrice: byPrice, profitGrowth, risk });
  const { adsImpact, priceImpact, recommendation } = {
    adsImpact: worded(wordings.adsImpact.code, wordings.adsImpact.values),
    priceImpact: worded(wordings.priceImpact.code, wordings.priceImpact.values),
    recommendation: worded(wordings.recommendation.code, wordings.recommendation.values),
  };
  const months = plain.months.map(({ month, low, high, demand }, index) => {
    const { sales, profit } = after[index] ?? { sales: demand, profit: null };
    const part = demand > 0 ? sales / demand : 1;
    return {
      month,
      demand: rounded(sales, digits),
      profit: profit === null ? null : rounded(profit, digits),
      ...(low !== undefined &&
        high !== undefined && { low: rounded(low * part, digits), high: rounded(high * part, digits) }),
    };
  });
  return {
    months,
    result: {
      predictedDemand: rounded(later.sales, digits),
      predictedProfit: later.profit === null ? null : rounded(later.profit, digits),
      confidence: confidenceOf(plain),
      riskLevel: risk,
      insights: { adsImpact: adsImpact.title, priceImpact: priceImpact.title, recommendation: recommendation.title },
      wordings: {
        adsImpact: adsImpact.wording,
        priceImpact: priceImpact.wording,
        recommendation: recommendation.wording,
      },
    },
  };
}

/** What the coming months would be with other ad budgets and prices, as far ahead as the plan allows. @param changes whole percent. */
export async function simulateForecast(
  database: Database,
  shopId: string,
  changes: WhatIfChanges,
): Promise<ForecastAnswer> {
  return database.readShop(shopId, async (trx) => {
    const { facts, months, plain, horizonDays, head } = await readForecast(trx, shopId);
    const simulated = plain && simulate(plain, changes, facts.digits);
    return {
      ...head,
      result: simulated?.result ?? null,
      history: shownOf(months, facts.digits),
      forecast: simulated?.months ?? [],
      missing: missingOf(months),
      horizonDays,
    };
  });
}
