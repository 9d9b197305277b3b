import type { ShopTransaction } from '../db/database.ts';

/** Who leaves the shop leaves it the reports that were shared; private ones go. */
export async function leaveReports(trx: ShopTransaction, shopId: string, accountId: string): Promise<void> {
  const own = { shop_id: shopId, account_id: accountId };
  await trx
    .deleteFrom('reports')
    .where((of) => of.and({ ...own, shared: false }))
    .execute();
  await trx
    .updateTable('reports')
    .set({ account_id: null })
    .where((of) => of.and(own))
    .execute();
}
