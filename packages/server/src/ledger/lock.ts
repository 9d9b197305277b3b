import type { ShopTransaction } from '../db/database.ts';

/**
 * Makes this transaction the only writer of the shop's ledger until it ends; waits for the one before it. Readers are not
 * held up.
 */
export async function lockLedger(trx: ShopTransaction, shopId: string): Promise<void> {
  await trx.selectFrom('shops').select('shop_id').where('shop_id', '=', shopId).forNoKeyUpdate().execute();
}
