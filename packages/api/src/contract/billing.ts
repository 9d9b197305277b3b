import { LAPSES, PLANS, SUBSCRIPTION_STATUSES } from '@adaos/domain';
import * as z from 'zod/mini';
import { Cursor, Money, NoContent, PageQuery, Source, Timestamp } from './common.ts';
import { route } from './route.ts';
import { exactText } from './text.ts';

export const PlanName = z.enum(PLANS.map((plan) => plan.id));

export const PlanLimits = z.object({
  /** Shops and platforms that can be connected; null: as many as wanted. */
  platforms: z.nullable(z.int()),
  /** Shops of an account that one plan serves; null: as many as wanted. */
  shops: z.optional(z.nullable(z.int())),
  /** Days that a forecast looks ahead. */
  forecastDays: z.int(),
  /** Calls a month. */
  apiCalls: z.int(),
  storageGb: z.number(),
  /** Lines of one imported file. */
  importLines: z.int(),
  /** Size of one imported file in megabytes (millions of bytes), unpacked where it comes packed. */
  importMb: z.int(),
});
export type PlanLimits = z.infer<typeof PlanLimits>;

export const Plan = z.object({
  id: PlanName,
  name: z.string(),
  /** A period, in major units. */
  price: Money,
  /** What the price is for, as the product says it: `lună`. */
  period: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  popular: z.boolean(),
  currency: z.optional(z.string()),
  limits: z.optional(PlanLimits),
});
export type Plan = z.infer<typeof Plan>;

export const Usage = z.object({
  /** Calls in this month. */
  apiCalls: z.int(),
  apiCallsLimit: z.int(),
  /** Gigabytes. */
  storageUsed: z.number(),
  storageLimit: z.number(),
});
export type Usage = z.infer<typeof Usage>;

export const Subscription = z.object({
  plan: z.string(),
  planName: z.string(),
  /** `active`, `canceled` or `cancelled`, `incomplete`; providers know others too. */
  status: z.string(),
  /** A month, in major units. */
  price: Money,
  /** The day of the next renewal, under either of two names; absent or null where it will not renew. */
  renewalDate: z.optional(z.nullable(Timestamp)),
  nextBilling: z.optional(z.nullable(Timestamp)),
  nextBillingDate: z.optional(z.nullable(Timestamp)),
  /** What the next invoice asks for, in major units. */
  amount: Money,
  currency: z.string(),
  features: z._default(z.array(z.string()), []),
  customerId: z._default(z.nullable(z.string()), null),
  subscriptionId: z._default(z.nullable(z.string()), null),
  startDate: z._default(z.nullable(Timestamp), null),
  /** True of a demonstration that nobody pays for. */
  isMock: z.optional(z.boolean()),
  usage: z.optional(Usage),
  /** The end of the service where it was cancelled. */
  cancelAt: z.optional(z.nullable(Timestamp)),
  /** The plan that begins at the next billing, where another was chosen. */
  nextPlan: z.optional(z.nullable(z.string())),
  source: z.optional(Source),
});
export type Subscription = z.infer<typeof Subscription>;

/** What the shop may do, and how much of it is used up. */
export const Entitlements = z.object({
  source: Source,
  /** Null in the trial and without a plan. */
  plan: z.nullable(PlanName),
  /** Null while a plan serves the shop. */
  trialEndsAt: z.nullable(Timestamp),
  /** The trial is over and no plan serves the shop: everything can be read and nothing changed. */
  readOnly: z.boolean(),
  /** Why the last subscription serves the shop no more: it has ended, or was not paid; null without one, and while one serves. */
  lapsed: z.optional(z.nullable(z.enum(LAPSES))),
  limits: PlanLimits,
  usage: Usage,
  platformsUsed: z.int(),
  /** When the count of calls begins again. */
  resetsAt: Timestamp,
});
export type Entitlements = z.infer<typeof Entitlements>;

/** One subscription that the shop has or had. */
export const SubscriptionRecord = z.object({
  id: z.string(),
  plan: PlanName,
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** Who chose it. */
  user: z.string(),
  price: Money,
  currency: z.string(),
  startDate: Timestamp,
  endDate: z.nullable(Timestamp),
});
export type SubscriptionRecord = z.infer<typeof SubscriptionRecord>;

export const CheckoutSession = z.object({
  id: z.string(),
  /** The provider's page; a host that answers the id alone leaves the way there to Stripe.js. */
  url: z.optional(z.url()),
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;

const SubscriptionId = exactText({ least: 1, most: 255 });
const ChosenPlan = z.object({ plan: PlanName });

export const billingRoutes = {
  listPlans: route({
    method: 'GET',
    path: '/billing/plans',
    access: 'public',
    summary: 'The plans with their prices and limits.',
    status: 200,
    answer: z.object({ plans: z.array(Plan) }),
  }),
  createCheckoutSession: route({
    method: 'POST',
    path: '/billing/create-checkout-session',
    access: 'admin',
    summary: 'Begin to subscribe to a plan; the answer leads to the page of the payment provider.',
    body: ChosenPlan,
    status: 200,
    answer: CheckoutSession,
  }),
  getSubscription: route({
    method: 'GET',
    path: '/billing/subscription',
    access: 'viewer',
    summary: 'The subscription of the shop; null without one.',
    status: 200,
    answer: z.nullable(Subscription),
  }),
  cancelSubscription: route({
    method: 'POST',
    path: '/billing/cancel-subscription',
    access: 'admin',
    summary: 'End the subscription at the end of the period that is paid for.',
    body: z.object({ subscriptionId: SubscriptionId }),
    status: 200,
    answer: z.object({ cancelAt: Timestamp, message: z.optional(z.string()) }),
  }),
  changePlan: route({
    method: 'POST',
    path: '/billing/change-plan',
    access: 'admin',
    summary: 'Go on with another plan from the next billing.',
    body: ChosenPlan,
    status: 200,
    answer: z.object({ plan: PlanName, effectiveAt: Timestamp }),
  }),
  resumeSubscription: route({
    method: 'POST',
    path: '/billing/resume-subscription',
    access: 'admin',
    summary: 'Take back a cancellation before the end of the period.',
    body: z.object({ subscriptionId: SubscriptionId }),
    status: 200,
    answer: NoContent,
  }),
  openBillingPortal: route({
    method: 'POST',
    path: '/billing/portal',
    access: 'admin',
    summary: 'The page of the payment provider for cards and invoices.',
    status: 200,
    answer: z.object({ url: z.url() }),
  }),
  getEntitlements: route({
    method: 'GET',
    path: '/billing/usage',
    access: 'viewer',
    summary: 'What the shop may do by its plan or trial, and how much of it is used.',
    status: 200,
    answer: Entitlements,
  }),
  listSubscriptions: route({
    method: 'GET',
    path: '/billing/history',
    access: 'admin',
    summary: 'Every subscription that the shop has had, newest first, by page.',
    query: PageQuery,
    status: 200,
    answer: z.object({
      source: Source,
      subscriptions: z.array(SubscriptionRecord),
      nextCursor: z.nullable(Cursor),
    }),
  }),
} as const;
