import { onPaper } from '../stack.ts';
import * as tokens from '../../theme/generated/tokens.ts';

/** The layout of the overview's cards, shared by the figures and their skeleton so that nothing moves. */
export const kpiGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
};

export const detailGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${tokens.size.aside.regular}px` },
  ...onPaper,
};
