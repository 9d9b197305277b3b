import { isPublishableKey, isStripeSession } from './stripeSession.ts';

/** The part of Stripe.js that leads to a checkout. */
export interface StripeRedirect {
  redirectToCheckout(options: { sessionId: string }): Promise<{ error?: unknown } | undefined>;
}

export interface Way {
  /** The checkout session; null where the address names none. */
  session: string | null;
  readKey: (signal: AbortSignal) => Promise<unknown>;
  /** Loads Stripe.js; null where there is no window to load it in. */
  load: (key: string) => Promise<StripeRedirect | null>;
  /** Milliseconds after which a browser that is still here has not been led away. */
  patience: number;
}

/** Leads the browser to Stripe's checkout. It settles only where that fails, and then rejects. */
export async function leadToStripe({ session, readKey, load, patience }: Way): Promise<never> {
  const limit = AbortSignal.timeout(patience);
  const tooLong = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason));
  });
  const lead = async (): Promise<never> => {
    if (session === null || !isStripeSession(session)) throw new Error('The address names no checkout session.');
    const key = await readKey(limit);
    if (!isPublishableKey(key)) throw new Error('There is no publishable key.');
    const stripe = await load(key);
    const result = await stripe?.redirectToCheckout({ sessionId: session });
    if (!stripe || result?.error) throw new Error('Stripe does not open the checkout.', { cause: result?.error });
    return tooLong; // on the way
  };
  return Promise.race([lead(), tooLong]);
}
