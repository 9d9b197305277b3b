import type { ShopTransaction } from '../db/database.ts';
import type { Jobs } from './jobs.ts';

/** A shop whose alerts and actions are to be brought in line with its data. */
export interface EvaluationJob {
  readonly shopId: string;
}

/**
 * Has the shop evaluated behind the answer; of several requests one waits at most.
 * @param trx only if this transaction commits.
 * @param startAfter what comes until then is evaluated with it; default: at once.
 */
export async function requestEvaluation(
  jobs: Pick<Jobs, 'send'>,
  shopId: string,
  trx?: ShopTransaction,
  startAfter?: Date,
): Promise<void> {
  const job: EvaluationJob = { shopId };
  const when = startAfter ? { singletonKey: `${shopId} soon`, startAfter } : { singletonKey: shopId };
  await jobs.send('evaluation', job, { ...when, ...(trx && { trx }) });
}

/** Has it evaluated in the night; one at most is planned for a shop. */
export async function planEvaluation(jobs: Pick<Jobs, 'send'>, shopId: string, startAfter: Date): Promise<void> {
  const job: EvaluationJob = { shopId };
  await jobs.send('evaluation', job, { singletonKey: `${shopId} night`, startAfter });
}
