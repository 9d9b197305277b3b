/** @module-tag full */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { billingProviderOf } from '../../billing/billing-provider.ts';
import { registerBillingWorker } from '../../billing/events.ts';
import type { BillingProvider } from '../../billing/provider.ts';
import { syncSubscription } from '../../billing/subscriptions.ts';
import { createTestApp, type TestApp, type TestShop } from '../../testing/app.ts';
import { FakeStripe } from '../../testing/fake-stripe.ts';
import { billingRoutes } from './billing.ts';

/** More than the connections that one process holds. */
const SHOPS = 12;
/** In milliseconds: far less than the provider may take. */
const QUICKLY = 3_000;

const stripe = new FakeStripe();
let testApp: TestApp;
let provider: BillingProvider;
let other: TestShop;

beforeAll(async () => {
  const STRIPE_API_BASE = await stripe.start();
  const env = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec_test', STRIPE_API_BASE };
  testApp = await createTestApp({ modules: [billingRoutes], env });
  const found = billingProviderOf(testApp.services);
  if (!found) throw new Error('There is no provider.');
  provider = found;
  await registerBillingWorker(testApp.services, provider);
  other = await testApp.createShop();
});
afterAll(async () => {
  await testApp.close();
  await stripe.stop();
});
afterEach(() => stripe.answerAgain());

async function call({ headers }: TestShop, method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await testApp.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
const choose = (shop: TestShop, plan: string) => call(shop, 'POST', '/billing/create-checkout-session', { plan });
const waiting = (count: number) => expect.poll(() => stripe.waiting).toBe(count);

async function expectOthersServed(): Promise<void> {
  const began = performance.now();
  for (const url of ['/billing/plans', '/billing/subscription', '/billing/usage', '/billing/history']) {
    expect(await call(other, 'GET', url)).toMatchObject({ status: 200 });
  }
  expect(performance.now() - began).toBeLessThan(QUICKLY);
}

/** Shops with an open checkout at the provider. */
async function shopsWithCheckout(): Promise<TestShop[]> {
  const shops = await Promise.all(Array.from({ length: SHOPS }, () => testApp.createShop()));
  for (const shop of shops) await choose(shop, 'starter');
  return shops;
}

/** Paid at the provider, which has not reported it. @returns the subscription. */
function pay({ shopId }: TestShop): string {
  const session = [...stripe.sessions.values()].find((made) => made['client_reference_id'] === shopId);
  return stripe.pay(session?.id ?? '').id;
}

/** With a period that has ended, so that a look at it reads it again. */
async function subscribe(shop: TestShop): Promise<void> {
  const id = pay(shop);
  const items = stripe.subscriptions.get(id)?.['items'] as { data: { current_period_end: number }[] } | undefined;
  for (const item of items?.data ?? []) item.current_period_end = Math.floor(Date.now() / 1000) - 60;
  await syncSubscription(testApp.services, provider, id);
}

describe('while Stripe hangs', () => {
  test('checkouts of many shops leave all other calls alone, and go on when it answers', async () => {
    const shops = await shopsWithCheckout();
    stripe.hang();
    const chosen = shops.map((shop) => choose(shop, 'growth'));
    await waiting(SHOPS);
    await expectOthersServed();
    stripe.answerAgain();
    const answers = await Promise.all(chosen);
    expect(answers.map(({ status }) => status)).toEqual(shops.map(() => 200));
  });

  test('readings of subscriptions leave all other calls alone, and go on when it answers', async () => {
    const shops = await shopsWithCheckout();
    for (const shop of shops) await subscribe(shop);
    stripe.hang();
    const looked = shops.map((shop) => call(shop, 'GET', '/billing/subscription'));
    await waiting(SHOPS);
    await expectOthersServed();
    stripe.answerAgain();
    const answers = await Promise.all(looked);
    expect(answers.map(({ body }) => body.plan)).toEqual(shops.map(() => 'starter'));
  });

  test('jobs about subscriptions leave all other calls alone, and are done when it answers', async () => {
    const shops = await shopsWithCheckout();
    stripe.hang();
    for (const shop of shops) {
      const subscriptionId = pay(shop);
      await testApp.services.jobs.send('billing', { subscriptionId }, { singletonKey: subscriptionId });
    }
    await expect.poll(() => stripe.waiting).toBeGreaterThan(1);
    await expectOthersServed();
    stripe.answerAgain();
    for (const shop of shops) {
      const subscription = async () => (await call(shop, 'GET', '/billing/subscription')).body;
      await expect.poll(subscription).toMatchObject({ plan: 'starter' });
    }
  });

  test('a few calls of a shop wait for it, and more are refused', async () => {
    const shop = await testApp.createShop();
    stripe.hang();
    const answered: number[] = [];
    const chosen = Array.from({ length: 15 }, async () => answered.push((await choose(shop, 'growth')).status));
    // Who is refused hears it at once; the others wait.
    await expect.poll(() => answered).toEqual([429, 429, 429, 429, 429]);
    stripe.answerAgain();
    await Promise.all(chosen);
    expect(answered.filter((status) => status === 429)).toHaveLength(5);
    expect((await choose(shop, 'growth')).status).toBe(200);
  });
});
