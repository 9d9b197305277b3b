import type { RouteModule } from '../app/build-app.ts';
import { NotFoundError } from '../../errors/domain-errors.ts';
import { endSessionsOf, listSessions } from '../../auth/open-sessions.ts';
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewBackupCodes,
  setUpTwoFactor,
  twoFactorStatus,
} from '../../auth/two-factor.ts';

const ok = { ok: true } as const;

/** What guards the own account: open sessions and the second factor. */
export const securityRoutes: RouteModule = (_app, implement, services) => {
  const { db } = services.database;

  implement('listSessions', async ({ actor }) => ({ sessions: await listSessions(db, actor) }));

  implement('endSession', async ({ actor, params }) => {
    const ended = await endSessionsOf(db, actor.accountId, { only: params.id });
    if (ended === 0) throw new NotFoundError('There is no such session.');
    return ok;
  });

  implement('logoutEverywhere', async ({ actor, body }) => {
    await endSessionsOf(db, actor.accountId, body.keepCurrent === true ? { except: actor.sessionId } : {});
    return ok;
  });

  implement('getTwoFactor', ({ actor }) => twoFactorStatus(services, actor));
  implement('setUpTwoFactor', ({ actor }) => setUpTwoFactor(services, actor));
  implement('confirmTwoFactor', async ({ actor, body }) => ({
    backupCodes: await confirmTwoFactor(services, actor, body.code),
  }));
  implement('disableTwoFactor', async ({ actor, body }) => {
    await disableTwoFactor(services, actor, body);
    return ok;
  });
  implement('renewBackupCodes', async ({ actor, body }) => ({
    backupCodes: await renewBackupCodes(services, actor, body),
  }));
};
