import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { grid } from '../../theme/grid.ts';
import type { PlacedFlag } from './flags.ts';

/** The room of the flags between the bars and the names of the points, in px. */
export const FLAGS_HEIGHT = grid(1.75);
const [WIDTH, HEIGHT] = [grid(0.875), grid(1.25)];

export interface FlagsProps {
  flags: readonly PlacedFlag[];
  /** What happened at each point. */
  texts: readonly string[];
}

/** A flag under each point at which something began, and a line to the point where it ended, inside a chart of MUI X. */
export function Flags({ flags, texts }: FlagsProps) {
  const { top, height } = useDrawingArea();
  const x = useXScale<'band'>();
  const y = top + height + grid(0.5);
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const starts = [...new Set(flags.map(({ first }) => first))];
  return (
    <Box component="g" sx={{ color: 'text.secondary' }}>
      {flags
        .filter(({ first, last }) => last > first)
        .map(({ id, first, last }) => (
          <Box
            component="line"
            key={id}
            x1={middle(first)}
            x2={middle(last)}
            y1={y + HEIGHT}
            y2={y + HEIGHT}
            sx={(theme) => ({ stroke: theme.vars.palette.line.control })}
          />
        ))}
      {starts.map((index) => (
        <Tooltip key={index} title={texts[index] ?? ''} enterTouchDelay={0}>
          <g data-flag="" aria-hidden="true" transform={`translate(${middle(index)} ${y})`}>
            <rect x={-WIDTH} width={2 * WIDTH} height={HEIGHT} fill="transparent" />
            <path
              d={`M0 ${HEIGHT}V0H${WIDTH}L${WIDTH - 2} ${HEIGHT / 4}L${WIDTH} ${HEIGHT / 2}H0`}
              fill="currentColor"
              stroke="currentColor"
            />
          </g>
        </Tooltip>
      ))}
    </Box>
  );
}
