import type { Database } from '../db/database.ts';
import type { Actor } from '../services/actor.ts';

const DONE = { ok: true } as const;

/** Switches the points of a shop's members on or off; what was earned is kept. */
export async function setGamification(database: Database, { shopId }: Pick<Actor, 'shopId'>, on: boolean) {
  await database.forShop(shopId, (trx) =>
    trx.updateTable('shops').set({ gamification: on }).where('shop_id', '=', shopId).execute(),
  );
  return DONE;
}

/** Has a member take part in the ranking, or be left out of it; the team keeps what they earn. */
export async function setRanked(
  database: Database,
  { shopId, accountId }: Pick<Actor, 'shopId' | 'accountId'>,
  ranked: boolean,
) {
  await database.forShop(shopId, (trx) =>
    trx
      .updateTable('members')
      .set({ ranked })
      .where('shop_id', '=', shopId)
      .where('account_id', '=', accountId)
      .execute(),
  );
  return DONE;
}
