import type { IntlShape } from 'react-intl';
import { isApiError } from '@adaos/api/client';
import type { ResetConfirmView, ResetRequestView } from '@adaos/ui/screens/ResetScreen';
import { knownErrorText } from '../../errors/index.ts';
import type { Attempt } from '../../queries/states.ts';

const PASSWORD_CODES: ReadonlySet<string | undefined> = new Set(['password_too_short', 'password_too_common']);
const LINK_CODES: ReadonlySet<string | undefined> = new Set(['invalid_token', 'token_expired']);

/** What the wish for a reset mail shows. */
export function toResetRequestView(intl: IntlShape, { status, error }: Attempt): ResetRequestView {
  if (status === 'error') return { status, message: knownErrorText(intl, error) };
  return { status: ({ idle: 'idle', pending: 'busy', success: 'sent' } as const)[status] };
}

/** What the link of a reset mail shows. */
export function toResetConfirmView(intl: IntlShape, token: string, { status, error }: Attempt): ResetConfirmView {
  if (token === '') return { status: 'noToken' };
  if (status !== 'error') return { status: ({ idle: 'idle', pending: 'busy', success: 'done' } as const)[status] };
  const code = isApiError(error) ? error.code : undefined;
  const about = PASSWORD_CODES.has(code) ? 'password' : LINK_CODES.has(code) ? 'link' : undefined;
  return { status, message: knownErrorText(intl, error), about };
}
