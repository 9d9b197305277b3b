import type { IntlShape } from 'react-intl';
import type { OpenSession, TwoFactorStatus } from '@adaos/api';
import type { SaveState, SessionsView, TwoFactorQuestion, TwoFactorView } from '@adaos/ui/screens/SettingsScreen';
import { errorText } from '../../errors/index.ts';
import type { Attempt, Read } from '../../queries/states.ts';
import { deviceName } from './device.ts';

const problemOf = (intl: IntlShape, { status, error }: Attempt) =>
  status === 'error' ? errorText(intl, error) : undefined;

/** What came of saving. */
export function toSaveState(intl: IntlShape, attempt: Attempt): SaveState {
  if (attempt.status === 'error') return { status: 'error', message: errorText(intl, attempt.error) };
  return { status: ({ idle: 'idle', pending: 'busy', success: 'saved' } as const)[attempt.status] };
}

export interface TwoFactorInput {
  readonly status: Read<TwoFactorStatus>;
  readonly setUp: Attempt<{ secret: string; uri: string }>;
  readonly confirm: Attempt<{ backupCodes: string[] }>;
  readonly disable: Attempt;
  readonly renew: Attempt<{ backupCodes: string[] }>;
  /** What is being asked for, if anything. */
  readonly asking: TwoFactorQuestion['what'] | null;
}

/** What the card of the second factor shows. */
export function toTwoFactorView(intl: IntlShape, input: TwoFactorInput): TwoFactorView {
  const { status, setUp, confirm, disable, renew, asking } = input;
  const backupCodes = confirm.data?.backupCodes ?? renew.data?.backupCodes;
  if (backupCodes) return { status: 'setup', setup: { step: 'codes', backupCodes } };
  if (setUp.data) {
    const { uri, secret } = setUp.data;
    const busy = confirm.status === 'pending';
    return { status: 'setup', setup: { step: 'scan', uri, secret, busy, problem: problemOf(intl, confirm) } };
  }
  if (!status.data) {
    return status.error ? { status: 'error', message: errorText(intl, status.error) } : { status: 'loading' };
  }
  if (!status.data.enabled) return { status: 'off', busy: setUp.status === 'pending', problem: problemOf(intl, setUp) };
  const action = asking === 'renew' ? renew : disable;
  const question = asking && { what: asking, busy: action.status === 'pending', problem: problemOf(intl, action) };
  const { enabledAt, backupCodesLeft } = status.data;
  return { status: 'on', since: enabledAt, backupCodesLeft, question };
}

/** What the card of the open sessions shows. */
export function toSessionsView(
  intl: IntlShape,
  { data, error }: Read<{ sessions: readonly OpenSession[] }>,
  ending: Attempt<unknown, string>,
): SessionsView {
  if (!data) return error ? { status: 'error', message: errorText(intl, error) } : { status: 'loading' };
  return {
    status: 'ready',
    sessions: data.sessions.map(({ userAgent, ...open }) => ({ ...open, device: deviceName(userAgent) })),
    ending: ending.status === 'pending' ? (ending.variables ?? null) : null,
    problem: problemOf(intl, ending),
  };
}
