import { DIGESTS } from '@adaos/domain';
import { planDigest } from '../jobs/delivery-jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { nextDigest } from './digest-period.ts';

/** Has the next summaries of a shop written; those that are planned already stay. */
export async function planDigests(
  jobs: Pick<Jobs, 'send'>,
  shopId: string,
  timezone: string,
  now = new Date(),
): Promise<void> {
  for (const digest of DIGESTS) await planDigest(jobs, { shopId, digest }, nextDigest(digest, timezone, now));
}
