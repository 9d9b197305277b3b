import { CANDIDATES } from './candidates.ts';
import { ownFactors } from './own-season.ts';
import { YEAR_WEEKS } from './simple.ts';
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
  /** Whether it was tried by what was known of so many weeks; left out: always. */
  readonly admitted?: (until: number) => boolean;
}

/** What is tested, and where. */
export interface Trial {
  /** How many weeks are known at each origin, oldest first. */
  readonly origins: readonly number[];
  readonly ahead: number;
}

/** How far an error is forgotten: a half each half year. */
const HALF_LIFE = 26;
/** Models that take long are first tried at each fourth origin. */
const SCREENED = 4;
const KEPT_SLOW = 2;
/** One that takes long is tried at each week where its error is not more than this much above the least. */
const NEAR_QUICK = 1.1;
/** Where fewer weeks than this share have a sale, errors are those of months: of single weeks nothing would always be right. */
const SPARSE_BELOW = 0.7;
const MONTH_WEEKS = 4;

/** Weeks whose errors are added before they count, by the sales of the year before `until`. */
function blockUntil(history: readonly number[], until: number): number {
  const year = history.slice(Math.max(0, until - YEAR_WEEKS), until);
  return year.filter((value) => value > 0).length < SPARSE_BELOW * year.length ? MONTH_WEEKS : 1;
}

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
  { origins }: Pick<Trial, 'origins'>,
  paths: Tested['paths'],
  until: number,
) {
  const block = blockUntil(history, until);
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
  return slow ? [...quick, ...slowOnes(history, trial, quick, pathsOf)] : quick;
}

/**
 * Those that take long. Whether one is tried at an origin follows from the weeks before that origin, as everything that is said there; its
 * paths are computed at each origin where it was tried at one of them.
 */
function slowOnes(
  history: readonly number[],
  { origins }: Trial,
  quick: readonly Tested[],
  pathsOf: (candidate: Candidate, at: readonly number[]) => Tested[],
): Tested[] {
  const some = origins.filter((_, index) => (origins.length - 1 - index) % SCREENED === 0);
  const screening = { origins: some };
  const screened = CANDIDATES.filter((candidate) => candidate.slow).flatMap((candidate) => pathsOf(candidate, some));
  const quickPaths = quick.map(({ paths }) => paths.filter((_, index) => some.includes(origins[index] ?? -1)));
  const admittedAt = (until: number) => {
    const least = Math.min(...quickPaths.map((paths) => errorUntil(history, screening, paths, until)));
    return screened
      .map(({ candidate, paths }) => ({ candidate, error: errorUntil(history, screening, paths, until) }))
      .toSorted((a, b) => a.error - b.error)
      .slice(0, KEPT_SLOW)
      .filter(({ error }) => error < least * NEAR_QUICK)
      .map(({ candidate }) => candidate);
  };
  const admitted = new Map([...origins, history.length].map((until) => [until, admittedAt(until)]));
  const ever = new Set([...admitted.values()].flat());
  return screened
    .filter(({ candidate }) => ever.has(candidate))
    .flatMap(({ candidate, paths: known }) =>
      pathsOf(
        candidate,
        origins.filter((at) => !some.includes(at)),
      ).map(({ paths: others }) => {
        const rest = [...others];
        const tried = [...known];
        const paths = origins.map((at) => (some.includes(at) ? tried : rest).shift() ?? []);
        return { candidate, paths, admitted: (until: number) => admitted.get(until)?.includes(candidate) ?? false };
      }),
    );
}
