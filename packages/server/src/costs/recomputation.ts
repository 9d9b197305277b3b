import { CostPreview, type RecomputationAnswer } from '@adaos/api';
import type { Services } from '../services/services.ts';

/** Whether the ledger is being brought in line with a change of costs, how far that is, and what the last one changed. */
export async function getRecomputation(
  { database }: Pick<Services, 'database'>,
  shopId: string,
): Promise<RecomputationAnswer> {
  return database.readShop(shopId, async (trx) => {
    const { currency } = await trx
      .selectFrom('shops')
      .select('currency')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    const of = () => trx.selectFrom('recomputations').where('shop_id', '=', shopId).limit(1);
    const running = await of()
      .select(['kind', 'phase', 'done', 'months'])
      .where('finished_at', 'is', null)
      // The one that runs, before those that wait for it.
      .orderBy((expression) => expression('phase', 'in', ['posting', 'counting']), 'desc')
      .orderBy('id')
      .executeTakeFirst();
    const last = await of()
      .select(['id', 'kind', 'work', 'effect'])
      .where('effect', 'is not', null)
      .orderBy('finished_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return {
      currency,
      running: running ?? null,
      last: last
        ? { id: last.id, kind: last.kind, imported: last.work === 'import', ...CostPreview.parse(last.effect) }
        : null,
    };
  });
}
