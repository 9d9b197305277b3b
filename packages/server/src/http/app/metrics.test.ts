import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createTestApp } from '../../testing/app.ts';

const TOKEN = 'a token of more than sixteen characters';

let close: () => Promise<void>;
afterEach(() => close());

async function start(env: Record<string, string> = {}): Promise<FastifyInstance> {
  const testApp = await createTestApp({ modules: [], env });
  close = () => testApp.close();
  return testApp.app;
}

test('metrics count calls by the pattern of their route, never by the address that was asked', async () => {
  const app = await start();
  await app.inject({ url: '/healthz' });
  await app.inject({ url: '/healthz' });
  await app.inject({ url: '/auth/verify?token=secret', headers: { accept: 'application/json' } });
  const { body, headers } = await app.inject({ url: '/metrics' });
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 2');
  expect(body).toContain('pg_pool_connections{state="total"}');
  expect(body).toContain('process_resident_memory_bytes');
  expect(body).not.toContain('secret');
});

test.each([
  ['comes from elsewhere', { remoteAddress: '203.0.113.9' }, {}],
  ['comes through a proxy', {}, { 'x-forwarded-for': '203.0.113.9' }],
])('metrics are not found by a caller who %s', async (_, where, headers) => {
  const app = await start();
  expect((await app.inject({ url: '/metrics', headers, ...where })).statusCode).toBe(404);
});

test('metrics with a token are for anyone who has it, from anywhere', async () => {
  const app = await start({ METRICS_TOKEN: TOKEN });
  const ask = async (authorization?: string) =>
    (
      await app.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.9',
        headers: authorization === undefined ? {} : { authorization },
      })
    ).statusCode;
  expect(await ask()).toBe(404);
  expect(await ask('Bearer another token of sixteen')).toBe(404);
  expect(await ask(`Bearer ${TOKEN}`)).toBe(200);
});
