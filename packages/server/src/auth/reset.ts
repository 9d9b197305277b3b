import type { Language } from '@adaos/api';
import { InvalidInputError } from '../errors/domain-errors.ts';
import type { Services } from '../services/services.ts';
import { NOBODY, sendMailJob } from '../jobs/mail-job.ts';
import { shopNames } from './accounts.ts';
import { membershipsOf } from './memberships.ts';
import { byEmail } from './by-email.ts';
import { findResetToken, useResetToken } from './email-tokens.ts';
import { checkNewPassword } from './password-rules.ts';
import { putPassword } from './set-password.ts';
import { accountTools } from './tools.ts';
import { proveAddress } from './unproven.ts';

/** Has the mail with a link for a new password sent, where there is an account; as long takes where there is none. */
export async function requestReset({ database, jobs }: Services, email: string, language?: Language): Promise<void> {
  const account = await database.db.selectFrom('accounts').select('id').where(byEmail(email)).executeTakeFirst();
  await sendMailJob(jobs, { purpose: 'reset', accountId: account?.id ?? NOBODY, ...(language && { language }) });
}

const linkUseless = () =>
  new InvalidInputError(
    'invalid_token',
    'The link is not valid, was used already, or is too old. Please ask for a new one.',
  );

/**
 * Sets a new password by the token of a mail, which also proves the address. All sessions end. The second factor of an owner
 * stays; what was set before anybody had proven the address goes.
 * @throws InvalidInputError `invalid_token`, 422 `password_too_short` or `password_too_common`: the link stays good
 */
export async function confirmReset(services: Services, token: string, password: string): Promise<void> {
  const { database } = services;
  const { limits, passwords, passwordRules } = accountTools(services);
  const account = await findResetToken(database.db, token);
  if (!account) throw linkUseless();
  const shops = await database.forAccount(account.id, (trx) => membershipsOf(trx, account.id).execute());
  const about = [
    account.email,
    account.name,
    ...(await shopNames(
      database,
      shops.map(({ shopId }) => shopId),
    )),
  ];
  checkNewPassword(password, passwordRules.reset, about);
  const passwordHash = await passwords.hash(password);
  const shopId = shops[0]?.shopId;
  // Without a shop there is no place for a notification.
  await database.forShop(shopId ?? NOBODY, async (trx) => {
    if (!(await useResetToken(trx, token))) throw linkUseless();
    await proveAddress(trx, account.id);
    await putPassword(services, trx, { accountId: account.id, shopId, passwordHash });
  });
  await limits.forgiveLogins(account.email);
}
