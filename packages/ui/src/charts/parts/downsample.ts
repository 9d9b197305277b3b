type Values = readonly (number | null)[];

interface Extremes {
  low: number;
  high: number;
  gap: number;
}

/** The indices of the lowest, the highest and the first unknown value from `from` to before `to`; -1 for none. */
function extremes(values: Values, from: number, to: number): Extremes {
  const found: Extremes = { low: -1, high: -1, gap: -1 };
  let [lowest, highest] = [Infinity, -Infinity];
  for (let index = from; index < to; index++) {
    const value = values[index] ?? null;
    if (value === null) {
      if (found.gap < 0) found.gap = index;
      continue;
    }
    if (value < lowest) [lowest, found.low] = [value, index];
    if (value > highest) [highest, found.high] = [value, index];
  }
  return found;
}

/**
 * Which points of a line to draw if there are more of them than pixels: of each bucket the lowest, the highest and
 * the first unknown value of every series, and the first and the last point of all. This covers the same pixels as
 * all points would.
 * @param series the values of each series, `length` long.
 * @param buckets the number of pixels.
 * @returns indices in order, each once; all of them if they are few enough.
 */
export function pointsToDraw(series: readonly Values[], length: number, buckets: number): number[] {
  if (length <= Math.max(2, 2 * buckets)) return Array.from({ length }, (_, index) => index);
  const kept = new Uint8Array(length);
  kept[0] = 1;
  kept[length - 1] = 1;
  for (let bucket = 0; bucket < buckets; bucket++) {
    const from = Math.floor((bucket * length) / buckets);
    const to = Math.floor(((bucket + 1) * length) / buckets);
    for (const values of series) {
      for (const index of Object.values(extremes(values, from, to))) if (index >= 0) kept[index] = 1;
    }
  }
  const indices: number[] = [];
  for (let index = 0; index < length; index++) if (kept[index] === 1) indices.push(index);
  return indices;
}
