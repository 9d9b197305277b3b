import type { IntlShape } from 'react-intl';
import { isApiError } from '@adaos/api/client';
import type { ChangePasswordView } from '@adaos/ui/screens/ChangePasswordScreen';
import { knownErrorText } from '../../errors/index.ts';
import type { Attempt } from '../../queries/states.ts';

const FIELDS = {
  password_wrong: 'oldPassword',
  invalid_credentials: 'oldPassword',
  password_too_short: 'newPassword',
  password_too_common: 'newPassword',
  password_unchanged: 'newPassword',
} as const;

function fieldOf(error: unknown): 'oldPassword' | 'newPassword' | undefined {
  const code = isApiError(error) ? error.code : undefined;
  return Object.entries(FIELDS).find(([known]) => known === code)?.[1];
}

/** What a change of the password shows, on its own page and in the settings. */
export function toChangePasswordView(intl: IntlShape, { status, error }: Attempt): ChangePasswordView {
  if (status !== 'error') return { status: ({ idle: 'idle', pending: 'busy', success: 'done' } as const)[status] };
  const message = knownErrorText(intl, error);
  const field = fieldOf(error);
  return { status, message, problem: field && message !== undefined ? { field, text: message } : undefined };
}
