import type { Digest } from '@adaos/domain';
import type { ShopTransaction } from '../db/database.ts';
import type { Jobs } from './jobs.ts';
import type { QueueName } from './queues.ts';

/** Something that is to be delivered. It names no address and holds no text: both are found when it goes out. */
export interface DeliveryJob {
  readonly shopId: string;
  readonly deliveryId: string;
}

/** The summaries of a shop that are due. */
export interface DigestJob {
  readonly shopId: string;
  readonly digest: Digest;
}

/** The queue of each way: one that is slow keeps no other. */
const QUEUES: Readonly<Record<string, QueueName>> = {
  email: 'email-delivery',
  daily: 'email-delivery',
  weekly: 'email-delivery',
  report: 'email-delivery',
  push: 'push-delivery',
  sms: 'sms-delivery',
  slack: 'hook-delivery',
  teams: 'hook-delivery',
  webhook: 'hook-delivery',
};

/** @param trx it goes out only if this transaction commits. */
export async function sendDelivery(
  jobs: Pick<Jobs, 'send'>,
  channel: string,
  job: DeliveryJob,
  trx: ShopTransaction,
): Promise<void> {
  const queue = QUEUES[channel];
  if (!queue) throw new Error(`Nothing delivers by ${channel}.`);
  await jobs.send(queue, job, { trx, group: { id: job.shopId } });
}

/** Has the summaries of a shop written at a time; one of a kind at most is planned for a shop. */
export async function planDigest(jobs: Pick<Jobs, 'send'>, job: DigestJob, startAfter: Date): Promise<void> {
  await jobs.send('digest', job, { singletonKey: `${job.shopId} ${job.digest}`, startAfter });
}
