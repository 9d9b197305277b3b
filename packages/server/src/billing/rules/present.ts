import type { Subscription, SubscriptionRecord, Usage } from '@adaos/api';
import type { Selectable } from 'kysely';
import type { SubscriptionsTable } from '../../db/billing-tables.ts';
import { planById } from '../plan-table.ts';
import { isServed } from './served.ts';

type Row = Selectable<SubscriptionsTable>;

const major = (minor: string) => Number(minor) / 100;

/** A subscription as the contract has it: what is paid next, and when; nothing where it ends. */
export function presentSubscription(row: Row, usage: Usage): Subscription {
  const plan = planById(row.plan);
  const renewal = row.cancel_at === null && row.ended_at === null ? row.period_end.toISOString() : null;
  const next = row.next_plan === null ? null : planById(row.next_plan);
  return {
    plan: row.plan,
    planName: plan.name,
    status: row.status,
    price: major(row.price_minor),
    renewalDate: renewal,
    nextBilling: renewal,
    nextBillingDate: renewal,
    amount: renewal === null ? 0 : (next?.price ?? major(row.price_minor)),
    currency: row.currency,
    features: [...plan.features],
    customerId: row.customer_id,
    subscriptionId: row.id,
    startDate: row.started_at.toISOString(),
    isMock: false,
    usage,
    cancelAt: row.cancel_at?.toISOString() ?? null,
    nextPlan: row.next_plan,
    source: 'live',
  };
}

/** One row of the history; what does not serve yet is `pending`. */
export function presentRecord(row: Row, user: string): SubscriptionRecord {
  const over = row.ended_at ?? row.cancel_at;
  const status = over !== null || row.status === 'canceled' ? 'cancelled' : isServed(row.status) ? 'active' : 'pending';
  return {
    id: row.id,
    plan: planById(row.plan).id,
    status,
    user,
    price: major(row.price_minor),
    currency: row.currency,
    startDate: row.started_at.toISOString(),
    endDate: over?.toISOString() ?? null,
  };
}
