import type { Level } from './insights.ts';

/** By how many percent the units sold change with one percent more, with the bounds of nine cases in ten. */
export interface Elasticity {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** One month to come if nothing changes; amounts in one unit. */
export interface PlainMonth {
  readonly sales: number;
  /** Null while it is not known. */
  readonly profit: number | null;
  /** Of a month that has begun: the sales of its days that are over, of which nothing can be changed, and the share of its days to come. */
  readonly begun?: { readonly sales: number; readonly toCome: number } | undefined;
}

/** The month that changes are judged by: the first that is whole; where none is, the one that has begun. */
export function judgedMonth(months: readonly PlainMonth[]): number {
  return Math.max(
    0,
    months.findIndex(({ begun }) => begun === undefined),
  );
}

/** What a month's profit is made of. */
export interface Economics {
  /** Costs that go with the units sold, as a share of the sales. */
  readonly variableShare: number;
  /** Ad spend of a month, in the unit of the months. */
  readonly ads: number;
}

export interface WhatIfBasis {
  readonly economics: Economics;
  readonly elasticity: { readonly ads: Elasticity; readonly price: Elasticity };
}

/** Whole percent. */
export interface WhatIfChanges {
  readonly ads: number;
  readonly price: number;
}

/** The bounds of the two changes, in whole percent. */
export const ADS_CHANGE = { least: -50, most: 100 } as const;
export const PRICE_CHANGE = { least: -30, most: 50 } as const;

const NO_CHANGE: WhatIfChanges = { ads: 0, price: 0 };

/** units = (1 + ads change)^a * (1 + price change)^p; without ads there is nothing to change. */
function unitsBy(changes: WhatIfChanges, { ads }: Economics, adsElasticity: number, priceElasticity: number): number {
  const byAds = ads > 0 ? (1 + changes.ads / 100) ** adsElasticity : 1;
  return byAds * (1 + changes.price / 100) ** priceElasticity;
}

/**
 * A month with other ad budgets and prices: sales follow units and prices, the costs of goods and sending the units, ads their own
 * budget; all else stays, and so do the days that are over. Without a change it is the month itself.
 */
function changed(month: PlainMonth, economics: Economics, units: number, changes: WhatIfChanges): PlainMonth {
  const { begun = { sales: 0, toCome: 1 } } = month;
  const revenue = units * (1 + changes.price / 100);
  const coming = month.sales - begun.sales;
  const sales = begun.sales + coming * revenue;
  if (month.profit === null) return { sales, profit: null };
  const more = coming * (revenue - 1) - economics.variableShare * coming * (units - 1);
  return { sales, profit: month.profit + more - (economics.ads * begun.toCome * changes.ads) / 100 };
}

/** The months to come with other ad budgets and prices. */
export function whatIf(months: readonly PlainMonth[], basis: WhatIfBasis, changes: WhatIfChanges): PlainMonth[] {
  const { economics, elasticity } = basis;
  const units = unitsBy(changes, economics, elasticity.ads.value, elasticity.price.value);
  return months.map((month) => changed(month, economics, units, changes));
}

/** The change of units in percent, of each change alone. */
export function demandChanges({ economics, elasticity }: WhatIfBasis, { ads, price }: WhatIfChanges) {
  const percent = (changes: WhatIfChanges) =>
    100 * (unitsBy(changes, economics, elasticity.ads.value, elasticity.price.value) - 1);
  return { byAds: percent({ ads, price: 0 }), byPrice: percent({ ads: 0, price }) };
}

export interface Difference {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const worth = ({ sales, profit }: PlainMonth) => profit ?? sales;

/** The four corners of what the elasticities may be. */
function corners({ economics, elasticity: { ads, price } }: WhatIfBasis, changes: WhatIfChanges): number[] {
  return [ads.low, ads.high].flatMap((a) => [price.low, price.high].map((p) => unitsBy(changes, economics, a, p)));
}

/** How much more or less a month earns than without the changes, as far as the elasticities are known; of sales while the profit is not known. */
export function differenceOf(month: PlainMonth, basis: WhatIfBasis, changes: WhatIfChanges): Difference {
  const before = worth(month);
  const at = (units: number) => worth(changed(month, basis.economics, units, changes)) - before;
  const { economics, elasticity } = basis;
  const value = at(unitsBy(changes, economics, elasticity.ads.value, elasticity.price.value));
  const all = [value, ...corners(basis, changes).map(at)];
  return { value, low: Math.min(...all), high: Math.max(...all) };
}

const [RISK_MEDIUM, RISK_HIGH] = [0.1, 0.3];

/** The risk is what may be lost of a month where customers answer otherwise than expected, as a share of it. */
export function riskOf(month: PlainMonth, basis: WhatIfBasis, changes: WhatIfChanges): Level {
  const { low } = differenceOf(month, basis, changes);
  const loss = Math.max(0, -low) / Math.max(Math.abs(worth(month)), 1);
  if (loss >= RISK_HIGH) return 'High';
  return loss >= RISK_MEDIUM ? 'Medium' : 'Low';
}

interface Range {
  readonly low: number;
  readonly high: number;
}

/** The changes that would earn the most of those that are certain to earn more, and where they would be with the elasticities' bounds. */
export interface BestChanges extends WhatIfChanges {
  readonly adsRange: Range;
  readonly priceRange: Range;
  /** Against doing nothing. */
  readonly difference: Difference;
  /** Some change is expected to earn more, but none that is certain to: no change is advised. */
  readonly unsure: boolean;
}

const steps = ({ least, most }: { least: number; most: number }) =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

interface Steps {
  readonly ads: readonly number[];
  readonly price: readonly number[];
}

/** The best of these changes at some elasticities, or of none. */
function bestAt(
  month: PlainMonth,
  { economics, elasticity }: WhatIfBasis,
  among: Steps,
  allowed: (changes: WhatIfChanges) => boolean = () => true,
): WhatIfChanges {
  let best = { changes: NO_CHANGE, profit: worth(month) };
  for (const price of among.price) {
    for (const ads of among.ads) {
      const changes = { ads, price };
      const units = unitsBy(changes, economics, elasticity.ads.value, elasticity.price.value);
      const profit = worth(changed(month, economics, units, changes));
      // What gains next to nothing is no reason to change anything.
      if (profit > best.profit + 1e-9 * Math.abs(best.profit) && allowed(changes)) best = { changes, profit };
    }
  }
  return best.changes;
}

const isNone = ({ ads, price }: WhatIfChanges) => ads === 0 && price === 0;

/**
 * The best of all whole percents that earn more at both bounds of what customers may do: each change by itself, and both together.
 * @returns null while the profit is not known.
 */
export function bestChanges(month: PlainMonth, basis: WhatIfBasis): BestChanges | null {
  if (month.profit === null || month.sales <= 0) return null;
  const { economics, elasticity } = basis;
  const every: Steps = { ads: economics.ads > 0 ? steps(ADS_CHANGE) : [0], price: steps(PRICE_CHANGE) };
  const certain = (changes: WhatIfChanges) => isNone(changes) || differenceOf(month, basis, changes).low > 0;
  const sure: Steps = {
    ads: every.ads.filter((ads) => certain({ ads, price: 0 })),
    price: every.price.filter((price) => certain({ ads: 0, price })),
  };
  const best = bestAt(month, basis, sure, certain);
  const { ads, price } = elasticity;
  const exactly = (value: number): Elasticity => ({ value, low: value, high: value });
  const others = [ads.low, ads.high].flatMap((a) =>
    [price.low, price.high].map((p) =>
      bestAt(month, { economics, elasticity: { ads: exactly(a), price: exactly(p) } }, every),
    ),
  );
  const rangeOf = (name: keyof WhatIfChanges): Range => {
    const all = [best, ...others].map((one) => one[name]);
    return { low: Math.min(...all), high: Math.max(...all) };
  };
  return {
    ...best,
    adsRange: rangeOf('ads'),
    priceRange: rangeOf('price'),
    difference: differenceOf(month, basis, best),
    unsure: isNone(best) && !isNone(bestAt(month, basis, every)),
  };
}
