import { sql, type Kysely } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { hashToken, newToken } from './opaque-tokens.ts';

const LIFETIME = sql<Date>`now() + interval '24 hours'`;
const UNIQUE_VIOLATION = '23505';
const inForce = sql<boolean>`expires_at > now()`;

export type NewEmailToken = { readonly accountId: string } & (
  | { readonly purpose: 'verify' | 'reset' }
  | { readonly purpose: 'change-email'; readonly email: string }
);

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

/** Makes an account's links of these purposes good for nothing. */
export async function voidEmailTokens(
  trx: ShopTransaction,
  accountId: string,
  purposes: readonly ('reset' | 'change-email')[],
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
 * Confirms the address that the token was sent to, the account's own or the one that takes its place. Idempotent as
 * long as the token is good, so neither a second click nor a mail scanner that opened the link first does harm.
 * @returns false for a token that is unknown or too old, or where the new address has got an account meanwhile.
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
      .updateTable('email_tokens')
      .set({ used_at: sql<Date>`coalesce(used_at, now())` })
      .where('token_hash', '=', hashToken(token))
      .where('purpose', 'in', ['verify', 'change-email'])
      .where(inForce)
      .returning(['account_id as accountId', 'email'])
      .executeTakeFirst();
    if (!found) return false;
    if (found.email !== null) return changeEmail(trx, found.accountId, found.email);
    await trx
      .updateTable('accounts')
      .set({ email_verified_at: sql<Date>`now()` })
      .where('id', '=', found.accountId)
      .where('email_verified_at', 'is', null)
      .execute();
    return true;
  });
}

/** @returns false where the change has been called off. @throws where the address belongs to another account. */
async function changeEmail(trx: ShopTransaction, accountId: string, email: string): Promise<boolean> {
  await trx
    .updateTable('accounts')
    .set({ email, email_verified_at: sql<Date>`now()`, pending_email: null })
    .where('id', '=', accountId)
    .where('pending_email', '=', email)
    .execute();
  const account = await trx.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirst();
  return account?.email === email;
}
