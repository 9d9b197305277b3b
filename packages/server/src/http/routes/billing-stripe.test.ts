import { Problem } from '@adaos/api';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../app/build-app.ts';
import { billingProviderOf } from '../../billing/billing-provider.ts';
import { registerBillingWorker } from '../../billing/events.ts';
import { openDatabase } from '../../db/database.ts';
import { startJobs } from '../../jobs/jobs.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { FakeStripe } from '../../testing/fake-stripe.ts';
import { billingRoutes } from './billing.ts';

const WEBHOOK_SECRET = 'whsec_test';
const { webhooks } = new Stripe('sk_test');

const stripe = new FakeStripe();
let testApp: TestApp;
let shop: TestShop;

beforeAll(async () => {
  const STRIPE_API_BASE = await stripe.start();
  const env = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_BASE };
  testApp = await createTestApp({ modules: [billingRoutes], env });
  await registerBillingWorker(testApp.services, billingProviderOf(testApp.services));
});
afterAll(async () => {
  await testApp.close();
  await stripe.stop();
});
beforeEach(async () => {
  shop = await testApp.createShop();
});
afterEach(() => {
  stripe.fault = null;
});

async function call(method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await testApp.app.inject({ method, url, headers: shop.headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
const choose = (plan: string) => call('POST', '/billing/create-checkout-session', { plan });
const subscription = async () => (await call('GET', '/billing/subscription')).body;

let serial = 0;
const eventOf = (type: string, object: object, id = `evt_${(serial += 1)}`) => ({
  id,
  object: 'event',
  type,
  data: { object },
});

const deliver = (event: object, how: Parameters<typeof deliverText>[1] = {}) => deliverText(JSON.stringify(event), how);

function deliverText(
  payload: string,
  { secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000), sent = '', app = testApp.app } = {},
) {
  const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return app.inject({
    method: 'POST',
    url: '/billing/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: sent || payload,
  });
}
const settled = (wanted: object) => vi.waitFor(async () => expect(await subscription()).toMatchObject(wanted), 8_000);

/** A paid checkout, reported by its event. */
async function subscribe(plan = 'starter') {
  const { body } = await choose(plan);
  const made = stripe.pay(body.id);
  await deliver(eventOf('checkout.session.completed', { ...stripe.sessions.get(body.id), subscription: made.id }));
  await settled({ plan, status: 'active' });
  return made;
}

describe('checkout at Stripe', () => {
  test('[BILL-2] asks for the price of the plan table, once for many clicks', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => choose('growth')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { id, url } = (await choose('growth')).body;
    expect(url).toBe(`https://checkout.stripe.test/${id}`);
    const session = stripe.sessions.get(id);
    expect(session).toMatchObject({ mode: 'subscription', client_reference_id: shop.shopId });
    const items = session?.['line_items'] as Record<string, { price: string }>;
    expect(stripe.prices.get(items['0']?.price ?? '')).toMatchObject({ unit_amount: 69_900, currency: 'eur' });
  });

  test('that gets no answer the first time goes on with the same checkout, so that nothing is charged twice', async () => {
    let lost = 0;
    stripe.fault = (_, response) => {
      lost += 1;
      response.destroy();
    };
    expect(await choose('starter')).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } });
    expect(lost).toBeGreaterThan(1); // the SDK tried again
    stripe.fault = null;
    const first = await choose('starter');
    expect(first.status).toBe(200);
    expect((await choose('starter')).body.id).toBe(first.body.id);
  });

  test('answered with garbage is a failure of the provider', async () => {
    stripe.fault = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>');
    expect(await choose('starter')).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } });
  });

  test('of another plan expires the one before', async () => {
    const first = (await choose('starter')).body;
    await choose('growth');
    expect(stripe.sessions.get(first.id)).toMatchObject({ status: 'expired' });
  });

  test('[BILL-2] of another plan is refused where the one before was paid and its event has not come', async () => {
    const made = stripe.pay((await choose('starter')).body.id);
    const sessions = stripe.sessions.size;
    expect(await choose('growth')).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
    expect(stripe.sessions.size).toBe(sessions);
    expect(await subscription()).toMatchObject({ plan: 'starter', status: 'active', subscriptionId: made.id });
  });

  test.each([
    ['has expired by itself', (id: string) => Object.assign(stripe.sessions.get(id) ?? {}, { status: 'expired' })],
    ['does not belong to this account any more', (id: string) => stripe.sessions.delete(id)],
  ])('of another plan is made where the one before %s', async (_, end) => {
    end((await choose('starter')).body.id);
    expect((await choose('growth')).status).toBe(200);
  });

  test('[BILL-2] of another plan is not made while it is unknown what has become of the one before', async () => {
    const first = (await choose('starter')).body;
    stripe.pay(first.id);
    const sessions = stripe.sessions.size;
    stripe.fault = (request, response) => {
      const [status, type] = request.method === 'POST' ? [400, 'invalid_request_error'] : [500, 'api_error'];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { type } }));
    };
    expect(await choose('growth')).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } });
    stripe.fault = null;
    expect((await choose('growth')).status).toBe(409);
    expect(stripe.sessions.size).toBe(sessions);
  });
});

