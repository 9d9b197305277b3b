import { sql } from 'kysely';
import type { Job } from 'pg-boss';
import { requestEvaluation } from '../jobs/evaluation-job.ts';
import { onOwnConnection } from '../db/long-work.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { lastEntry } from '../ledger/last-entry.ts';
import { lockLedger } from '../ledger/lock.ts';
import type { OnProgress } from '../ledger/progress.ts';
import { keptEffectSince, LONG, type RecomputationRef, SHORT } from '../ledger/recomputation.ts';
import type { Services } from '../services/services.ts';
import { postChange } from './post-change.ts';

/** Recomputations that one server process runs at a time: long ones, and beside them short ones. */
const LONG_AT_ONCE = 2;
const SHORT_AT_ONCE = 4;

/** What is done sooner is seen by nobody. */
const WRITTEN_EVERY_MS = 500;

/** Beside the transaction that recomputes, so that it is seen while that runs. */
const write = (
  { database }: Pick<Services, 'database'>,
  { shopId, id }: RecomputationRef,
  values: { phase: 'posting' | 'counting' | 'failed'; done: number; months: number },
) =>
  database.forShop(shopId, (trx) =>
    trx
      .updateTable('recomputations')
      .set(values)
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .where('finished_at', 'is', null)
      .returning(['kind', 'work', 'ids'])
      .executeTakeFirst(),
  );

/**
 * Brings the ledger in line with a change of costs that is stored, in one transaction: all figures change at once, and a server that is
 * stopped in the middle leaves nothing behind. It waits for whatever else writes the ledger of the shop. One that is done is left as
 * it is.
 * @param signal aborted: it is rolled back.
 */
export async function runRecomputation(
  services: Pick<Services, 'database'>,
  ref: RecomputationRef,
  signal: AbortSignal,
): Promise<void> {
  const { shopId, id } = ref;
  await onOwnConnection(services.database, shopId, signal, async (trx) => {
    await sql`set local work_mem = '96MB'`.execute(trx);
    await sql`set local client_connection_check_interval = '2s'`.execute(trx);
    await lockLedger(trx, shopId);
    const change = await write(services, ref, { phase: 'posting', done: 0, months: 0 });
    if (!change || change.work === 'import') return;
    const { kind, work, ids } = change;
    const since = await lastEntry(trx, shopId);
    let writtenAt = performance.now();
    const onProgress: OnProgress = async (phase, done, months) => {
      if (performance.now() - writtenAt < WRITTEN_EVERY_MS) return;
      writtenAt = performance.now();
      // How far it is matters less than that it goes on.
      await write(services, ref, { phase, done, months }).catch(() => undefined);
    };
    await postChange(trx, shopId, { kind, work, ids }, onProgress);
    const effect = await keptEffectSince(trx, shopId, since);
    await trx
      .updateTable('recomputations')
      .set({ ids: [], finished_at: sql<Date>`clock_timestamp()`, effect })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    signal.throwIfAborted();
  });
}

/** Works on the queue of recomputations; those of one shop wait for its ledger. */
export async function registerRecomputations(services: Services): Promise<void> {
  const { jobs } = services;
  const work = async (ref: RecomputationRef, taken: AbortSignal) => {
    try {
      await runRecomputation(services, ref, AbortSignal.any([jobs.stopping, taken]));
      await requestEvaluation(jobs, ref.shopId);
    } catch (error) {
      // What was broken off, or lost the database, only begins again.
      if (!jobs.stopping.aborted && !taken.aborted && !isUnavailable(error))
        await write(services, ref, { phase: 'failed', done: 0, months: 0 }).catch(() => undefined);
      throw error;
    }
  };
  const run = ({ data, signal }: Job<RecomputationRef>) => work(data, signal);
  await jobs.work('recomputation', run, { ...LONG, groupConcurrency: 1, atOnce: LONG_AT_ONCE });
  // Not grouped by shop: one that comes while another of the shop ends would wait until the queue is looked at again.
  await jobs.work('recomputation', run, { ...SHORT, atOnce: SHORT_AT_ONCE });
}
