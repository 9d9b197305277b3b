import { onPaper } from '../stack.ts';
import * as tokens from '../../theme/generated/tokens.ts';

/** The chart and what to order beside it. */
export const stockGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${tokens.size.aside.wide}px` },
  ...onPaper,
};
