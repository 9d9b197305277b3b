import type { NoticeCode } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { NotificationValues } from './texts.ts';

/** Older notifications of a person go when a new one comes. */
const KEPT = sql.lit('180 days');

interface Recipients {
  readonly shopId: string;
  /** Those who are members of the shop no more are left out. */
  readonly accountIds: readonly string[];
}

/** A notification: which text, and the values in it. */
export interface Notice<C extends NoticeCode> {
  readonly code: C;
  readonly values: NotificationValues<C>;
}

/** Notifies members of a shop, if the transaction commits. */
export async function notify<C extends NoticeCode>(
  trx: ShopTransaction,
  { shopId, accountIds }: Recipients,
  { code, values }: Notice<C>,
): Promise<void> {
  if (accountIds.length === 0) return;
  await trx
    .insertInto('notifications')
    .columns(['shop_id', 'account_id', 'code', 'details'])
    .expression((query) =>
      query
        .selectFrom('members')
        .select([
          'shop_id',
          'account_id',
          sql.val(code).as('code'),
          sql<string>`${JSON.stringify(values)}::jsonb`.as('details'),
        ])
        .where('shop_id', '=', shopId)
        .where('account_id', 'in', accountIds),
    )
    .execute();
  await trx
    .deleteFrom('notifications')
    .where('shop_id', '=', shopId)
    .where('account_id', 'in', accountIds)
    .where('created_at', '<', sql<Date>`now() - interval ${KEPT}`)
    .execute();
}

/** Notifies every admin of a shop. @param except one who knows already. */
export async function notifyAdmins<C extends NoticeCode>(
  trx: ShopTransaction,
  { shopId, except }: { readonly shopId: string; readonly except?: string },
  notice: Notice<C>,
): Promise<void> {
  const admins = await trx
    .selectFrom('members')
    .select('account_id as id')
    .where('shop_id', '=', shopId)
    .where('role', '=', 'admin')
    .execute();
  const accountIds = admins.map(({ id }) => id).filter((id) => id !== except);
  await notify(trx, { shopId, accountIds }, notice);
}
