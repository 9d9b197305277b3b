import { onPaper } from '../stack.ts';

/** Three lists beside each other on wide screens. */
export const thirds = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
  ...onPaper,
};
