import type { Plan } from '@adaos/domain';
import type { ShopTransaction } from '../db/database.ts';
import { standingOf } from '../billing/entitlements.ts';

/** The plan whose limits hold for a shop: the one that it has chosen, else that of its trial. */
export async function planOfShop(trx: ShopTransaction, shopId: string): Promise<Plan> {
  return (await standingOf(trx, shopId)).plan;
}
