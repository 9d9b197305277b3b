import { setImmediate } from 'node:timers/promises';
import type { BudgetGap } from '@adaos/domain';
import { addDays } from '../calendar/days.ts';
import { type Effect, MONTH_DAYS } from '../insights/statistics.ts';
import { BUDGET_DAYS, LATELY, type Prepared, prepare } from './budget-series.ts';
import { elasticityPriors } from './elasticity-prior.ts';
import { type Fit, fitElasticities, LOGITS, responseAt, type SpendDay } from './spend-response.ts';

export { BUDGET_DAYS } from './budget-series.ts';
export type { SpendDay } from './spend-response.ts';

/** A smaller change is not worth the trouble. */
const LEAST_CHANGE = 0.05;
/** A budget may leave what was spent on 90 % of the days by so much, and the usual spend by at most half or twice. */
const BEYOND = 0.3;
const FURTHEST = { less: 0.5, more: 2 } as const;
const TRIED = 20;
/** Advice is given where the profit rises with this probability; the bounds of an effect hold in four of five cases. */
const SURE = 0.95;
const BOUNDS = { low: 0.1, high: 0.9 } as const;
/** Where no change can be worth more than this share of the spend, the budget is right. */
const RIGHT_WITHIN = 0.05;
/** How many times as many days are tried for the day from which advice can be given. */
const PATIENCE = [1.25, 1.5, 2, 2.5, 3, 4] as const;
/** Five points of the normal distribution with their weights (Gauss & Hermite). */
const NODES = [
  [-2.856970013872806, 0.011257411327720682],
  [-1.355626179974266, 0.2220759220056126],
  [0, 0.5333333333333333],
  [1.355626179974266, 0.2220759220056126],
  [2.856970013872806, 0.011257411327720682],
] as const;

/** What is advised of a budget. */
export type BudgetAdvice =
  | { readonly kind: 'change'; readonly budget: number; readonly effect: Effect }
  | { readonly kind: 'keep'; readonly budget: number }
  /** `from` is the day from which it can be known if days go on like these; null where waiting alone does not help. */
  | { readonly kind: 'unknown'; readonly why: BudgetGap; readonly from: string | null };

/** What the days of a campaign say of its budget; amounts in their unit. */
export interface BudgetVerdict {
  /** Days that it rests on. */
  readonly days: number;
  /** Mean spend of the latest four weeks' days with spend, and between what 90 % of all were; null without enough days. */
  readonly spend: { readonly usual: number; readonly least: number; readonly most: number } | null;
  /** What another budget would change; null without enough days. */
  readonly effectOf: ((budget: number) => Effect) | null;
  readonly advice: BudgetAdvice;
}

/** What can be said of one campaign: its fits, and how probable each elasticity is before it is looked at. */
interface Judged {
  readonly prepared: Prepared;
  readonly fits: readonly Fit[];
  readonly prior: readonly number[];
}

/** Fits less probable than this change nothing. */
const NEGLIGIBLE = 1e-4;

/** The fits that matter with their probabilities, the days counted so many times. */
function weighed({ fits, prior }: Judged, times: number): { readonly fit: Fit; readonly weight: number }[] {
  const logs = fits.map(({ likelihood }, index) => times * likelihood + Math.log(prior[index % LOGITS.length] ?? 0));
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return fits.flatMap((fit, index) => {
    const weight = (weights[index] ?? 0) / sum;
    return weight < NEGLIGIBLE ? [] : [{ fit, weight }];
  });
}

/** What a change of the spend of each of the latest days by a factor brings in 30 days, by one fit, before what it costs. */
function broughtBy(factor: number, { series }: Prepared, { half, base, level, weekdays }: Fit): number {
  let sum = 0;
  for (let index = Math.max(series.x.length - LATELY, 0); index < series.x.length; index++) {
    const x = series.x[index] ?? 0;
    if (x > 0) {
      const weekday = weekdays[series.weekday[index] ?? 0] ?? 1;
      sum += weekday * (responseAt(factor * x, half, base) - responseAt(x, half, base));
    }
  }
  return (sum * level * MONTH_DAYS) / Math.min(series.x.length, LATELY);
}

/** The spend of 30 days like the latest. */
function spentOf({ series, usual }: Prepared): number {
  const lately = series.x.slice(-LATELY);
  return (usual * lately.reduce((sum, x) => sum + x, 0) * MONTH_DAYS) / lately.length;
}

/** A profit that a change may bring, and how probable that is. */
interface Outcome {
  readonly profit: number;
  readonly weight: number;
}

function outcomesOf(factor: number, judged: Judged, fits: ReturnType<typeof weighed>, times: number): Outcome[] {
  const cost = (factor - 1) * spentOf(judged.prepared);
  return fits.flatMap(({ fit, weight }) => {
    const brought = broughtBy(factor, judged.prepared, fit);
    const error = fit.levelError / Math.sqrt(times);
    return NODES.map(([node, share]) => ({ profit: brought * Math.exp(node * error) - cost, weight: weight * share }));
  });
}

const meanOf = (outcomes: readonly Outcome[]) => outcomes.reduce((sum, { profit, weight }) => sum + profit * weight, 0);
/** How probable more than a profit is. */
const above = (least: number, outcomes: readonly Outcome[]) =>
  outcomes.reduce((sum, { profit, weight }) => (profit > least ? sum + weight : sum), 0);

