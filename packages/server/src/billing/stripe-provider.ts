import type { PlanId } from '@adaos/domain';
import Stripe from 'stripe';
import { validate } from 'uuid';
import type { StripeSettings } from '../config/config.ts';
import { callsOut } from '../outside/calling-out.ts';
import { planNamed, planById } from './plan-table.ts';
import { type BillingProvider, ProviderError, type ProviderSubscription } from './provider.ts';

/**
 * A try that takes longer has failed; the SDK then tries again under the same idempotency key. With the pauses between them (at
 * most 1.5 s) the tries end well before the browser's own limit of 30 s.
 */
const TIMEOUT_MS = 6_000;
const RETRIES = 2;

export function stripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const base = apiBase === null ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    // Its time limit is of the whole answer; that of the SDK's client for Node begins again with each piece.
    httpClient: Stripe.createFetchHttpClient((url, init) => fetch(url, { ...init, redirect: 'error' })),
    telemetry: false,
    appInfo: { name: 'Adaos' },
    ...(base && {
      host: base.hostname,
      port: base.port,
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

const asDate = (seconds: number) => new Date(seconds * 1000);
const orNull = (seconds: number | null | undefined) => (seconds ? asDate(seconds) : null);
const idOf = (of: string | { id: string }) => (typeof of === 'string' ? of : of.id);

/** How a price of the plan table is found at Stripe; another amount is another price. */
const lookupKey = (id: PlanId) => {
  const { price, currency } = planById(id);
  return `adaos_${id}_${currency.toLowerCase()}_${price * 100}_month`;
};
const planOfPrice = (price: Stripe.Price): PlanId | undefined => planNamed(price.metadata['plan'] ?? '')?.id;

/** The plan from the next billing on, as the schedule of a subscription has it. */
function nextPlanOf(schedule: Stripe.SubscriptionSchedule | null, periodEnd: number): PlanId | null {
  const next = schedule?.phases.find((phase) => phase.start_date >= periodEnd);
  return planNamed(next?.metadata?.['plan'] ?? '')?.id ?? null;
}

function asSubscription(subscription: Stripe.Subscription): ProviderSubscription | null {
  const item = subscription.items.data[0];
  const shopId = subscription.metadata['shop_id'];
  const plan = item && planOfPrice(item.price);
  if (!item || !plan || shopId === undefined || !validate(shopId)) return null;
  const schedule = typeof subscription.schedule === 'object' ? subscription.schedule : null;
  const { chosen_by: chosenBy, checkout } = subscription.metadata;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    shopId,
    chosenBy: chosenBy !== undefined && validate(chosenBy) ? chosenBy : null,
    checkoutKey: checkout !== undefined && validate(checkout) ? checkout : null,
    plan,
    status: subscription.status,
    priceMinor: BigInt(item.price.unit_amount ?? 0),
    currency: item.price.currency.toUpperCase(),
    startedAt: asDate(subscription.start_date),
    periodEnd: asDate(item.current_period_end),
    cancelAt: subscription.cancel_at_period_end ? asDate(item.current_period_end) : orNull(subscription.cancel_at),
    endedAt: orNull(subscription.ended_at),
    nextPlan: nextPlanOf(schedule, item.current_period_end),
  };
}

/** What the SDK throws is the provider's failure, with the cause for the log. */
async function orProviderError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(error instanceof Error ? error.message : 'The provider failed.', { cause: error });
  }
}

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;

/** Stripe by its official SDK. Products and prices are made from the server's plan table when they are first needed. */
export function stripeProvider(stripe: Stripe): BillingProvider {
  async function priceOf(id: PlanId): Promise<string> {
    const key = lookupKey(id);
    const found = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    if (found.data[0]) return found.data[0].id;
    const { name, price, currency } = planById(id);
    const made = await stripe.prices.create(
      {
        currency: currency.toLowerCase(),
        unit_amount: price * 100,
        recurring: { interval: 'month' },
        lookup_key: key,
        metadata: { plan: id },
        product_data: { name: `Adaos ${name}`, metadata: { plan: id } },
      },
      { idempotencyKey: key },
    );
    return made.id;
  }

  const read = (id: string) => stripe.subscriptions.retrieve(id, { expand: ['schedule'] });

  async function close(id: string): Promise<string | null> {
    try {
      await stripe.checkout.sessions.expire(id);
      return null;
    } catch (error) {
      // Only an open one can be expired: it is asked what has become of this one.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      const { status, subscription } = await stripe.checkout.sessions.retrieve(id);
      if (status === 'complete' && subscription !== null) return idOf(subscription);
      if (status === 'expired') return null;
      throw error;
    }
  }

  /** A schedule would undo what is changed beside it. */
  async function withoutSchedule(id: string): Promise<void> {
    const { schedule } = await stripe.subscriptions.retrieve(id);
    if (schedule !== null) await stripe.subscriptionSchedules.release(idOf(schedule));
  }

  async function changePlan(id: string, plan: PlanId): Promise<void> {
    await withoutSchedule(id);
    const subscription = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    const item = subscription.items.data[0];
    if (!item) throw new ProviderError('The subscription has no item.');
    if (planOfPrice(item.price) === plan) return;
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
    const current = schedule.phases[0];
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: current?.start_date ?? item.current_period_start,
          end_date: item.current_period_end,
        },
        {
          items: [{ price: await priceOf(plan), quantity: 1 }],
          start_date: item.current_period_end,
          proration_behavior: 'none',
          metadata: { plan },
        },
      ],
    });
  }

  return callsOut<BillingProvider>('Stripe', {
    name: 'stripe',
    createCheckout: (request) =>
      orProviderError(
        (async () => {
          const { shopId: shop_id, accountId: chosen_by, plan, idempotencyKey: checkout } = request;
          const metadata = { shop_id, chosen_by, plan, checkout };
          const session = await stripe.checkout.sessions.create(
            {
              mode: 'subscription',
              line_items: [{ price: await priceOf(request.plan), quantity: 1 }],
              client_reference_id: request.shopId,
              ...(request.customerId === null ? { customer_email: request.email } : { customer: request.customerId }),
              metadata,
              subscription_data: { metadata },
              success_url: request.successUrl,
              cancel_url: request.cancelUrl,
            },
            { idempotencyKey: request.idempotencyKey },
          );
          if (!session.id || !session.url) throw new ProviderError('The provider gave no address of the checkout.');
          return { id: session.id, url: session.url };
        })(),
      ),
    async closeCheckout(id) {
      try {
        return await close(id);
      } catch (error) {
        // Of another account, before the keys were changed: nobody can pay it here.
        if (isMissing(error)) return null;
        throw new ProviderError('The checkout could not be closed.', { cause: error });
      }
    },
    async readSubscription(id) {
      try {
        return asSubscription(await read(id));
      } catch (error) {
        if (isMissing(error)) return null;
        throw new ProviderError('The subscription could not be read.', { cause: error });
      }
    },
    cancelAtPeriodEnd: (id) =>
      orProviderError(
        withoutSchedule(id).then(async () => {
          await stripe.subscriptions.update(id, { cancel_at_period_end: true });
        }),
      ),
    resume: (id) =>
      orProviderError(stripe.subscriptions.update(id, { cancel_at_period_end: false }).then(() => undefined)),
    changePlanAtPeriodEnd: (id, plan) => orProviderError(changePlan(id, plan)),
    portalUrl: (customer, returnUrl) =>
      orProviderError(stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }).then(({ url }) => url)),
  });
}
