import type { PlanId } from '@adaos/domain';

/** A subscription as the payment provider has it at this moment. */
export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  /** The shop that it was made for, as given at its checkout. */
  readonly shopId: string;
  readonly chosenBy: string | null;
  /** The `idempotencyKey` of the checkout that led to it; null where that is not known. */
  readonly checkoutKey: string | null;
  readonly plan: PlanId;
  /** The provider's own word; `active` and `past_due` are served. */
  readonly status: string;
  /** A month, in minor units. */
  readonly priceMinor: bigint;
  readonly currency: string;
  readonly startedAt: Date;
  readonly periodEnd: Date;
  readonly cancelAt: Date | null;
  readonly endedAt: Date | null;
  readonly nextPlan: PlanId | null;
}

interface CheckoutRequest {
  readonly shopId: string;
  readonly shopName: string;
  readonly accountId: string;
  readonly email: string;
  /** The customer of an earlier subscription of the shop. */
  readonly customerId: string | null;
  readonly plan: PlanId;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Two requests with the same key make one checkout. */
  readonly idempotencyKey: string;
}

/**
 * Who takes the money. Prices and plans are given by the server's own table; what a subscription is, is read from the provider
 * again after each change, never derived from events.
 * @throws ProviderError whenever the provider cannot be reached or refuses
 */
export interface BillingProvider {
  readonly name: 'stripe' | 'sandbox';
  createCheckout(request: CheckoutRequest): Promise<{ id: string; url: string }>;
  /**
   * Makes an open checkout unusable; one that is over already is left as it is.
   * @returns the subscription, where it had been paid; null where it can not be paid any more.
   */
  closeCheckout(id: string): Promise<string | null>;
  /** @returns null where there is no such subscription, or it belongs to another product. */
  readSubscription(id: string): Promise<ProviderSubscription | null>;
  cancelAtPeriodEnd(id: string): Promise<void>;
  resume(id: string): Promise<void>;
  /** Goes on with another plan from the next billing. */
  changePlanAtPeriodEnd(id: string, plan: PlanId): Promise<void>;
  /** The provider's page for cards and invoices. */
  portalUrl(customerId: string, returnUrl: string): Promise<string>;
}

/** The provider is away, slow, or has answered what cannot be used. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}
