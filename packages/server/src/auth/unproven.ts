import { sql } from 'kysely';
import { inShop, type ShopTransaction } from '../db/database.ts';
import { byEmail } from './by-email.ts';
import { endSessionsOf } from './open-sessions.ts';

/**
 * Notes that the owner of an account's address has proven it. Where nobody had before, all that was set until then may be
 * another's and goes: the second factor, known browsers, sessions, preferences. The caller sees to the password.
 * @returns whether this was the first proof.
 */
export async function proveAddress(trx: ShopTransaction, accountId: string): Promise<boolean> {
  const proven = await trx
    .updateTable('accounts')
    .set({
      email_verified_at: sql<Date>`now()`,
      pending_email: null,
      avatar: null,
      timezone: null,
      language_chosen: false,
      notify_email: true,
      notify_push: false,
      notify_sms: false,
    })
    .where('id', '=', accountId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  if (proven.numUpdatedRows === 0n) return false;
  await trx.deleteFrom('second_factors').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('backup_codes').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('push_devices').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('sms_numbers').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('known_devices').where('account_id', '=', accountId).execute();
  await endSessionsOf(trx, accountId);
  return true;
}

/**
 * Frees an address for the account that has just proven it: a registration that nobody has confirmed, with its empty shop,
 * gives way. An account that was ever used stays.
 */
export async function releaseAddress(trx: ShopTransaction, email: string): Promise<void> {
  const waiting = await trx
    .selectFrom('accounts')
    .select('id')
    .where(byEmail(email))
    .where('email_verified_at', 'is', null)
    .where('last_login_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!waiting) return;
  await sql`select set_config('app.account_id', ${waiting.id}, true)`.execute(trx);
  const shops = await trx.selectFrom('members').select('shop_id').where('account_id', '=', waiting.id).execute();
  await trx.deleteFrom('accounts').where('id', '=', waiting.id).execute();
  for (const { shop_id: shopId } of shops) {
    await inShop(trx, shopId);
    await trx
      .deleteFrom('shops')
      .where('shop_id', '=', shopId)
      .where((of) => of.not(of.exists(of.selectFrom('members').select('shop_id').where('shop_id', '=', shopId))))
      .execute();
  }
}
