import { tokens } from './generated/tokens.ts';

export const COARSE = '@media (pointer: coarse)';

/** As high as a finger needs, where the pointer is one. */
export const finger = { [COARSE]: { minHeight: tokens.space.targetCompact } } as const;
