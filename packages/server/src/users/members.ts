import type { Role } from '@adaos/domain';
import type { ShopTransaction } from '../db/database.ts';
import { leaveReports } from '../reports/leave-reports.ts';
import { announceMemberChange } from '../support/announce.ts';

export async function setMemberRole(
  trx: ShopTransaction,
  shopId: string,
  accountId: string,
  role: Role,
): Promise<void> {
  const member = trx.updateTable('members').set({ role }).where('shop_id', '=', shopId);
  await member.where('account_id', '=', accountId).execute();
  await announceMemberChange(trx, shopId, accountId);
}

/** Takes somebody out of the shop, with what is theirs alone there. */
export async function removeMember(trx: ShopTransaction, shopId: string, accountId: string): Promise<void> {
  await leaveReports(trx, shopId, accountId);
  await trx.deleteFrom('members').where('shop_id', '=', shopId).where('account_id', '=', accountId).execute();
  await announceMemberChange(trx, shopId, accountId);
}
