import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let testApp: TestApp;
afterEach(() => testApp.close());

/** Whose call the server takes one to be, by the address of the connection and the header's entries. */
async function callerOf(env: Record<string, string>, forwarded: string | undefined): Promise<string> {
  testApp = await createTestApp({ env, modules: [(app) => void app.get('/caller', async ({ ip }) => ({ ip }))] });
  const headers = { accept: 'application/json', ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) };
  const answer = await testApp.app.inject({ url: '/caller', headers, remoteAddress: '10.0.0.2' });
  return answer.json().ip;
}

test.each([
  ['which a proxy that appends has written behind those of the caller', '203.0.113.9, 198.51.100.1, 192.0.2.7'],
  ['the only one', '192.0.2.7'],
])('behind a proxy the caller is the last entry of the header, %s', async (_, forwarded) => {
  expect(await callerOf({ TRUST_PROXY: '1' }, forwarded)).toBe('192.0.2.7');
});

test('behind a proxy that says nothing the caller is the proxy', async () => {
  expect(await callerOf({ TRUST_PROXY: '1' }, undefined)).toBe('10.0.0.2');
});

test('without a proxy the header counts for nothing', async () => {
  expect(await callerOf({}, '203.0.113.9, 192.0.2.7')).toBe('10.0.0.2');
});
