import { type Selectable, sql } from 'kysely';
import type { SubscriptionsTable } from '../db/billing-tables.ts';
import type { Services } from '../app/services.ts';
import type { ShopTransaction } from '../db/database.ts';
import { sendMailJob } from '../mail/job.ts';
import { tellOfSubscription } from './notices.ts';
import type { BillingProvider, ProviderSubscription } from './provider.ts';
import { begins, SERVED } from './rules/served.ts';

export type SubscriptionRow = Selectable<SubscriptionsTable>;

async function store(
  trx: ShopTransaction,
  found: ProviderSubscription,
  provider: BillingProvider['name'],
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

/**
 * Takes over what the provider says of a subscription now. Two at once follow one another, so that the later reading is what
 * stays; whatever event led here, and however often, the state is the same.
 * @returns the shop and the state; null where the subscription is none of this product
 */
export async function syncSubscription(
  { database: { db }, jobs }: Pick<Services, 'database' | 'jobs'>,
  provider: BillingProvider,
  id: string,
): Promise<ProviderSubscription | null> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`subscription ${id}`}, 0))`.execute(trx);
    const found = await provider.readSubscription(id);
    if (!found) return null;
    await sql`select set_config('app.shop_id', ${found.shopId}, true)`.execute(trx);
    const shop = await trx.selectFrom('shops').select('shop_id').where('shop_id', '=', found.shopId).executeTakeFirst();
    if (!shop) return null;
    const before = await trx
      .selectFrom('subscriptions')
      .select(['status', 'next_plan', 'cancel_at'])
      .where('shop_id', '=', found.shopId)
      .where('id', '=', found.id)
      .executeTakeFirst();
    await store(trx, found, provider.name);
    await tellOfSubscription(trx, before, found);
    if (begins(before?.status, found.status) && found.chosenBy !== null) {
      const { shopId, chosenBy: accountId, id: subscriptionId } = found;
      await sendMailJob(jobs, { purpose: 'subscribed', accountId, shopId, subscriptionId }, trx);
    }
    await closeCheckoutOf(trx, found);
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
