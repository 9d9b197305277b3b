import type { TwoFactorSetup, TwoFactorStatus } from '@adaos/api';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import type { ShopTransaction } from '../db/database.ts';
import { notify } from '../notifications/notify.ts';
import { notSetUp, wrongCode } from './second-factors.ts';
import { checkOwnPassword } from './set-password.ts';
import { accountTools } from './tools.ts';

interface Proof {
  readonly password: string;
  /** Of the authenticator app, or a backup code. */
  readonly code: string;
}

const notifySelf = (
  trx: ShopTransaction,
  { shopId, accountId }: Actor,
  code: 'notification.two_factor_on' | 'notification.two_factor_off',
) => notify(trx, { shopId, accountIds: [accountId] }, { code, values: {} });

export function twoFactorStatus(services: Services, { accountId }: Actor): Promise<TwoFactorStatus> {
  return accountTools(services).secondFactors.status(services.database.db, accountId);
}

/** Makes a secret for the authenticator app. @throws ConflictError `totp_already_on` */
export function setUpTwoFactor(services: Services, { accountId }: Actor): Promise<TwoFactorSetup> {
  return services.database.db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return accountTools(services).secondFactors.setUp(trx, account);
  });
}

/**
 * Switches two-step login on.
 * @returns the backup codes.
 * @throws ConflictError `totp_not_set_up` or `totp_already_on`; RuleViolationError `totp_invalid`
 */
export function confirmTwoFactor(services: Services, actor: Actor, code: string): Promise<string[]> {
  return services.database.forShop(actor.shopId, async (trx) => {
    const backupCodes = await accountTools(services).secondFactors.confirm(trx, actor.accountId, code);
    await notifySelf(trx, actor, 'notification.two_factor_on');
    return backupCodes;
  });
}

/** Changes the second factor, which takes the password and a code of it. */
async function withProof<T>(
  services: Services,
  { accountId, shopId }: Actor,
  { password, code }: Proof,
  work: (trx: ShopTransaction) => Promise<T>,
): Promise<T> {
  const { limits, secondFactors } = accountTools(services);
  if (!(await secondFactors.isOn(services.database.db, accountId))) throw notSetUp();
  await checkOwnPassword(services, accountId, password);
  const done = await services.database.forShop(shopId, async (trx) => {
    if (!(await secondFactors.take(trx, accountId, code))) throw wrongCode();
    return work(trx);
  });
  await limits.passwordRight(accountId);
  return done;
}

/** @throws ConflictError `totp_not_set_up`; RuleViolationError `password_wrong` or `totp_invalid`; TooManyError */
export function disableTwoFactor(services: Services, actor: Actor, proof: Proof): Promise<void> {
  return withProof(services, actor, proof, async (trx) => {
    await accountTools(services).secondFactors.remove(trx, actor.accountId);
    await notifySelf(trx, actor, 'notification.two_factor_off');
  });
}

/** @returns new backup codes; the earlier ones no longer work. @throws as `disableTwoFactor` */
export function renewBackupCodes(services: Services, actor: Actor, proof: Proof): Promise<string[]> {
  return withProof(services, actor, proof, (trx) =>
    accountTools(services).secondFactors.renewBackupCodes(trx, actor.accountId),
  );
}
