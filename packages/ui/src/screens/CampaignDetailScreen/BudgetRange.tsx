import Box from '@mui/material/Box';
import { grid } from '../../theme/grid.ts';
import * as tokens from '../../theme/generated/tokens.ts';

export interface BudgetRangeProps {
  /** Between what most days were. */
  least: number;
  most: number;
  current: number | null;
  proposed: number | null;
}

const TRACK = grid(0.75);
const MARK = grid(1.75);

/** Where the present and the proposed budget are among what was tried. The words beside it say the same. */
export function BudgetRange({ least, most, current, proposed }: BudgetRangeProps) {
  const all = [least, most, ...(current === null ? [] : [current]), ...(proposed === null ? [] : [proposed])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = (high - low) * 0.1 || 1;
  const [from, span] = [low - room, high - low + 2 * room];
  const at = (value: number) => `${(100 * (value - from)) / span}%`;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        height: MARK,
        mt: 2.5,
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          top: `calc(50% - ${TRACK / 2}px)`,
          height: TRACK,
          borderRadius: `${tokens.radius.full}px`,
          bgcolor: 'sunken',
        },
      }}
    >
      <Box
        style={{ left: at(least), width: `${(100 * (most - least)) / span}%` }}
        sx={{
          position: 'absolute',
          top: `calc(50% - ${TRACK / 2}px)`,
          height: TRACK,
          borderRadius: `${tokens.radius.full}px`,
          bgcolor: 'primary.soft',
        }}
      />
      {current !== null && <Mark at={at(current)} />}
      {proposed !== null && <Mark at={at(proposed)} filled />}
    </Box>
  );
}

function Mark({ at, filled = false }: { at: string; filled?: boolean }) {
  return (
    <Box
      style={{ left: at }}
      sx={{
        position: 'absolute',
        top: 0,
        width: MARK,
        height: MARK,
        ml: `${-MARK / 2}px`,
        borderRadius: '50%',
        border: 2,
        borderColor: filled ? 'primary.main' : 'text.secondary',
        bgcolor: filled ? 'primary.main' : 'background.paper',
      }}
    />
  );
}
