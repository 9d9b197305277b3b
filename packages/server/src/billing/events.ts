import type { Services } from '../services/services.ts';
import type { BillingProvider } from './provider.ts';
import type { StripeEvent } from './rules/event-subject.ts';
import { syncSubscription } from './subscriptions.ts';
import { notifyOfTrial, type TrialJob } from './trial-notices.ts';

/** Subscriptions that one server process reads at a time: one that the provider reports slowly does not hold up all others. */
const AT_ONCE = 4;

interface BillingJob {
  readonly subscriptionId: string;
}

/** Notes an event and has it worked on; one that came before changes nothing. */
export async function takeInEvent(
  { database, jobs }: Services,
  { id, type, subscriptionId }: StripeEvent,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('billing_events')
      .values({ id, type, subscription_id: subscriptionId })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added || subscriptionId === null) return;
    await jobs.send('billing', { subscriptionId } satisfies BillingJob, { trx, singletonKey: subscriptionId });
  });
}

/** Works on the ends of trials, and on events: the subscription is read again from the provider, whatever they said. */
export async function registerBillingWorker({ jobs, database, log }: Services, provider: BillingProvider | null) {
  await jobs.work<TrialJob>('trial', ({ data: { shopId } }) =>
    database.forShop(shopId, (trx) => notifyOfTrial(trx, shopId)),
  );
  if (!provider) return;
  const handle = async ({ data: { subscriptionId } }: { data: BillingJob }) => {
    const before = new Date();
    const found = await syncSubscription({ database, jobs }, provider, subscriptionId);
    await database.db
      .updateTable('billing_events')
      .set({ done_at: new Date() })
      .where('subscription_id', '=', subscriptionId)
      .where('received_at', '<=', before)
      .where('done_at', 'is', null)
      .execute();
    log.info({ subscriptionId, shopId: found?.shopId ?? null, status: found?.status ?? null }, 'billing');
  };
  await jobs.work<BillingJob>('billing', handle, { atOnce: AT_ONCE });
}
