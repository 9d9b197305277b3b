export type UsageView = {
  /** Calls in this month. */
  apiCalls: number;
  apiCallsLimit: number;
  /** Gigabytes. */
  storageUsed: number;
  storageLimit: number;
};

/** A subscription as it is shown. Timestamps are ISO 8601, amounts in major units of `currency`. */
export type SubscriptionView = {
  /** The plan's id, e.g. `growth`. */
  plan: string;
  planName: string;
  /** `active`, `canceled` or `cancelled`, `incomplete`, or another of the provider. */
  status: string;
  /** A month. */
  price: number;
  /** The next renewal, under any of three names; absent or null where it will not renew. */
  renewalDate?: string | null | undefined;
  nextBilling?: string | null | undefined;
  nextBillingDate?: string | null | undefined;
  /** What the next invoice asks for. */
  amount: number;
  currency: string;
  features: readonly string[];
  customerId: string | null;
  subscriptionId: string | null;
  startDate: string | null;
  /** A demonstration that nobody pays for. */
  isMock?: boolean | undefined;
  usage?: UsageView | undefined;
  /** When the service ends, where it was cancelled. */
  cancelAt?: string | null | undefined;
  /** The plan that begins at the next billing. */
  nextPlan?: string | null | undefined;
};

/** The next renewal; null where there is none. */
export function renewalOf({ renewalDate, nextBilling, nextBillingDate }: SubscriptionView): string | null {
  return renewalDate ?? nextBilling ?? nextBillingDate ?? null;
}
