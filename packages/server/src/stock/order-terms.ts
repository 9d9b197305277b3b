import type { OrderTerms } from '@adaos/api';
import { sql } from 'kysely';
import { NotFoundError } from '../errors/domain-errors.ts';
import { requestEvaluation } from '../jobs/evaluation-job.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';

const textOf = (units: number | null) => (units === null ? null : String(units));

/**
 * Keeps in which packs a product is ordered of a supplier, and how much at least. Advice that rests on it follows behind the answer.
 * @param id of its row of the stock. @throws NotFoundError
 */
export async function setOrderTerms(
  { database, jobs }: Services,
  { shopId }: Actor,
  id: string,
  terms: OrderTerms,
): Promise<OrderTerms> {
  return database.forShop(shopId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('stock_items')
      .set({
        least_units: textOf(terms.leastUnits),
        pack_units: textOf(terms.packUnits),
        updated_at: sql<Date>`now()`,
      })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new NotFoundError('There is no such product in stock.');
    await requestEvaluation(jobs, shopId, trx);
    return terms;
  });
}
