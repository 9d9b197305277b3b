import { setTimeout as delay } from 'node:timers/promises';
import type { RecomputationState } from '@adaos/api';
import { lockByName } from '../db/advisory-lock.ts';
import type { ShopTransaction } from '../db/database.ts';
import type { Services } from '../services/services.ts';
import { type CostChange, type RecomputationRef, requestRecomputation } from './recomputation.ts';

/** So long a call waits for the figures: those of most shops are in line by then. In milliseconds. */
const ANSWERED_AFTER_MS = 1000;
const FIRST_LOOK_MS = 15;
const NEXT_LOOK = 1.5;

/**
 * Stores a change of costs in a transaction, and names what of the ledger follows from it; nothing where nothing has changed.
 */
export type StoreChange<T> = (trx: ShopTransaction, recompute: (change: CostChange) => Promise<void>) => Promise<T>;

type Means = Pick<Services, 'database' | 'jobs'>;

/** Waits until a recomputation is done, for a second at most. */
async function stateOf({ database }: Means, { shopId, id }: RecomputationRef): Promise<RecomputationState> {
  const read = () =>
    database.readShop(shopId, (trx) =>
      trx
        .selectFrom('recomputations')
        .select(['kind', 'finished_at'])
        .where('shop_id', '=', shopId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
  const end = performance.now() + ANSWERED_AFTER_MS;
  for (let pause = FIRST_LOOK_MS; ; pause *= NEXT_LOOK) {
    await delay(Math.min(pause, end - performance.now()));
    const { kind, finished_at: finished } = await read();
    if (finished !== null) return { id, kind, state: 'done' };
    if (performance.now() >= end) return { id, kind, state: 'running' };
  }
}

/** Of two changes at once the second sees the first. It is not held for long: the ledger is changed behind the answer. */
export const lockCosts = (trx: ShopTransaction, shopId: string): Promise<void> => lockByName(trx, `costs of ${shopId}`);

/**
 * Stores a change of costs, and has a job bring the ledger in line with it. Nothing waits for what else writes the ledger: the change is
 * stored beside an import or another recomputation, and the job comes after it.
 * @param store keeps the change, and names it where something has changed.
 * @returns what `store` did, and how far the figures are with it; null where nothing has changed.
 */
export async function changeCosts<T extends object>(
  services: Means,
  shopId: string,
  store: StoreChange<T>,
): Promise<T & { recomputation: RecomputationState | null }> {
  let id: string | null = null;
  const stored = await services.database.forShop(shopId, async (trx) => {
    await lockCosts(trx, shopId);
    return store(trx, async (change) => {
      id = await requestRecomputation(services.jobs, trx, shopId, change);
    });
  });
  return { ...stored, recomputation: id === null ? null : await stateOf(services, { shopId, id }) };
}
