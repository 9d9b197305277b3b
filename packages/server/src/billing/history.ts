import type { SubscriptionRecord } from '@adaos/api';
import type { ShopTransaction } from '../db/database.ts';
import { presentRecord } from './rules/present.ts';

/** A shop chooses a plan now and then; more than this many are never read at once. */
const MOST = 200;

/** Every subscription that the shop has had, newest first, with who chose it. */
export async function listHistory(
  trx: ShopTransaction,
  shopId: string,
  { limit = MOST }: { limit?: number | undefined },
): Promise<{ source: 'live'; subscriptions: SubscriptionRecord[]; nextCursor: string | null }> {
  const rows = await trx
    .selectFrom('subscriptions')
    .leftJoin('accounts', 'accounts.id', 'subscriptions.chosen_by')
    .selectAll('subscriptions')
    .select('accounts.name as user')
    .where('subscriptions.shop_id', '=', shopId)
    .orderBy('started_at', 'desc')
    .limit(limit)
    .execute();
  return { source: 'live', subscriptions: rows.map((row) => presentRecord(row, row.user ?? '')), nextCursor: null };
}
