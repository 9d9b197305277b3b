import { describe, expect, test } from 'vitest';
import { sampleIntegrations } from '@adaos/api/sample';
import { toAttempt, toConnectionsView, toPixelResult, type AttemptInput } from './toConnections.ts';

const textOf = (error: unknown) => (error instanceof Error ? error.message : 'Something went wrong.');
const attempt = (input: Partial<AttemptInput>) =>
  toAttempt({
    query: new URLSearchParams(),
    connections: {},
    begun: undefined,
    ended: undefined,
    read: undefined,
    textOf,
    textOfCode: (code) => (code === 'platform_not_configured' ? 'keys are missing' : undefined),
    ...input,
  });
const { oauthConnections, integrations } = sampleIntegrations;

describe('[INTG-1] a try to connect', () => {
  const begun = { platform: 'shopify', answer: undefined, error: null } as const;

  test('is busy until the browser has gone to the page of consent', () => {
    expect(attempt({ begun })).toEqual({ status: 'busy', platform: 'shopify' });
    const answer = { success: true, url: 'https://lana.myshopify.com/admin/oauth' };
    expect(attempt({ begun: { ...begun, answer } })).toEqual({ status: 'busy', platform: 'shopify' });
  });

  test('fails with the words for its code, else with the own ones of the server', () => {
    const refused = { success: false, error: 'No keys.', code: 'platform_not_configured' };
    expect(attempt({ begun: { ...begun, answer: refused } })).toMatchObject({ message: 'keys are missing' });
    const unknown = { success: false, error: 'No keys.', code: 'of_tomorrow' };
    expect(attempt({ begun: { ...begun, answer: unknown } })).toMatchObject({ message: 'No keys.' });
    const page = { success: false, error: '<h1>No keys.</h1>' };
    expect(attempt({ begun: { ...begun, answer: page } })).toMatchObject({ message: 'Something went wrong.' });
    expect(attempt({ begun: { ...begun, error: new Error('lost') } })).toMatchObject({
      status: 'failed',
      message: 'lost',
    });
  });

  test('names the shop on return', () => {
    const query = new URLSearchParams({ connected: 'shopify' });
    expect(attempt({ query })).toBeUndefined();
    expect(attempt({ query, connections: oauthConnections })).toEqual({
      status: 'connected',
      platform: 'shopify',
      shopId: 'lana-si-lut.myshopify.com',
    });
  });

  test('that the owner or the platform refused is shown on return', () => {
    const failed = new URLSearchParams({ platform: 'shopify', connectError: 'platform_not_configured' });
    expect(attempt({ query: failed })).toMatchObject({ status: 'failed', message: 'keys are missing' });
    const refused = new URLSearchParams({ connected: 'woocommerce', success: '0' });
    expect(attempt({ query: refused })).toMatchObject({ status: 'failed', platform: 'woocommerce' });
    expect(attempt({ query: new URLSearchParams({ connected: 'elsewhere' }) })).toBeUndefined();
  });

  test.each([
    ['ended', 'disconnect'],
    ['read', 'read'],
  ] as const)('that is %s is busy until it is done, and fails as what it is', (name, action) => {
    const platform = 'woocommerce';
    expect(attempt({ [name]: { platform, error: null } })).toEqual({ status: 'busy', platform, action });
    const failed = { status: 'failed', platform, action, message: 'lost' };
    expect(attempt({ [name]: { platform, error: new Error('lost') } })).toEqual(failed);
  });
});

test('[INTG-5] the first integration is used, unless one could not be saved', () => {
  expect(toPixelResult(undefined, integrations)).toMatchObject({ platform: 'custom', saved: true });
  expect(toPixelResult(undefined, [])).toBeUndefined();
  const unsaved = { platform: 'emag', shopId: '7', status: 'api_connected', script: null } as const;
  expect(toPixelResult(unsaved, integrations)).toEqual({ ...unsaved, saved: false });
});

test('the connections are shown once they are known', () => {
  expect(toConnectionsView({ data: undefined, error: null }, textOf)).toEqual({ status: 'loading' });
  expect(toConnectionsView({ data: undefined, error: new Error('lost') }, textOf)).toMatchObject({ message: 'lost' });
  expect(toConnectionsView({ data: sampleIntegrations, error: null }, textOf)).toMatchObject({ source: 'sample' });
});
