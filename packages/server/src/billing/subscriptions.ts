import { type Selectable, sql } from 'kysely';
import type { SubscriptionsTable } from '../db/billing-tables.ts';
import type { Services } from '../services/services.ts';
import { lockByName } from '../db/advisory-lock.ts';
import type { ShopTransaction } from '../db/database.ts';
import { sendMailJob } from '../jobs/mail-job.ts';
import { notifyOfSubscription } from './notices.ts';
import type { BillingProvider, ProviderSubscription } from './provider.ts';
import { begins, SERVED } from './rules/served.ts';

export type SubscriptionRow = Selectable<SubscriptionsTable>;

async function store(
  trx: ShopTransaction,
  found: ProviderSubscription,
  provider: BillingProvider['name'],
  reading: string,
): Promise<void> {
  const row = {
    customer_id: found.customerId,
    plan: found.plan,
    status: found.status,
    price_minor: String(found.priceMinor),
    currency: found.currency,
    started_at: found.startedAt,
    period_end: found.periodEnd,
    cancel_at: found.cancelAt,
    ended_at: found.endedAt,
    next_plan: found.nextPlan,
    synced_at: new Date(),
    reading,
  };
  await trx
    .insertInto('subscriptions')
    .values({ shop_id: found.shopId, id: found.id, provider, chosen_by: found.chosenBy, ...row })
    .onConflict((conflict) => conflict.columns(['shop_id', 'id']).doUpdateSet(row))
    .execute();
}

/** The checkout that led to a subscription is over; others, also of its plan, may still be paid and stay open. */
async function closeCheckoutOf(trx: ShopTransaction, { shopId, checkoutKey }: ProviderSubscription): Promise<void> {
  if (checkoutKey === null) return;
  await trx
    .updateTable('checkouts')
    .set({ closed_at: new Date() })
    .where('shop_id', '=', shopId)
    .where('id', '=', checkoutKey)
    .where('closed_at', 'is', null)
    .execute();
}

/** Numbers rise in the order in which readings begin. */
async function beginReading({ db }: Services['database']): Promise<string> {
  const { rows } = await sql<{ reading: string }>`select nextval('subscription_readings') as reading`.execute(db);
  const [begun] = rows;
  if (!begun) throw new Error('The reading has no number.');
  return begun.reading;
}

/** Stores a reading, unless one that began after it is stored already. */
async function keepReading(
  trx: ShopTransaction,
  jobs: Services['jobs'],
  found: ProviderSubscription,
  { provider, reading }: { provider: BillingProvider['name']; reading: string },
): Promise<void> {
  const { shopId, chosenBy: accountId, id: subscriptionId } = found;
  // One at a time, so that each change is reported once.
  await lockByName(trx, `subscription ${subscriptionId}`);
  const before = await trx
    .selectFrom('subscriptions')
    .select(['status', 'next_plan', 'cancel_at', 'reading'])
    .where('shop_id', '=', shopId)
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  if (before && BigInt(before.reading) > BigInt(reading)) return;
  await store(trx, found, provider, reading);
  await notifyOfSubscription(trx, before, found);
  if (begins(before?.status, found.status) && accountId !== null) {
    await sendMailJob(jobs, { purpose: 'subscribed', accountId, shopId, subscriptionId }, trx);
  }
  await closeCheckoutOf(trx, found);
}

/**
 * Takes over what the provider says of a subscription now. Whatever event led here, however often and however many at once, the
 * state is the same: of two readings the one that began later stays. Each change has a reading that begins after it.
 * @returns the shop and the state; null where the subscription belongs to another product
 */
export async function syncSubscription(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  provider: BillingProvider,
  id: string,
): Promise<ProviderSubscription | null> {
  const reading = await beginReading(database);
  const found = await provider.readSubscription(id);
  if (!found) return null;
  return database.forShop(found.shopId, async (trx) => {
    const shop = await trx.selectFrom('shops').select('shop_id').where('shop_id', '=', found.shopId).executeTakeFirst();
    if (!shop) return null;
    await keepReading(trx, jobs, found, { provider: provider.name, reading });
    return found;
  });
}

/** The subscription that serves the shop; null without one. A cancelled one serves until the end of its period. */
export async function currentSubscription(trx: ShopTransaction, shopId: string): Promise<SubscriptionRow | null> {
  const row = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('status', 'in', [...SERVED])
    .where('ended_at', 'is', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The newest subscription, also one that no longer serves; its customer is used again. */
export async function newestSubscription(trx: ShopTransaction, shopId: string): Promise<SubscriptionRow | null> {
  const row = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
