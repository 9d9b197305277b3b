import type { SavedView, SavedViewInput } from '@adaos/api';
import { hasRole, MOST_VIEWS, type ViewList } from '@adaos/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, ShopTransaction } from '../db/database.ts';
import { ForbiddenError, NotFoundError, RuleViolationError } from '../errors/domain-errors.ts';
import type { Actor } from '../services/actor.ts';

const mayShare = ({ role }: Actor) => hasRole(role, 'manager');

const readViews = (trx: ShopTransaction, { shopId, accountId }: Actor) =>
  trx
    .selectFrom('saved_views')
    .innerJoin('accounts', 'accounts.id', 'saved_views.account_id')
    .select(['saved_views.id', 'list', 'saved_views.name', 'query', 'shared', 'account_id', 'accounts.name as by'])
    .where('shop_id', '=', shopId)
    .where((eb) => eb.or([eb('shared', '=', true), eb('account_id', '=', accountId)]));

type Row = Awaited<ReturnType<ReturnType<typeof readViews>['execute']>>[number];

const toView = ({ account_id: owner, ...view }: Row, { accountId }: Actor): SavedView => ({
  ...view,
  own: owner === accountId,
});

/** The own views of a list and those that are shared in the shop, by name. */
export const listSavedViews = (database: Database, actor: Actor, list: ViewList): Promise<SavedView[]> =>
  database.readShop(actor.shopId, async (trx) => {
    const rows = await readViews(trx, actor)
      .where('list', '=', list)
      .orderBy(sql`lower(saved_views.name)`)
      .execute();
    return rows.map((row) => toView(row, actor));
  });

/**
 * Saves a view, in place of the own one of the same name.
 * @throws ForbiddenError where a viewer shares it; RuleViolationError `too_many_views` past `MOST_VIEWS` of a list.
 */
export async function saveView(database: Database, actor: Actor, input: SavedViewInput): Promise<SavedView> {
  if (input.shared && !mayShare(actor))
    throw new ForbiddenError('forbidden', 'Only managers can share a view with the shop.');
  const { shopId, accountId } = actor;
  return database.forShop(shopId, async (trx) => {
    const own = trx
      .selectFrom('saved_views')
      .where('shop_id', '=', shopId)
      .where('account_id', '=', accountId)
      .where('list', '=', input.list)
      .where('name', '!=', input.name);
    const { count } = await own.select(sql<string>`count(*)`.as('count')).executeTakeFirstOrThrow();
    if (Number(count) >= MOST_VIEWS) {
      const message = `A list has at most ${MOST_VIEWS} views of one person. Remove one first.`;
      throw new RuleViolationError('too_many_views', message, { fields: { name: message } });
    }
    const { query, shared } = input;
    const { id } = await trx
      .insertInto('saved_views')
      .values({ ...input, shop_id: shopId, account_id: accountId, id: uuidv7() })
      .onConflict((conflict) =>
        conflict
          .columns(['shop_id', 'account_id', 'list', 'name'])
          .doUpdateSet({ query, shared, saved_at: sql<Date>`now()` }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return toView(await readViews(trx, actor).where('saved_views.id', '=', id).executeTakeFirstOrThrow(), actor);
  });
}

/**
 * Removes a view.
 * @throws NotFoundError for one that the caller does not have; ForbiddenError where a viewer removes one that another has shared.
 */
export const removeView = (database: Database, actor: Actor, id: string): Promise<void> =>
  database.forShop(actor.shopId, async (trx) => {
    const view = await readViews(trx, actor).where('saved_views.id', '=', id).executeTakeFirst();
    if (!view) throw new NotFoundError('There is no such view.');
    if (view.account_id !== actor.accountId && !mayShare(actor))
      throw new ForbiddenError('forbidden', 'Only managers can remove what another has shared.');
    await trx.deleteFrom('saved_views').where('shop_id', '=', actor.shopId).where('id', '=', id).execute();
  });
