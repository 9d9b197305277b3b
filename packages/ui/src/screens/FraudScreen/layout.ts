import { besideOnTablet, onPaper } from '../stack.ts';

/** The share beside the course. */
export const chartGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '380px minmax(0, 1fr)' },
  [besideOnTablet]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
  ...onPaper,
};

/** The figures of the returns beside their reasons. */
export const returnsGrid = {
  display: 'grid',
  columnGap: 6,
  rowGap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
