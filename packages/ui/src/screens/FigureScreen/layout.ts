import { onPaper } from '../stack.ts';
import { grid } from '../../theme/grid.ts';

/** The formula beside its orders, shared with the skeleton so that nothing moves. */
export const figureGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(${grid(40)}px, 2fr) minmax(0, 4fr)` },
  ...onPaper,
};
