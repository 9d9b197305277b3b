import Box from '@mui/material/Box';
import type { Plane } from './plane.ts';
import { cssColor, type ChartColor } from './types.ts';

export interface BandData {
  id: string;
  color: ChartColor;
  /** One a point; null where there is no band. */
  low: readonly (number | null)[];
  high: readonly (number | null)[];
}

/** The ground between a lower and an upper bound. */
export function Band({ band: { color, low, high }, plane }: { band: BandData; plane: Plane }) {
  const at = (value: number, index: number) => `${plane.x(index)} ${plane.y(value)}`;
  const upper = high.flatMap((value, index) => (value === null ? [] : [at(value, index)]));
  const lower = low.flatMap((value, index) => (value === null ? [] : [at(value, index)]));
  if (upper.length === 0) return null;
  return (
    <Box
      component="path"
      d={`M${[...upper, ...lower.toReversed()].join('L')}Z`}
      sx={(theme) => ({
        fill: cssColor(theme, color),
        fillOpacity: 0.13,
        ...theme.applyStyles('dark', { fillOpacity: 0.2 }),
      })}
    />
  );
}
