import type { OverviewPoint } from './OverviewView.ts';

/**
 * The return on ad spend at each point, in percent: 100 x (profit + ads) / ads, since what the ads had to
 * work with is the profit before them. Null where one is not known or nothing was spent.
 */
export function roiOf(points: readonly OverviewPoint[]): (number | null)[] {
  return points.map(({ profit, ads }) =>
    profit === null || ads === null || ads === 0 ? null : (100 * (profit + ads)) / ads,
  );
}

/** True where at least one point is known. */
export function isKnown(values: readonly (number | null | undefined)[]): boolean {
  return values.some((value) => value !== null && value !== undefined);
}
