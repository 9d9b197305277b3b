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

export const figuresGrid = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
