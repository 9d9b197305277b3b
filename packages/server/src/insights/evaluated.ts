import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

/** An evaluation that is older was missed: a night has passed. */
const STALE = sql.lit('36 hours');

export interface Evaluated {
  /** Data has come in or costs have changed since the last evaluation, or there was none. */
  readonly pending: boolean;
  /** It was missed. */
  readonly stale: boolean;
}

/** Whether what is kept of the shop's alerts and recommendations follows from all of its data. @param updatedAt of the newest data. */
export async function readEvaluated(trx: ShopTransaction, shopId: string, updatedAt: Date | null): Promise<Evaluated> {
  const last = await trx
    .selectFrom('evaluations')
    .select(['evaluated_at', sql<boolean>`evaluated_at < now() - interval ${STALE}`.as('stale')])
    .select(
      sql<boolean>`exists (
        select from recomputations r where r.shop_id = ${shopId} and r.finished_at > evaluations.evaluated_at)`.as(
        'recosted',
      ),
    )
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  if (!last) return { pending: true, stale: true };
  return { pending: last.recosted || (updatedAt !== null && last.evaluated_at < updatedAt), stale: last.stale };
}
