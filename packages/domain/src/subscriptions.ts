export const SUBSCRIPTION_STATUSES = ['active', 'cancelled', 'pending'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Why the last subscription no longer serves the shop. */
export const LAPSES = ['ended', 'unpaid'] as const;
export type Lapse = (typeof LAPSES)[number];

/** Of a checkout of the sandbox provider. */
export const SANDBOX_STATUSES = ['open', 'paid', 'cancelled', 'expired'] as const;
export type SandboxStatus = (typeof SANDBOX_STATUSES)[number];

/** The limits of a plan that are counted as they are used. */
export const USAGE_LIMITS = ['apiCalls', 'storage'] as const;
export type UsageLimit = (typeof USAGE_LIMITS)[number];
