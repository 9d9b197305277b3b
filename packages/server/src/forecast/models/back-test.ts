import { CANDIDATES } from './candidates.ts';
import { ownFactors } from './own-season.ts';
import { type Candidate, sum } from './types.ts';

/** What is known of the weeks of a series and of those to come. */
export interface WeekFacts {
  /** Each week's place in its year, 0 to 1. */
  readonly places: readonly number[];
  /** The factor of the season of shops that have none of their own yet. */
  readonly prior: readonly number[];
  /** By week, the share of its days in each event. */
  readonly events: readonly (readonly number[])[];
}

export interface Tested {
  readonly candidate: Candidate;
  /** What it would have said at each origin, from the weeks before it alone. */
  readonly paths: readonly (readonly number[])[];
}

/** What is tested, and where. */
export interface Trial {
  /** How many weeks are known at each origin, oldest first. */
  readonly origins: readonly number[];
  readonly ahead: number;
  /** Weeks whose errors are added before they count: more than one where most weeks have no sale. */
  readonly block: number;
}

/** How far an error is forgotten: a half each half year. */
const HALF_LIFE = 26;
/** Models that take long are first tried at each fourth origin. */
const SCREENED = 4;
const KEPT_SLOW = 2;

/** Forecasts by one candidate. @returns null where it has too little to go by. */
export function continueBy(
  candidate: Candidate,
  history: readonly number[],
  facts: WeekFacts,
  ahead: number,
  own: (weeks: number, ahead: number) => number[] | null = (weeks, more) =>
    ownFactors(history.slice(0, weeks), facts.places.slice(0, weeks + more), facts.events.slice(0, weeks + more)),
): number[] | null {
  if (history.length < candidate.least) return null;
  if (candidate.adjusted === undefined) return candidate.model(history, ahead);
  const factors = candidate.adjusted === 'prior' ? facts.prior : own(history.length, ahead);
  if (factors === null) return null;
  const freed = history.map((value, week) => value / (factors[week] ?? 1));
  return candidate.model(freed, ahead).map((value, index) => value * (factors[history.length + index] ?? 1));
}

/** The absolute errors of a path, of as many weeks as are known at `until`. */
function missed(history: readonly number[], at: number, path: readonly number[], until: number, block: number): number {
  let [total, count] = [0, 0];
  for (let from = at; from + block <= Math.min(until, at + path.length); from += block) {
    let difference = 0;
    for (let week = from; week < from + block; week += 1) difference += (history[week] ?? 0) - (path[week - at] ?? 0);
    total += Math.abs(difference) / block;
    count += 1;
  }
  return count === 0 ? 0 : total / count;
}

/** The mean absolute error over the origins before `until`, later ones counting more; only of weeks that are known by then. */
export function errorUntil(
  history: readonly number[],
  { origins, block }: Trial,
  paths: Tested['paths'],
  until: number,
) {
  const known = origins.map((at) => (at + block <= until ? 0.5 ** ((until - at) / HALF_LIFE) : 0));
  const total = sum(known);
  if (total === 0) return Infinity;
  return (
    sum(
      known.map((weight, index) => weight * missed(history, origins[index] ?? until, paths[index] ?? [], until, block)),
    ) / total
  );
}

/**
 * Each candidate at each origin (rolling forecasting origin: Tashman 2000, International Journal of Forecasting 16). One that has
 * nothing to say at some of them is left out.
 * @param slow also the models that take long: the best two of them at a few origins.
 */
export function backTest(history: readonly number[], facts: WeekFacts, trial: Trial, slow: boolean): Tested[] {
  const { origins, ahead } = trial;
  const fitted = new Map<number, number[] | null>();
  const own = (weeks: number, more: number) => {
    if (!fitted.has(weeks)) {
      const until = weeks + more;
      fitted.set(
        weeks,
        ownFactors(history.slice(0, weeks), facts.places.slice(0, until), facts.events.slice(0, until)),
      );
    }
    return fitted.get(weeks) ?? null;
  };
  const pathsOf = (candidate: Candidate, at: readonly number[]): Tested[] => {
    const paths: number[][] = [];
    for (const weeks of at) {
      const path = continueBy(candidate, history.slice(0, weeks), facts, ahead, own);
      if (path === null) return [];
      paths.push(path);
    }
    return [{ candidate, paths }];
  };
  const quick = CANDIDATES.filter((candidate) => !candidate.slow).flatMap((candidate) => pathsOf(candidate, origins));
  if (!slow) return quick;
  const some = origins.filter((_, index) => (origins.length - 1 - index) % SCREENED === 0);
  const screening = { ...trial, origins: some };
  const errors = CANDIDATES.filter((candidate) => candidate.slow)
    .flatMap((candidate) => pathsOf(candidate, some))
    .map(({ candidate, paths }) => ({ candidate, error: errorUntil(history, screening, paths, history.length) }))
    .toSorted((a, b) => a.error - b.error);
  const least = Math.min(
    ...quick.map(({ paths }) =>
      errorUntil(
        history,
        screening,
        paths.filter((_, index) => some.includes(origins[index] ?? -1)),
        history.length,
      ),
    ),
  );
  return [
    ...quick,
    ...errors
      .slice(0, KEPT_SLOW)
      .filter(({ error }) => error < least * 1.1)
      .flatMap(({ candidate }) => pathsOf(candidate, origins)),
  ];
}
