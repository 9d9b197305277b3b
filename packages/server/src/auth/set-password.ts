import { RuleViolationError } from '../errors/domain-errors.ts';
import type { Services } from '../services/services.ts';
import type { ShopTransaction } from '../db/database.ts';
import { sendMailJob } from '../jobs/mail-job.ts';
import { notify } from '../notifications/notify.ts';
import { shopNames } from './accounts.ts';
import { voidEmailTokens } from './email-tokens.ts';
import { endSessionsOf } from './open-sessions.ts';
import { checkNewPassword } from './password-rules.ts';
import { accountTools } from './tools.ts';

interface NewPassword {
  readonly accountId: string;
  /** The shop in which the account is notified; undefined where it belongs to no shop. */
  readonly shopId: string | undefined;
  readonly passwordHash: string;
  /** A session that goes on; all others end. */
  readonly keptSession?: string;
}

/**
 * Puts a password in force, with what follows from it: sessions end, links sent before and a change of the address that
 * was not confirmed are off, and the owner is notified.
 */
export async function putPassword(
  { jobs }: Pick<Services, 'jobs'>,
  trx: ShopTransaction,
  { accountId, shopId, passwordHash, keptSession }: NewPassword,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash, must_change_password: false, pending_email: null })
    .where('id', '=', accountId)
    .execute();
  await endSessionsOf(trx, accountId, keptSession === undefined ? {} : { except: keptSession });
  await voidEmailTokens(trx, accountId, ['reset', 'change-email']);
  await sendMailJob(jobs, { purpose: 'password-changed', accountId }, trx);
  if (shopId !== undefined) {
    await notify(trx, { shopId, accountIds: [accountId] }, { code: 'notification.password_changed', values: {} });
  }
}

const passwordWrong = () => {
  const message = 'The password is wrong.';
  return new RuleViolationError('password_wrong', message, { fields: { password: message } });
};

/**
 * Checks the password of one who is signed in.
 * @returns the account; call `limits.passwordRight` once all that was asked for has been right.
 * @throws RuleViolationError `password_wrong`, 429 `too_many_attempts`
 */
export async function checkOwnPassword(services: Services, accountId: string, password: string) {
  const { limits, passwords } = accountTools(services);
  const account = await services.database.db
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const right = await passwords.verify(account?.password_hash ?? null, password, () => limits.takePassword(accountId));
  if (!account || !right) throw passwordWrong();
  return account;
}

interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  /** Least characters of the new one. */
  readonly least: number;
}

/**
 * Changes the password of one who is signed in; the session goes on, all others end.
 * @throws RuleViolationError `password_wrong`, `password_unchanged`, `password_too_short` or `password_too_common`
 */
export async function changeOwnPassword(
  services: Services,
  actor: { accountId: string; shopId: string; sessionId: string },
  { oldPassword, newPassword, least }: PasswordChange,
): Promise<void> {
  const { limits, passwords } = accountTools(services);
  const account = await checkOwnPassword(services, actor.accountId, oldPassword);
  await limits.passwordRight(actor.accountId);
  if (newPassword.normalize('NFKC') === oldPassword.normalize('NFKC')) {
    const message = 'The new password must be another than the old one.';
    throw new RuleViolationError('password_unchanged', message, { fields: { newPassword: message } });
  }
  const about = [account.email, account.name, ...(await shopNames(services.database, [actor.shopId]))];
  checkNewPassword(newPassword, least, about);
  const passwordHash = await passwords.hash(newPassword);
  await services.database.forShop(actor.shopId, async (trx) => {
    // Of two that change it at once, the later one no longer knows the password.
    const { password_hash: current } = await trx
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', actor.accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (current !== account.password_hash) throw passwordWrong();
    await putPassword(services, trx, { ...actor, passwordHash, keptSession: actor.sessionId });
  });
}
