// The headers of every answer in production, scored as the MDN HTTP Observatory does, and the files of the built app.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../packages/server/src/http/app/build-app.ts';
import { createTestApp, type TestApp } from '../../packages/server/src/testing/app.ts';
import { scoreOf } from '../support/observatory.ts';

const SCRIPT = `export const text = '${'the same again and again '.repeat(200)}';\n`;
const PAGE = '<!doctype html><title>Adaos</title><script type="module" src="/assets/main-1a2b.js"></script>';
const YEAR = 31_536_000;

let testApp: TestApp;
let app: TestApp['app'];
beforeAll(async () => {
  testApp = await createTestApp({ env: { APP_ORIGIN: 'https://app.example' } });
  const appDir = join(testApp.services.dataDir, 'app');
  const file = (name: string, bytes: string | Buffer) => writeFile(join(appDir, name), bytes);
  await mkdir(join(appDir, 'assets'), { recursive: true });
  await file('index.html', PAGE);
  await file('app.html', PAGE);
  await file(
    'pages.json',
    JSON.stringify({
      '*': { file: 'app.html', style: 'sha256-own' },
      '/checkout/stripe.html': { file: 'app.html', style: 'sha256-own', stripe: true },
    }),
  );
  await file('assets/main-1a2b.js', SCRIPT);
  await file('assets/main-1a2b.js.br', brotliCompressSync(SCRIPT));
  await file('assets/main-1a2b.js.gz', gzipSync(SCRIPT));
  const authenticate = () => Promise.reject(new Error('nobody signs in here'));
  app = await buildApp({ services: testApp.services, authenticate, modules: [], appDir });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

async function visit(url: string) {
  const { headers, body } = await app.inject({ url, headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } });
  const plain = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]);
  return { headers: Object.fromEntries(plain) as Record<string, string | undefined>, html: body };
}

describe('the score of the MDN HTTP Observatory', () => {
  test.each(['/', '/auth', '/dashboard/overview', '/healthz'])('is at least 130 at %s', async (url) => {
    const { score, points } = scoreOf(await visit(url));
    expect(score, JSON.stringify(points)).toBeGreaterThanOrEqual(130);
  });

  test.each([
    ['content-security-policy', undefined, 75 - 20],
    ['content-security-policy', "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'", 80],
    ['strict-transport-security', undefined, 80],
    ['x-content-type-options', undefined, 95 + 30],
    ['referrer-policy', 'unsafe-url', 130 - 5],
    ['cross-origin-resource-policy', undefined, 120],
  ])('falls without %s as it should (%s)', async (name, value, score) => {
    const { headers, html } = await visit('/');
    expect(scoreOf({ headers: { ...headers, [name]: value, 'x-frame-options': undefined }, html }).score).toBe(score);
  });
});

test('the policy of the page on the way to Stripe lets in Stripe and nothing else', async () => {
  const directives = async (url: string) =>
    Object.fromEntries(
      ((await visit(url)).headers['content-security-policy'] ?? '').split(';').map((each) => {
        const [name = '', ...sources] = each.trim().split(' ');
        return [name, sources] as const;
      }),
    );
  const { 'require-trusted-types-for': _, 'trusted-types': __, ...general } = await directives('/dashboard/billing');
  expect(await directives('/checkout/stripe.html?session=cs_1')).toEqual({
    ...general,
    'script-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
    'connect-src': ["'self'", 'https://api.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  });
});

describe('files of the built app', () => {
  const ask = (encoding: string) =>
    app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': encoding } });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('are sent as they were compressed at the build: %s', async (encoding, sent) => {
    const answer = await ask(encoding);
    expect(answer.headers['content-encoding']).toBe(sent);
    expect(answer.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect(answer.headers['cache-control']).toBe(`public, max-age=${YEAR}, immutable`);
    expect(String(answer.headers['vary'])).toMatch(/accept-encoding/i);
    if (sent !== undefined) expect(answer.rawPayload.length).toBeLessThan(SCRIPT.length / 10);
  });

  test('a page is never kept, so that a new version is seen at once', async () => {
    expect((await visit('/')).headers['cache-control']).toBe('no-store');
  });
});
