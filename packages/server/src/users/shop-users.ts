import type { ShopUser } from '@adaos/api';
import type { ShopTransaction } from '../db/database.ts';
import { toUser } from '../auth/accounts.ts';
import { findInvitation, listInvitations } from './invitations.ts';

const selectUsers = (trx: ShopTransaction, shopId: string) =>
  trx
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .leftJoin('second_factors', (join) =>
      join.onRef('second_factors.account_id', '=', 'accounts.id').on('second_factors.confirmed_at', 'is not', null),
    )
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.name',
      'accounts.created_at',
      'accounts.email_verified_at',
      'accounts.must_change_password',
      'accounts.last_login_at',
      'members.role',
      'second_factors.confirmed_at as second_factor_at',
    ])
    .where('members.shop_id', '=', shopId);

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

const toShopUser = (row: UserRow): ShopUser => ({
  ...toUser(row, row.role),
  status: 'active',
  emailVerified: row.email_verified_at !== null,
  twoFactorEnabled: row.second_factor_at !== null,
  mustChangePassword: row.must_change_password,
  lastLogin: row.last_login_at?.toISOString() ?? null,
});

/** The users of a shop, oldest first, then those who are invited. */
export async function listShopUsers(trx: ShopTransaction, shopId: string): Promise<ShopUser[]> {
  const rows = await selectUsers(trx, shopId).orderBy('members.created_at').orderBy('accounts.id').execute();
  return [...rows.map(toShopUser), ...(await listInvitations(trx, shopId))];
}

/** One of the users of a shop, or of those who are invited; undefined for anyone else. */
export async function findShopUser(
  trx: ShopTransaction,
  shopId: string,
  accountId: string,
): Promise<ShopUser | undefined> {
  const row = await selectUsers(trx, shopId).where('accounts.id', '=', accountId).executeTakeFirst();
  return row ? toShopUser(row) : findInvitation(trx, shopId, accountId);
}
