import type { ChartColor } from '../../theme/chartColor.ts';

export interface ForecastSeries {
  id: string;
  label: string;
  color: ChartColor;
  /** One value a point of the past; null where it is not known. */
  history: readonly (number | null)[];
  /** Where the forecast's line begins, if not at the last value of its own past: another course of the same figure. */
  from?: number | null;
  /** One value a point to come. */
  forecast: readonly (number | null)[];
  /** The bounds of each forecast; left out if the method has none. */
  low?: readonly (number | null)[];
  high?: readonly (number | null)[];
}
