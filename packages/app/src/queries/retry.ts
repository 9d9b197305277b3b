import { isApiError } from '@adaos/api/client';

const TRIES = 3;
/** The most seconds that a read waits for another try. */
const PATIENCE = 30;

/**
 * Reads are tried again where another try can help: no answer, or a server that is busy or ill, but not for longer than its user
 * would wait.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= TRIES || !isApiError(error) || (error.retryAfter ?? 0) > PATIENCE) return false;
  // Where the browser has no network it says when there is one: then the read is made again.
  if (error.kind === 'network' && !navigator.onLine) return false;
  return error.kind === 'network' || error.status === 429 || error.status >= 500;
}

/** Whether the server has refused a read for what it is, so that asking once more is refused once more. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Milliseconds before the next try: what the server asked for, else 0.5, 1 and 2 s. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = isApiError(error) ? error.retryAfter : undefined;
  return (asked ?? 0.5 * 2 ** failures) * 1000;
}
