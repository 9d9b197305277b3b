import { SANDBOX_CARDS } from '@adaos/api';
import { PLANS, TRIAL_DAYS } from '@adaos/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifyOfSubscription } from '../../billing/notices.ts';
import type { ProviderSubscription } from '../../billing/provider.ts';
import { notifyOfTrial } from '../../billing/trial-notices.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { billingRoutes } from './billing.ts';
import { overviewRoutes } from './overview.ts';

let testApp: TestApp;
let shop: TestShop;

beforeAll(async () => {
  testApp = await createTestApp({ modules: [billingRoutes, overviewRoutes] });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  shop = await testApp.createShop();
});

async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, of: TestShop = shop) {
  const answer = await testApp.app.inject({ method, url, headers: of.headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
const choose = (plan: string, of?: TestShop) => call('POST', '/billing/create-checkout-session', { plan }, of);
const pay = (id: string, card: string, confirmed?: boolean) =>
  call('POST', `/billing/sandbox/checkout/${id}/pay`, { card, ...(confirmed !== undefined && { confirmed }) });
const subscription = async (of?: TestShop) => (await call('GET', '/billing/subscription', undefined, of)).body;

async function subscribe(plan = 'starter'): Promise<string> {
  const { body } = await choose(plan);
  await pay(body.id, SANDBOX_CARDS.succeeds);
  return (await subscription()).subscriptionId;
}
/** Moves all that the provider knows of the shop back in time. */
async function passDays(days: number): Promise<void> {
  const { db } = testApp.services.database;
  await sql`update sandbox_subscriptions set started_at = started_at - make_interval(days => ${days}),
    period_end = period_end - make_interval(days => ${days}) where reference = ${shop.shopId}`.execute(db);
  await testApp.services.database.forShop(shop.shopId, (trx) =>
    sql`update subscriptions set started_at = started_at - make_interval(days => ${days}),
      period_end = period_end - make_interval(days => ${days})`.execute(trx),
  );
}
async function ageShop(days: number): Promise<void> {
  await testApp.services.database.forShop(shop.shopId, (trx) =>
    sql`update shops set created_at = now() - make_interval(days => ${days}) where shop_id = ${shop.shopId}`.execute(
      trx,
    ),
  );
}

describe('choosing a plan', () => {
  test('[BILL-2] leads to a checkout, and paying it to the subscription at the price of the plan table', async () => {
    const { status, body } = await choose('growth');
    expect(status).toBe(200);
    expect(body.url).toBe(`http://localhost/checkout/sandbox/${body.id}`);
    expect((await call('GET', `/billing/sandbox/checkout/${body.id}`)).body).toMatchObject({
      plan: 'growth',
      amount: 699,
      currency: 'EUR',
      status: 'open',
    });
    expect(await subscription()).toBeNull();
    expect((await pay(body.id, SANDBOX_CARDS.succeeds)).body).toEqual({ result: 'paid' });
    const { rows } = await testApp.services.database.pool.query(
      `select data from jobs.job where name = 'mail' and data->>'shopId' = $1`,
      [shop.shopId],
    );
    expect(rows).toMatchObject([{ data: { purpose: 'subscribed', accountId: shop.accountId } }]);
    expect(await subscription()).toMatchObject({
      plan: 'growth',
      status: 'active',
      price: 699,
      amount: 699,
      currency: 'EUR',
      usage: { apiCallsLimit: 50_000, storageLimit: 10 },
    });
  });

  test('[BILL-2] takes nothing about prices from the caller', async () => {
    const { body } = await call('POST', '/billing/create-checkout-session', { plan: 'growth', price: 1, amount: 1 });
    expect((await call('GET', `/billing/sandbox/checkout/${body.id}`)).body.amount).toBe(699);
    expect((await choose('free')).status).toBe(400);
  });

  test('[BILL-2] twice at once makes one checkout', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => choose('starter')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  test('of another plan closes the checkout before, so that only one can be paid', async () => {
    const first = (await choose('starter')).body;
    const second = (await choose('growth')).body;
    expect(second.id).not.toBe(first.id);
    expect((await pay(first.id, SANDBOX_CARDS.succeeds)).status).toBe(409);
    expect((await pay(second.id, SANDBOX_CARDS.succeeds)).body.result).toBe('paid');
    expect(await subscription()).toMatchObject({ plan: 'growth' });
  });

  test('[BILL-2] of the same plan, after a checkout of it was left, leads to one that can be paid', async () => {
    const { id } = (await choose('starter')).body;
    await call('POST', `/billing/sandbox/checkout/${id}/cancel`);
    const second = (await choose('starter')).body;
    expect((await pay(second.id, SANDBOX_CARDS.succeeds)).body).toEqual({ result: 'paid' });
    expect(await subscription()).toMatchObject({ plan: 'starter' });
  });

  test('with a subscription is refused: its plan is changed instead', async () => {
    await subscribe();
    expect(await choose('growth')).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
  });
});

describe('a card of the sandbox', () => {
  test('that is declined pays nothing, and another may be tried', async () => {
    const { id } = (await choose('starter')).body;
    expect((await pay(id, SANDBOX_CARDS.declined)).body).toEqual({ result: 'declined' });
    expect((await pay(id, '1111222233334444')).body).toEqual({ result: 'declined' });
    expect(await subscription()).toBeNull();
    expect((await pay(id, SANDBOX_CARDS.succeeds)).body).toEqual({ result: 'paid' });
  });

  test('that asks for confirmation pays once it is given', async () => {
    const { id } = (await choose('starter')).body;
    expect((await pay(id, SANDBOX_CARDS.needsConfirmation)).body).toEqual({ result: 'confirmation_required' });
    expect((await pay(id, SANDBOX_CARDS.needsConfirmation, true)).body).toEqual({ result: 'paid' });
  });

  test('pays one time, however often it is sent', async () => {
    const { id } = (await choose('starter')).body;
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(id, SANDBOX_CARDS.succeeds)));
    expect(answers.every(({ body }) => body.result === 'paid')).toBe(true);
    expect((await call('GET', '/billing/history')).body.subscriptions).toHaveLength(1);
  });

  test('does nothing at a checkout that was left, or that there is not', async () => {
    const { id } = (await choose('starter')).body;
    expect((await call('POST', `/billing/sandbox/checkout/${id}/cancel`)).body.status).toBe('cancelled');
    expect((await pay(id, SANDBOX_CARDS.succeeds)).status).toBe(409);
    expect((await pay('cs_sandbox_nothing', SANDBOX_CARDS.succeeds)).status).toBe(404);
  });
});

describe('a subscription', () => {
  test('[BILL-4] that there is not is null, never an error', async () => {
    expect(await call('GET', '/billing/subscription')).toEqual({ status: 200, body: null });
  });

  test('[BILL-7] that is cancelled serves until the end of its period, and can be taken back', async () => {
    const id = await subscribe();
    const before = await subscription();
    const cancelled = await call('POST', '/billing/cancel-subscription', { subscriptionId: id });
    expect(cancelled.body).toEqual({ cancelAt: before.nextBilling });
    expect(await subscription()).toMatchObject({
      status: 'active',
      nextBilling: null,
      amount: 0,
      cancelAt: before.nextBilling,
    });
    await call('POST', '/billing/resume-subscription', { subscriptionId: id });
    expect(await subscription()).toMatchObject({ cancelAt: null, nextBilling: before.nextBilling });
    await call('POST', '/billing/cancel-subscription', { subscriptionId: id });
    await passDays(32);
    expect(await subscription()).toBeNull();
    expect((await call('GET', '/billing/history')).body.subscriptions).toMatchObject([{ status: 'cancelled' }]);
  });

  test('goes on with another plan from the next billing', async () => {
    await subscribe('starter');
    const { nextBilling } = await subscription();
    expect((await call('POST', '/billing/change-plan', { plan: 'enterprise' })).body).toEqual({
      plan: 'enterprise',
      effectiveAt: nextBilling,
    });
    expect(await subscription()).toMatchObject({ plan: 'starter', price: 199, nextPlan: 'enterprise', amount: 1499 });
    await passDays(32);
    expect(await subscription()).toMatchObject({ plan: 'enterprise', price: 1499, nextPlan: null, amount: 1499 });
  });

  test('of another shop is not there', async () => {
    const id = await subscribe();
    const other = await testApp.createShop();
    expect(await subscription(other)).toBeNull();
    expect((await call('POST', '/billing/cancel-subscription', { subscriptionId: id }, other)).status).toBe(404);
    expect((await subscription()).cancelAt).toBeNull();
  });
});

describe('the admins are notified', () => {
  /** The notifications of the shop's admins, the oldest first. */
  const notices = () =>
    testApp.services.database.readShop(shop.shopId, (trx) =>
      trx.selectFrom('notifications').select(['code', 'details']).orderBy('id').execute(),
    );
  const passTo = (days: number) =>
    testApp.services.database.forShop(shop.shopId, (trx) =>
      notifyOfTrial(trx, shop.shopId, new Date(Date.now() + days * 86_400_000)),
    );
  const useCalls = (calls: number) =>
    testApp.services.database.forShop(shop.shopId, (trx) =>
      trx
        .insertInto('shop_usage')
        .values({ shop_id: shop.shopId, month: `${new Date().toISOString().slice(0, 7)}-01`, api_calls: String(calls) })
        .execute(),
    );
  const read = () => call('GET', '/api/overview?from=2024-01-01&to=2024-01-31');

  test('when a subscription begins, changes and ends, once each', async () => {
    const id = await subscribe('starter');
    const { nextBilling } = await subscription();
    const date = nextBilling.slice(0, 10);
    await call('POST', '/billing/change-plan', { plan: 'growth' });
    await call('POST', '/billing/change-plan', { plan: 'growth' });
    await call('POST', '/billing/cancel-subscription', { subscriptionId: id });
    await call('POST', '/billing/cancel-subscription', { subscriptionId: id });
    expect(await notices()).toEqual([
      { code: 'notification.subscription_started', details: { plan: 'starter' } },
      { code: 'notification.subscription_changed', details: { plan: 'growth', date } },
      { code: 'notification.subscription_ending', details: { date } },
    ]);
  });

  test('when a renewal does not go through', async () => {
    const now = {
      shopId: shop.shopId,
      status: 'past_due',
      plan: 'growth',
      nextPlan: null,
      cancelAt: null,
      endedAt: null,
    } as ProviderSubscription;
    const before = (status: string) => ({ status, next_plan: null, cancel_at: null });
    await testApp.services.database.forShop(shop.shopId, async (trx) => {
      await notifyOfSubscription(trx, before('active'), now);
      await notifyOfSubscription(trx, before('past_due'), now);
    });
    expect(await notices()).toEqual([{ code: 'notification.payment_failed', details: {} }]);
  });

  test('[BILL-9] before the trial ends and when it has, once each', async () => {
    for (const days of [12, 12.5, TRIAL_DAYS, TRIAL_DAYS + 1]) await passTo(days);
    expect(await notices()).toEqual([
      { code: 'notification.trial_ending', details: { days: 3 } },
      { code: 'notification.trial_ended', details: {} },
    ]);
  });

  test('nothing of the trial once a plan was chosen', async () => {
    await subscribe();
    await passTo(TRIAL_DAYS);
    expect((await notices()).map(({ code }) => code)).toEqual(['notification.subscription_started']);
  });

  test('[BILL-8] when a limit is near, once a month', async () => {
    await useCalls(39_998);
    await read();
    expect(await notices()).toEqual([]);
    await Promise.all([read(), read(), read()]);
    expect(await notices()).toEqual([{ code: 'notification.limit_near', details: { limit: 'apiCalls', percent: 80 } }]);
  });
});

describe('the trial', () => {
  test(`[BILL-9] lasts ${TRIAL_DAYS} days at the limits of Growth, then the shop can only read`, async () => {
    await ageShop(TRIAL_DAYS - 1);
    expect((await call('GET', '/billing/usage')).body).toMatchObject({
      plan: null,
      readOnly: false,
      limits: PLANS[1].limits,
    });
    expect((await call('PUT', '/api/costs/goods', { percent: 50 })).status).toBe(200);
    await ageShop(TRIAL_DAYS);
    expect((await call('GET', '/billing/usage')).body).toMatchObject({ readOnly: true });
    expect(await call('PUT', '/api/costs/goods', { percent: 60 })).toMatchObject({
      status: 403,
      body: { code: 'trial_over' },
    });
    expect((await call('GET', '/api/overview?from=2024-01-01&to=2024-01-31')).status).toBe(200);
    await subscribe();
    expect((await call('GET', '/billing/usage')).body).toMatchObject({
      readOnly: false,
      plan: 'starter',
      trialEndsAt: null,
    });
    expect((await call('PUT', '/api/costs/goods', { percent: null })).status).toBe(200);
  });

  test('[BILL-9] is not what a shop reads of that had a plan: it has ended, or was not paid', async () => {
    await ageShop(TRIAL_DAYS + 60);
    const usage = async () => (await call('GET', '/billing/usage')).body;
    expect(await usage()).toMatchObject({ readOnly: true, lapsed: null });
    const id = await subscribe();
    expect(await usage()).toMatchObject({ readOnly: false, lapsed: null });
    await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx.updateTable('subscriptions').set({ status: 'unpaid' }).where('id', '=', id).execute(),
    );
    expect(await usage()).toMatchObject({ readOnly: true, plan: null, lapsed: 'unpaid' });
    await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx.updateTable('subscriptions').set({ status: 'canceled', ended_at: new Date() }).where('id', '=', id).execute(),
    );
    expect(await usage()).toMatchObject({ readOnly: true, plan: null, lapsed: 'ended' });
    await subscribe('growth');
    expect(await usage()).toMatchObject({ readOnly: false, plan: 'growth', lapsed: null });
  });

  test('[BILL-8] calls are counted, and past the limit of the plan refused until the next month', async () => {
    await subscribe('starter');
    await testApp.services.database.forShop(shop.shopId, (trx) =>
      trx
        .insertInto('shop_usage')
        .values({ shop_id: shop.shopId, month: `${new Date().toISOString().slice(0, 7)}-01`, api_calls: '9999' })
        .execute(),
    );
    expect((await call('GET', '/billing/usage')).body.usage).toMatchObject({ apiCalls: 9999, apiCallsLimit: 10_000 });
    expect((await call('GET', '/api/overview?from=2024-01-01&to=2024-01-31')).status).toBe(200);
    const refused = await call('GET', '/api/overview?from=2024-01-01&to=2024-01-31');
    expect(refused).toMatchObject({ status: 429, body: { code: 'limit_reached' } });
    expect((await call('GET', '/billing/subscription')).status).toBe(200);
  });
});
