import { describe, expect, test, vi } from 'vitest';
import { leadToStripe, type StripeRedirect, type Way } from './leadToStripe.ts';
import { isPublishableKey, isStripeSession } from './stripeSession.ts';

const KEY = 'pk_test_51OfNobody';
const SESSION = 'cs_test_a1B2c3';

function way(more: Partial<Way> = {}) {
  const redirectToCheckout = vi.fn<StripeRedirect['redirectToCheckout']>(() => Promise.resolve(undefined));
  const load = vi.fn<Way['load']>(() => Promise.resolve({ redirectToCheckout }));
  const readKey = vi.fn<Way['readKey']>(() => Promise.resolve(KEY));
  const outcome = leadToStripe({ session: SESSION, readKey, load, patience: 10_000, ...more }).catch(
    (error: unknown) => error,
  );
  return { redirectToCheckout, load, readKey, outcome };
}

describe('[BILL-2] the way to Stripe', () => {
  test('is taken with the key of the settings and the session of the address', async () => {
    const { load, redirectToCheckout } = way();
    await vi.waitUntil(() => redirectToCheckout.mock.calls.length > 0, 10_000);
    expect(load).toHaveBeenCalledExactlyOnceWith(KEY);
    expect(redirectToCheckout).toHaveBeenCalledExactlyOnceWith({ sessionId: SESSION });
  });
});

describe('[BILL-3] the way to Stripe fails', () => {
  test.each([null, '', 'sub_1', 'cs_', 'cs_1/../..', 'https://evil.example/cs_1', `cs_${'x'.repeat(300)}`])(
    'for the session %j, and nothing is asked or loaded',
    async (session) => {
      const { outcome, readKey, load } = way({ session });
      expect(await outcome).toBeInstanceOf(Error);
      expect(readKey).not.toHaveBeenCalled();
      expect(load).not.toHaveBeenCalled();
    },
  );

  test.each([null, undefined, '', 'sk_test_51OfNobody', 7])('for the key %j, and nothing is loaded', async (key) => {
    const { outcome, load } = way({ readKey: () => Promise.resolve(key) });
    expect(await outcome).toBeInstanceOf(Error);
    expect(load).not.toHaveBeenCalled();
  });

  test.each<[string, Partial<Way>]>([
    ['its script is blocked', { load: () => Promise.reject(new Error('Failed to load Stripe.js')) }],
    ['its script brings nothing', { load: () => Promise.resolve(null) }],
    [
      'Stripe does not know the session',
      { load: () => Promise.resolve({ redirectToCheckout: async () => ({ error: { message: 'No such session' } }) }) },
    ],
    ['the settings do not come', { readKey: () => Promise.reject(new TypeError('lost')) }],
    ['nothing answers', { patience: 20, load: () => new Promise(() => undefined) }],
    ['the browser is not led away', { patience: 20 }],
  ])('where %s', async (_, more) => {
    expect(await way(more).outcome).toBeInstanceOf(Error);
  });
});

test('what is public and what is not is known by its name', () => {
  expect(isStripeSession('cs_live_a1')).toBe(true);
  expect(isPublishableKey('pk_live_51OfNobody')).toBe(true);
  expect(isPublishableKey('pk_other_51OfNobody')).toBe(false);
});