function effectOf(outcomes: readonly Outcome[]): Effect {
  const sorted = outcomes.toSorted((a, b) => a.profit - b.profit);
  const quantile = (share: number) => {
    let sum = 0;
    return sorted.find(({ weight }) => (sum += weight) >= share)?.profit ?? sorted.at(-1)?.profit ?? 0;
  };
  return { value: meanOf(outcomes), low: quantile(BOUNDS.low), high: quantile(BOUNDS.high) };
}

/** The budgets that may be advised, by the usual one. */
function factorsOf({ usual, least, most }: Prepared): number[] {
  const from = Math.max(FURTHEST.less, ((1 - BEYOND) * least) / usual);
  const to = Math.min(FURTHEST.more, ((1 + BEYOND) * most) / usual);
  return Array.from({ length: TRIED + 1 }, (_, index) => from * (to / from) ** (index / TRIED)).filter(
    (factor) => Math.abs(factor - 1) >= LEAST_CHANGE,
  );
}

/**
 * The day from which as many days like these would be enough for a small change; null where four times as many would not be, or as many as
 * a budget is judged by at most.
 * @param factors the smallest changes.
 */
function certainFrom(judged: Judged, factors: readonly number[], lastDay: string): string | null {
  const days = judged.prepared.series.x.length;
  const times = PATIENCE.filter((many) => many * days <= BUDGET_DAYS).find((many) => {
    const fits = weighed(judged, many);
    return factors.some((factor) => above(0, outcomesOf(factor, judged, fits, many)) >= SURE);
  });
  return times === undefined ? null : addDays(lastDay, Math.ceil(days * (times - 1)));
}

/** The change that earns most of those that earn for certain; none where the budget is right, or that is not known yet. */
function adviceOf(judged: Judged, lastDay: string): BudgetAdvice {
  const { usual } = judged.prepared;
  const fits = weighed(judged, 1);
  const factors = factorsOf(judged.prepared);
  const changes = factors.map((factor) => ({ factor, outcomes: outcomesOf(factor, judged, fits, 1) }));
  const [best] = changes
    .filter(({ outcomes }) => above(0, outcomes) >= SURE)
    .toSorted((a, b) => meanOf(b.outcomes) - meanOf(a.outcomes));
  if (best) return { kind: 'change', budget: best.factor * usual, effect: effectOf(best.outcomes) };
  const worthwhile = RIGHT_WITHIN * spentOf(judged.prepared);
  if (changes.every(({ outcomes }) => above(worthwhile, outcomes) < 1 - BOUNDS.high))
    return { kind: 'keep', budget: usual };
  const smallest = [factors.findLast((factor) => factor < 1), factors.find((factor) => factor > 1)];
  const from = certainFrom(
    judged,
    smallest.filter((factor) => factor !== undefined),
    lastDay,
  );
  return { kind: 'unknown', why: 'uncertain', from };
}

function judge(judged: Judged, lastDay: string): BudgetVerdict {
  const { usual, least, most, series } = judged.prepared;
  return {
    days: series.x.length,
    spend: { usual, least, most },
    effectOf: (budget) => effectOf(outcomesOf(budget / usual, judged, weighed(judged, 1), 1)),
    advice: adviceOf(judged, lastDay),
  };
}

/** Of a campaign that cannot be fitted. @param known.from the day from which it can be. */
export function unknownBudget(
  why: BudgetGap,
  { days = 0, from = null }: { days?: number; from?: string | null } = {},
): BudgetVerdict {
  return { days, spend: null, effectOf: null, advice: { kind: 'unknown', why, from } };
}

/** The likelihood of each elasticity, whatever the base, up to a factor. */
function marginal(fits: readonly Fit[]): number[] {
  const most = Math.max(...fits.map(({ likelihood }) => likelihood));
  const sums = LOGITS.map(() => 0);
  for (const [index, { likelihood }] of fits.entries()) {
    const place = index % LOGITS.length;
    sums[place] = (sums[place] ?? 0) + Math.exp(likelihood - most);
  }
  return sums;
}

/**
 * The daily budget of each campaign of a shop that earns most, where the profit of the change is above 0 for certain enough; what the
 * campaigns share is in `elasticity-prior.ts`. A campaign takes some milliseconds; others are answered between two of them.
 * @param campaigns the days of each by its id, those of the latest `BUDGET_DAYS`. @param lastDay that any of them reports, `YYYY-MM-DD`.
 */
export async function judgeBudgets(
  campaigns: ReadonlyMap<string, readonly SpendDay[]>,
  lastDay: string,
): Promise<Map<string, BudgetVerdict>> {
  const verdicts = new Map<string, BudgetVerdict>();
  const fitted: { id: string; prepared: Prepared; fits: Fit[] }[] = [];
  for (const [id, days] of campaigns) {
    const prepared = prepare(days, lastDay);
    if ('why' in prepared) {
      const from = prepared.in === null ? null : addDays(lastDay, prepared.in);
      verdicts.set(id, unknownBudget(prepared.why, { days: days.length, from }));
    } else {
      fitted.push({ id, prepared, fits: fitElasticities(prepared.series) });
      await setImmediate();
    }
  }
  const priors = elasticityPriors(fitted.map(({ fits }) => marginal(fits)));
  for (const [index, { id, prepared, fits }] of fitted.entries()) {
    verdicts.set(id, judge({ prepared, fits, prior: priors[index] ?? [] }, lastDay));
    await setImmediate();
  }
  return verdicts;
}

/** @returns the budget that earns most by what is known, in the unit of the days; null while that is not known. */
export const budgetOf = ({ advice }: BudgetVerdict): number | null => ('budget' in advice ? advice.budget : null);