describe('an event', () => {
  test('sent 20 times at once, and again under another id, has one effect', async () => {
    const { body } = await choose('starter');
    const made = stripe.pay(body.id);
    const event = eventOf('customer.subscription.created', made);
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    await settled({ plan: 'starter', status: 'active', price: 199, subscriptionId: made.id });
    await deliver({ ...event, id: 'evt_under_another_id' });
    await deliver(event);
    expect((await call('GET', '/billing/history')).body.subscriptions).toHaveLength(1);
  });

  test('sent again after a restart has no other effect', async () => {
    const made = await subscribe();
    const event = eventOf('customer.subscription.updated', made);
    expect((await deliver(event)).statusCode).toBe(200);
    const services = {
      ...testApp.services,
      database: openDatabase(testApp.testDatabase.config),
      jobs: await startJobs(testApp.testDatabase.config, testApp.services.log),
    };
    const app = await buildApp({
      services,
      authenticate: () => Promise.reject(new Error('the webhook is signed, not signed in')),
      modules: [billingRoutes],
      appDir: services.dataDir,
    });
    try {
      await registerBillingWorker(services, billingProviderOf(services));
      for (const again of [event, { ...event, id: 'evt_after_the_restart' }]) {
        expect((await deliver(again, { app })).statusCode).toBe(200);
      }
      await settled({ plan: 'starter', status: 'active', subscriptionId: made.id });
      expect((await call('GET', '/billing/history')).body.subscriptions).toHaveLength(1);
    } finally {
      await app.close();
      await services.jobs.stop(0);
      await services.database.close();
    }
  });

  test('in whatever order it comes among others leads to the same state', async () => {
    const made = await subscribe();
    const events = ['created', 'updated', 'paused', 'resumed', 'deleted'].map((what, at) =>
      // Each says something else of the subscription, as events of the past do; none of it is believed.
      eventOf(`customer.subscription.${what}`, {
        ...made,
        status: ['incomplete', 'unpaid', 'paused', 'active', 'canceled'][at],
      }),
    );
    // Forwards and backwards from each of them: every event comes at every place, and after each of the others.
    const orders = events.flatMap((_, at) => {
      const order = [...events.slice(at), ...events.slice(0, at)];
      return [order, order.toReversed()];
    });
    const before = await subscription();
    for (const [at, order] of orders.entries()) {
      for (const event of order) await deliver({ ...event, id: `${event.id}_${at}` });
    }
    await vi.waitFor(async () => {
      const { rows } = await testApp.services.database.pool.query(
        'select from billing_events where done_at is null and subscription_id is not null',
      );
      expect(rows).toHaveLength(0);
    }, 15_000);
    expect(await subscription()).toEqual(before);
  });

  test.each([
    ['signed by another', { secret: 'whsec_other' }],
    ['signed 301 seconds ago', { timestamp: Math.floor(Date.now() / 1000) - 301 }],
    ['changed after it was signed', { sent: '{"id":"evt_x"}' }],
  ])('%s is refused', async (_, how) => {
    const answer = await deliver(
      eventOf('customer.subscription.created', { object: 'subscription', id: 'sub_x' }),
      how,
    );
    expect(answer.statusCode).toBe(400);
  });

  const [id, type] = ['evt_odd', 'customer.subscription.updated'];
  test.each([
    'null',
    '[]',
    '{}',
    'true',
    '0',
    '"evt"',
    '[{"id":"evt_odd"}]',
    'no JSON',
    '',
    { id, type },
    { id, type, data: null },
    { id, type, data: {} },
    { id, type, data: { object: null } },
    { id, type, data: { object: [] } },
    { id, type, data: { object: 'sub_1' } },
    { id, type, data: { object: { object: {} } } },
    { id, type, data: { object: { object: 'subscription' } } },
    { id, type, data: { object: { object: 'subscription', id: 7 } } },
    { id, type, data: { object: { object: 'subscription', id: 'sub_\u0000' } } },
    { id, type, data: { object: { object: 'checkout.session', subscription: [] } } },
    { id, type, data: { object: { object: 'checkout.session', subscription: {} } } },
    { id, type, data: { object: { object: 'invoice', parent: 'sub_1' } } },
    { id, type, data: { object: { object: 'invoice', parent: { subscription_details: [] } } } },
    { id: 7, type, data: { object: { object: 'customer' } } },
    { id: '', type, data: { object: { object: 'customer' } } },
    { id, type: null, data: { object: { object: 'customer' } } },
    { id: 'x'.repeat(300), type, data: { object: { object: 'customer' } } },
    { id, type, object: 'v2.core.event', data: { object: { object: 'customer' } } },
    JSON.parse('{"__proto__":{"id":"evt_odd"}}') as object,
  ])('that is signed and is none is refused: %j', async (body) => {
    const answer = await deliverText(typeof body === 'string' ? body : JSON.stringify(body));
    expect(answer.statusCode).toBe(400);
    expect(Problem.parse(answer.json())).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  test('[BILL-2] about a subscription that is over leaves a new checkout of its plan to be expired by another', async () => {
    const made = await subscribe();
    Object.assign(made, { status: 'canceled', ended_at: made['start_date'] });
    const deliverDeletion = async () => {
      await deliver(eventOf('customer.subscription.deleted', made));
      const { pool } = testApp.services.database;
      const waiting = 'select from billing_events where done_at is null and subscription_id = $1';
      await vi.waitFor(async () => expect((await pool.query(waiting, [made.id])).rows).toEqual([]), 8_000);
    };
    await deliverDeletion();
    const second = (await choose('starter')).body;
    expect(stripe.sessions.get(second.id)).toMatchObject({ status: 'open' });
    await deliverDeletion();
    expect((await choose('growth')).status).toBe(200);
    expect(stripe.sessions.get(second.id)).toMatchObject({ status: 'expired' });
  });

  test('larger than any of theirs is refused', async () => {
    expect((await deliver(eventOf('x', { object: 'x', text: 'x'.repeat(300_000) }))).statusCode).toBe(413);
  });

  test('about a subscription of somebody else changes nothing', async () => {
    expect(
      (await deliver(eventOf('customer.subscription.updated', { object: 'subscription', id: 'sub_none' }))).statusCode,
    ).toBe(200);
    expect(await subscription()).toBeNull();
  });
});

describe('a subscription at Stripe', () => {
  test('[BILL-7] is cancelled at the end of the period, taken back, and changed from the next billing', async () => {
    const made = await subscribe();
    const end = (await subscription()).nextBilling;
    const cancel = await call('POST', '/billing/cancel-subscription', { subscriptionId: made.id });
    expect(cancel).toEqual({ status: 200, body: { cancelAt: end } });
    expect(made['cancel_at_period_end']).toBe(true);
    await call('POST', '/billing/resume-subscription', { subscriptionId: made.id });
    expect(await subscription()).toMatchObject({ cancelAt: null, nextBilling: end });
    expect((await call('POST', '/billing/change-plan', { plan: 'growth' })).body).toEqual({
      plan: 'growth',
      effectiveAt: end,
    });
    expect(await subscription()).toMatchObject({ plan: 'starter', nextPlan: 'growth', amount: 699 });
    await call('POST', '/billing/cancel-subscription', { subscriptionId: made.id });
    expect(await subscription()).toMatchObject({ nextPlan: null, amount: 0, cancelAt: end });
  });

  test('whose provider is away is left as it is, and says so', async () => {
    const made = await subscribe();
    stripe.fault = (_, response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{}}');
    expect(await call('POST', '/billing/cancel-subscription', { subscriptionId: made.id })).toMatchObject({
      status: 502,
      body: { code: 'payment_provider_failed' },
    });
    expect(await subscription()).toMatchObject({ cancelAt: null });
  });

  test('has a page for cards and invoices at the provider', async () => {
    await subscribe();
    expect((await call('POST', '/billing/portal')).body).toEqual({ url: 'https://billing.stripe.test/session' });
  });
});
