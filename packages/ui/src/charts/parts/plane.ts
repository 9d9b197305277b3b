/** A rectangle of a drawing, in px from its upper left corner. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where points and values stand in a drawing. */
export interface Plane extends Area {
  /** The indices at its left and right edge. */
  from: number;
  to: number;
  /** The values at its lower and upper edge. */
  low: number;
  high: number;
  /** Where the point of an index stands, in px. */
  x: (index: number) => number;
  /** Where a value stands, in px; in the middle where there is only one. */
  y: (value: number) => number;
}

/** @param count how many points there are; a single one stands in the middle. */
export function planeOf(area: Area, count: number, { low, high }: { low: number; high: number }): Plane {
  const { left, top, width, height } = area;
  const [from, to] = count === 1 ? [-1, 1] : [0, count - 1];
  return {
    ...area,
    from,
    to,
    low,
    high,
    x: (index) => left + (width * (index - from)) / (to - from),
    y: (value) => top + height * (high === low ? 0.5 : (high - value) / (high - low)),
  };
}
