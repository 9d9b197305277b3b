import type { OwnShop } from '@adaos/api';
import pLimit from 'p-limit';
import { membershipsOf } from '../auth/memberships.ts';
import type { Database } from '../db/database.ts';

/** So many shops are read at once: calls of others need connections, too. */
const AT_ONCE = 3;

/** The shops of an account, by name; each is read as the account's own membership of it allows, at this moment. */
export async function listOwnShops(database: Database, accountId: string): Promise<OwnShop[]> {
  const memberships = await database.forAccount(accountId, (trx) => membershipsOf(trx, accountId).execute());
  const shops = await inTurns(memberships, ({ shopId, role }) =>
    database.readShop(shopId, async (trx) => {
      const shop = await trx
        .selectFrom('shops')
        .select(['shop_id as id', 'name', 'currency', 'timezone'])
        .where('shop_id', '=', shopId)
        .executeTakeFirst();
      return shop && { ...shop, role };
    }),
  );
  return shops
    .filter((shop) => shop !== undefined)
    .toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
}

/** Does the same for each, a few at once, and answers in their order. */
export async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all(all.map((one) => limit(() => work(one))));
}
