import type { OpenSession } from '@adaos/api';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { IDLE } from './sessions.ts';

const alive = sql<boolean>`ended_at is null and expires_at > now() and last_used_at > now() - interval ${IDLE}`;

/** An account's sessions that have not ended, the latest used first. */
export async function listSessions(
  db: Kysely<Schema>,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'expires_at', 'user_agent'])
    .where('account_id', '=', accountId)
    .where(alive)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    userAgent: row.user_agent,
    current: row.id === sessionId,
  }));
}

/**
 * Ends sessions of an account.
 * @param which one of them, all but one, or all.
 * @returns how many had not ended before.
 */
export async function endSessionsOf(
  db: Kysely<Schema>,
  accountId: string,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  let ending = db
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null);
  if (which.only !== undefined) ending = ending.where('id', '=', which.only);
  if (which.except !== undefined) ending = ending.where('id', '!=', which.except);
  return Number((await ending.executeTakeFirst()).numUpdatedRows);
}
