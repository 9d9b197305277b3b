import { rangeOf, type ChartGranularity } from './types.ts';

/** How many steps the axis of points names at most. */
const WIDE_TICKS: Record<ChartGranularity, number> = { time: 7, day: 7, month: 12, label: 12 };
const NARROW_TICKS: Record<ChartGranularity, number> = { time: 3, day: 4, month: 4, label: 4 };

/** The indices of the points that the axis names. */
export function ticksOf(count: number, granularity: ChartGranularity, narrow: boolean): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / (narrow ? NARROW_TICKS : WIDE_TICKS)[granularity]));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

/** The next round number below (`floor`) or above (`ceil`) a value, by the size of what is drawn. */
function round(value: number, span: number, towards: 'floor' | 'ceil'): number {
  const step = 10 ** Math.floor(Math.log10(span || Math.abs(value) || 1)) / 2;
  return Math[towards](value / step) * step;
}

/**
 * Bounds of the axis of values, where they don't follow from the series alone: 0 for heights that are compared,
 * and room for what is drawn beside the series (`others`).
 */
export function boundsOf(
  values: Iterable<number | null>,
  others: readonly (number | null)[],
  fromZero: boolean,
): { min?: number; max?: number } {
  const own = rangeOf(values);
  const all = rangeOf([...(own === null ? [] : [own.low, own.high]), ...others, ...(fromZero ? [0] : [])]);
  if (own === null || all === null) return {};
  const span = all.high - all.low;
  return {
    ...(fromZero && all.low === 0 ? { min: 0 } : all.low < own.low && { min: round(all.low, span, 'floor') }),
    ...(fromZero && all.high === 0 ? { max: 0 } : all.high > own.high && { max: round(all.high, span, 'ceil') }),
  };
}
