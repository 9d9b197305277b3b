import { createHash, randomBytes } from 'node:crypto';
import type { OAuthPlatform } from '@adaos/api';
import type { AdPlatform } from '@adaos/domain';
import { sql } from 'kysely';
import { parse as uuidParse, stringify as uuidStringify } from 'uuid';
import type { Database } from '../db/database.ts';

/** Who begins a connection, and to which shop at the platform; of a platform of ads to none. */
export interface Attempt<P extends OAuthPlatform | AdPlatform = OAuthPlatform> {
  readonly shopId: string;
  readonly accountId: string;
  readonly platform: P;
  readonly store: string;
}

export const ATTEMPT_SECONDS = 900;
const SHOP_BYTES = 16;
const NONCE_BYTES = 24;

const digest = (state: string) => createHash('sha256').update(state).digest();

/**
 * Notes that somebody begins to connect a shop.
 * @returns the state that comes back with the platform's answer: it names the shop here, and is good once.
 */
export async function beginAttempt(database: Database, attempt: Attempt<OAuthPlatform | AdPlatform>): Promise<string> {
  const state = Buffer.concat([uuidParse(attempt.shopId), randomBytes(NONCE_BYTES)]).toString('base64url');
  await database.forShop(attempt.shopId, async (trx) => {
    await trx
      .deleteFrom('connect_attempts')
      .where('shop_id', '=', attempt.shopId)
      .where('expires_at', '<', sql<Date>`now()`)
      .execute();
    await trx
      .insertInto('connect_attempts')
      .values({
        shop_id: attempt.shopId,
        nonce_hash: digest(state),
        platform: attempt.platform,
        store: attempt.store,
        account_id: attempt.accountId,
        expires_at: new Date(Date.now() + ATTEMPT_SECONDS * 1000),
        used_at: null,
      })
      .execute();
  });
  return state;
}

/** The attempt behind a state, used up by this call; null for a state that is forged, used, too old or of another platform. */
export async function consumeAttempt<P extends OAuthPlatform | AdPlatform>(
  database: Database,
  platform: P,
  state: string,
): Promise<Attempt<P> | null> {
  const bytes = /^[\w-]{54}$/.test(state) ? Buffer.from(state, 'base64url') : null;
  if (bytes?.length !== SHOP_BYTES + NONCE_BYTES) return null;
  let shopId: string;
  try {
    shopId = uuidStringify(bytes.subarray(0, SHOP_BYTES));
  } catch {
    return null;
  }
  const row = await database.forShop(shopId, (trx) =>
    trx
      .updateTable('connect_attempts')
      .set({ used_at: sql<Date>`now()` })
      .where('shop_id', '=', shopId)
      .where('nonce_hash', '=', digest(state))
      .where('platform', '=', platform)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['store', 'account_id'])
      .executeTakeFirst(),
  );
  return row ? { shopId, accountId: row.account_id, platform, store: row.store } : null;
}
