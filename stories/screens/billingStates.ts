import type { Entitlements, Subscription } from '@adaos/api';
import { PLANS, type PlanId } from '@adaos/domain';
import { sampleEntitlements, sampleSubscription } from '@adaos/api/sample/billing';
import type { ComparedPlan, ShopPlan } from '@adaos/ui/commerce';
import type { EntitlementsView, SubscriptionState } from '@adaos/ui/screens/BillingScreen';

type Ready = Extract<SubscriptionState, { status: 'ready' }>;
type Copy = Record<PlanId, Pick<ShopPlan, 'name' | 'description' | 'features'>>;

export const plansIn = (copy: Copy): ComparedPlan[] => PLANS.map((plan) => Object.assign({}, plan, copy[plan.id]));

// An answer of the contract is a view's data as it is.
const answer: Subscription = {
  ...sampleSubscription,
  isMock: false,
  source: 'live',
  renewalDate: '2026-02-12T00:00:00Z',
  nextBilling: '2026-02-12T00:00:00Z',
  nextBillingDate: '2026-02-12T00:00:00Z',
  features: ['5 platforms', '90-day forecasts', 'Custom reports', 'Advanced fraud detection'],
  customerId: 'cus_QkT2f8HnVx4LbA',
  subscriptionId: 'sub_1PqZ7sKd0mYtR3',
};
const limits: Entitlements = { ...sampleEntitlements, source: 'live' };
const entitlements: EntitlementsView = limits;

export const live: Ready = { status: 'ready', subscription: answer, source: 'live', entitlements };
export const changed = (changes: Partial<Subscription>): Ready => ({
  ...live,
  subscription: { ...answer, ...changes },
});
export const unread: Ready = {
  status: 'ready',
  subscription: { ...answer, usage: undefined },
  source: 'live',
  usageFailed: 'The server cannot be reached.',
};
export const none: Ready = { status: 'ready', subscription: null, source: 'live' };
export const trial: Ready = {
  ...none,
  entitlements: { ...entitlements, trialEndsAt: '2026-01-24T00:00:00Z', usage: { ...limits.usage, apiCalls: 812 } },
};
export const trialOver: Ready = { ...none, entitlements: { ...entitlements, readOnly: true } };
/** A shop that had a plan: it has ended, or was not paid. */
export const lapsed = (how: 'ended' | 'unpaid'): Ready => ({
  ...none,
  entitlements: { ...entitlements, trialEndsAt: '2025-06-27T00:00:00Z', readOnly: true, lapsed: how },
});
export const demo: Ready = {
  status: 'ready',
  subscription: sampleSubscription,
  source: 'sample',
  loadFailed: 'Failed to fetch subscription. Status: 500',
};
