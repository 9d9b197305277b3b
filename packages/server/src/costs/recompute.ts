import { COST_RULE_KINDS, type CostRuleKind } from '@adaos/domain';
import { sql } from 'kysely';
import type { Job } from 'pg-boss';
import { attributeOrders } from '../campaigns/attribute-orders.ts';
import { removeForgotten } from '../campaigns/entered-campaign.ts';
import type { ShopTransaction } from '../db/database.ts';
import type { RecomputationWork } from '../db/insight-tables.ts';
import { onOwnConnection } from '../db/long-work.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { postAdSpend } from '../ledger/ad-spend.ts';
import { settleEnteredSpend } from '../ledger/entered-ad-spend.ts';
import { lockCosts } from '../ledger/change-costs.ts';
import { lastEntry } from '../ledger/last-entry.ts';
import { lockLedger } from '../ledger/lock.ts';
import { postOrdersRecorded } from '../ledger/order-costs.ts';
import { postNoAds } from '../ledger/no-ads.ts';
import { postDisputed, postProductCosts, postProductFacts, postRules } from '../ledger/post-rules.ts';
import type { OnProgress } from '../ledger/progress.ts';
import { keptEffectSince, LONG, type RecomputationRef, SHORT } from '../ledger/recomputation.ts';
import type { Services } from '../services/services.ts';
import { costShop } from './costs.ts';
import { separateNumbers } from './separate-numbers.ts';

/** Recomputations that one server process runs at a time: long ones, and beside them short ones. */
const LONG_AT_ONCE = 2;
const SHORT_AT_ONCE = 4;

/** What is done sooner is seen by nobody. */
const WRITTEN_EVERY_MS = 500;

interface Change {
  readonly shopId: string;
  readonly kind: string;
  readonly ids: readonly string[];
  readonly onProgress: OnProgress;
}

const isRuleKind = (kind: string): kind is CostRuleKind => (COST_RULE_KINDS as readonly string[]).includes(kind);

/** Each brings the ledger in line with what is stored by then, by appending differences: doing it again changes nothing. */
const WORK: Record<Exclude<RecomputationWork, 'import'>, (trx: ShopTransaction, change: Change) => Promise<void>> = {
  async rules(trx, { shopId, kind, onProgress }) {
    if (!isRuleKind(kind)) throw new Error(`There are no rules of ${kind}.`);
    const { today } = await costShop(trx, shopId);
    await postRules(trx, { shopId, today, onProgress }, kind);
  },
  products: (trx, { shopId, ids, onProgress }) => postProductCosts(trx, shopId, ids, onProgress),
  orders: (trx, { shopId, ids, onProgress }) => postOrdersRecorded(trx, shopId, ids, onProgress),
  facts: (trx, { shopId, ids, onProgress }) => postProductFacts(trx, shopId, ids, onProgress),
  disputes: (trx, { shopId, ids }) => postDisputed(trx, shopId, ids),
  no_ads: (trx, { shopId }) => postNoAds(trx, shopId),
  numbers: (trx, { shopId, ids }) => separateNumbers(trx, shopId, ids),
  async ad_spend(trx, { shopId, ids }) {
    await settleEnteredSpend(trx, shopId);
    await postAdSpend(trx, shopId);
    // Nothing is entered for a campaign while it is removed.
    if (ids.length > 0) await lockCosts(trx, shopId);
    for (const campaignId of ids) await removeForgotten(trx, shopId, campaignId);
    await attributeOrders(trx, shopId);
  },
};

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
    await WORK[work](trx, { shopId, kind, ids, onProgress });
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
