import { cleanLine, cutText } from '@adaos/api';
import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Schema } from '../db/schema.ts';
import { hashToken, newToken } from './opaque-tokens.ts';
import type { TokenSubject } from './access-tokens.ts';
import { membershipsOf } from './memberships.ts';

/** Without a refresh for this long, a session is over. */
export const IDLE = sql.lit('7 days');
/** However much it is used, a session is over after this long. */
const ABSOLUTE = sql.lit('30 days');
/** How long the token before the current one is still taken: its answer may have been lost. */
const GRACE = sql.lit('10 seconds');
const USER_AGENT_LENGTH = 400;
/** Rows that one statement deletes: it stays far below the time limit. */
const DELETED_AT_ONCE = 5_000;

interface OpenedSession extends TokenSubject {
  readonly refreshToken: string;
}

/**
 * Opens a session for one whose password has just been found right.
 * @param account with the hash that was compared.
 * @returns null where the password has been changed, or the account deleted, meanwhile.
 */
export async function openSession(
  db: Kysely<Schema>,
  account: { readonly id: string; readonly password_hash: string | null },
  userAgent: string | undefined,
): Promise<OpenedSession | null> {
  const sessionId = uuidv7();
  return db.transaction().execute(async (trx) => {
    // First of all: a change of the password that is under way ends before this goes on, and ends all sessions before it.
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({ last_login_at: sql<Date>`now()` })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    await sql`select set_config('app.account_id', ${account.id}, true)`.execute(trx);
    const first = await membershipsOf(trx, account.id).limit(1).executeTakeFirst();
    await trx
      .insertInto('sessions')
      .values({
        id: sessionId,
        account_id: account.id,
        expires_at: sql<Date>`now() + interval ${ABSOLUTE}`,
        user_agent: userAgent === undefined ? null : cutText(cleanLine(userAgent), USER_AGENT_LENGTH),
        // From here on what is opened elsewhere does not change it.
        open_shop: first?.shopId ?? null,
      })
      .execute();
    const { token, hash } = newToken();
    await trx.insertInto('refresh_tokens').values({ token_hash: hash, session_id: sessionId }).execute();
    return { accountId: account.id, sessionId, refreshToken: token };
  });
}

/** The session of a token, locked: what follows in the transaction is done by one caller of the family at a time. */
async function lockSession(trx: Transaction<Schema>, hash: Buffer) {
  return trx
    .selectFrom('sessions')
    .select([
      'id',
      'account_id',
      sql<boolean>`ended_at is null and expires_at > now() and last_used_at > now() - interval ${IDLE}`.as('alive'),
    ])
    .where('id', '=', (token) => token.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', hash))
    .forUpdate()
    .executeTakeFirst();
}

/** The state of a token in its family: `current`, `previous` within the time of grace, or `stale`. */
async function standing(trx: Transaction<Schema>, hash: Buffer): Promise<'current' | 'previous' | 'stale'> {
  const token = await trx
    .selectFrom('refresh_tokens as own')
    .leftJoin('refresh_tokens as next', 'next.token_hash', 'own.replaced_by')
    .select([
      'own.replaced_at',
      sql<boolean>`own.replaced_at > now() - interval ${GRACE} and next.replaced_at is null`.as('graced'),
    ])
    .where('own.token_hash', '=', hash)
    .executeTakeFirst();
  if (!token) return 'stale';
  if (token.replaced_at === null) return 'current';
  return token.graced ? 'previous' : 'stale';
}

/**
 * Exchanges a refresh token for a new one.
 *
 * A family has one generation of tokens that are good. The current one is replaced by the next at its use. The one
 * just before it, for 10 seconds, gets a sibling of the current one instead of replacing it: an answer was lost, or
 * two tabs came at once, and whichever of the siblings the browser keeps must go on working. The first sibling
 * used replaces all of them, so two holders never go on side by side. Anything older has been copied, and ends
 * the session.
 * @returns null where the token is good for nothing.
 */
export async function rotate(db: Kysely<Schema>, refreshToken: string): Promise<OpenedSession | null> {
  const hash = hashToken(refreshToken);
  return db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, hash);
    if (!session?.alive) return null;
    const place = await standing(trx, hash);
    if (place === 'stale') {
      await trx
        .updateTable('sessions')
        .set({ ended_at: sql<Date>`now()` })
        .where('id', '=', session.id)
        .execute();
      return null;
    }
    const next = newToken();
    await trx
      .with('added', (query) =>
        query.insertInto('refresh_tokens').values({ token_hash: next.hash, session_id: session.id }),
      )
      .with('replaced', (query) =>
        query
          .updateTable('refresh_tokens')
          .set({ replaced_at: sql<Date>`now()`, replaced_by: next.hash })
          .where('session_id', '=', session.id)
          .where('replaced_at', 'is', null)
          .where(sql.lit(place === 'current')),
      )
      .updateTable('sessions')
      .set({ last_used_at: sql<Date>`now()` })
      .where('id', '=', session.id)
      .execute();
    return { accountId: session.account_id, sessionId: session.id, refreshToken: next.token };
  });
}

/** Ends the session that a refresh token belongs to, be it the current one or an old one. */
export async function endSession(db: Kysely<Schema>, refreshToken: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', (token) =>
      token.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', hashToken(refreshToken)),
    )
    .where('ended_at', 'is', null)
    .execute();
}

/** Deletes sessions that have been over for a day, with their tokens, and links in mails that are no longer good. */
export async function deleteExpired(db: Kysely<Schema>): Promise<void> {
  const over = sql<boolean>`coalesce(ended_at, least(expires_at, last_used_at + interval ${IDLE})) < now() - interval '1 day'`;
  for (let deleted = DELETED_AT_ONCE; deleted === DELETED_AT_ONCE;) {
    const some = db.selectFrom('sessions').select('id').where(over).limit(DELETED_AT_ONCE);
    const { numDeletedRows } = await db.deleteFrom('sessions').where('id', 'in', some).executeTakeFirstOrThrow();
    deleted = Number(numDeletedRows);
  }
  await db
    .deleteFrom('email_tokens')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
