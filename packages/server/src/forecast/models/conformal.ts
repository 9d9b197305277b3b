import { sum } from './types.ts';

/** An error in parts of what was forecast, at one origin. */
export interface Residual {
  /** Weeks that were known. */
  readonly at: number;
  /** Weeks ahead, from 1. */
  readonly ahead: number;
  /** (what was - what was forecast) / what was forecast. */
  readonly error: number;
}

/** The share of what was between the bounds that is aimed at. */
export const AIM = 0.8;
/** Weeks of the past whose errors make the bounds: older ones are of another shop. */
export const LATEST_WEEKS = 20;
/** Fewer residuals give no bounds. */
const LEAST_RESIDUALS = 5;
/** The width where nothing could be tried: what comes may be nothing, or twice what is said. */
export const UNTRIED = 1;

/**
 * The width that held `AIM` of the residuals, with one more to come counted as outside: the ceil((n + 1) * aim)-th of n absolute
 * residuals (split conformal prediction: Vovk, Gammerman & Shafer 2005; Lei et al. 2018, Journal of the American Statistical
 * Association 113).
 * @param errors none: `UNTRIED`. @param independent how many of them say something of their own: paths that overlap repeat each other.
 * Default: all.
 */
export function widthOf(errors: readonly number[], independent = errors.length): number {
  const sorted = errors.map(Math.abs).toSorted((a, b) => a - b);
  const share = Math.min(1, Math.ceil((independent + 1) * AIM) / Math.max(1, independent));
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? UNTRIED;
}

/** The widths by weeks ahead, from 1: of what was missed at that distance and near it, from the latest weeks alone. */
export function widthsByDistance(residuals: readonly Residual[], ahead: number): number[] {
  const origins = [...new Set(residuals.map(({ at }) => at))].toSorted((a, b) => b - a).slice(0, LATEST_WEEKS);
  const latest = residuals.filter(({ at }) => at >= (origins.at(-1) ?? 0));
  const longest = Math.max(1, ...latest.map((one) => one.ahead));
  let width = 0;
  return Array.from({ length: ahead }, (_, index) => {
    const distance = index + 1;
    const near = Math.max(1, Math.round(distance / 4));
    const found = latest.filter((one) => Math.abs(one.ahead - distance) <= near);
    // Past what was tried: as errors that add up do, by the square root of the distance.
    if (distance > longest) width *= Math.sqrt(distance / (distance - 1));
    else if (found.length >= LEAST_RESIDUALS) width = widthOf(found.map(({ error }) => error));
    else width = Math.max(width, widthOf(latest.map(({ error }) => error)));
    return width;
  });
}

export interface Held {
  readonly of: number;
  readonly in: number;
}

/**
 * How often the bounds of one week ahead held, each as it would have been given from what was known before its week.
 * @param residuals of all distances, oldest first. @param most the latest weeks to count.
 */
export function heldOf(residuals: readonly Residual[], most = LATEST_WEEKS): Held {
  const counted = residuals
    .filter(({ ahead }) => ahead === 1)
    .flatMap(({ at, error }) => {
      const known = residuals.filter((one) => one.at + one.ahead <= at);
      if (known.filter(({ ahead }) => ahead === 1).length < LEAST_RESIDUALS) return [];
      return [Math.abs(error) <= (widthsByDistance(known, 1)[0] ?? Infinity)];
    });
  return countHeld(counted.slice(-most));
}

export const countHeld = (held: readonly boolean[]): Held => ({ of: held.length, in: held.filter(Boolean).length });

/** Weeks that are taken together as a month. */
export const MONTH_WEEKS = 4;

/** The errors of four weeks together, that many times four weeks ahead, of each origin. @param said by origin and distance, how much a week counts. */
export function blockErrors(
  residuals: readonly Residual[],
  said: ReadonlyMap<string, number>,
  block: number,
): number[] {
  const byOrigin = Map.groupBy(
    residuals.filter(({ ahead }) => Math.ceil(ahead / MONTH_WEEKS) - 1 === block),
    ({ at }) => at,
  );
  return [...byOrigin.values()]
    .filter((found) => found.length === MONTH_WEEKS)
    .map((found) => {
      const parts = found.map(({ at, ahead }) => said.get(`${at} ${ahead}`) ?? 1);
      return sum(found.map(({ error }, index) => error * (parts[index] ?? 0))) / Math.max(sum(parts), 1e-9);
    });
}

/** How many of these say something of their own: four weeks from one week on repeat most of those from the week before. */
export const independentOf = (errors: number, block: number): number =>
  Math.max(4, Math.round(errors / Math.sqrt(MONTH_WEEKS * (block + 1))));
