import { expect, test } from 'vitest';
import { type AdAttemptInput, toAdAttempt, toAdPlatformView, type Tried } from './toAdAccounts.ts';

const idle: Tried = { status: 'idle', error: null };
const textOf = (error: unknown) => (error instanceof Error ? error.message : 'unforeseen');
const attempt = (given: Partial<AdAttemptInput>, query = '') =>
  toAdAttempt({
    platform: 'google_ads',
    query: new URLSearchParams(query),
    connect: idle as AdAttemptInput['connect'],
    others: { choose: idle, read: idle, disconnect: idle },
    textOf,
    textOfCode: (code) => (code === 'consent_refused' ? 'not confirmed' : undefined),
    ...given,
  });

test('what the platform’s page of consent came back with is shown on its own card', () => {
  expect(attempt({})).toBeUndefined();
  expect(attempt({}, 'connected=google_ads')).toEqual({ status: 'connected' });
  expect(attempt({}, 'connected=meta_ads')).toBeUndefined();
  const failed = { status: 'failed', action: 'connect' };
  expect(attempt({}, 'platform=google_ads&connectError=consent_refused')).toEqual({
    ...failed,
    message: 'not confirmed',
  });
  expect(attempt({}, 'platform=google_ads&connectError=new')).toEqual({ ...failed, message: 'unforeseen' });
  expect(attempt({}, 'platform=meta_ads&connectError=new')).toBeUndefined();
});

test('the last try counts before the address', () => {
  const lost = { status: 'error', error: new Error('lost') } as const;
  const others = { choose: idle, read: lost, disconnect: idle };
  expect(attempt({ others }, 'connected=google_ads')).toEqual({ status: 'failed', action: 'read', message: 'lost' });
  const done = { choose: idle, read: idle, disconnect: { status: 'success', error: null } } as const;
  expect(attempt({ others: done }, 'connected=google_ads')).toBeUndefined();
});

test('a connection that began leaves for the platform, or says why not', () => {
  const answered = (data: object) => ({ status: 'success', error: null, data }) as AdAttemptInput['connect'];
  expect(attempt({ connect: answered({ success: true, url: 'https://a.example' }) })).toEqual({
    status: 'busy',
    action: 'connect',
  });
  expect(attempt({ connect: answered({ success: false, error: 'No keys.' }) })).toMatchObject({ message: 'No keys.' });
});

test('a platform that the host does not know is offered by files alone', () => {
  const read = (data: object | undefined, error: unknown = null) => ({ data, error }) as never;
  expect(toAdPlatformView(read({ platforms: [] }), 'tiktok_ads', textOf)).toMatchObject({
    status: 'ready',
    offered: false,
    connection: null,
  });
  expect(toAdPlatformView(read(undefined), 'tiktok_ads', textOf)).toEqual({ status: 'loading' });
  expect(toAdPlatformView(read(undefined, new Error('lost')), 'tiktok_ads', textOf)).toEqual({
    status: 'error',
    message: 'lost',
  });
});
