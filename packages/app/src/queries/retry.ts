import { isApiError } from '@adaos/api/client';

const TRIES = 3;

/** Reads are tried again where another try can help: no answer, or a server that is busy or ill. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= TRIES || !isApiError(error)) return false;
  return error.kind === 'network' || error.status === 429 || error.status >= 500;
}

/** Milliseconds before the next try: what the server asked for, at most 30 s, else 0.5, 1 and 2 s. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = isApiError(error) ? error.retryAfter : undefined;
  return Math.min((asked ?? 0.5 * 2 ** failures) * 1000, 30_000);
}
