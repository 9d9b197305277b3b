import type { ShopTransaction } from '../db/database.ts';

/** The shops that a person belongs to, the one that they work in first: the one opened last, else the one joined first. */
export const membershipsOf = (trx: ShopTransaction, accountId: string) =>
  trx
    .selectFrom('members')
    .select(['shop_id as shopId', 'role'])
    .where('account_id', '=', accountId)
    .orderBy('opened_at', (order) => order.desc().nullsLast())
    .orderBy('created_at')
    .orderBy('shop_id');
