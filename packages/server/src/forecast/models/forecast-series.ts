import { backTest, continueBy, errorUntil, type Tested, type Trial, type WeekFacts } from './back-test.ts';
import {
  blockErrors,
  type Held,
  heldOf,
  independentOf,
  MONTH_WEEKS,
  type Residual,
  UNTRIED,
  widthOf,
  widthsByDistance,
} from './conformal.ts';
import { YEAR_WEEKS } from './simple.ts';
import { mean, type ModelName, sum } from './types.ts';

/** Weeks of the past that are forecast again: for the shop and its parts, and for each of thousands of products. */
const [ORIGINS, FEW_ORIGINS] = [52, 12];
const LEAST_KNOWN = 4;
/** Fewer weeks are too few to try anything on them. */
export const TRIED_FROM = 8;
/** Fewer whole weeks say nothing of a week. */
export const LEAST_WEEKS = 2;
/** From so many weeks on, what needs a year is tried at some origins, and the season is not left out where there is one. */
const YEARLY_FROM = YEAR_WEEKS + 12;
/** How far ahead it is tried. */
export const TESTED_WEEKS = 13;
/** As many of the best are combined, if their error is not more than this much above the least (Bates & Granger 1969). */
const [MOST_COMBINED, NEAR] = [4, 1.2];
/** A choice needs so many origins before it. */
const LEAST_CHOSEN_BY = 4;

