import type { Theme } from '@mui/material/styles';
import { surface } from '../theme/surface.ts';
import { grid } from '../theme/grid.ts';

const [PAPER, SHADE] = [grid(5), grid(1.75)];

/** A shadow at the side where there are more columns and at the bottom where there are more rows, until they are visible. */
export const scrollHint = (theme: Theme) => ({
  '--paper': surface(theme),
  '--shade': theme.vars.palette.line.main,
  background: [
    `linear-gradient(to right, var(--paper) 40%, transparent) 0 0 / ${PAPER}px 100% no-repeat local`,
    `linear-gradient(to left, var(--paper) 40%, transparent) 100% 0 / ${PAPER}px 100% no-repeat local`,
    `linear-gradient(to top, var(--paper) 40%, transparent) 0 100% / 100% ${PAPER}px no-repeat local`,
    `linear-gradient(to right, var(--shade), transparent) 0 0 / ${SHADE}px 100% no-repeat scroll`,
    `linear-gradient(to left, var(--shade), transparent) 100% 0 / ${SHADE}px 100% no-repeat scroll`,
    `linear-gradient(to top, var(--shade), transparent) 0 100% / 100% ${SHADE}px no-repeat scroll`,
  ].join(', '),
});
