import { CHECKOUT_RETURN, type CheckoutSession } from '@adaos/api';
import type { PlanId } from '@adaos/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../services/actor.ts';
import { ConflictError } from '../errors/domain-errors.ts';
import type { Services } from '../services/services.ts';
import { lockByName } from '../db/advisory-lock.ts';
import type { ShopTransaction } from '../db/database.ts';
import type { BillingProvider } from './provider.ts';
import { currentSubscription, newestSubscription, syncSubscription } from './subscriptions.ts';

/** An open checkout of the same plan is used again for so long, in minutes. */
const REUSE_MINUTES = 30;
/** The provider makes a checkout within so many minutes of the call that asks for it. */
const MADE_WITHIN_MINUTES = 5;
/** A checkout may be paid for so long after its beginning: providers keep theirs for a day from when they have made them. */
const PAYABLE_MINUTES = 24 * 60 + REUSE_MINUTES + MADE_WITHIN_MINUTES;

interface OpenCheckout {
  readonly id: string;
  readonly plan: string;
  readonly provider_session_id: string | null;
  readonly url: string | null;
  /** Whether it may be used again. */
  readonly usable: boolean;
}

const youngerThan = (minutes: number) => sql<boolean>`created_at > now() - make_interval(mins => ${minutes})`;

const openCheckouts = (trx: ShopTransaction, shopId: string): Promise<OpenCheckout[]> =>
  trx
    .selectFrom('checkouts')
    .select(['id', 'plan', 'provider_session_id', 'url'])
    .select(sql<boolean>`replaced_at is null and ${youngerThan(REUSE_MINUTES)}`.as('usable'))
    .where('shop_id', '=', shopId)
    .where('closed_at', 'is', null)
    .where(youngerThan(PAYABLE_MINUTES))
    .orderBy('created_at', 'desc')
    // What the provider has made for one of them is noted before this, or not at all.
    .forUpdate()
    .execute();

const endRow = (trx: ShopTransaction, shopId: string, id: string, end: 'replaced_at' | 'closed_at') =>
  trx
    .updateTable('checkouts')
    .set({ [end]: new Date() })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();

/** A checkout that the provider has to close before there may be another. */
interface ReplacedCheckout {
  readonly id: string;
  readonly sessionId: string;
}

/** Has other checkouts not used again. @returns those that can still be paid at the provider. */
async function replaceOthers(trx: ShopTransaction, shopId: string, others: readonly OpenCheckout[]) {
  const payable: ReplacedCheckout[] = [];
  for (const { id, provider_session_id: sessionId } of others) {
    // The call that creates it at the provider finds it closed, and closes it there.
    await endRow(trx, shopId, id, sessionId === null ? 'closed_at' : 'replaced_at');
    if (sessionId !== null) payable.push({ id, sessionId });
  }
  return payable;
}

const alreadySubscribed = () =>
  new ConflictError('already_subscribed', 'The shop has a subscription. Change its plan instead.');

type CheckoutRow = Omit<OpenCheckout, 'usable'> & { readonly shopName: string; readonly customerId: string | null };

/** The row is made for itself: where the provider fails, the next try goes on under the same key. */
async function checkoutRow(
  services: Services,
  provider: BillingProvider,
  actor: Actor,
  plan: PlanId,
): Promise<CheckoutRow | { readonly payable: readonly ReplacedCheckout[] }> {
  return services.database.forShop(actor.shopId, async (trx) => {
    // One at a time for a shop: the second finds what the first has made.
    await lockByName(trx, `checkout ${actor.shopId}`);
    if (await currentSubscription(trx, actor.shopId)) throw alreadySubscribed();
    const open = await openCheckouts(trx, actor.shopId);
    const again = open.find((other) => other.plan === plan && other.usable);
    const others = open.filter((other) => other !== again);
    const payable = await replaceOthers(trx, actor.shopId, others);
    if (payable.length > 0) return { payable };
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
 * Closes a checkout at the provider, so that a shop never ends up with two subscriptions. One that turns out to be paid, its
 * event being late, stays open here until its subscription has been read.
 */
async function closeReplaced(
  services: Services,
  provider: BillingProvider,
  shopId: string,
  { id, sessionId }: ReplacedCheckout,
): Promise<void> {
  const subscriptionId = await provider.closeCheckout(sessionId);
  if (subscriptionId !== null) await syncSubscription(services, provider, subscriptionId);
  await services.database.forShop(shopId, (trx) => endRow(trx, shopId, id, 'closed_at'));
}

/** The row of a checkout that may be paid: none before it was, or has led to a subscription that is still there. */
async function freeCheckoutRow(services: Services, provider: BillingProvider, actor: Actor, plan: PlanId) {
  for (;;) {
    const row = await checkoutRow(services, provider, actor, plan);
    if (!('payable' in row)) return row;
    for (const replaced of row.payable) await closeReplaced(services, provider, actor.shopId, replaced);
  }
}

/** Has a checkout that was left at the provider's page not used again. */
export const leaveCheckout = ({ database }: Pick<Services, 'database'>, shopId: string, sessionId: string) =>
  database.forShop(shopId, (trx) =>
    trx
      .updateTable('checkouts')
      .set({ closed_at: new Date() })
      .where('shop_id', '=', shopId)
      .where('provider_session_id', '=', sessionId)
      .where('closed_at', 'is', null)
      .execute(),
  );

/**
 * Begins to subscribe to a plan. Two calls at once, or one made again after a lost answer, lead to the same checkout.
 * @throws ConflictError `already_subscribed`, or `conflict` where another plan was chosen meanwhile; ProviderError
 */
export async function beginCheckout(
  services: Services,
  provider: BillingProvider,
  actor: Actor,
  plan: PlanId,
): Promise<CheckoutSession> {
  const row = await freeCheckoutRow(services, provider, actor, plan);
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
  const kept = await services.database.forShop(actor.shopId, (trx) =>
    trx
      .updateTable('checkouts')
      .set({ provider_session_id: session.id, url: session.url })
      .where('shop_id', '=', actor.shopId)
      .where('id', '=', row.id)
      .where('replaced_at', 'is', null)
      .where('closed_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  );
  if (kept) return session;
  // The call that ended it knew of no checkout at the provider yet, or it was paid by the first person who opened it.
  const subscriptionId = await provider.closeCheckout(session.id);
  if (subscriptionId !== null) {
    await syncSubscription(services, provider, subscriptionId);
    throw alreadySubscribed();
  }
  throw new ConflictError('conflict', 'Another plan was chosen meanwhile.');
}
