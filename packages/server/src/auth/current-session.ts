import { Language, type Session } from '@adaos/api';
import { sql } from 'kysely';
import type { Actor } from '../services/actor.ts';
import { NotFoundError } from '../errors/domain-errors.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { standingOf } from '../billing/entitlements.ts';
import { goodsCostRule } from '../ledger/goods-cost-rule.ts';
import { gamificationOf } from '../gamification/gamification.ts';
import { announceMemberChange } from '../support/announce.ts';
import { toUser } from './accounts.ts';
import { membershipsOf } from './memberships.ts';
import { sessionEnded } from './authenticate.ts';

async function readDataRange(trx: ShopTransaction, shopId: string) {
  return trx
    .selectFrom('daily_orders')
    .select([sql<string | null>`min(order_on)`.as('dataFrom'), sql<string | null>`max(order_on)`.as('dataTo')])
    .where('shop_id', '=', shopId)
    .where('kind', '!=', 'adjustment')
    .executeTakeFirstOrThrow();
}

/** The shops of an account by name, the one that is open first. */
async function readShops(database: Database, accountId: string): Promise<{ id: string; name: string }[]> {
  const memberships = await database.forAccount(accountId, (trx) => membershipsOf(trx, accountId).execute());
  if (memberships.length < 2) return [];
  const shops = await Promise.all(
    memberships.map(({ shopId }) =>
      database.readShop(shopId, (trx) =>
        trx.selectFrom('shops').select(['shop_id as id', 'name']).where('shop_id', '=', shopId).executeTakeFirst(),
      ),
    ),
  );
  return shops.filter((shop) => shop !== undefined);
}

/**
 * Has the actor's session work in another shop of the account, as its next ones do; the account's other sessions stay where they are.
 * What is open of this session's old shop, e.g. its chat, looks again who it belongs to.
 * @throws NotFoundError `not_found` for a shop that the account does not belong to
 */
export async function openShop(database: Database, actor: Actor, shopId: string): Promise<void> {
  const { accountId, sessionId } = actor;
  await database.forShop(shopId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('members')
      .set({ opened_at: sql<Date>`now()` })
      .where('shop_id', '=', shopId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new NotFoundError('You do not belong to such a shop.');
    await trx.updateTable('sessions').set({ open_shop: shopId }).where('id', '=', sessionId).execute();
    await announceMemberChange(trx, actor.shopId, accountId);
  });
}

/** The signed-in user and the shop, as the contract's `getSession` answers them. */
export async function readSession(
  database: Database,
  { accountId, shopId, role, mustChangePassword, operator }: Actor,
): Promise<Session> {
  const shops = await readShops(database, accountId);
  return database.forShop(shopId, async (trx) => {
    const account = await trx
      .selectFrom('accounts')
      .select(['id', 'email', 'name', 'created_at', 'language', 'language_chosen'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    const shop = await trx
      .selectFrom('shops')
      .select(['shop_id as id', 'name', 'currency', 'timezone'])
      .where('shop_id', '=', shopId)
      .executeTakeFirst();
    // Deleted since the token was checked.
    if (!account || !shop) throw sessionEnded();
    const range = await readDataRange(trx, shopId);
    // Only admins choose a plan.
    const trialEndsAt = role === 'admin' ? (await standingOf(trx, shopId)).trialEndsAt : null;
    const language = Language.safeParse(account.language);
    return {
      user: toUser(account, role),
      shop: {
        ...shop,
        ...(await goodsCostRule(trx, shopId)),
        ...range,
        gamification: await gamificationOf(trx, shopId),
      },
      ...(shops.length > 1 && { shops }),
      ...(trialEndsAt && { trialEndsAt: trialEndsAt.toISOString() }),
      mustChangePassword,
      ...(account.language_chosen && language.success && { language: language.data }),
      ...(operator && { operator }),
    };
  });
}
