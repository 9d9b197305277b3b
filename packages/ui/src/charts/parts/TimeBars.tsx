import { useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import type { ChartSeries } from './types.ts';
import { cssColor } from '../../theme/chartColor.ts';

/** The least room of a point that has bars, in px. */
export const LEAST_OF_POINT = grid(0.75);
/** The part of a point's room that its bars take. */
const SHARE = 0.66;

export interface TimeBarsProps {
  /** What identifies each point. */
  points: readonly string[];
  series: readonly ChartSeries[];
}

/** Bars side by side at each point, over 0, on the axes of a line chart of MUI X. */
export function TimeBars({ points, series }: TimeBarsProps) {
  const theme = useTheme();
  const [x, y] = [useXScale<'linear'>(), useYScale<'linear'>()];
  const room = (x(1) - x(0)) * SHARE;
  const each = room / series.length;
  const zero = y(0);
  return series.map(({ id, color, values }, place) => (
    <g key={id} data-series={id} style={{ fill: cssColor(theme, color) }}>
      {points.map((point, index) => {
        const value = values[index] ?? null;
        return (
          value !== null && (
            <rect
              key={point}
              x={x(index) - room / 2 + place * each}
              y={Math.min(y(value), zero)}
              width={each * 0.9}
              height={Math.abs(y(value) - zero)}
              rx={Math.min(tokens.radius.mark, each / 4)}
            />
          )
        );
      })}
    </g>
  ));
}
