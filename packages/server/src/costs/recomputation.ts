import { CostPreview, type RecomputationAnswer } from '@adaos/api';
import { sql } from 'kysely';
import type { Services } from '../services/services.ts';

/** Longer than any pause between two signs of life. */
const SILENT_AFTER_S = 60;

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
    const of = () => trx.selectFrom('recomputations').where('shop_id', '=', shopId).orderBy('id', 'desc').limit(1);
    const running = await of()
      .select(['kind', 'done', 'months'])
      .where('finished_at', 'is', null)
      .where('beat_at', '>', sql<Date>`now() - make_interval(secs => ${SILENT_AFTER_S})`)
      .executeTakeFirst();
    const last = await of().select(['id', 'kind', 'effect']).where('effect', 'is not', null).executeTakeFirst();
    return {
      currency,
      running: running ?? null,
      last: last ? { id: last.id, kind: last.kind, ...CostPreview.parse(last.effect) } : null,
    };
  });
}
