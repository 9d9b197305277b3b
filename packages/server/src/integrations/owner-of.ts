import type { Attempt } from './attempts.ts';

/** What the credentials of a connection are sealed for. */
export const ownerOf = ({ shopId, platform }: Pick<Attempt, 'shopId' | 'platform'>) => `${shopId} ${platform}`;
