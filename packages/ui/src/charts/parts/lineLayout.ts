import { boundsOf, ticksOf, valueAxisOf } from './axes.ts';
import { pointsToDraw } from './downsample.ts';
import { labelRoom } from './EndLabels.tsx';
import type { AxisName } from './LineDrawing.tsx';
import type { LinePlotProps } from './LinePlot.tsx';
import { planeOf, type Plane } from './plane.ts';
import type { Size } from './useSize.ts';
import type { ChartTexts } from './useTexts.ts';

export interface LineLayout {
  plane: Plane;
  /** The indices of the points to draw, in order: no more than there are pixels. */
  drawn: readonly number[];
  pointNames: readonly AxisName[];
  valueNames: readonly AxisName[];
  /** Whether something is lost: the line of 0 stands out. */
  zeroLine: boolean;
}

/** Below the plane, for the names of points. */
const NAMES_BELOW = 32;
/** Beside the names of values. */
const BESIDE_NAMES = 12;
const LEAST_AXIS = 20;
const NO_LABELS = 14;

/**
 * Where everything of a drawing of lines stands.
 * @param size of the drawing with its axes, in px.
 * @param widthOf how wide a name is, in px.
 * @returns null where there is nothing to draw, or no room.
 */
export function lineLayout(
  { data, endLabels, narrow, fromZero, reference, bands = [], divider, axisWidth }: LinePlotProps,
  size: Size,
  texts: Pick<ChartTexts, 'tick' | 'axis'>,
  widthOf: (text: string) => number,
): LineLayout | null {
  const { points, series } = data;
  if (size.width === 0) return null;
  const count = points.length;
  const drawn = pointsToDraw(
    series.map(({ values }) => values),
    count,
    Math.max(1, size.width),
  );
  const values = series.flatMap((one) => drawn.map((index) => one.values[index] ?? null));
  const others = bands.flatMap(({ low, high }) => [...low, ...high]);
  const axis = valueAxisOf(values, boundsOf(values, reference ? [...others, reference.value] : others, fromZero));
  if (axis === null) return null;
  const valueTexts = axis.named.map(texts.axis);
  const left = axisWidth ?? Math.max(LEAST_AXIS, Math.ceil(BESIDE_NAMES + Math.max(0, ...valueTexts.map(widthOf))));
  const top = divider ? 22 : 12;
  const right = endLabels.length > 0 ? labelRoom(endLabels.map(({ label }) => label)) : NO_LABELS;
  const area = { left, top, width: size.width - left - right, height: size.height - top - NAMES_BELOW };
  if (area.width <= 0 || area.height <= 0) return null;
  const plane = planeOf(area, count, axis);
  const nameWidth = (point: string) => widthOf(texts.tick(point));
  return {
    plane,
    drawn,
    pointNames: ticksOf(data, narrow, area.width, nameWidth).map((index) => {
      const text = texts.tick(points[index] ?? '');
      return { text, at: Math.min(plane.x(index), size.width - widthOf(text) / 2) };
    }),
    valueNames: axis.named.map((value, index) => ({ text: valueTexts[index] ?? '', at: plane.y(value) })),
    zeroLine: fromZero && values.some((value) => (value ?? 0) < 0),
  };
}
