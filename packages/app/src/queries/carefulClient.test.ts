import { afterEach, describe, expect, test, vi } from 'vitest';
import { contract } from '@adaos/api';
import { ApiError, type Client } from '@adaos/api/client';
import { carefulClient, SampleModeError } from './carefulClient.ts';

function careful({ sample = false } = {}) {
  const answers: PromiseWithResolvers<unknown>[] = [];
  const call = vi.fn(() => {
    const answer = Promise.withResolvers<unknown>();
    answers.push(answer);
    return answer.promise;
  });
  return { client: carefulClient({ call } as unknown as Client, () => sample), call, answers };
}
const STARTER = { body: { plan: 'starter' } } as const;
const GROWTH = { body: { plan: 'growth' } } as const;

afterEach(() => vi.restoreAllMocks());

describe('[ALL-4] a call that changes something', () => {
  test('asked for twice at once is sent once, and both get its answer', async () => {
    const { client, call, answers } = careful();
    const both = [
      client.call(contract.createCheckoutSession, STARTER),
      client.call(contract.createCheckoutSession, STARTER),
    ];
    answers[0]?.resolve('paid');
    expect(await Promise.all(both)).toEqual(['paid', 'paid']);
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('is sent again once it is over, also after a failure', async () => {
    const { client, call, answers } = careful();
    const first = client.call(contract.createCheckoutSession, STARTER);
    answers[0]?.reject(new ApiError('network', 'lost'));
    await expect(first).rejects.toThrow('lost');
    void client.call(contract.createCheckoutSession, STARTER);
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('is not sent again by the second click of a double click that finds the first answered, but later on', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { client, call, answers } = careful();
    const first = client.call(contract.createCheckoutSession, STARTER);
    answers[0]?.resolve('paid');
    await first;
    now.mockReturnValue(1499);
    expect(await client.call(contract.createCheckoutSession, STARTER)).toBe('paid');
    expect(call).toHaveBeenCalledTimes(1);
    now.mockReturnValue(1500);
    void client.call(contract.createCheckoutSession, STARTER);
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('is sent again at once where another came between, as when a switch is turned and turned back', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { client, call, answers } = careful();
    for (const [index, input] of [STARTER, GROWTH, STARTER].entries()) {
      const sent = client.call(contract.createCheckoutSession, input);
      answers[index]?.resolve('paid');
      await sent;
    }
    expect(call).toHaveBeenCalledTimes(3);
  });

  test('is not taken for another with other contents, nor is a read held back', () => {
    const { client, call } = careful();
    void client.call(contract.createCheckoutSession, STARTER);
    void client.call(contract.createCheckoutSession, GROWTH);
    void client.call(contract.getProfile);
    void client.call(contract.getProfile);
    expect(call).toHaveBeenCalledTimes(4);
  });
});

describe('[SETT-5] in mock mode', () => {
  test.each([
    ['updateProfile', { body: { name: 'A', email: 'a@b.test' } }],
    ['setGoodsCost', { body: { percent: 10 } }],
    ['deleteUser', { params: { id: '1' } }],
    ['cancelSubscription', { body: { subscriptionId: '1' } }],
    ['createCheckoutSession', STARTER],
    ['connectShopify', { query: { shop: 'lamps.myshopify.com' } }],
    ['connectWooCommerce', { query: { shop: 'https://lamps.test' } }],
    ['changePasswordInSettings', { body: { oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' } }],
    ['askSupport', { body: { question: 'Why?', userId: 'authenticated' } }],
  ] as const)('%s is not sent', async (name, input) => {
    const { client, call } = careful({ sample: true });
    await expect(client.call(contract[name], input as never)).rejects.toThrow(SampleModeError);
    expect(call).not.toHaveBeenCalled();
  });

  test.each(['login', 'logout', 'getSession', 'changePassword'] as const)(
    '[AUTH-13] %s is sent all the same',
    (name) => {
      const { client, call } = careful({ sample: true });
      void client.call(contract[name], {});
      expect(call).toHaveBeenCalledTimes(1);
    },
  );
});
