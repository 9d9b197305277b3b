import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { checkoutSettingsRoutes } from './checkout-settings.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({
    modules: [checkoutSettingsRoutes],
    env: {
      STRIPE_PUBLISHABLE_KEY: 'pk_test_51OfSomebody',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'wh_1',
    },
  });
});
afterAll(() => testApp.close());

test('[BILL-2] the page on the way to Stripe is given the public key, and no other', async () => {
  const answer = await testApp.app.inject({ url: '/checkout/settings.json' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({ publishableKey: 'pk_test_51OfSomebody' });
});
