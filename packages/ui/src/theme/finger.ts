import * as tokens from './generated/tokens.ts';

export const COARSE = '@media (pointer: coarse)';

/** As high as a touch target, where the pointer is coarse. */
export const finger = { [COARSE]: { minHeight: tokens.space.targetCompact } } as const;

/** The same for a standalone link: its line is as high, its text is centred. */
export const fingerLink = {
  [COARSE]: { display: 'inline-flex', alignItems: 'center', minHeight: tokens.space.targetCompact },
} as const;
