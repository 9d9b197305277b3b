import type { Language } from '@adaos/api';
import { sql } from 'kysely';
import { ProblemError } from '../app/problems.ts';
import type { Services } from '../app/services.ts';
import { NOBODY, sendMailJob } from '../mail/job.ts';
import { byEmail, findMembership } from './accounts.ts';
import { findResetToken, useResetToken } from './email-tokens.ts';
import { checkNewPassword } from './password-rules.ts';
import { putPassword } from './set-password.ts';
import { accountTools } from './tools.ts';

/** Has the mail with a link for a new password sent, where there is an account; as long takes where there is none. */
export async function requestReset({ database, jobs }: Services, email: string, language?: Language): Promise<void> {
  const account = await database.db.selectFrom('accounts').select('id').where(byEmail(email)).executeTakeFirst();
  await sendMailJob(jobs, { purpose: 'reset', accountId: account?.id ?? NOBODY, ...(language && { language }) });
}

const linkUseless = () =>
  new ProblemError(
    400,
    'invalid_token',
    'The link is not valid, was used already, or is too old. Please ask for a new one.',
  );

/**
 * Sets a new password by the token of a mail, which also proves the address. All sessions end; a second factor stays.
 * @throws ProblemError 400 `invalid_token`, 422 `password_too_short` or `password_too_common`: the link stays good
 */
export async function confirmReset(services: Services, token: string, password: string): Promise<void> {
  const { database } = services;
  const { limits, passwords, passwordRules } = accountTools(services);
  const account = await findResetToken(database.db, token);
  if (!account) throw linkUseless();
  checkNewPassword(password, passwordRules.reset, [account.email, account.name]);
  const passwordHash = await passwords.hash(password);
  const shopId = (await findMembership(database, account.id))?.shopId;
  // Without a shop there is none to be told in.
  await database.forShop(shopId ?? NOBODY, async (trx) => {
    if (!(await useResetToken(trx, token))) throw linkUseless();
    await trx
      .updateTable('accounts')
      .set({ email_verified_at: sql<Date>`now()` })
      .where('id', '=', account.id)
      .where('email_verified_at', 'is', null)
      .execute();
    await putPassword(services, trx, { accountId: account.id, shopId, passwordHash });
  });
  await limits.forgiveLogins(account.email);
}
