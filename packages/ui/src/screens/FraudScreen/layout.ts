import { besideOnTablet, onPaper } from '../stack.ts';
import * as tokens from '../../theme/generated/tokens.ts';

/** The share beside the trend. */
export const chartGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `${tokens.size.aside.wide}px minmax(0, 1fr)` },
  [besideOnTablet]: { gridTemplateColumns: `${tokens.size.aside.narrow}px minmax(0, 1fr)` },
  ...onPaper,
};

/** The figures of the returns beside their reasons. */
export const returnsGrid = {
  display: 'grid',
  columnGap: 6,
  rowGap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
