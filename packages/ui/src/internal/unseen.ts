import * as tokens from '../theme/generated/tokens.ts';

const PIXEL = `${tokens.border.hairline}px`;

/** Styles of text that screen readers read and nobody sees. Its parent needs a position of its own. */
export const unseen = {
  position: 'absolute',
  width: PIXEL,
  height: PIXEL,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
