import Box from '@mui/material/Box';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { spreadOut } from '../../internal/spreadOut.ts';
import { grid } from '../../theme/grid.ts';
import { captionWidth } from './axes.ts';
import type { ChartSeries } from './types.ts';
import { cssColor } from '../../theme/chartColor.ts';

const LINE_HEIGHT = grid(2);
/** Between the end of a line and its name, in px. */
const BEFORE = grid(1.25);
const AFTER = grid(1);

/** The room that the names need at the right of the lines, in px. */
export const endLabelsWidth = (series: readonly ChartSeries[]) =>
  BEFORE + captionWidth(series.map(({ label }) => label)) + AFTER;

/** The name of each line at its last value, inside a chart of MUI X; moved apart where lines end close together. */
export function EndLabels({ series }: { series: readonly ChartSeries[] }) {
  const { top, left, width, height } = useDrawingArea();
  const [x, y] = [useXScale<'linear'>(), useYScale<'linear'>()];
  const ends = series
    .flatMap(({ id, label, color, values }) => {
      const index = values.findLastIndex((value) => value !== null);
      const value = values[index];
      return value === undefined || value === null ? [] : [{ id, label, color, x: x(index), y: y(value) }];
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
            x={left + width + BEFORE}
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
