import { billingRoutes, CHECKOUT_RETURN, SANDBOX_CHECKOUT_PATH } from '@adaos/api';
import type { PlanId } from '@adaos/domain';
import { isApiError, type Client } from '@adaos/api/client';
import { isStripeSession } from '../checkout/stripeSession.ts';

/** Hosts of the payment provider, in addition to the page's own. */
const PROVIDER_HOSTS: ReadonlySet<string> = new Set(['checkout.stripe.com', 'billing.stripe.com']);
const SANDBOX_PREFIX = SANDBOX_CHECKOUT_PATH.replace(/:.*$/, '');

/** The way to the payment provider can't be taken. */
export class RedirectError extends Error {}

/**
 * Where a payment page's address may lead: the address itself where it is the provider's or of the page's own
 * origin, the own path where it is the sandbox's. Throws a `RedirectError` for any other.
 */
export function safeAddress(url: string, origin: string): string {
  const address = URL.parse(url);
  if (address?.pathname.startsWith(SANDBOX_PREFIX)) return address.pathname;
  const provider = address?.protocol === 'https:' && PROVIDER_HOSTS.has(address.host);
  if (address === null || (!provider && address.origin !== origin))
    throw new RedirectError('The payment page is at a host that is not known.');
  return address.href;
}

/** What kept a checkout from beginning, each with words of its own on screen. */
type CheckoutProblem = 'settingUp' | 'network' | 'server' | 'start' | 'redirect';

export function checkoutProblem(error: unknown): CheckoutProblem {
  if (error instanceof RedirectError) return 'redirect';
  if (!isApiError(error)) return 'start';
  if (error.kind === 'network') return 'network';
  if (error.status === 403 || error.status === 404) return 'settingUp';
  return error.status >= 400 ? 'server' : 'start';
}

interface CheckoutOptions {
  client: Client;
  /** The page's own. */
  origin: string;
  /** The own page that leads to a session at Stripe, for a host that answers with its id alone. */
  pageOf: (session: string) => string;
  /** Goes to an address; settles if the visitor comes back to this page. */
  leave: (address: string) => Promise<void>;
}

/** Begins checkouts: two wishes at once are one session. */
export function createCheckout({ client, origin, pageOf, leave }: CheckoutOptions) {
  let pending: Promise<void> | undefined;

  async function begin(plan: PlanId): Promise<void> {
    const { id, url } = await client.call(billingRoutes.createCheckoutSession, { body: { plan } });
    if (url === undefined && !isStripeSession(id)) throw new Error('The answer names no checkout session.');
    const address = url === undefined ? pageOf(id) : safeAddress(url, origin);
    try {
      await leave(address);
    } catch (cause) {
      throw new RedirectError('The payment page could not be opened.', { cause });
    }
  }

  return (plan: PlanId): Promise<void> => {
    pending ??= begin(plan).finally(() => {
      pending = undefined;
    });
    return pending;
  };
}

const isOutcome = (outcome: string): outcome is keyof typeof CHECKOUT_RETURN => Object.hasOwn(CHECKOUT_RETURN, outcome);

/** How a checkout ended, by the query of the address that its provider sent the visitor back to. */
export function checkoutOutcome(query: URLSearchParams): keyof typeof CHECKOUT_RETURN | undefined {
  const outcome = query.get('checkout') ?? '';
  return isOutcome(outcome) ? outcome : undefined;
}

/** The address that a provider sends the visitor back to. */
export const checkoutReturn = CHECKOUT_RETURN;
