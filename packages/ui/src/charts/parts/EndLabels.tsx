import Box from '@mui/material/Box';
import { spreadOut } from '../../internal/spreadOut.ts';
import type { Plane } from './plane.ts';
import { cssColor, type ChartSeries } from './types.ts';

const LINE_HEIGHT = 16;

/** Room for the longest name beside the last point, in px at 12 px of Inter. */
export const labelRoom = (labels: readonly string[]) => 18 + 7.2 * Math.max(0, ...labels.map((label) => label.length));

/** The name of each line at its last value, moved apart where lines end close together. */
export function EndLabels({ series, plane }: { series: readonly ChartSeries[]; plane: Plane }) {
  const { top, left, width, height } = plane;
  const ends = series
    .flatMap(({ id, label, color, values }) => {
      const index = values.findLastIndex((value) => value !== null);
      const value = values[index];
      return value === undefined || value === null ? [] : [{ id, label, color, x: plane.x(index), y: plane.y(value) }];
    })
    .toSorted((a, b) => a.y - b.y);
  const places = spreadOut(
    ends.map((end) => ({ at: Math.max(0, end.y - top - LINE_HEIGHT / 2), size: LINE_HEIGHT })),
    height + LINE_HEIGHT / 2,
    0,
  );
  return (
    <g>
      {ends.map((end, index) => (
        <g key={end.id}>
          <Box
            component="circle"
            cx={end.x}
            cy={end.y}
            r={3.5}
            sx={(theme) => ({ fill: cssColor(theme, end.color) })}
          />
          <Box
            component="text"
            x={left + width + 10}
            y={top + (places?.[index] ?? end.y - top - LINE_HEIGHT / 2) + LINE_HEIGHT / 2}
            dominantBaseline="central"
            sx={(theme) => ({
              ...theme.typography.caption,
              fontWeight: theme.typography.fontWeightStrong,
              fill: theme.vars.palette.text.primary,
            })}
          >
            {end.label}
          </Box>
        </g>
      ))}
    </g>
  );
}
