import type { ShopTransaction } from '../db/database.ts';

/** The shop's last ledger entry; null before the first. */
export async function lastEntry(trx: ShopTransaction, shopId: string): Promise<string | null> {
  const { id } = await trx
    .selectFrom('ledger_entries')
    .select((of) => of.fn.max('id').as('id'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return id;
}
