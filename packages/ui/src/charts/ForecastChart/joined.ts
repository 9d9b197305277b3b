import type { ChartSeries } from '../parts/types.ts';
import type { ForecastSeries } from './types.ts';

type Values = (number | null)[];

export interface Joined extends ChartSeries {
  /** The past and the forecast, one value a point of both. */
  history: Values;
  forecast: Values;
  low?: Values;
  high?: Values;
}

/** Lays the parts of a series over all points; the forecast and its bounds begin at the last known value. */
export function joined(series: ForecastSeries, past: number, count: number): Joined {
  const { id, label, color, history, forecast, low, high, from } = series;
  const last = from ?? history[past - 1] ?? null;
  const toCome = (values: readonly (number | null)[]) =>
    Array.from({ length: count }, (_, index) => (index === past - 1 ? last : (values[index - past] ?? null)));
  return {
    id,
    label,
    color,
    values: Array.from(
      { length: count },
      (_, index) => (index < past ? history[index] : forecast[index - past]) ?? null,
    ),
    history: Array.from({ length: count }, (_, index) => (index < past ? (history[index] ?? null) : null)),
    forecast: toCome(forecast),
    ...(low !== undefined && { low: toCome(low) }),
    ...(high !== undefined && { high: toCome(high) }),
  };
}
