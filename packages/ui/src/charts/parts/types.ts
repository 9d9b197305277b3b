import type { Unit } from '../../i18n/index.ts';
import type { ChartColor } from '../../theme/index.ts';

/** What the points are: timestamps (ISO 8601), days `YYYY-MM-DD`, months `YYYY-MM`, or names. */
export type ChartGranularity = 'time' | 'day' | 'month' | 'label';

export interface ChartSeries {
  id: string;
  /** Its name, as it is written in the chart. */
  label: string;
  color: ChartColor;
  /** One value a point; null if it is not known, which leaves a gap. */
  values: readonly (number | null)[];
}

/** What happened in a shop at a point, or from it to another: it is marked under the bars, and said with the values of its points. */
export interface ChartFlag {
  id: string;
  /** A point of the chart, or one before the first. */
  from: string;
  /** The last of its points. Default: `from`. */
  to?: string | undefined;
  /** What happened, as a short sentence or name in the reader's language. */
  text: string;
}

export interface ChartData<Series extends ChartSeries = ChartSeries> {
  /** In order. */
  points: readonly string[];
  granularity: ChartGranularity;
  series: readonly Series[];
  unit: Unit;
}

/** The lowest and highest of the known values; null without any. */
export function rangeOf(values: Iterable<number | null>): { low: number; high: number } | null {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value === null) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low > high ? null : { low, high };
}
