/** What Stripe names a checkout session: it goes into an address and to Stripe's own script, and nothing else may. */
export const isStripeSession = (id: string): boolean => /^cs_\w{1,250}$/.test(id);

/** What Stripe names a key that may be public. */
export const isPublishableKey = (key: unknown): key is string =>
  typeof key === 'string' && /^pk_(?:test|live)_\w{8,250}$/.test(key);
