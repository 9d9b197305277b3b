import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '@adaos/api';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { type Jobs, startJobs } from '../../jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { Actor } from '../../services/actor.ts';
import { buildApp } from './build-app.ts';
import { ProblemError } from '../problems.ts';

const viewer: Actor = {
  accountId: '0193a000-0000-7000-8000-000000000001',
  sessionId: '0193a000-0000-7000-8000-000000000002',
  shopId: '0193a000-0000-7000-8000-000000000003',
  role: 'viewer',
  mustChangePassword: false,
  operator: false,
};

let testDatabase: TestDatabase;
let database: Database;
let jobs: Jobs;
let directory: string;
let app: FastifyInstance;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.config);
  const log = pino({ level: 'silent' });
  jobs = await startJobs(testDatabase.config, log);
  directory = await mkdtemp(join(tmpdir(), 'adaos-app-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'app.html'), '<!doctype html><title>Adaos</title>');
  await mkdir(join(directory, 'ro'));
  await writeFile(join(directory, 'ro', 'contact.html'), '<!doctype html><title>Contact</title>');
  await writeFile(join(directory, 'ro', 'sent.html'), '<!doctype html><title>Trimis</title>');
  await writeFile(
    join(directory, 'pages.json'),
    JSON.stringify({
      '*': { file: 'app.html', style: 'sha256-shell' },
      '/ro/contact': { file: 'ro/contact.html', style: 'sha256-own' },
      '/ro/contact?sent=1': { file: 'ro/sent.html', style: 'sha256-other' },
      '/fr': { file: 'app.html', style: 'sha256-shell', hosts: ['https://api.example', 'wss://api.example'] },
    }),
  );
  await writeFile(join(directory, 'assets', 'main-1a2b.js'), 'export {};');
  app = await buildApp({
    services: {
      config: readConfig({ CORS_ORIGINS: 'https://app.example/, https://other.example' }),
      appOrigin: () => 'http://localhost',
      secret: new Uint8Array(32),
      dataDir: directory,
      database,
      jobs,
      log,
    },
    authenticate: async (request) => {
      if (request.headers.authorization === 'Bearer viewer') return viewer;
      if (request.headers.authorization === 'Bearer forced') return { ...viewer, mustChangePassword: true };
      throw new ProblemError(401, 'invalid_token', 'Please sign in.');
    },
    modules: [
      (_app, implement) => {
        implement('verifyEmail', async ({ query }) => ({ message: query.token }));
        implement('setGoodsCost', async ({ body }) => ({ percent: body.percent, recomputation: null }));
        implement('getOrder', async () => {
          throw new Error('a secret detail');
        });
        implement('listImports', async () => ({ imports: [{ id: 'of the wrong shape' }] as never }));
      },
    ],
    appDir: directory,
  });
});

afterAll(async () => {
  await app.close();
  await jobs.stop(0);
  await database.close();
  await testDatabase.drop();
  await rm(directory, { recursive: true });
});

describe('the app on another host', () => {
  const asked = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' };
  const url = '/api/settings/goods-cost';

  test('may call where its origin is set, with the token, and is informed of failures too', async () => {
    const headers = { origin: 'https://app.example', accept: 'application/json' };
    const before = await app.inject({ method: 'OPTIONS', url, headers: { ...headers, ...asked } });
    expect(before.statusCode).toBe(204);
    expect(before.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-methods': expect.stringContaining('PUT'),
      'access-control-allow-headers': 'authorization, content-type, adaos-shop',
    });
    expect(before.headers).not.toHaveProperty('access-control-allow-credentials');
    for (const [path, status] of [
      ['/auth/verify?token=abc', 200],
      ['/api/overview', 404],
      ['/api/imports', 401],
    ] as const) {
      const answer = await app.inject({ url: path, headers });
      expect(answer.statusCode, path).toBe(status);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': 'https://app.example',
        'access-control-expose-headers': 'retry-after',
        vary: expect.stringMatching(/Accept.*Origin/),
      });
    }
  });

  test.each(['https://evil.example', 'https://app.example.evil.example', 'http://app.example', 'null', undefined])(
    'of the origin %s is let in nowhere',
    async (origin) => {
      const headers = { accept: 'application/json', ...(origin !== undefined && { origin }) };
      const before = await app.inject({ method: 'OPTIONS', url, headers: { ...headers, ...asked } });
      const answer = await app.inject({ url: '/auth/verify?token=abc', headers });
      expect(before.statusCode).toBe(404);
      expect(answer.statusCode).toBe(200);
      for (const { headers: sent } of [before, answer]) expect(sent).not.toHaveProperty('access-control-allow-origin');
    },
  );

  test('a page that was built for calls to another host may speak to that one', async () => {
    const page = await app.inject({ url: '/fr', headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } });
    const policy = String(page.headers['content-security-policy']).split(';');
    expect(policy).toContain("connect-src 'self' https://api.example wss://api.example");
    expect(policy).toContain("form-action 'self' https://api.example wss://api.example");
    expect(policy).toContain("script-src 'self'");
  });
});

