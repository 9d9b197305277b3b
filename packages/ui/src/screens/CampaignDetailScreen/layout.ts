import { besideOnTablet, onPaper } from '../stack.ts';
import * as tokens from '../../theme/generated/tokens.ts';

/** A wide card beside a narrow one, shared with the skeleton so that nothing moves. */
export const detailGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${tokens.size.aside.regular}px` },
  [besideOnTablet]: { gridTemplateColumns: `minmax(0, 1fr) ${tokens.size.aside.narrow}px` },
  ...onPaper,
};

/** Two cards of the same width. */
export const halves = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** Three figures; one below the other on phones, where an amount needs the width. */
export const figuresGrid = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
};

/** The present budget, the proposed one and what that brings. */
export const budgetSteps = {
  m: 0,
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;
