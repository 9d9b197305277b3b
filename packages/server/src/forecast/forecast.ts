import type { Baseline, BaselineAnswer, ForecastAnswer, LedgerKind } from '@adaos/api';
import type { Database, ShopTransaction } from '../db/database.ts';
import { adSpend, missingInSpan, missingKinds, netProfit, netSales } from '../insights/figures.ts';
import { toMajor } from '../ledger/money.ts';
import { addMonths } from '../calendar/months.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { type MonthTotals, readFullMonths } from '../insights/full-months.ts';
import { readShopFacts, type ShopFacts } from '../insights/shop-facts.ts';
import { mergeTotals, sumOf, type Totals } from '../insights/totals.ts';
import { planOfShop } from '../plans/plan-of-shop.ts';
import { forecastInsights } from './insights.ts';
import { type HistoryMonth, simulate } from './simulate.ts';

const SHOWN_MONTHS = 12;
const DAYS_A_MONTH = 30;
/** What goes with each unit sold. */
const VARIABLE: readonly LedgerKind[] = [
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

function toHistory({ totals }: MonthTotals): HistoryMonth {
  const [profit, ads] = [netProfit(totals), adSpend(totals)];
  return {
    sales: Number(netSales(totals)),
    profit: profit === null ? null : Number(profit),
    ads: ads === null ? null : Number(ads),
    variableCosts: -Number(sumOf(totals, VARIABLE)),
  };
}

/** The costs that the profit of the latest months with one lacks: those that are shown, and those that a forecast follows from. */
function missingOf(months: readonly MonthTotals[]) {
  const known = months.slice(months.findLastIndex(({ totals }) => netProfit(totals) === null) + 1);
  return missingKinds(mergeTotals(known.map(({ totals }) => totals)));
}

async function readHead(trx: ShopTransaction, facts: ShopFacts, months: readonly MonthTotals[]) {
  const updatedAt = await readUpdatedAt(trx, facts.shopId);
  return {
    source: months.length === 0 ? ('none' as const) : ('live' as const),
    currency: facts.currency,
    updatedAt: months.length === 0 ? null : (updatedAt?.toISOString() ?? null),
  };
}

/** The last twelve full months of the shop. */
export async function getBaseline(database: Database, shopId: string): Promise<BaselineAnswer> {
  return database.readShop(shopId, async (trx) => {
    const facts = await readShopFacts(trx, shopId);
    const months = await readFullMonths(trx, facts, await readOrderSpan(trx, shopId));
    const baseline = shownOf(months, facts.digits);
    return { ...(await readHead(trx, facts, months)), baseline, missing: missingOf(months) };
  });
}

/** What the coming months would be with other ad budgets and prices, as far ahead as the plan allows. @param changes whole percent. */
export async function simulateForecast(
  database: Database,
  shopId: string,
  changes: { readonly ads: number; readonly price: number },
): Promise<ForecastAnswer> {
  return database.readShop(shopId, async (trx) => {
    const facts = await readShopFacts(trx, shopId);
    const months = await readFullMonths(trx, facts, await readOrderSpan(trx, shopId));
    const { limits } = await planOfShop(trx, shopId);
    const ahead = Math.max(1, Math.floor(limits.forecastDays / DAYS_A_MONTH));
    const fractions = { ads: changes.ads / 100, price: changes.price / 100 };
    const simulation = simulate(months.map(toHistory), fractions, ahead);
    const major = (minor: number) => toMajor(BigInt(Math.round(minor)), facts.digits);
    const known = (minor: number | null) => (minor === null ? null : major(minor));
    const last = months.at(-1)?.month ?? '';
    const [coming] = simulation?.months ?? [];
    return {
      ...(await readHead(trx, facts, months)),
      result:
        simulation && coming
          ? {
              predictedDemand: major(coming.sales),
              predictedProfit: known(coming.profit),
              confidence: simulation.confidence,
              riskLevel: simulation.risk,
              ...forecastInsights(changes, simulation),
            }
          : null,
      history: shownOf(months, facts.digits),
      forecast: (simulation?.months ?? []).map((month, index) => ({
        month: addMonths(last, index + 1),
        demand: major(month.sales),
        profit: known(month.profit),
        low: major(month.low),
        high: major(month.high),
      })),
      missing: missingOf(months),
      horizonDays: limits.forecastDays,
    };
  });
}
