// A simulated year of stock: what advice that follows the sales saves against a reorder point that stays as it was set.
import { expect, test } from 'vitest';
import { type Demand, demandOfDays } from '../../packages/server/src/stock/demand.ts';
import { COVER_DAYS, orderQuantity } from '../../packages/server/src/stock/replenishment.ts';
import { meanAndVariance, reorderPoint } from '../../packages/server/src/stock/reorder-point.ts';
import { createRandom } from '../../packages/server/src/demo/random.ts';
import { record } from '../support/measurements.ts';

const BY = 'tests/load/stock-year.test.ts';
/** Days before the year, from which the fixed reorder point is set. */
const WARM_UP = 60;
const YEAR = 365;
const PRODUCTS = 40;
/** A unit's cost, its contribution when sold, and what holding it for a year costs, as a share of its cost. */
const COST = 10;
const CONTRIBUTION = 8;
const HOLDING = 0.25;
/** By how much a fixed point is tried higher or lower. */
const FACTORS = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 6];
const LEAD_DAYS = [6, 8, 9, 10, 11, 14] as const;

const KINDS = ['steady', 'season', 'trend', 'sparse', 'launch', 'break'] as const;
type Kind = (typeof KINDS)[number];

/** What customers want a day on the average, by kind; the day counts from the beginning of the warm-up. */
function meanOf(kind: Kind, day: number, { base, phase }: { base: number; phase: number }): number {
  switch (kind) {
    case 'steady':
      return base;
    case 'season':
      return base * (1 + 0.6 * Math.sin((2 * Math.PI * (day + phase)) / YEAR));
    case 'trend':
      return base * (1 + (phase % 2 === 0 ? 1.2 : -0.6) * (day / (WARM_UP + YEAR)));
    case 'sparse':
      return base / 20;
    case 'launch':
      // A month of first sales, then what it settles at.
      return day < phase % 120 ? 0 : base * Math.min(1, 0.25 + (day - (phase % 120)) / 40);
    case 'break':
      return day < WARM_UP + (phase % 200) ? base : base * (phase % 3 === 0 ? 0.35 : 2.2);
  }
}

interface Policy {
  /** Units to order on a day; 0 for none. */
  order(
    sold: readonly { units: number; inStock: boolean }[],
    stock: { units: number; onOrder: number },
    leads: readonly number[],
  ): number;
}

const NO_LEADS = { mean: 9, variance: 0 };
const leadOf = (leads: readonly number[]) => meanAndVariance(leads.slice(-12)) ?? NO_LEADS;

/** Follows the sales: demand and lead time are read again each day. */
const following: Policy = {
  order(sold, stock, leads) {
    const demand = demandOfDays(sold);
    if (demand === null) return 0;
    const point = reorderPoint(demand, leadOf(leads));
    return stock.units + stock.onOrder > point ? 0 : orderQuantity(demand, point, stock);
  },
};

/**
 * The same formula, once: from the first days with enough sales on, the point and the quantity stay.
 * @param factor by which the owner sets both higher or lower than that.
 */
function fixed(factor = 1): Policy {
  let set: { point: number; quantity: number } | null = null;
  return {
    order(sold, stock, leads) {
      const { units, onOrder } = stock;
      if (set === null) {
        // Until then both order alike, so that the year begins with the same stock.
        const demand: Demand | null = sold.length < WARM_UP ? null : demandOfDays(sold);
        if (demand === null) return following.order(sold, stock, leads);
        set = {
          point: Math.ceil(factor * reorderPoint(demand, leadOf(leads))),
          quantity: Math.max(1, Math.ceil(factor * demand.mean * COVER_DAYS)),
        };
      }
      return units + onOrder > set.point ? 0 : set.quantity;
    },
  };
}

/** @returns what a year costs: stock held and sales lost. */
function simulate(kind: Kind, seed: number, policy: Policy): { held: number; lost: number } {
  const random = createRandom(seed);
  const facts = { base: 2 + random.next() * 12, phase: random.between(0, YEAR - 1) };
  const wanted = Array.from({ length: WARM_UP + YEAR }, (_, day) => random.poisson(meanOf(kind, day, facts)));
  const leadDraws = Array.from({ length: YEAR }, () => random.pick(LEAD_DAYS));
  const sold: { units: number; inStock: boolean }[] = [];
  const leads: number[] = [8, 10, 9];
  const due: { on: number; units: number; took: number }[] = [];
  let [units, placed, held, lost] = [Math.ceil(facts.base * (kind === 'sparse' ? 2 : 40)), 0, 0, 0];
  for (const [day, want] of wanted.entries()) {
    for (const { units: came, took } of due.filter(({ on }) => on === day)) {
      units += came;
      leads.push(took);
    }
    const inStock = units > 0;
    const gone = Math.min(units, want);
    units -= gone;
    // The product begins with its first sale.
    if (sold.length > 0 || gone > 0) sold.push({ units: gone, inStock });
    if (day >= WARM_UP) {
      held += (units * COST * HOLDING) / YEAR;
      lost += (want - gone) * CONTRIBUTION;
    }
    const onOrder = due.filter(({ on }) => on > day).reduce((sum, order) => sum + order.units, 0);
    const quantity = policy.order(sold, { units, onOrder }, leads);
    if (quantity > 0) {
      const took = leadDraws[placed % leadDraws.length] ?? 9;
      placed += 1;
      due.push({ on: day + took, units: quantity, took });
    }
  }
  return { held, lost };
}

const costOf = ({ held, lost }: { held: number; lost: number }) => held + lost;
const products = KINDS.flatMap((kind, place) =>
  Array.from({ length: PRODUCTS }, (_, product) => ({ kind, seed: 1_000 * (place + 1) + product })),
);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** What following the sales saves over all products, and by kind. */
function savedAgainst(rival: (kind: Kind, seed: number) => number) {
  const costs = products.map(({ kind, seed }) => {
    return { kind, rival: rival(kind, seed), following: costOf(simulate(kind, seed, following)) };
  });
  const share = (of: typeof costs) =>
    1 - of.reduce((sum, cost) => sum + cost.following, 0) / of.reduce((sum, cost) => sum + cost.rival, 0);
  const byKind = KINDS.map((kind) => `${kind} ${percent(share(costs.filter((cost) => cost.kind === kind)))}`);
  return {
    saved: share(costs),
    text: `${percent(share(costs))} less over ${costs.length} products: ${byKind.join(', ')}`,
  };
}

test('a year of stock by the advice costs at least 15 % less than a fixed reorder point', async () => {
  const { saved, text } = savedAgainst((kind, seed) => costOf(simulate(kind, seed, fixed())));
  await record({
    figure: 'a simulated year of stock (held and lost sales) against a reorder point that was set once',
    value: text,
    target: '15 % less',
    by: BY,
  });
  expect(saved).toBeGreaterThanOrEqual(0.15);
});

test('it costs hardly more than the best fixed point of each product, which nobody can know before the year is over', async () => {
  const { saved, text } = savedAgainst((kind, seed) =>
    Math.min(...FACTORS.map((factor) => costOf(simulate(kind, seed, fixed(factor))))),
  );
  await record({
    figure: 'the same against the best fixed point of each product, known only after the year',
    value: text,
    target: 'at most 15 % more',
    by: BY,
  });
  expect(saved).toBeGreaterThanOrEqual(-0.15);
});
