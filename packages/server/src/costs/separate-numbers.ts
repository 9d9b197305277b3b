import type { ShopTransaction } from '../db/database.ts';
import { lastEntry } from '../ledger/last-entry.ts';
import { postCostsSince } from '../ledger/post-rules.ts';
import { splitOrder } from '../orders/split-order.ts';

const DAY_LENGTH = 10;

/**
 * Separates the sales of numbers that were decided to be different orders, and brings their costs in line. Doing it again changes nothing.
 * @param decided the later day and the number of each, with a space between them.
 */
export async function separateNumbers(trx: ShopTransaction, shopId: string, decided: readonly string[]): Promise<void> {
  for (const named of decided) {
    const since = await lastEntry(trx, shopId);
    const split = await splitOrder(trx, shopId, {
      number: named.slice(DAY_LENGTH + 1),
      day: named.slice(0, DAY_LENGTH),
    });
    if (split.length > 0) await postCostsSince(trx, shopId, since, split);
  }
}
