import { randomBytes } from 'node:crypto';
import { CHECKOUT_RETURN, SANDBOX_CARDS, SANDBOX_CHECKOUT_PATH } from '@adaos/api';
import type { PlanId } from '@adaos/domain';
import type { Selectable } from 'kysely';
import type { SandboxCheckoutsTable, SandboxSubscriptionsTable } from '../db/billing-tables.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { callsOut } from '../outside/calling-out.ts';
import { planById, priceMinorOf } from './plan-table.ts';
import type { BillingProvider, ProviderSubscription } from './provider.ts';
import { periodEndAfter, rolledOn } from './rules/renewal.ts';

/** As long as the real provider keeps a checkout open, in milliseconds. */
const OPEN_MS = 24 * 3_600_000;

type SubscriptionRow = Selectable<SandboxSubscriptionsTable>;
export type SandboxCheckoutRow = Selectable<SandboxCheckoutsTable>;

const unguessable = (prefix: string) => `${prefix}_sandbox_${randomBytes(18).toString('base64url')}`;

const asSubscription = (row: SubscriptionRow, checkoutKey: string | null): ProviderSubscription => ({
  id: row.id,
  customerId: row.customer_id,
  shopId: row.reference,
  chosenBy: row.chosen_by,
  checkoutKey,
  plan: planById(row.plan).id,
  status: row.ended_at === null ? 'active' : 'canceled',
  priceMinor: BigInt(row.price_minor),
  currency: planById(row.plan).currency,
  startedAt: row.started_at,
  periodEnd: row.period_end,
  cancelAt: row.cancel_at_period_end ? row.period_end : null,
  endedAt: row.ended_at,
  nextPlan: row.next_plan === null ? null : planById(row.next_plan).id,
});

export interface SandboxProvider extends BillingProvider {
  /** @returns null where there is no such checkout. */
  checkout(id: string): Promise<SandboxCheckoutRow | null>;
  /** What a card does to an open checkout; a paid one stays paid. @returns the subscription that was made, too. */
  pay(
    id: string,
    card: string,
    confirmed: boolean,
  ): Promise<{ result: 'paid' | 'declined' | 'confirmation_required' | 'closed'; subscriptionId: string | null }>;
}

/**
 * A provider of its own for running without keys: it charges nobody, and its checkout is a page of the app that says so. It
 * behaves as the real one does: open, paid and expired checkouts, monthly renewals, changes at the next billing.
 * @param origin the app's public address
 * @param now the clock, in tests another one
 */
export function sandboxProvider(
  { db }: Database,
  origin: () => string,
  now: () => Date = () => new Date(),
): SandboxProvider {
  const locked = <T>(id: string, work: (trx: ShopTransaction, row: SubscriptionRow) => Promise<T>): Promise<T | null> =>
    db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('sandbox_subscriptions')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return null;
      const rolled = rolledOn(row, now());
      if (rolled !== row) {
        const { plan, price_minor, next_plan, period_end, ended_at } = rolled;
        await trx
          .updateTable('sandbox_subscriptions')
          .set({ plan, price_minor, next_plan, period_end, ended_at })
          .where('id', '=', id)
          .execute();
      }
      return work(trx, rolled);
    });
  const change = async (id: string, set: { cancel_at_period_end?: boolean; next_plan?: PlanId | null }) => {
    await locked(id, (trx) => trx.updateTable('sandbox_subscriptions').set(set).where('id', '=', id).execute());
  };
  const lockedCheckout = (trx: ShopTransaction, id: string) =>
    trx.selectFrom('sandbox_checkouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const expired = (row: SandboxCheckoutRow) => row.status === 'open' && row.expires_at <= now();

  return callsOut<SandboxProvider>('The sandbox', {
    name: 'sandbox',
    async createCheckout(request) {
      const { id } = await db
        .insertInto('sandbox_checkouts')
        .values({
          id: unguessable('cs'),
          idempotency_key: request.idempotencyKey,
          customer_id: request.customerId ?? unguessable('cus'),
          reference: request.shopId,
          chosen_by: request.accountId,
          shop_name: request.shopName,
          plan: request.plan,
          price_minor: String(priceMinorOf(request.plan)),
          expires_at: new Date(now().getTime() + OPEN_MS),
        })
        .onConflict((conflict) =>
          conflict.column('idempotency_key').doUpdateSet((of) => ({ plan: of.ref('sandbox_checkouts.plan') })),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, url: `${origin()}${SANDBOX_CHECKOUT_PATH.replace(':id', id)}` };
    },
    async closeCheckout(id) {
      await db
        .updateTable('sandbox_checkouts')
        .set({ status: 'cancelled' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute();
      const row = await db
        .selectFrom('sandbox_checkouts')
        .select('subscription_id')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.subscription_id ?? null;
    },
    readSubscription: (id) =>
      locked(id, async (trx, row) => {
        const checkouts = trx
          .selectFrom('sandbox_checkouts')
          .select('idempotency_key')
          .where('subscription_id', '=', id);
        return asSubscription(row, (await checkouts.executeTakeFirst())?.idempotency_key ?? null);
      }),
    cancelAtPeriodEnd: (id) => change(id, { cancel_at_period_end: true, next_plan: null }),
    resume: (id) => change(id, { cancel_at_period_end: false }),
    async changePlanAtPeriodEnd(id, plan) {
      await locked(id, (trx, row) =>
        trx
          .updateTable('sandbox_subscriptions')
          .set({ next_plan: row.plan === plan ? null : plan, cancel_at_period_end: false })
          .where('id', '=', id)
          .execute(),
      );
    },
    portalUrl: async () => `${origin()}${CHECKOUT_RETURN.testPortal}`,
    async checkout(id) {
      const row = await db.selectFrom('sandbox_checkouts').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return null;
      return expired(row) ? { ...row, status: 'expired' } : row;
    },
    pay: (id, card, confirmed) =>
      db.transaction().execute(async (trx) => {
        const row = await lockedCheckout(trx, id);
        if (row?.status === 'paid') return { result: 'paid', subscriptionId: row.subscription_id };
        if (row?.status !== 'open' || expired(row)) return { result: 'closed', subscriptionId: null };
        if (card === SANDBOX_CARDS.needsConfirmation && !confirmed) {
          return { result: 'confirmation_required', subscriptionId: null };
        }
        if (card !== SANDBOX_CARDS.succeeds && card !== SANDBOX_CARDS.needsConfirmation) {
          return { result: 'declined', subscriptionId: null };
        }
        const startedAt = now();
        const subscriptionId = unguessable('sub');
        await trx
          .insertInto('sandbox_subscriptions')
          .values({
            id: subscriptionId,
            customer_id: row.customer_id,
            reference: row.reference,
            chosen_by: row.chosen_by,
            plan: row.plan,
            price_minor: row.price_minor,
            started_at: startedAt,
            period_end: periodEndAfter(startedAt, startedAt),
          })
          .execute();
        await trx
          .updateTable('sandbox_checkouts')
          .set({ status: 'paid', subscription_id: subscriptionId })
          .where('id', '=', id)
          .execute();
        return { result: 'paid', subscriptionId };
      }),
  });
}
