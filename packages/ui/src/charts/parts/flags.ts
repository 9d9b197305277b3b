import type { ChartFlag } from './types.ts';

/** A flag at its place among the points: the indices of its first and last one that are drawn. */
export interface PlacedFlag extends ChartFlag {
  first: number;
  last: number;
}

/** The flags that have a point, in their order; points in time compare as text. */
export function placeFlags(points: readonly string[], flags: readonly ChartFlag[]): PlacedFlag[] {
  return flags.flatMap((flag) => {
    const { from, to = from } = flag;
    const first = points.findIndex((point) => point >= from);
    const last = points.findLastIndex((point) => point <= to);
    return first === -1 || last < first ? [] : [{ ...flag, first, last }];
  });
}

/** What happened at each point, as one text: for its tooltip, its row of the table and for screen readers. */
export function flagTexts(points: readonly string[], flags: readonly ChartFlag[]): string[] {
  const placed = placeFlags(points, flags);
  return points.map((_, index) =>
    placed
      .filter(({ first, last }) => first <= index && index <= last)
      .map(({ text }) => text)
      .join('; '),
  );
}
