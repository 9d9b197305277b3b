import { sql, type Kysely } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { hashToken, newToken } from './opaque-tokens.ts';
import { proveAddress, releaseAddress } from './unproven.ts';

const LIFETIME = sql<Date>`now() + interval '24 hours'`;
const INVITATION_LIFETIME = sql<Date>`now() + interval '7 days'`;
const UNIQUE_VIOLATION = '23505';
const inForce = sql<boolean>`expires_at > now()`;

type NewEmailToken = { readonly accountId: string } & (
  | { readonly purpose: 'verify' | 'reset' }
  | { readonly purpose: 'change-email'; readonly email: string }
);

interface InvitationRef {
  readonly shopId: string;
  readonly invitationId: string;
}

/**
 * Makes the secret of a mail's link, good for 24 hours. Of those that set a password or an address only the newest is
 * good; those that verify stay good beside each other: mails overtake each other.
 */
export async function issueEmailToken(db: Kysely<Schema>, request: NewEmailToken): Promise<string> {
  const { accountId, purpose } = request;
  const { token, hash } = newToken();
  await db.transaction().execute(async (trx) => {
    if (purpose !== 'verify') {
      // One after the other: two at once would not see each other's.
      await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
      await voidEmailTokens(trx, accountId, [purpose]);
    }
    await trx
      .insertInto('email_tokens')
      .values({
        token_hash: hash,
        account_id: accountId,
        purpose,
        email: request.purpose === 'change-email' ? request.email : null,
        expires_at: LIFETIME,
        used_at: null,
      })
      .execute();
  });
  return token;
}

/** Makes the secret of an invitation's link, good for 7 days, beside those of the mails before. */
export async function issueInvitationToken(
  db: Kysely<Schema>,
  { shopId, invitationId }: InvitationRef,
): Promise<string> {
  const { token, hash } = newToken();
  await db
    .insertInto('email_tokens')
    .values({
      token_hash: hash,
      account_id: null,
      purpose: 'invitation',
      shop_id: shopId,
      invitation_id: invitationId,
      expires_at: INVITATION_LIFETIME,
      used_at: null,
    })
    .execute();
  return token;
}

/** Makes an account's links of these purposes good for nothing. */
export async function voidEmailTokens(
  trx: ShopTransaction,
  accountId: string,
  purposes: readonly ('verify' | 'reset' | 'change-email')[],
): Promise<void> {
  await trx.deleteFrom('email_tokens').where('account_id', '=', accountId).where('purpose', 'in', purposes).execute();
}

/** The account that a link for a new password belongs to; undefined where it is used, too old or none of ours. */
export function findResetToken(db: Kysely<Schema>, token: string) {
  return db
    .selectFrom('email_tokens')
    .innerJoin('accounts', 'accounts.id', 'email_tokens.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.name'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .where(inForce)
    .executeTakeFirst();
}

/** Uses a link for a new password up. @returns false where another call has been faster. */
export async function useResetToken(trx: ShopTransaction, token: string): Promise<boolean> {
  const used = await trx
    .updateTable('email_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .where(inForce)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/**
 * Confirms the address that the token was sent to: the account's own, the one that takes its place, or that of an invitation.
 * Idempotent as long as the token is good, so a second click does no harm.
 * @returns false for a token that is unknown or too old, for an invitation that was withdrawn, or where the new address has
 *   got an account meanwhile.
 */
export async function verifyEmail(db: Kysely<Schema>, token: string): Promise<boolean> {
  return confirmAddress(db, token).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return false;
    throw error;
  });
}

async function confirmAddress(db: Kysely<Schema>, token: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('email_tokens')
      .select(['account_id', 'email', 'shop_id', 'invitation_id', 'used_at'])
      .where('token_hash', '=', hashToken(token))
      .where('purpose', 'in', ['verify', 'change-email', 'invitation'])
      .where(inForce)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return false;
    await trx
      .updateTable('email_tokens')
      .set({ used_at: sql<Date>`coalesce(used_at, now())` })
      .where('token_hash', '=', hashToken(token))
      .execute();
    const { account_id: accountId, email, shop_id: shopId, invitation_id: invitationId } = found;
    if (accountId === null) {
      if (found.used_at !== null || shopId === null || invitationId === null) return found.used_at !== null;
      return acceptInvitation(trx, { shopId, invitationId });
    }
    if (email !== null) return changeEmail(trx, accountId, email);
    await proveAddress(trx, accountId);
    return true;
  });
}

/** @returns false where the change has been called off. @throws where the address belongs to another account. */
async function changeEmail(trx: ShopTransaction, accountId: string, email: string): Promise<boolean> {
  const account = await trx
    .selectFrom('accounts')
    .select(['email', 'pending_email'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (account?.pending_email !== email) return account?.email === email;
  await releaseAddress(trx, email);
  await trx
    .updateTable('accounts')
    .set({ email, email_verified_at: sql<Date>`now()`, pending_email: null })
    .where('id', '=', accountId)
    .execute();
  return true;
}
