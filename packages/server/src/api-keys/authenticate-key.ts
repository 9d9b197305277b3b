import { timingSafeEqual } from 'node:crypto';
import { type ApiScope, hasRole, includesApi, type Plan, type Role } from '@adaos/domain';
import { sql } from 'kysely';
import { hashToken } from '../auth/opaque-tokens.ts';
import type { Database } from '../db/database.ts';
import { ForbiddenError, NotAuthenticatedError } from '../errors/domain-errors.ts';
import { planOfShop } from '../plans/plan-of-shop.ts';
import { readKey } from './key-text.ts';

/** A program that calls, as the database has it at this moment. */
export interface ApiCaller {
  readonly shopId: string;
  /** The lower of the key's and of that which its maker has by now. */
  readonly role: Role;
  readonly scopes: ReadonlySet<ApiScope>;
  readonly plan: Plan;
}

export const lower = (one: Role, other: Role): Role => (hasRole(one, other) ? other : one);

const USED_EVERY = sql.lit('1 minute');

/** The same for every key that is not one, so that nobody learns which part was right. */
const invalid = () => new NotAuthenticatedError('invalid_token', 'This is not a valid API key.');

/**
 * Finds who calls by a key. Key, maker, role and plan are read at each call, so that whatever ends there counts at once.
 * @throws NotAuthenticatedError `invalid_token`, or `token_expired`; ForbiddenError `plan_without_api`.
 */
export async function authenticateKey(database: Database, key: string, now = new Date()): Promise<ApiCaller> {
  const named = readKey(key);
  if (!named) throw invalid();
  const { shopId, prefix } = named;
  return database.forShop(shopId, async (trx) => {
    const found = await trx
      .selectFrom('api_keys')
      .innerJoin('members', (join) =>
        join.onRef('members.shop_id', '=', 'api_keys.shop_id').onRef('members.account_id', '=', 'api_keys.account_id'),
      )
      .select([
        'api_keys.id',
        'hash',
        'api_keys.role',
        'scopes',
        'expires_at',
        'revoked_at',
        'members.role as of_maker',
      ])
      .where('api_keys.shop_id', '=', shopId)
      .where('prefix', '=', prefix)
      .executeTakeFirst();
    // Compared even without one, in the same time.
    const right = timingSafeEqual(found?.hash ?? Buffer.alloc(32), hashToken(key));
    if (!found || !right || found.revoked_at !== null) throw invalid();
    if (found.expires_at !== null && found.expires_at <= now)
      throw new NotAuthenticatedError('token_expired', 'This API key has expired.');
    const plan = await planOfShop(trx, shopId);
    if (!includesApi(plan))
      throw new ForbiddenError('plan_without_api', 'The plan of this shop does not include the API.');
    await trx
      .updateTable('api_keys')
      .set({ last_used_at: sql<Date>`now()` })
      .where('shop_id', '=', shopId)
      .where('id', '=', found.id)
      .where((eb) =>
        eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', sql<Date>`now() - interval ${USED_EVERY}`)]),
      )
      .execute();
    return { shopId, role: lower(found.role, found.of_maker), scopes: new Set(found.scopes), plan };
  });
}
