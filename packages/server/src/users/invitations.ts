import type { Role, ShopUser } from '@adaos/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../services/actor.ts';
import { ConflictError } from '../errors/domain-errors.ts';
import { toUser } from '../auth/accounts.ts';
import { byEmail } from '../auth/by-email.ts';
import type { ShopTransaction } from '../db/database.ts';
import type { InvitationRow } from '../db/schema.ts';

interface NewInvitation {
  /** Lower case. */
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly passwordHash: string;
}

/** An invitation as one of the shop's users. It says nothing of the account that its address may have. */
const toShopUser = (row: InvitationRow): ShopUser => ({
  ...toUser(row, row.role),
  status: 'invited',
  emailVerified: false,
  twoFactorEnabled: false,
  mustChangePassword: true,
  lastLogin: null,
});

/** The invitations to a shop that wait to be accepted, oldest first. */
export async function listInvitations(trx: ShopTransaction, shopId: string): Promise<ShopUser[]> {
  const rows = await trx
    .selectFrom('invitations')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toShopUser);
}

export async function findInvitation(trx: ShopTransaction, shopId: string, id: string): Promise<ShopUser | undefined> {
  const row = await trx
    .selectFrom('invitations')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toShopUser(row);
}

const taken = () => new ConflictError('email_taken', 'This address already belongs to a user of this shop.');

/** @throws ConflictError `email_taken` for an address that is on the shop's own list; nothing is said about others. */
export async function insertInvitation(
  trx: ShopTransaction,
  { shopId, accountId }: Actor,
  { email, name, role, passwordHash }: NewInvitation,
): Promise<ShopUser> {
  const member = await trx
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select('accounts.id')
    .where('members.shop_id', '=', shopId)
    .where(byEmail(email))
    .executeTakeFirst();
  if (member) throw taken();
  const { language } = await trx
    .selectFrom('accounts')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const row = await trx
    .insertInto('invitations')
    // In the language of the one who invites: the best guess there is.
    .values({ shop_id: shopId, id: uuidv7(), email, name, role, password_hash: passwordHash, language })
    .onConflict((conflict) => conflict.expression(sql`shop_id, lower(email)`).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw taken();
  return toShopUser(row);
}

/** Takes an invitation back: its links lead nowhere any more. */
export async function deleteInvitation(trx: ShopTransaction, shopId: string, id: string): Promise<void> {
  await trx.deleteFrom('invitations').where('shop_id', '=', shopId).where('id', '=', id).execute();
  await trx.deleteFrom('email_tokens').where('invitation_id', '=', id).execute();
}
