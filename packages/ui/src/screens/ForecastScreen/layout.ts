import { onPaper } from '../stack.ts';
import * as tokens from '../../theme/generated/tokens.ts';

/** The sliders beside what they lead to. */
export const forecastGrid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `${tokens.size.aside.regular}px minmax(0, 1fr)` },
  ...onPaper,
};

/** What the sliders do not change: across the page, the first part in full width, the others side by side. */
export const detailsGrid = {
  gridColumn: { lg: '1 / -1' },
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  '& > :first-of-type': { gridColumn: { lg: '1 / -1' } },
  ...onPaper,
} as const;

export const figuresGrid = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
