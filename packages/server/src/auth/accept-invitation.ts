import { sql } from 'kysely';
import { inShop, type ShopTransaction } from '../db/database.ts';
import type { InvitationRow } from '../db/schema.ts';
import { lockByName } from '../db/advisory-lock.ts';
import { byEmail } from './by-email.ts';
import { proveAddress } from './unproven.ts';

/** A new account with the first password, which must be changed. @returns false where the address has one meanwhile. */
async function insertAccount(trx: ShopTransaction, invitation: InvitationRow): Promise<boolean> {
  const { id, email, name, password_hash, language } = invitation;
  const inserted = await trx
    .insertInto('accounts')
    .values({
      id,
      email,
      name,
      password_hash,
      language,
      phone: null,
      must_change_password: true,
      email_verified_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Gives the one who has opened the link of an invitation the place in the shop. An account that the address has keeps its
 * password and second factor; one that nobody has proven gets the first password, and loses what was set before.
 * @returns false where the invitation was withdrawn.
 */
export async function acceptInvitation(
  trx: ShopTransaction,
  { shopId, invitationId }: { shopId: string; invitationId: string },
): Promise<boolean> {
  await inShop(trx, shopId);
  await lockByName(trx, `members ${shopId}`);
  const invitation = await trx
    .deleteFrom('invitations')
    .where('shop_id', '=', shopId)
    .where('id', '=', invitationId)
    .returningAll()
    .executeTakeFirst();
  if (!invitation) return false;
  const place = { shop_id: shopId, role: invitation.role };
  if (await insertAccount(trx, invitation)) {
    await trx
      .insertInto('members')
      .values({ ...place, account_id: invitation.id })
      .execute();
    return true;
  }
  const { id } = await trx
    .selectFrom('accounts')
    .select('id')
    .where(byEmail(invitation.email))
    .executeTakeFirstOrThrow();
  const first = await proveAddress(trx, id);
  if (first) {
    await trx
      .updateTable('accounts')
      .set({ name: invitation.name, password_hash: invitation.password_hash, must_change_password: true })
      .where('id', '=', id)
      .execute();
  }
  await trx
    .insertInto('members')
    .values({ ...place, account_id: id, opened_at: first ? sql<Date>`now()` : null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
