import * as tokens from './generated/tokens.ts';

export const COARSE = '@media (pointer: coarse)';

/** As high as a finger needs, where the pointer is one. */
export const finger = { [COARSE]: { minHeight: tokens.space.targetCompact } } as const;

/** The same for a link that stands by itself in text: its line is as high, its words stay in the middle. */
export const fingerLink = {
  [COARSE]: { display: 'inline-flex', alignItems: 'center', minHeight: tokens.space.targetCompact },
} as const;
