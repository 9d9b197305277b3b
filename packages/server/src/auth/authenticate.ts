import { sql } from 'kysely';
import type { Actor } from '../services/actor.ts';
import { NotAuthenticatedError } from '../errors/domain-errors.ts';
import type { Services } from '../services/services.ts';
import type { Database } from '../db/database.ts';
import { createAccessTokens, type TokenSubject } from './access-tokens.ts';

interface FoundActor extends Actor {
  readonly sessionExpiresAt: Date;
}

/** The session of a token with its account and membership as they are now; undefined when it is over. */
export async function findActor(
  database: Database,
  { accountId, sessionId }: TokenSubject,
): Promise<FoundActor | undefined> {
  return database.forAccount(accountId, (trx) =>
    trx
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .innerJoin('members', 'members.account_id', 'sessions.account_id')
      .select([
        'accounts.id as accountId',
        'sessions.id as sessionId',
        'sessions.expires_at as sessionExpiresAt',
        'members.shop_id as shopId',
        'members.role',
        'accounts.must_change_password as mustChangePassword',
        'accounts.operator',
      ])
      .where('sessions.id', '=', sessionId)
      .where('sessions.account_id', '=', accountId)
      .where('sessions.ended_at', 'is', null)
      .where('sessions.expires_at', '>', sql<Date>`now()`)
      .orderBy(sql`members.shop_id = sessions.open_shop`, (order) => order.desc().nullsLast())
      .orderBy('members.opened_at', (order) => order.desc().nullsLast())
      .orderBy('members.created_at')
      .orderBy('members.shop_id')
      .limit(1)
      .executeTakeFirst(),
  );
}

/** The actor behind an access token, and until when that shows it. */
export interface Admission {
  readonly actor: Actor;
  readonly until: Date;
}

/**
 * The token says only which session calls. Whether that still lives, and with which role in which shop, is read from
 * the database at each call, so that a logout or a changed role counts at once.
 * @returns the actor behind an access token. @throws NotAuthenticatedError
 */
export function createAuthenticateToken({ database, secret }: Services): (token: string) => Promise<Admission> {
  const accessTokens = createAccessTokens(secret);
  return async (token) => {
    const read = await accessTokens.read(token);
    const actor = await findActor(database, read);
    if (!actor) throw sessionEnded();
    return { actor, until: new Date(Math.min(read.expiresAt.getTime(), actor.sessionExpiresAt.getTime())) };
  };
}

export const sessionEnded = () =>
  new NotAuthenticatedError('session_ended', 'The session has ended. Please log in again.');
