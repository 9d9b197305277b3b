import * as tokens from '../theme/generated/tokens.ts';

const PIXEL = `${tokens.border.hairline}px`;

/** Styles of text for screen readers only. Its parent must be positioned. */
export const unseen = {
  position: 'absolute',
  width: PIXEL,
  height: PIXEL,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
