import { CHANGE, type EstimatedElasticity, LEAST_PAIRS, toElasticity, USUAL_PRICE } from '../elasticity.ts';
import { sum } from './types.ts';
import { type Estimate, type Normal, poolEstimates } from './pooled.ts';

/** What one product sold in spans of four weeks. */
export interface PricedProduct {
  readonly code: string;
  /** The group of the product; null: of none. */
  readonly family: string | null;
  /** As JSON: the spans' places counted back from the last day, their units, and their sales in minor units. */
  readonly spans: string;
}

/** Of one product or one group. */
export interface PartElasticity extends Omit<EstimatedElasticity, 'from'> {
  /** What it follows from most: the product's own changes, those of its group, those of the shop, or what is usual. */
  readonly from: 'own' | 'group' | 'shop' | 'usual';
}

export interface PriceElasticities {
  readonly shop: EstimatedElasticity;
  /** Of a product whose price has not changed: around the shop's own, by as much as products differ. */
  readonly other: PartElasticity;
  /** By code and by group, of those whose prices changed. */
  readonly products: ReadonlyMap<string, PartElasticity>;
  readonly families: ReadonlyMap<string, PartElasticity>;
}

/** Of a span. */
export const LEAST_UNITS = 5;
/** A product with fewer spans of four weeks, or prices that hardly changed, has no estimate of its own. */
const LEAST_BLOCKS = 4;
/** A product's own noise is drawn to that of all products, as by so many spans more. */
const COMMON_NOISE = 8;
/** What counts as much as the others together is what an elasticity rests on. */
const HALF = 0.5;

interface Logs {
  readonly code: string;
  readonly group: string;
  readonly block: number;
  readonly units: number;
  readonly x: number;
  readonly y: number;
}

/** How often the price of a product was another than four weeks before. */
function countChanges(logs: readonly Logs[]): number {
  const inTurn = logs.toSorted((a, b) => b.block - a.block);
  return inTurn.filter(({ x }, at) => at > 0 && Math.abs(x - (inTurn[at - 1]?.x ?? x)) > CHANGE).length;
}

/** A span of a product: log price and log units, less the product's own mean, and the units less what all products did at the time. */
interface Span {
  readonly block: number;
  readonly weight: number;
  readonly x: number;
  readonly y: number;
}

const meanBy = (logs: readonly Logs[], of: (one: Logs) => number) => {
  const total = sum(logs.map(({ units }) => Math.sqrt(units)));
  return sum(logs.map((one) => Math.sqrt(one.units) * of(one))) / total;
};

const TURNS = 12;

/**
 * Each product compared with itself, less what all products did at a time beyond what their own prices explain (`y = product + time +
 * slope * x`, by turns). In between slopes are drawn to the common one, as what is the same for all products at a time could be either.
 */
function spansOf(byCode: ReadonlyMap<string, readonly Logs[]>): Map<string, Span[]> {
  let times = new Map<number, number>();
  const timeOf = ({ block }: Logs) => times.get(block) ?? 0;
  const centred = (own: readonly Logs[]): Span[] => {
    const [x, y] = [meanBy(own, (one) => one.x), meanBy(own, (one) => one.y - timeOf(one))];
    return own.map((one) => {
      return { block: one.block, weight: Math.sqrt(one.units), x: one.x - x, y: one.y - timeOf(one) - y };
    });
  };
  const squaresOf = (spans: readonly Span[]) => sum(spans.map(({ weight, x }) => weight * x * x));
  const productsOf = (spans: readonly Span[]) => sum(spans.map(({ weight, x, y }) => weight * x * y));
  for (let turn = 0; turn < TURNS; turn += 1) {
    const all = [...byCode.values()].map((own) => ({ spans: centred(own) }));
    const squares = sum(all.map(({ spans }) => squaresOf(spans)));
    const common = squares > 1e-9 ? sum(all.map(({ spans }) => productsOf(spans))) / squares : 0;
    const pull = squares / Math.max(1, all.length);
    const [sums, weights] = [new Map<number, number>(), new Map<number, number>()];
    for (const { spans } of all) {
      const slope = pull > 1e-9 ? (productsOf(spans) + pull * common) / (squaresOf(spans) + pull) : 0;
      for (const { block, weight, x, y } of spans) {
        const rest = y + (times.get(block) ?? 0) - slope * x;
        sums.set(block, (sums.get(block) ?? 0) + weight * rest);
        weights.set(block, (weights.get(block) ?? 0) + weight);
      }
    }
    times = new Map([...sums].map(([block, total]) => [block, total / (weights.get(block) ?? 1)]));
  }
  return new Map([...byCode].map(([code, own]) => [code, centred(own)]));
}

/** Sums of a product's spans, weighted by the root of the units. */
interface Sums {
  readonly code: string;
  readonly squares: number;
  readonly slope: number;
  /** Of what the slope leaves. */
  readonly rest: number;
  readonly degrees: number;
  /** Of the rest, and of the prices, with themselves four weeks later. */
  readonly restLater: number;
  readonly priceLater: number;
}

