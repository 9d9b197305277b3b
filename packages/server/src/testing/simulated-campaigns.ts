import { addDays } from '../calendar/days.ts';
import type { SpendDay } from '../campaigns/budget.ts';
import { createRandom, type Random } from '../demo/random.ts';

/** The kinds of campaigns that are simulated. */
export const CAMPAIGN_KINDS = [
  'flat',
  'saturating',
  'exponential',
  'power',
  'weekly season',
  'sparse conversions',
  'zero days',
  'trend',
  'even spend',
  'short',
] as const;
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number];

export interface SimulatedCampaign {
  readonly kind: CampaignKind;
  readonly days: readonly SpendDay[];
  readonly lastDay: string;
  /** What the profit of 30 days truly changes by when the spend of the latest 28 days is multiplied by a factor. */
  truth(factor: number): number;
}

export const FIRST_DAY = '2024-01-01';
const LATELY = 28;
const WEEK = 7;
const WEEKEND = [1, 1, 1, 1, 1.1, 1.5, 1.4];

/** A standard normal number (Box & Muller 1958). */
const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
const logNormal = (random: Random, spread: number) => Math.exp(spread * normal(random) - spread ** 2 / 2);
const within = (random: Random, least: number, most: number) => least + (most - least) * random.next();

/** What spend of `x` times the usual brings, 1 at the usual. */
function responseOf(kind: CampaignKind, random: Random): (x: number) => number {
  const elasticity = within(random, 0.15, 0.85);
  if (kind === 'flat') return (x) => (1.02 * x) / (x + 0.02);
  if (kind === 'power' || kind === 'sparse conversions') return (x) => x ** elasticity;
  if (kind === 'exponential') {
    const k = within(random, 0.4, 2.5);
    return (x) => (1 - Math.exp(-x / k)) / (1 - Math.exp(-1 / k));
  }
  const k = elasticity / (1 - elasticity);
  const base = kind === 'zero days' ? within(random, 0, 0.25) : 0;
  return (x) => base + ((1 - base) * x * (1 + k)) / (x + k);
}

/** Orders a day at the usual spend. */
function ordersOf(kind: CampaignKind, random: Random) {
  return kind === 'sparse conversions' ? within(random, 0.3, 1.5) : Math.exp(within(random, Math.log(2), Math.log(40)));
}

/** Spend by the usual one: a budget that is changed now and then, and what the platform makes of it each day. */
function spendsOf(kind: CampaignKind, count: number, random: Random): number[] {
  const spread = kind === 'even spend' ? 0.02 : within(random, 0.1, 0.4);
  let budget = 1;
  return Array.from({ length: count }, (_, index) => {
    if (index === 0 || random.chance(0.08)) budget = logNormal(random, spread);
    const weekly = kind === 'weekly season' ? (WEEKEND[index % WEEK] ?? 1) : 1;
    const growing = kind === 'trend' ? Math.exp(0.6 * (index / count - 0.5)) : 1;
    const idle = kind === 'zero days' && random.chance(0.25);
    return idle ? 0 : budget * weekly * growing * logNormal(random, kind === 'even spend' ? 0.02 : 0.12);
  });
}

/** One campaign of a kind, the same for the same seed; amounts in minor units. @param length days; default: by chance. */
export function simulateCampaign(kind: CampaignKind, seed: number, length?: number): SimulatedCampaign {
  const random = createRandom(seed);
  const drawn = kind === 'short' ? random.between(10, 35) : random.between(56, 112);
  const count = length ?? drawn;
  const response = responseOf(kind, random);
  const orders = ordersOf(kind, random);
  const worth = within(random, 1_500, 6_000);
  // From a third of its spend lost to three times earned.
  const usual = (orders * worth) / Math.exp(within(random, Math.log(0.7), Math.log(4)));
  const growth = kind === 'trend' ? within(random, -0.6, 0.6) : 0;
  const weekdays = kind === 'weekly season' ? WEEKEND : WEEKEND.map((factor) => 1 + (factor - 1) * 0.3);
  const uneven = within(random, 0, 0.25);
  const demand = (index: number) => (weekdays[index % WEEK] ?? 1) * Math.exp(growth * (index / count - 0.5));
  const spends = spendsOf(kind, count, random);
  const days = spends.map((x, index): SpendDay => {
    const sold = random.poisson(orders * demand(index) * response(x) * logNormal(random, uneven));
    const contribution = Array.from({ length: sold }, () => worth * logNormal(random, 0.5));
    const sum = contribution.reduce((total, one) => total + one, 0);
    return { day: addDays(FIRST_DAY, index), spend: Math.round(usual * x), contribution: Math.round(sum) };
  });
  const latest = spends.map((x, index) => ({ x, index })).slice(-LATELY);
  const truth = (factor: number) => {
    const gains = latest.map(({ x, index }) => {
      const brought = orders * worth * demand(index) * (response(factor * x) - response(x));
      return brought - (factor - 1) * usual * x;
    });
    return (30 / latest.length) * gains.reduce((total, one) => total + one, 0);
  };
  return { kind, days, lastDay: addDays(FIRST_DAY, count - 1), truth };
}
