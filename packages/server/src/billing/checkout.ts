import { CHECKOUT_RETURN, type CheckoutSession, type PlanId } from '@adaos/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../app/actor.ts';
import { ProblemError } from '../app/problems.ts';
import type { Services } from '../app/services.ts';
import type { ShopTransaction } from '../db/database.ts';
import type { BillingProvider } from './provider.ts';
import { currentSubscription, newestSubscription } from './subscriptions.ts';

/** An open checkout of the same plan is used again for so long, in minutes; providers keep theirs for a day. */
const REUSE_MINUTES = 30;

/** One at a time for a shop: whoever comes second finds what the first has made. */
async function lockCheckouts(trx: ShopTransaction, shopId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`checkout ${shopId}`}, 0))`.execute(trx);
}

interface OpenCheckout {
  readonly id: string;
  readonly plan: string;
  readonly provider_session_id: string | null;
  readonly url: string | null;
}

const openCheckouts = (trx: ShopTransaction, shopId: string): Promise<OpenCheckout[]> =>
  trx
    .selectFrom('checkouts')
    .select(['id', 'plan', 'provider_session_id', 'url'])
    .where('shop_id', '=', shopId)
    .where('closed_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${REUSE_MINUTES})`)
    .execute();

/** Checkouts of other plans can no longer be paid, so that a shop never ends up with two subscriptions. */
async function closeOthers(trx: ShopTransaction, provider: BillingProvider, shopId: string, others: OpenCheckout[]) {
  for (const { id, provider_session_id: session } of others) {
    if (session !== null) await provider.closeCheckout(session);
    await trx
      .updateTable('checkouts')
      .set({ closed_at: new Date() })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
  }
}

/** The row is made for itself: where the provider fails, the next try goes on under the same key. */
async function checkoutRow(services: Services, provider: BillingProvider, actor: Actor, plan: PlanId) {
  return services.database.forShop(actor.shopId, async (trx) => {
    await lockCheckouts(trx, actor.shopId);
    if (await currentSubscription(trx, actor.shopId)) {
      throw new ProblemError(409, 'already_subscribed', 'The shop has a subscription. Change its plan instead.');
    }
    const open = await openCheckouts(trx, actor.shopId);
    await closeOthers(
      trx,
      provider,
      actor.shopId,
      open.filter((other) => other.plan !== plan),
    );
    const again = open.find((other) => other.plan === plan);
    const earlier = await newestSubscription(trx, actor.shopId);
    const { name } = await trx
      .selectFrom('shops')
      .select('name')
      .where('shop_id', '=', actor.shopId)
      .executeTakeFirstOrThrow();
    const customerId = earlier?.provider === provider.name ? earlier.customer_id : null;
    if (again) return { ...again, shopName: name, customerId };
    const id = uuidv7();
    await trx
      .insertInto('checkouts')
      .values({ shop_id: actor.shopId, id, plan, created_by: actor.accountId })
      .execute();
    return { id, plan, provider_session_id: null, url: null, shopName: name, customerId };
  });
}

/**
 * Begins to subscribe to a plan. Two calls at once, or one made again after a lost answer, lead to the same checkout.
 * @throws ProblemError 409 `already_subscribed`; ProviderError
 */
export async function beginCheckout(
  services: Services,
  provider: BillingProvider,
  actor: Actor,
  plan: PlanId,
): Promise<CheckoutSession> {
  const row = await checkoutRow(services, provider, actor, plan);
  if (row.provider_session_id !== null && row.url !== null) return { id: row.provider_session_id, url: row.url };
  const { email } = await services.database.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  const origin = services.appOrigin();
  const session = await provider.createCheckout({
    shopId: actor.shopId,
    shopName: row.shopName,
    accountId: actor.accountId,
    email,
    customerId: row.customerId,
    plan,
    successUrl: `${origin}${CHECKOUT_RETURN.success}`,
    cancelUrl: `${origin}${CHECKOUT_RETURN.cancelled}`,
    idempotencyKey: row.id,
  });
  await services.database.forShop(actor.shopId, (trx) =>
    trx
      .updateTable('checkouts')
      .set({ provider_session_id: session.id, url: session.url })
      .where('shop_id', '=', actor.shopId)
      .where('id', '=', row.id)
      .execute(),
  );
  return session;
}
