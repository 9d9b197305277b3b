import type { Entitlements, Plan, Subscription, SubscriptionRecord } from '../contract/billing.ts';
import type { SandboxCheckout } from '../contract/billing-sandbox.ts';
import { SANDBOX_CARDS } from '../contract/checkout.ts';
import { PLANS } from '@adaos/domain';
import { sampleId } from './shop.ts';

/** The plans as billing answers them. */
export const samplePlans: Plan[] = PLANS.map((plan) => ({ ...plan, features: [...plan.features] }));

const usage = { apiCalls: 41_236, apiCallsLimit: 50_000, storageUsed: 3.7, storageLimit: 10 };
const NEXT_BILLING = '2026-01-12T00:00:00Z';

/** The demonstration that is shown where the subscription can't be read. */
export const sampleSubscription: Subscription = {
  plan: 'growth',
  planName: 'Growth',
  status: 'active',
  price: 699,
  renewalDate: NEXT_BILLING,
  nextBilling: NEXT_BILLING,
  nextBillingDate: NEXT_BILLING,
  amount: 699,
  currency: 'EUR',
  features: ['90-day AI predictions', '5 platform integrations', 'Priority support'],
  customerId: 'cus_sample',
  subscriptionId: 'sub_sample',
  startDate: '2025-06-12T00:00:00Z',
  isMock: true,
  usage,
  source: 'sample',
};

const CANCEL_DAYS = 30;

/** A cancellation of the demonstration: the service ends 30 days later. */
export function sampleCancellation(now: Date): { cancelAt: string } {
  return { cancelAt: new Date(now.getTime() + CANCEL_DAYS * 86_400_000).toISOString() };
}

export const sampleEntitlements: Entitlements = {
  source: 'sample',
  plan: 'growth',
  trialEndsAt: null,
  readOnly: false,
  lapsed: null,
  limits: { ...PLANS[1].limits },
  usage,
  platformsUsed: 2,
  resetsAt: '2026-01-01T00:00:00Z',
};

export const sampleSubscriptions: SubscriptionRecord[] = [
  {
    id: sampleId(303),
    plan: 'enterprise',
    status: 'pending',
    user: 'Ana Ionescu',
    price: 1499,
    currency: 'EUR',
    startDate: '2026-01-12T00:00:00Z',
    endDate: null,
  },
  {
    id: sampleId(302),
    plan: 'growth',
    status: 'active',
    user: 'Ana Ionescu',
    price: 699,
    currency: 'EUR',
    startDate: '2025-06-12T00:00:00Z',
    endDate: null,
  },
  {
    id: sampleId(301),
    plan: 'starter',
    status: 'cancelled',
    user: 'Ana Ionescu',
    price: 199,
    currency: 'EUR',
    startDate: '2024-03-12T00:00:00Z',
    endDate: '2025-06-12T00:00:00Z',
  },
];

export const sampleSandboxCheckout: SandboxCheckout = {
  id: 'sandbox_5d3f0c1a9b7e',
  plan: 'growth',
  amount: 699,
  currency: 'EUR',
  shopName: 'Lână și Lut',
  status: 'open',
};

/** What becomes of a payment in the sandbox, by the number of its card. */
export function sampleSandboxPayment(card: string, confirmed = false): 'paid' | 'declined' | 'confirmation_required' {
  if (card === SANDBOX_CARDS.needsConfirmation) return confirmed ? 'paid' : 'confirmation_required';
  return card === SANDBOX_CARDS.succeeds ? 'paid' : 'declined';
}
