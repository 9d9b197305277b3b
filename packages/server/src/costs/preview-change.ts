import type { CostPreview } from '@adaos/api';
import { sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import type { StoreChange } from '../ledger/change-costs.ts';
import { lastEntry } from '../ledger/last-entry.ts';
import { lockLedger } from '../ledger/lock.ts';
import { type CostChange, effectSince } from '../ledger/recomputation.ts';
import { costShop } from './cost-shop.ts';
import { postChange } from './post-change.ts';

/**
 * What a change of costs would change in the profit: it is stored, its entries are posted and summed, and all of it is rolled back.
 * @param period whose part of the change is asked for.
 */
export async function effectOf(
  trx: ShopTransaction,
  shopId: string,
  store: StoreChange<unknown>,
  period: Period | null = null,
): Promise<CostPreview> {
  const { digits } = await costShop(trx, shopId);
  await sql`savepoint before_preview`.execute(trx);
  await lockLedger(trx, shopId);
  const since = await lastEntry(trx, shopId);
  const changes: CostChange[] = [];
  await store(trx, async (change) => void changes.push(change));
  for (const change of changes) await postChange(trx, shopId, change);
  const effect = await effectSince(trx, shopId, since, digits, period);
  await sql`rollback to savepoint before_preview`.execute(trx);
  return effect;
}
