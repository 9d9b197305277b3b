import LinearProgress from '@mui/material/LinearProgress';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

/** Over figures that are being replaced. */
export const StaleBar = () => (
  <LinearProgress
    aria-hidden
    sx={{ position: 'absolute', insetInline: grid(1.5), top: grid(-1.5), height: tokens.border.strong }}
  />
);