export interface WeekForecast {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface UsedModel {
  readonly name: ModelName;
  readonly adjusted: 'prior' | 'own' | null;
  /** The weights add up to 1. */
  readonly weight: number;
}

export interface SeriesForecast {
  readonly weeks: readonly WeekForecast[];
  /** The first four weeks together. */
  readonly month: WeekForecast;
  readonly models: readonly UsedModel[];
  readonly held: Held;
  /** What would have been said at weeks of the past, chosen by what was known then. */
  readonly said: readonly { readonly at: number; readonly path: readonly number[] }[];
  /** What was missed by it. */
  readonly residuals: readonly Residual[];
}

export interface SeriesOptions {
  readonly ahead: number;
  /** Without the models that take long, and at fewer origins. */
  readonly quick?: boolean;
}

interface Chosen {
  readonly tested: Tested;
  readonly weight: number;
}

/** The best by their errors, and how much each counts: by the inverse square of its error. */
function chooseUntil(history: readonly number[], trial: Trial, tested: readonly Tested[], until: number): Chosen[] {
  const ranked = tested
    .filter(({ admitted }) => admitted?.(until) ?? true)
    .map((one) => ({ tested: one, error: errorUntil(history, trial, one.paths, until) }))
    .toSorted((a, b) => a.error - b.error);
  const least = Math.max(ranked[0]?.error ?? 0, 1e-9);
  const near = ranked.filter(({ error }) => error <= least * NEAR).slice(0, MOST_COMBINED);
  const parts = near.map(({ error }) => 1 / Math.max(error, 1e-9) ** 2);
  return near.map((one, index) => ({ tested: one.tested, weight: (parts[index] ?? 0) / sum(parts) }));
}

const combine = (paths: readonly { readonly path: readonly number[]; readonly weight: number }[], ahead: number) =>
  Array.from({ length: ahead }, (_, h) => Math.max(0, sum(paths.map(({ path, weight }) => (path[h] ?? 0) * weight))));

/** The errors at each origin and distance, in parts of what was said. */
function residualsOf(history: readonly number[], said: SeriesForecast['said']): Residual[] {
  return said.flatMap(({ at, path }) => {
    const floor = floorOf(history.slice(0, at));
    return history.slice(at, at + TESTED_WEEKS).map((actual, h) => {
      const value = path[h] ?? 0;
      return { at, ahead: h + 1, error: (actual - value) / Math.max(Math.abs(value), floor) };
    });
  });
}

/** A tenth of what is usual: errors are parts of what was said, but not of next to nothing. */
export const floorOf = (history: readonly number[]) => Math.max(0.1 * mean(history.slice(-26).map(Math.abs)), 1e-9);

/** By origin and distance, what was said. */
export const saidByDistance = (said: SeriesForecast['said']): ReadonlyMap<string, number> =>
  new Map(said.flatMap(({ at, path }) => path.map((value, h) => [`${at} ${h + 1}`, value] as const)));

/** Four weeks, with the width that held what was missed of four weeks; where none could be tried, from nothing to twice as much. */
function monthOf(value: number, errors: readonly number[], floor: number): WeekForecast {
  const width = errors.length > 0 ? widthOf(errors, independentOf(errors.length, 0)) * Math.max(value, floor) : value;
  return { value, low: Math.max(0, value - width), high: value + width };
}

function trialOf(history: readonly number[], quick: boolean): Trial {
  const weeks = history.length;
  const least = weeks >= YEARLY_FROM ? YEAR_WEEKS + 4 : LEAST_KNOWN;
  const first = Math.max(least, weeks - (quick ? FEW_ORIGINS : ORIGINS));
  return { origins: Array.from({ length: weeks - first }, (_, index) => first + index), ahead: TESTED_WEEKS };
}

/**
 * What nothing could be tried for: it may be nothing, or twice as much, and more so the further ahead; how often such bounds hold is not
 * known. @param values by week. @param models that said them, alike.
 */
export function untried(values: readonly number[], models: readonly ModelName[]): SeriesForecast {
  const widths = widthsByDistance([], values.length);
  return {
    weeks: values.map((value, week) => {
      const width = value * (widths[week] ?? UNTRIED);
      return { value, low: Math.max(0, value - width), high: value + width };
    }),
    month: monthOf(sum(values.slice(0, MONTH_WEEKS)), [], 0),
    models: models.map((name) => ({ name, adjusted: 'prior', weight: 1 / models.length })),
    held: { of: 0, in: 0 },
    said: [],
    residuals: [],
  };
}

/** The mean of a few weeks, with the season of all shops. */
function meanWithPrior(history: readonly number[], { prior }: WeekFacts, ahead: number): SeriesForecast {
  const level = mean(history.map((value, week) => value / (prior[week] ?? 1)));
  const coming = Array.from({ length: ahead }, (_, week) => Math.max(0, level * (prior[history.length + week] ?? 1)));
  return untried(coming, ['mean']);
}

/**
 * The weeks to come of a series: all candidates are tried on its own past, the best combined, and the bounds taken from what such
 * choices missed there, each made by what was known before.
 * @param history sales of full weeks, oldest first. @param facts of these weeks and of those to come.
 * @returns null with fewer than two weeks; with fewer than eight nothing is tried, and the season is that of all shops.
 */
export function forecastSeries(
  history: readonly number[],
  facts: WeekFacts,
  options: SeriesOptions,
): SeriesForecast | null {
  const { ahead, quick = false } = options;
  if (history.length < LEAST_WEEKS) return null;
  if (history.length < TRIED_FROM) return meanWithPrior(history, facts, ahead);
  const trial = trialOf(history, quick);
  const tested = backTest(history, facts, trial, !quick);
  const chosen = chooseUntil(history, trial, tested, history.length);
  const paths = chosen.map(({ tested: { candidate }, weight }) => {
    return { path: continueBy(candidate, history, facts, ahead) ?? [], weight };
  });
  const values = combine(paths, ahead);
  const said = trial.origins.flatMap((at, index) => {
    if (index < Math.min(LEAST_CHOSEN_BY, trial.origins.length / 2)) return [];
    const then = chooseUntil(history, trial, tested, at);
    return [
      {
        at,
        path: combine(
          then.map(({ tested: one, weight }) => ({ path: one.paths[index] ?? [], weight })),
          TESTED_WEEKS,
        ),
      },
    ];
  });
  const floor = floorOf(history);
  const residuals = residualsOf(history, said);
  const widths = widthsByDistance(residuals, ahead);
  const weights = saidByDistance(said);
  return {
    weeks: values.map((value, index) => {
      const width = (widths[index] ?? 0) * Math.max(value, floor);
      return { value, low: Math.max(0, value - width), high: value + width };
    }),
    month: monthOf(sum(values.slice(0, MONTH_WEEKS)), blockErrors(residuals, weights, 0), floor * MONTH_WEEKS),
    models: chosen.map(({ tested: { candidate }, weight }) => {
      return { name: candidate.name, adjusted: candidate.adjusted ?? null, weight };
    }),
    held: heldOf(residuals),
    said,
    residuals,
  };
}
