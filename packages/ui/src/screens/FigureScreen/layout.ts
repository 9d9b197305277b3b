import { onPaper } from '../stack.ts';
import { grid } from '../../theme/grid.ts';

/** The formula beside its orders, shared with the skeleton so that nothing moves. */
export const figureGrid = {
  display: 'grid',
  gap: 2,
  // Whole pixels: the heading of a table that begins between two of them is drawn at either one.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `max(${grid(40)}px, round(33%, 1px)) minmax(0, 1fr)` },
  ...onPaper,
};
