import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleSubscription } from '@adaos/api/sample';
import { cancellation } from './cancellation.ts';

const own = { ...sampleSubscription, isMock: false, subscriptionId: 'sub_1' };
const cancel = vi.fn<(id: string) => Promise<{ cancelAt: string }>>();

afterEach(() => {
  cancel.mockReset();
  vi.useRealTimers();
});

describe('[BILL-7] a cancellation', () => {
  test('ends the shop’s own subscription and names the day', async () => {
    cancel.mockResolvedValue({ cancelAt: '2026-02-12T00:00:00Z' });
    const view = { status: 'ready', subscription: own, source: 'live' } as const;
    expect(await cancellation(view, cancel)).toEqual({ kind: 'cancelled', date: '2026-02-12T00:00:00Z' });
    expect(cancel).toHaveBeenCalledExactlyOnceWith('sub_1');
  });

  test.each([null, ''])('without an id (%j) makes no call', async (subscriptionId) => {
    const view = { status: 'ready', subscription: { ...own, subscriptionId }, source: 'live' } as const;
    expect(await cancellation(view, cancel)).toEqual({ kind: 'noId' });
    expect(cancel).not.toHaveBeenCalled();
  });

  test('[BILL-6] of the demonstration makes no call, and would end it 30 days later', async () => {
    vi.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z'), toFake: ['Date'] });
    const view = { status: 'ready', subscription: sampleSubscription, source: 'sample' } as const;
    expect(await cancellation(view, cancel)).toEqual({ kind: 'demoCancelled', date: '2026-02-14T12:00:00.000Z' });
    expect(cancel).not.toHaveBeenCalled();
  });

  test('that fails is a failure', async () => {
    cancel.mockRejectedValue(new Error('lost'));
    const view = { status: 'ready', subscription: own, source: 'live' } as const;
    await expect(cancellation(view, cancel)).rejects.toThrow('lost');
  });
});
