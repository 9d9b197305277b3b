import type { RouteModule } from '../app/build-app.ts';
import type { Actor } from '../app/actor.ts';
import { notFound } from '../app/problems.ts';
import { endSessionsOf, listSessions } from '../auth/open-sessions.ts';
import { notSetUp, wrongCode } from '../auth/second-factors.ts';
import { checkOwnPassword } from '../auth/set-password.ts';
import { accountTools } from '../auth/tools.ts';
import type { ShopTransaction } from '../db/database.ts';
import { notify } from '../notifications/notify.ts';

const ok = { ok: true } as const;

/** What guards the own account: open sessions and the second factor. */
export const securityRoutes: RouteModule = (_app, implement, services) => {
  const { database } = services;
  const { limits, secondFactors } = accountTools(services);

  implement('listSessions', async ({ actor }) => ({ sessions: await listSessions(database.db, actor) }));

  implement('endSession', async ({ actor, params }) => {
    const ended = await endSessionsOf(database.db, actor.accountId, { only: params.id });
    if (ended === 0) throw notFound('There is no such session.');
    return ok;
  });

  implement('logoutEverywhere', async ({ actor, body }) => {
    await endSessionsOf(database.db, actor.accountId, body.keepCurrent === true ? { except: actor.sessionId } : {});
    return ok;
  });

  implement('getTwoFactor', ({ actor }) => secondFactors.status(database.db, actor.accountId));

  implement('setUpTwoFactor', ({ actor }) =>
    database.db.transaction().execute(async (trx) => {
      const account = await trx
        .selectFrom('accounts')
        .select(['id', 'email'])
        .where('id', '=', actor.accountId)
        .executeTakeFirstOrThrow();
      return secondFactors.setUp(trx, account);
    }),
  );

  implement('confirmTwoFactor', ({ actor, body }) =>
    database.forShop(actor.shopId, async (trx) => {
      const backupCodes = await secondFactors.confirm(trx, actor.accountId, body.code);
      await notifySelf(trx, actor, 'notification.two_factor_on');
      return { backupCodes };
    }),
  );

  /** Does something to the second factor that takes the password and a code of it. */
  async function withPasswordAndCode<T>(
    actor: Actor,
    { password, code }: { password: string; code: string },
    work: (trx: ShopTransaction) => Promise<T>,
  ): Promise<T> {
    if (!(await secondFactors.isOn(database.db, actor.accountId))) throw notSetUp();
    await checkOwnPassword(services, actor.accountId, password);
    const done = await database.forShop(actor.shopId, async (trx) => {
      if (!(await secondFactors.take(trx, actor.accountId, code))) throw wrongCode(422);
      return work(trx);
    });
    await limits.passwordRight(actor.accountId);
    return done;
  }

  implement('disableTwoFactor', ({ actor, body }) =>
    withPasswordAndCode(actor, body, async (trx) => {
      await secondFactors.remove(trx, actor.accountId);
      await notifySelf(trx, actor, 'notification.two_factor_off');
      return ok;
    }),
  );

  implement('renewBackupCodes', ({ actor, body }) =>
    withPasswordAndCode(actor, body, async (trx) => ({
      backupCodes: await secondFactors.renewBackupCodes(trx, actor.accountId),
    })),
  );
};

const notifySelf = (
  trx: ShopTransaction,
  { shopId, accountId }: Actor,
  code: 'notification.two_factor_on' | 'notification.two_factor_off',
) => notify(trx, { shopId, accountIds: [accountId] }, { code, values: {} });