/** @param shared degrees of freedom that the spans of all products have cost each. */
function sumsOf(code: string, pairs: readonly Span[], shared: number): Sums | null {
  const squares = sum(pairs.map(({ x, weight }) => weight * x * x));
  if (pairs.length < LEAST_BLOCKS || squares < 1e-6) return null;
  const slope = sum(pairs.map(({ x, y, weight }) => weight * x * y)) / squares;
  const rests = pairs.toSorted((a, b) => b.block - a.block).map((one) => ({ ...one, rest: one.y - slope * one.x }));
  const later = (of: 'rest' | 'x') =>
    sum(
      rests.map((one, at) => {
        const next = rests[at + 1];
        return next && one.block - next.block === 1 ? Math.sqrt(one.weight * next.weight) * one[of] * next[of] : 0;
      }),
    );
  return {
    code,
    squares,
    slope,
    rest: sum(rests.map(({ rest, weight }) => weight * rest * rest)),
    degrees: Math.max(1, pairs.length - 2 - shared),
    restLater: later('rest'),
    priceLater: later('x'),
  };
}

/**
 * How many times as uncertain slopes are since what is left goes on from one span to the next: `(1 + r q) / (1 - r q)` with the
 * autocorrelations of the rest and of the prices (Bartlett 1935), the rest's corrected for the short series (Nickell 1981).
 */
function inflationOf(all: readonly Sums[]): number {
  const spans = sum(all.map(({ degrees }) => degrees + 2)) / Math.max(1, all.length);
  const rest = sum(all.map((one) => one.restLater)) / Math.max(1e-12, sum(all.map((one) => one.rest))) + 1 / spans;
  const price = sum(all.map((one) => one.priceLater)) / Math.max(1e-12, sum(all.map((one) => one.squares)));
  const both = Math.min(Math.max(rest * price, 0), 0.8);
  return (1 + both) / (1 - both);
}

/** The slope of each product whose price changed, by weighted least squares, with its standard error. */
function estimatesOf(byCode: ReadonlyMap<string, readonly Logs[]>): Estimate[] {
  const spans = spansOf(byCode);
  const changed = [...spans.values()].flat().filter(({ x }) => Math.abs(x) > CHANGE).length;
  if (changed < LEAST_PAIRS) return [];
  const shared = new Set([...spans.values()].flatMap((own) => own.map(({ block }) => block))).size / spans.size;
  const all = [...spans].flatMap(([code, own]) => sumsOf(code, own, shared) ?? []);
  const common = sum(all.map(({ rest }) => rest)) / Math.max(1, sum(all.map(({ degrees }) => degrees)));
  const inflation = inflationOf(all);
  return all.map(({ code, squares, slope, rest, degrees }) => {
    const noise = (rest + COMMON_NOISE * common) / (degrees + COMMON_NOISE);
    const error = Math.max(1e-3, Math.sqrt((inflation * noise) / squares));
    return { key: code, group: byCode.get(code)?.[0]?.group ?? '', value: slope, error };
  });
}

const PRIOR: Normal = { mean: USUAL_PRICE.value, variance: USUAL_PRICE.spread ** 2 };

/**
 * The price elasticities of a shop's own price changes: log units on log price within each product, after what all products have in common
 * at a time is taken away; products are pooled within their groups and groups within the shop (`pooled.ts`), and drawn to what is usual.
 */
export function priceElasticities(sold: readonly PricedProduct[]): PriceElasticities {
  const logs = sold.flatMap(({ code, family, spans }) =>
    (JSON.parse(spans) as [block: number, units: number, sales: number][])
      .filter(([, units, sales]) => units >= LEAST_UNITS && sales > 0)
      .map(([block, units, sales]): Logs => {
        return { code, group: family ?? '', block, units, x: Math.log(sales / units), y: Math.log(units) };
      }),
  );
  const byCode = Map.groupBy(logs, ({ code }) => code);
  const estimates = estimatesOf(byCode);
  const pooled = poolEstimates(estimates, PRIOR);
  const changes = new Map([...byCode].map(([code, own]) => [code, countChanges(own)]));
  const own = pooled.shop.variance <= HALF * PRIOR.variance;
  const shop: EstimatedElasticity = {
    ...toElasticity(pooled.shop, USUAL_PRICE),
    from: own ? 'own' : 'usual',
    changes: sum([...changes.values()]),
  };
  const products = estimates.map((one): [string, PartElasticity] => {
    const found = pooled.product(one.key) ?? PRIOR;
    const from = found.variance / one.error ** 2 >= HALF ? 'own' : one.group !== '' ? 'group' : own ? 'shop' : 'usual';
    return [one.key, { ...toElasticity(found, USUAL_PRICE), from, changes: changes.get(one.key) ?? 0 }];
  });
  const families = [...Map.groupBy(estimates, ({ group }) => group)].flatMap(
    ([name, members]): [string, PartElasticity][] => {
      if (name === '') return [];
      const made = sum(members.map(({ key }) => changes.get(key) ?? 0));
      return [[name, { ...toElasticity(pooled.group(name), USUAL_PRICE), from: 'group', changes: made }]];
    },
  );
  const other: PartElasticity = {
    ...toElasticity(pooled.other, USUAL_PRICE),
    from: own ? 'shop' : 'usual',
    changes: shop.changes,
  };
  return { shop, other, products: new Map(products), families: new Map(families) };
}
