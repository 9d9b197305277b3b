import type { Role } from '@adaos/api';
import { hasRole } from '@adaos/domain';
import type { Session } from '../state/index.ts';

type GuardState = 'pending' | 'anonymous' | 'mustChangePassword' | 'forbidden' | 'granted';

/**
 * What a guarded route shows: to whom, from which role on, whether the look at the session is over, and whether the
 * password has to be changed before anything else, by the server's word; undefined where it could not be asked, and what it
 * said at the login counts.
 */
export function guardState(session: Session, least: Role, looked: boolean, mustChangePassword?: boolean): GuardState {
  if (!looked) return 'pending';
  if (session.status === 'anonymous') return 'anonymous';
  if (mustChangePassword ?? session.mustChangePassword) return 'mustChangePassword';
  return hasRole(session.role, least) ? 'granted' : 'forbidden';
}
