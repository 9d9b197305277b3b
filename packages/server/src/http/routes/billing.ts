import { PLANS, type PlanId } from '@adaos/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../services/actor.ts';
import type { RouteModule } from '../app/build-app.ts';
import { NotFoundError } from '../../errors/domain-errors.ts';
import { ProblemError } from '../problems.ts';
import { constantAnswer } from '../app/schema-compilers.ts';
import type { Services } from '../../services/services.ts';
import { billingProviderOf, sandboxOf } from '../../billing/billing-provider.ts';
import { beginCheckout, leaveCheckout } from '../../billing/checkout.ts';
import { entitlementsOf } from '../../billing/entitlements.ts';
import { takeInEvent } from '../../billing/events.ts';
import { listHistory } from '../../billing/history.ts';
import { readEvent } from '../../billing/rules/event-subject.ts';
import { type BillingProvider, ProviderError } from '../../billing/provider.ts';
import type { SandboxCheckoutRow, SandboxProvider } from '../../billing/sandbox-provider.ts';
import { stripeClient } from '../../billing/stripe-provider.ts';
import { currentSubscription, type SubscriptionRow, syncSubscription } from '../../billing/subscriptions.ts';
import { fewAtOnce } from '../../outside/few-at-once.ts';
import { planById } from '../../billing/plan-table.ts';
import { presentSubscription } from '../../billing/rules/present.ts';

/** Events of the provider are small; what is larger is none. */
const EVENT_LIMIT = 256 * 1024;
/** An event signed longer ago is refused, in seconds. */
const SIGNATURE_TOLERANCE = 300;

/** What goes wrong at the provider is reported as such, and whether trying again may help. */
async function atProvider<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
  try {
    return await fewAtOnce(`billing ${actor.shopId}`, work);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new ProblemError(
      502,
      'payment_provider_failed',
      'The payment provider did not answer. Nothing was charged.',
      {
        cause: error,
      },
    );
  }
}

function presentCheckout(row: SandboxCheckoutRow) {
  const { id, price, currency } = planById(row.plan);
  return { id: row.id, plan: id, amount: price, currency, shopName: row.shop_name, status: row.status };
}

/** Events of Stripe, on the body as it was signed. Answered at once; the work is queued. */
async function registerWebhook(app: FastifyInstance, services: Services): Promise<void> {
  const settings = services.config.stripe;
  if (settings === null) return;
  const { webhooks } = stripeClient(settings);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const handler = async (request: FastifyRequest) => {
      const signature = request.headers['stripe-signature'];
      const verified = async () =>
        webhooks.constructEventAsync(
          request.body as Buffer,
          String(signature ?? ''),
          settings.webhookSecret,
          SIGNATURE_TOLERANCE,
        );
      const event = await verified()
        .then(readEvent)
        .catch((error: unknown) => {
          const message = 'This is no event that the payment provider has signed.';
          throw new ProblemError(400, 'invalid_request', message, { cause: error });
        });
      await takeInEvent(services, event);
      return { received: true };
    };
    scope.route({ method: 'POST', url: '/billing/webhook', bodyLimit: EVENT_LIMIT, handler });
  });
}

function registerSandbox(sandbox: SandboxProvider | null, services: Services, implement: Parameters<RouteModule>[1]) {
  const none = () => new NotFoundError('There is no such checkout.');
  const found = async (id: string) => {
    const row = await sandbox?.checkout(id);
    if (!row) throw none();
    return row;
  };
  implement('getSandboxCheckout', async ({ params }) => presentCheckout(await found(params.id)));
  implement('paySandboxCheckout', async ({ params, body }) => {
    if (!sandbox) throw none();
    await found(params.id);
    const { result, subscriptionId } = await sandbox.pay(params.id, body.card, body.confirmed ?? false);
    if (result === 'closed') throw new ProblemError(409, 'conflict', 'This checkout is over. Begin again.');
    if (subscriptionId !== null) await syncSubscription(services, sandbox, subscriptionId);
    return { result };
  });
  implement('cancelSandboxCheckout', async ({ params }) => {
    const { reference } = await found(params.id);
    const paid = await sandbox?.closeCheckout(params.id);
    if (paid === null) await leaveCheckout(services, reference, params.id);
    return presentCheckout(await found(params.id));
  });
}

