import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import { rangeOf, type ChartData, type ChartGranularity } from './types.ts';

/** How many steps there are at most between the labels of the points. */
const WIDE_TICKS: Record<ChartGranularity, number> = { time: 7, day: 7, month: 12, label: 12 };
const NARROW_TICKS: Record<ChartGranularity, number> = { time: 3, day: 4, month: 4, label: 4 };
/** The least distance between two labels, in px. */
const GAP = grid(1.5);
/** An upper estimate of the width of a letter of a caption in Inter, in px. */
const LETTER = 0.6 * tokens.type.caption.fontSize;

/** About how wide the longest of these texts is as a caption, in px. */
export const captionWidth = (texts: readonly string[]) => LETTER * Math.max(0, ...texts.map(({ length }) => length));

/** Every nth of `count` points, with at most `most` steps in all. */
function everyNth(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / Math.max(1, most)));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

/**
 * The indices of the points that have a label on the axis: evenly spaced, and with room for each label.
 * @param width of the axis, in px.
 * @param labelOf the label of a point.
 */
export function ticksOf(
  { points, granularity }: Pick<ChartData, 'points' | 'granularity'>,
  narrow: boolean,
  width: number,
  labelOf: (point: string) => string,
): number[] {
  const most = (narrow ? NARROW_TICKS : WIDE_TICKS)[granularity];
  const labels = everyNth(points.length, most).map((index) => labelOf(points[index] ?? ''));
  return everyNth(points.length, Math.min(most, Math.floor(width / (captionWidth(labels) + GAP))));
}

/** The next round number below (`floor`) or above (`ceil`) a value, by the size of what is drawn. */
function round(value: number, span: number, towards: 'floor' | 'ceil'): number {
  const step = 10 ** Math.floor(Math.log10(span || Math.abs(value) || 1)) / 2;
  return Math[towards](value / step) * step;
}

/**
 * Bounds of the axis of values, where they do not follow from the series alone: 0 if heights are compared,
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

const TIMES = [1, 5, 10, 15, 30, 60, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 21_600, 43_200, 86_400];
const DAY = 86_400;

/**
 * Where an axis of times in seconds has its ticks: at most about five, over 0, at minutes and hours that a clock would show.
 * @param values null for what is not known
 */
export function timeTicks(values: Iterable<number | null>): number[] {
  const range = rangeOf(values) ?? { low: 0, high: 0 };
  const [low, high] = [Math.min(0, range.low), Math.max(0, range.high)];
  const wanted = (high - low) / 4;
  const step = TIMES.find((time) => time >= wanted) ?? Math.ceil(wanted / DAY) * DAY;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** An axis of such times, from its first tick to its last. */
export function timeAxis(values: Iterable<number | null>) {
  const tickInterval = timeTicks(values);
  return { tickInterval, min: tickInterval[0] ?? 0, max: tickInterval.at(-1) ?? 0 };
}
