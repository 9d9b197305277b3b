import { isApiError } from '@adaos/api/client';

/** `refused`: the server does not take the token. `unreached`: it could not be asked, the link may be good. */
type VerifyOutcome = 'pending' | 'success' | 'refused' | 'unreached';

export function verifyOutcome(
  token: string,
  query: { status: 'pending' | 'success' | 'error'; error: unknown },
): VerifyOutcome {
  if (token === '') return 'refused';
  if (query.status !== 'error') return query.status;
  const refused =
    isApiError(query.error) && query.error.status >= 400 && query.error.status < 500 && query.error.status !== 429;
  return refused ? 'refused' : 'unreached';
}
