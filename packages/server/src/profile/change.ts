import type { PreferencesUpdate } from '@adaos/api';
import { IANAZone } from 'luxon';
import type { Actor } from '../services/actor.ts';
import { RuleViolationError } from '../errors/domain-errors.ts';
import type { Services } from '../services/services.ts';
import { sessionEnded } from '../auth/authenticate.ts';
import { voidEmailTokens } from '../auth/email-tokens.ts';
import { accountTools } from '../auth/tools.ts';
import type { ShopTransaction } from '../db/database.ts';
import { sendMailJob } from '../jobs/mail-job.ts';

interface ProfileChange {
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  /** Null takes the picture away; absent leaves it. */
  readonly avatar?: string | null | undefined;
}

/** Writes to the new address, that it be confirmed, and to the one of now, that its owner may object. */
async function changeAddress(
  { jobs }: Services,
  trx: ShopTransaction,
  accountId: string,
  email: string | null,
): Promise<void> {
  await trx.updateTable('accounts').set({ pending_email: email }).where('id', '=', accountId).execute();
  await voidEmailTokens(trx, accountId, ['change-email']);
  if (email === null) return;
  await sendMailJob(jobs, { purpose: 'change-email', accountId }, trx);
  await sendMailJob(jobs, { purpose: 'email-changing', accountId }, trx);
}

/**
 * Changes the own name, picture or address; a new address counts once its mail is confirmed, and the one of now again
 * calls that off.
 * @throws TooManyError `too_many_attempts`
 */
export async function changeProfile(
  services: Services,
  actor: Actor,
  { name, email, avatar }: ProfileChange,
  address: string,
): Promise<void> {
  const { database } = services;
  const current = await database.db
    .selectFrom('accounts')
    .select(['email', 'pending_email'])
    .where('id', '=', actor.accountId)
    .executeTakeFirst();
  if (!current) throw sessionEnded();
  const wanted = email === current.email ? null : email;
  const addressChanges = wanted !== current.pending_email;
  if (wanted !== null && addressChanges) {
    await accountTools(services).limits.takeMail('change-email', actor.accountId, address);
  }
  await database.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('accounts')
      .set({ name, ...(avatar !== undefined && { avatar }) })
      .where('id', '=', actor.accountId)
      .execute();
    if (addressChanges) await changeAddress(services, trx, actor.accountId, wanted);
  });
}

/** @throws RuleViolationError `unknown_timezone` */
export async function changePreferences(
  { database }: Services,
  { accountId }: Actor,
  { language, timezone, notifications }: PreferencesUpdate,
): Promise<void> {
  if (!IANAZone.isValidZone(timezone)) {
    const message = `There is no timezone "${timezone}".`;
    throw new RuleViolationError('unknown_timezone', message, { fields: { timezone: message } });
  }
  await database.db
    .updateTable('accounts')
    .set({
      language,
      language_chosen: true,
      timezone,
      ...(notifications && {
        notify_email: notifications.email,
        notify_push: notifications.push,
        notify_sms: notifications.sms,
      }),
    })
    .where('id', '=', accountId)
    .execute();
}
