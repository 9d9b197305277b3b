import { onPaper } from '../stack.ts';

/** The places of the two charts, shared with their skeleton so that nothing moves. */
export const chartGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  ...onPaper,
};
