import Box from '@mui/material/Box';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { cssColor, type ChartColor } from '../../theme/chartColor.ts';

export interface BandData {
  id: string;
  color: ChartColor;
  /** One a point; null where there is no band. */
  low: readonly (number | null)[];
  high: readonly (number | null)[];
}

/** The area between a lower and an upper bound, inside a chart of MUI X. */
export function Band({ band: { color, low, high } }: { band: BandData }) {
  const [x, y] = [useXScale<'linear'>(), useYScale<'linear'>()];
  const corners = (values: BandData['low']) =>
    values.flatMap((value, index) => (value === null ? [] : [`${x(index)} ${y(value)}`]));
  const upper = corners(high);
  if (upper.length === 0) return null;
  return (
    <Box
      component="path"
      d={`M${[...upper, ...corners(low).toReversed()].join('L')}Z`}
      sx={(theme) => ({
        fill: cssColor(theme, color),
        fillOpacity: 0.13,
        ...theme.applyStyles('dark', { fillOpacity: 0.2 }),
      })}
    />
  );
}
