import type { IntlShape } from 'react-intl';
import { isApiError } from '@adaos/api/client';
import type { AuthView } from '@adaos/ui/screens/AuthScreen';
import { knownErrorText } from '../../errors/index.ts';
import type { Attempt } from '../../queries/states.ts';

const STATUS = { idle: 'idle', pending: 'busy', success: 'success', error: 'error' } as const;
const PASSWORD_CODES: ReadonlySet<string | undefined> = new Set(['password_too_short', 'password_too_common']);

/** How a host says that it does not have a call. */
const NO_SUCH_CALL: ReadonlySet<number> = new Set([404, 405, 501]);

/** Whether the second factor is asked for: by the last answer, or still, since a code was sent along. */
function asksForCode({ status, error, variables }: Attempt<unknown, object>): boolean {
  const code = isApiError(error) ? error.code : undefined;
  if (code === 'totp_required' || code === 'totp_invalid') return true;
  const sent = variables !== undefined && 'code' in variables && variables.code !== undefined;
  return sent && status !== 'idle' && code !== 'invalid_credentials';
}

function resendView({ status, error }: Attempt<unknown, object>): NonNullable<AuthView['resend']> {
  if (status === 'success') return { status: 'sent' };
  if (status !== 'error') return { status: status === 'pending' ? 'busy' : 'idle' };
  const missing = isApiError(error) && (error.kind === 'bad_answer' || NO_SUCH_CALL.has(error.status));
  return { status: missing ? 'unavailable' : 'failed' };
}

/** What the login and signup screen shows of the last attempt, and of the last request for another mail. */
export function toAuthView(
  intl: IntlShape,
  mode: AuthView['mode'],
  attempt: Attempt<unknown, object>,
  resend: Attempt<unknown, object>,
): AuthView {
  const { status, error } = attempt;
  const step = mode === 'login' && asksForCode(attempt) ? 'code' : 'password';
  if (status !== 'error') {
    return {
      mode,
      step,
      status: STATUS[status],
      offerResend: mode === 'signup' && status === 'success',
      resend: resendView(resend),
    };
  }
  const problem = isApiError(error) ? error : undefined;
  // A request for the code is not a failure.
  if (problem?.code === 'totp_required') return { mode, step, status: 'idle' };
  // After too many tries, with a time to wait, the screen words the wait itself.
  const retryAfter = problem?.code === 'too_many_attempts' ? problem.retryAfter : undefined;
  const message = retryAfter === undefined ? knownErrorText(intl, error) : undefined;
  return {
    mode,
    step,
    status: 'error',
    message,
    retryAfter,
    field: PASSWORD_CODES.has(problem?.code) ? 'password' : undefined,
    offerResend: problem?.code === 'email_not_verified',
    resend: resendView(resend),
  };
}