/** Plans, checkout, the subscription and what it allows. */
export const billingRoutes: RouteModule = async (app, implement, services) => {
  const { database } = services;
  const provider = billingProviderOf(services);
  const on = (): BillingProvider => {
    if (provider) return provider;
    throw new ProblemError(404, 'billing_off', 'Billing is not set up on this server.');
  };

  /** The own subscription, as the provider has it now; what another shop has is not there. */
  async function own(actor: Actor, id?: string): Promise<SubscriptionRow> {
    const row = await database.readShop(actor.shopId, (trx) => currentSubscription(trx, actor.shopId));
    if (!row || (id !== undefined && row.id !== id)) {
      throw new ProblemError(404, 'no_subscription', 'The shop has no such subscription.');
    }
    return row;
  }
  async function changed(
    actor: Actor,
    row: SubscriptionRow,
    change: (at: BillingProvider) => Promise<void>,
  ): Promise<SubscriptionRow> {
    await atProvider(actor, async () => {
      await change(on());
      await syncSubscription(services, on(), row.id);
    });
    return (await database.readShop(actor.shopId, (trx) => currentSubscription(trx, actor.shopId))) ?? row;
  }

  const plans = constantAnswer({ plans: PLANS.map((plan) => ({ ...plan, features: [...plan.features] })) });
  implement('listPlans', async () => plans);

  implement('createCheckoutSession', ({ actor, body }) =>
    atProvider(actor, () => beginCheckout(services, on(), actor, body.plan)),
  );

  implement('getSubscription', async ({ actor }) => {
    const row = await database.readShop(actor.shopId, (trx) => currentSubscription(trx, actor.shopId));
    // Renewals and ends that no event has reported yet: the sandbox sends none.
    const due = row && provider && row.provider === provider.name && row.period_end <= new Date();
    if (due) await atProvider(actor, () => syncSubscription(services, provider, row.id)).catch(() => null);
    return database.readShop(actor.shopId, async (trx) => {
      const now = await currentSubscription(trx, actor.shopId);
      return now && presentSubscription(now, (await entitlementsOf(trx, actor.shopId)).usage);
    });
  });

  implement('cancelSubscription', async ({ actor, body }) => {
    const row = await own(actor, body.subscriptionId);
    const now = await changed(actor, row, (at) => at.cancelAtPeriodEnd(row.id));
    return { cancelAt: (now.cancel_at ?? now.period_end).toISOString() };
  });

  implement('resumeSubscription', async ({ actor, body }) => {
    const row = await own(actor, body.subscriptionId);
    await changed(actor, row, (at) => at.resume(row.id));
    return { ok: true as const };
  });

  implement('changePlan', async ({ actor, body }) => {
    const row = await own(actor);
    const plan: PlanId = body.plan;
    const now = await changed(actor, row, (at) => at.changePlanAtPeriodEnd(row.id, plan));
    return { plan, effectiveAt: now.period_end.toISOString() };
  });

  implement('openBillingPortal', async ({ actor }) => {
    const row = await own(actor);
    const back = `${services.appOrigin()}/dashboard/billing`;
    return { url: await atProvider(actor, () => on().portalUrl(row.customer_id, back)) };
  });

  implement('getEntitlements', ({ actor }) =>
    database.readShop(actor.shopId, (trx) => entitlementsOf(trx, actor.shopId)),
  );

  implement('listSubscriptions', ({ actor, query }) =>
    database.readShop(actor.shopId, (trx) => listHistory(trx, actor.shopId, query)),
  );

  registerSandbox(sandboxOf(services), services, implement);
  await registerWebhook(app, services);
};