describe('[ALL-10] pages and calls share one origin', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' };
  const program = { accept: 'application/json', 'sec-fetch-mode': 'cors' };

  test.each(['/', '/dashboard/overview', '/auth/verify?token=abc', '/api/overview', '/nothing/here', '/old/page.php'])(
    'a navigation to %s gets the app',
    async (url) => {
      const answer = await app.inject({ url, headers: browser });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/text\/html/);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: expect.stringContaining('Accept') });
    },
  );

  test.each([
    ['no UTF-8', '/%E0'],
    ['not escaped as addresses are', '/dashboard/campaigns/%'],
    ['too long', `/api/orders/${'1'.repeat(200)}`],
  ])(
    '[ALL-1] a navigation to an address that is %s redirects to the landing page, a program gets a problem',
    async (_, url) => {
      const answer = await app.inject({ url, headers: browser });
      expect(answer.statusCode).toBe(302);
      expect(answer.headers).toMatchObject({ location: '/', 'cache-control': 'no-store' });
      const refused = await app.inject({ url, headers: program });
      expect(Problem.parse(refused.json())).toMatchObject({ code: 'invalid_request' });
    },
  );

  test('a navigation to an asset that is gone gets a 404', async () => {
    expect((await app.inject({ url: '/assets/gone-1a2b.js', headers: browser })).statusCode).toBe(404);
  });

  test.each([
    ['/ro/contact', 'Contact', 'sha256-own'],
    ['/ro/contact/', 'Contact', 'sha256-own'],
    ['/ro/contact?utm_source=x&sent=1', 'Trimis', 'sha256-other'],
    ['/ro/contact?sent=2', 'Contact', 'sha256-own'],
  ])('a navigation to %s gets the page that was made for it, with its styles allowed', async (url, title, style) => {
    const answer = await app.inject({ url, headers: browser });
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: expect.stringContaining('Accept') });
    const directives = String(answer.headers['content-security-policy']).split(';');
    const styles = directives.find((directive) => directive.startsWith('style-src'));
    expect(styles).toMatch(/^style-src 'self' 'sha256-47DEQ/);
    expect(styles).toContain(`'${style}'`);
    expect(directives).toContain("script-src 'self'");
    const shell = await app.inject({ url: '/dashboard', headers: browser });
    expect(shell.headers['content-security-policy']).not.toContain(style);
    expect(shell.headers['content-security-policy']).toContain("'sha256-shell'");
  });

  test('a program that asks for the address of a prerendered page gets JSON', async () => {
    const answer = await app.inject({ url: '/ro/contact', headers: program });
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('search engines and social networks, which take anything, get a prerendered page, or that of a mail’s link', async () => {
    for (const headers of [{ accept: '*/*' }, {}, { accept: 'image/webp,*/*;q=0.5' }]) {
      const page = await app.inject({ url: '/ro/contact', headers });
      expect(page.body).toContain('<title>Contact</title>');
      const link = await app.inject({ url: '/auth/verify?token=abc', headers });
      expect(link.headers['content-type']).toMatch(/text\/html/);
      expect((await app.inject({ url: '/dashboard/overview', headers })).statusCode).toBe(404);
    }
    const posted = await app.inject({ method: 'POST', url: '/ro/contact', headers: { accept: '*/*' } });
    expect(posted.statusCode).toBe(404);
  });

  test('without Sec-Fetch-Mode, a preference for text/html is a navigation and one for JSON is not', async () => {
    const page = await app.inject({ url: '/auth/verify?token=abc', headers: { accept: 'text/html' } });
    const call = await app.inject({
      url: '/auth/verify?token=abc',
      headers: { accept: 'application/json, text/html;q=0.1' },
    });
    expect(page.headers['content-type']).toMatch(/text\/html/);
    expect(call.json()).toEqual({ message: 'abc' });
  });

  test('everything else gets JSON, never stored', async () => {
    const answer = await app.inject({ url: '/auth/verify?token=abc', headers: program });
    expect(answer.json()).toEqual({ message: 'abc' });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: expect.stringContaining('Accept') });
  });

  test.each(['/api/unknown', '/dashboard/overview', '/auth/unknown'])(
    'an unknown path (%s) is 404 as JSON',
    async (url) => {
      const answer = await app.inject({ url, headers: program });
      expect(answer.statusCode).toBe(404);
      expect(Problem.parse(answer.json())).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  test('files with a digest in their name are kept for a year, the rest is asked for again', async () => {
    const asset = await app.inject({ url: '/assets/main-1a2b.js' });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject({ url: '/assets/missing.js' })).statusCode).toBe(404);
  });

  test.each([
    ['/auth', '/auth'],
    ['/auth?mode=signup', '/auth?mode=signup'],
    ['/auth/login', '/auth/login'],
    ['//elsewhere.example/', '/elsewhere.example/'],
  ])(
    '[ALL-10] a form that a browser sends to %s by itself leads back to the page, and does nothing',
    async (url, page) => {
      for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
        const headers = { ...browser, 'content-type': type };
        const answer = await app.inject({
          method: 'POST',
          url,
          headers,
          payload: 'email=a%40shop.test&password=secret',
        });
        expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    },
  );

  test('a write with the headers of a navigation is still a call', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/unknown', headers: browser });
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('calls', () => {
  const as = (who: string) => ({ authorization: `Bearer ${who}`, accept: 'application/json' });

  test('[ROLE-6] a call without a token is 401, below its role 403', async () => {
    const put = { method: 'PUT', url: '/api/costs/goods', payload: { percent: 40 } } as const;
    expect((await app.inject({ ...put })).json()).toMatchObject({ status: 401, code: 'invalid_token' });
    expect((await app.inject({ ...put, headers: as('viewer') })).json()).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });

  test('[AUTH-13] a user who must change the password reaches no data', async () => {
    const answer = await app.inject({ url: '/api/orders/1', headers: as('forced') });
    expect(answer.json()).toMatchObject({ status: 403, code: 'password_change_required' });
  });

  test('input that does not fit names its fields', async () => {
    const answer = await app.inject({ url: '/api/orders/abc', headers: as('viewer') });
    expect(answer.statusCode).toBe(400);
    expect(Problem.parse(answer.json())).toMatchObject({ code: 'invalid_request', fields: { id: expect.any(String) } });
  });

  test.each(['{"percent":', '[[[', '\u0000'])('a body that is no JSON (%j) is a clear 400', async (payload) => {
    const headers = { ...as('viewer'), 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/auth/unknown', headers, payload });
    expect(answer.statusCode).toBeLessThan(500);
  });

  test('[AUTH-18] an error that was not foreseen reveals nothing about itself', async () => {
    const answer = await app.inject({ url: '/api/orders/1', headers: as('viewer') });
    expect(answer.statusCode).toBe(500);
    expect(Problem.parse(answer.json())).toMatchObject({ code: 'internal', message: 'Something went wrong.' });
    expect(answer.body).not.toContain('secret');
  });

  test('an answer that breaks the contract never leaves the server', async () => {
    const answer = await app.inject({ url: '/api/imports', headers: as('viewer') });
    expect(answer.json()).toMatchObject({ status: 500, code: 'internal' });
  });

  test('every answer carries the strict content security policy', async () => {
    const answer = await app.inject({ url: '/', headers: { accept: 'text/html' } });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain('trusted-types adaos-worker');
    expect(policy).not.toContain('unsafe');
  });
});

test('/healthz and /readyz answer for the process and for the database', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('a job exists only once its transaction has committed, and is worked as the application role', async () => {
  const done: unknown[] = [];
  const shopId = viewer.shopId;
  await expect(
    database.forShop(shopId, async (trx) => {
      await jobs.send('mail', { name: 'rolled back' }, { trx });
      throw new Error('undo');
    }),
  ).rejects.toThrow('undo');
  await database.forShop(shopId, (trx) => jobs.send('mail', { name: 'kept' }, { trx }));
  await jobs.work('mail', async (job) => void done.push(job.data));
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([{ name: 'kept' }]);
});
