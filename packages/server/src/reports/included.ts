import { includesReports } from '@adaos/domain';
import type { ShopTransaction } from '../db/database.ts';
import { ForbiddenError } from '../errors/domain-errors.ts';
import { planOfShop } from '../plans/plan-of-shop.ts';

/** @throws ForbiddenError `plan_without_reports` where the shop's plan has the profit and loss statement alone. */
export async function checkReportsIncluded(trx: ShopTransaction, shopId: string): Promise<void> {
  if (!includesReports(await planOfShop(trx, shopId)))
    throw new ForbiddenError('plan_without_reports', 'The plan of this shop does not include reports of its own.');
}
