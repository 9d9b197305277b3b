import type { Gamification } from '@adaos/api';
import type { ShopTransaction } from '../db/database.ts';

/** Whether the team of a shop earns points: not where its admin has switched it off, nor with one member who could, since who sees nothing of it does nothing that counts. */
export async function gamificationOf(trx: ShopTransaction, shopId: string): Promise<Gamification> {
  const shop = await trx.selectFrom('shops').select('gamification').where('shop_id', '=', shopId).executeTakeFirst();
  if (shop?.gamification === false) return 'off';
  const players = await trx
    .selectFrom('members')
    .select('account_id')
    .where('shop_id', '=', shopId)
    .where('role', 'in', ['manager', 'admin'])
    .limit(2)
    .execute();
  return players.length > 1 ? 'on' : 'single';
}
