import { notify } from '../state/index.ts';

/** Shows that a call failed, over whatever screen is open. */
export const showError = (error: unknown): void => notify({ severity: 'error', error });
