import type { NoticeCode, UsageLimit } from '@adaos/domain';
import { type Selectable, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { lockByName } from '../db/advisory-lock.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import type { ProviderSubscription } from './provider.ts';
import { usageMonth } from './rules/month.ts';
import { begins } from './rules/served.ts';
import type { SubscriptionsTable } from '../db/billing-tables.ts';

/** What a subscription was before a change; undefined for a new one. */
type SubscriptionBefore = Pick<Selectable<SubscriptionsTable>, 'status' | 'next_plan' | 'cancel_at'> | undefined;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Notifies the admins of a shop of changes of its subscription, in the transaction that notes it. */
export async function notifyOfSubscription(
  trx: ShopTransaction,
  before: SubscriptionBefore,
  now: ProviderSubscription,
): Promise<void> {
  const admins = { shopId: now.shopId };
  if (begins(before?.status, now.status)) {
    await notifyAdmins(trx, admins, { code: 'notification.subscription_started', values: { plan: now.plan } });
    return;
  }
  if (now.status === 'past_due' && before?.status !== 'past_due') {
    await notifyAdmins(trx, admins, { code: 'notification.payment_failed', values: {} });
  }
  if (now.endedAt !== null) return;
  if (now.cancelAt !== null && before?.cancel_at === null) {
    const values = { date: dayOf(now.cancelAt) };
    await notifyAdmins(trx, admins, { code: 'notification.subscription_ending', values });
  }
  if (now.nextPlan !== null && now.nextPlan !== before?.next_plan) {
    const values = { plan: now.nextPlan, date: dayOf(now.periodEnd) };
    await notifyAdmins(trx, admins, { code: 'notification.subscription_changed', values });
  }
}

/** Whether anybody of the shop has been notified of it since then. @param values only with these among its values */
export async function wasNotified(
  trx: ShopTransaction,
  shopId: string,
  code: NoticeCode,
  { since = new Date(0), values = {} }: { since?: Date; values?: Readonly<Record<string, string>> } = {},
): Promise<boolean> {
  const notified = await trx
    .selectFrom('notifications')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('code', '=', code)
    .where('created_at', '>=', since)
    .where(sql<boolean>`details @> ${JSON.stringify(values)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return notified !== undefined;
}

/** Notifies the admins of a shop that a limit is near, once a month. @param limit as the wording names it */
export async function notifyLimitNear(
  trx: ShopTransaction,
  shopId: string,
  limit: UsageLimit,
  percent: number,
): Promise<void> {
  // One at a time for a shop: the second call finds the notification.
  await lockByName(trx, `limit notices ${shopId}`);
  const code = 'notification.limit_near';
  if (await wasNotified(trx, shopId, code, { since: new Date(usageMonth(new Date())), values: { limit } })) return;
  await notifyAdmins(trx, { shopId }, { code, values: { limit, percent } });
}
