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
const LATEST = 20;
/** Fewer residuals give no bounds. */
const LEAST_RESIDUALS = 5;

/**
 * The width that held `AIM` of the residuals, with one more to come counted as outside: the ceil((n + 1) * aim)-th of n absolute
 * residuals (split conformal prediction: Vovk, Gammerman & Shafer 2005; Lei et al. 2018, Journal of the American Statistical
 * Association 113).
 * @param independent how many of them say something of their own: paths that overlap repeat each other. Default: all.
 */
export function widthOf(errors: readonly number[], independent = errors.length): number {
  const sorted = errors.map(Math.abs).toSorted((a, b) => a - b);
  const share = Math.min(1, Math.ceil((independent + 1) * AIM) / Math.max(1, independent));
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Infinity;
}

/** The widths by weeks ahead, from 1: of what was missed at that distance and near it, from the latest weeks alone. */
export function widthsByDistance(residuals: readonly Residual[], ahead: number): number[] {
  const origins = [...new Set(residuals.map(({ at }) => at))].toSorted((a, b) => b - a).slice(0, LATEST);
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
 * How often the bounds held, each taken from the residuals that were known before its week alone.
 * @param residuals one week ahead, oldest first. @param most the latest to count.
 */
export function heldOf(residuals: readonly Residual[], most = LATEST): Held {
  const counted = residuals.flatMap(({ error }, index) => {
    const before = residuals.slice(Math.max(0, index - LATEST), index).map((one) => one.error);
    return before.length < LEAST_RESIDUALS ? [] : [Math.abs(error) <= widthOf(before)];
  });
  const latest = counted.slice(-most);
  return { of: latest.length, in: latest.filter(Boolean).length };
}
