import type { Level } from '@adaos/api';
import { type ExpectedMonths, expectMonths } from '../insights/expect-months.ts';
import { type AdsMonth, adsElasticity, PRICE_ELASTICITY, PRICE_ELASTICITY_SPREAD } from './elasticity.ts';

/** One full month of the past; amounts in one unit. */
export interface HistoryMonth extends AdsMonth {
  /** Null while the goods' cost is unknown. */
  readonly profit: number | null;
  /** What the goods, their sending and payment cost, less what customers paid for it, as a cost. */
  readonly variableCosts: number;
}

interface SimulatedMonth {
  readonly sales: number;
  readonly low: number;
  readonly high: number;
  readonly profit: number | null;
}

export interface Simulation {
  /** The coming one first. */
  readonly months: readonly SimulatedMonth[];
  /** Percent: how near the forecast came to the months of the past, less for changes that the shop has not seen. */
  readonly confidence: number;
  readonly risk: Level;
  /** Change of units in percent, of each change alone. */
  readonly demandByAds: number;
  readonly demandByPrice: number;
  /** Change of the coming month's profit in percent; null where it is unknown. */
  readonly profitGrowth: number | null;
}

const YEAR = 12;
const [LEAST_CONFIDENCE, MOST_CONFIDENCE] = [5, 95];
/** Price changes beyond these have no precedent in a shop's usual year. */
const [UNUSUAL_PRICE, FAR_PRICE] = [0.1, 0.2];
const [RISK_MEDIUM, RISK_HIGH] = [0.1, 0.3];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The greatest change of ad spend from one month to the next, as a fraction. */
function triedAdsChange(history: readonly HistoryMonth[]): number {
  const changes = history.slice(1).map(({ ads }, index) => {
    const before = history[index]?.ads;
    return ads && before ? Math.abs(ads / before - 1) : 0;
  });
  return Math.max(0, ...changes);
}

/** What a month's profit becomes: sales and the costs that go with the units change, ads by their own, all else stays. */
interface Economics {
  readonly variableShare: number;
  readonly ads: number;
}

function profitOf(sales: number, profit: number, { variableShare, ads }: Economics, units: number, changes: Changes) {
  const fixed = sales * (1 - variableShare) - ads - profit;
  return sales * units * (1 + changes.price) - variableShare * sales * units - ads * (1 + changes.ads) - fixed;
}

interface Changes {
  /** Fractions. */
  readonly ads: number;
  readonly price: number;
}

function riskOf(before: number, after: number, worst: number): Level {
  const loss = Math.max(0, before - Math.min(after, worst)) / Math.max(Math.abs(before), 1);
  if (loss >= RISK_HIGH) return 'High';
  return loss >= RISK_MEDIUM ? 'Medium' : 'Low';
}

function confidenceOf(sales: ExpectedMonths, history: readonly HistoryMonth[], { ads, price }: Changes): number {
  const near = 100 - sales.errorPercent;
  const unseen = Math.abs(ads) > triedAdsChange(history) ? 15 : 0;
  const far = Math.abs(price) > FAR_PRICE ? 20 : Math.abs(price) > UNUSUAL_PRICE ? 10 : 0;
  return Math.round(Math.min(Math.max(near - unseen - far, LEAST_CONFIDENCE), MOST_CONFIDENCE));
}

/**
 * What other ad budgets and prices would do to the months to come. Sales and profit are expected from their own past; units
 * answer to the changes by their elasticities; costs of the goods and their sending follow the units.
 * @param changes as fractions. @param ahead months to predict.
 * @returns null with fewer than three months of history.
 */
export function simulate(history: readonly HistoryMonth[], changes: Changes, ahead: number): Simulation | null {
  const sales = expectMonths(
    history.map((month) => month.sales),
    ahead,
  );
  if (sales === null) return null;
  const profits = history.map(({ profit }) => profit);
  const known = profits.slice(profits.lastIndexOf(null) + 1) as number[];
  const expected = expectMonths(known, ahead);
  const year = history.slice(-YEAR);
  const yearSales = sum(year.map((month) => month.sales));
  const economics: Economics = {
    variableShare: yearSales > 0 ? sum(year.map(({ variableCosts }) => variableCosts)) / yearSales : 0,
    ads: sum(history.slice(-3).map(({ ads }) => ads ?? 0)) / Math.min(3, history.length),
  };
  const adsPower = economics.ads > 0 ? adsElasticity(history) : 0;
  const unitsBy = (priceElasticity: number, adsElasticityOf = adsPower) =>
    (1 + changes.ads) ** adsElasticityOf * (1 + changes.price) ** priceElasticity;
  const units = unitsBy(PRICE_ELASTICITY);
  const revenue = units * (1 + changes.price);
  const months = sales.months.map((month, index): SimulatedMonth => {
    const profit = expected?.months[index]?.value;
    return {
      sales: Math.max(0, month.value) * revenue,
      low: Math.max(0, month.low) * revenue,
      high: Math.max(0, month.high) * revenue,
      profit: profit === undefined ? null : profitOf(month.value, profit, economics, units, changes),
    };
  });
  const [coming, before] = [sales.months[0]?.value ?? 0, expected?.months[0]?.value ?? null];
  const after = months[0]?.profit ?? null;
  const at = (other: number) =>
    before === null ? coming * other * (1 + changes.price) : profitOf(coming, before, economics, other, changes);
  // As bad as it may well be: demand that answers to prices more or less than usual, to ads not at all or twice as much.
  const worst = Math.min(
    at(unitsBy(PRICE_ELASTICITY - PRICE_ELASTICITY_SPREAD)),
    at(unitsBy(PRICE_ELASTICITY + PRICE_ELASTICITY_SPREAD)),
    at(unitsBy(PRICE_ELASTICITY, 0)),
    at(unitsBy(PRICE_ELASTICITY, 2 * adsPower)),
  );
  return {
    months,
    confidence: confidenceOf(sales, history, changes),
    risk: riskOf(before ?? coming, after ?? coming * revenue, worst),
    demandByAds: 100 * ((1 + changes.ads) ** adsPower - 1),
    demandByPrice: 100 * ((1 + changes.price) ** PRICE_ELASTICITY - 1),
    profitGrowth: before === null || after === null ? null : (100 * (after - before)) / Math.max(Math.abs(before), 1),
  };
}
