import { nice, ticks } from 'd3-array';
import { rangeOf, type ChartData, type ChartGranularity } from './types.ts';

/** How many steps the axis of points names at most. */
const WIDE_TICKS: Record<ChartGranularity, number> = { time: 7, day: 7, month: 12, label: 12 };
const NARROW_TICKS: Record<ChartGranularity, number> = { time: 3, day: 4, month: 4, label: 4 };
/** How many values an axis names, about. */
const VALUE_TICKS = 4;

/** Least between two names, in px. */
const GAP = 12;

/** Every so many of `count` points, at most `most` steps apart in all. */
function everySoMany(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / Math.max(1, most)));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

/**
 * The indices of the points that the axis names.
 * @param room of all names, in px.
 * @param widthOf how wide the name of a point is, in px.
 */
export function ticksOf(
  { points, granularity }: Pick<ChartData, 'points' | 'granularity'>,
  narrow: boolean,
  room: number,
  widthOf: (point: string) => number,
): number[] {
  const most = (narrow ? NARROW_TICKS : WIDE_TICKS)[granularity];
  const wished = everySoMany(points.length, most);
  const widest = Math.max(0, ...wished.map((index) => widthOf(points[index] ?? '')));
  return everySoMany(points.length, Math.min(most, Math.floor(room / (widest + GAP))));
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

/** From where to where the axis of values goes, in round numbers where no bound is given, and which values it names. */
export interface ValueAxis {
  low: number;
  high: number;
  named: number[];
}

/** @returns null where no value is known. */
export function valueAxisOf(
  values: readonly (number | null)[],
  bounds: { min?: number; max?: number },
): ValueAxis | null {
  const range = rangeOf(values);
  if (range === null) return null;
  const [roundLow, roundHigh] = nice(bounds.min ?? range.low, bounds.max ?? range.high, VALUE_TICKS);
  const [low, high] = [bounds.min ?? roundLow, bounds.max ?? roundHigh];
  return { low, high, named: ticks(low, high, VALUE_TICKS) };
}
