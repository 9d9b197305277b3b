import { notify } from '../state/index.ts';

/** Tells of a call that failed, over whatever screen is open. */
export const tellError = (error: unknown): void => notify({ severity: 'error', error });
