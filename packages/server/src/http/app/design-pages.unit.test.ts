import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registerPages } from './pages.ts';
import { registerSecurityHeaders } from './security-headers.ts';

const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

let directory: string;
let app: FastifyInstance;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'adaos-design-'));
  await mkdir(join(directory, 'app'));
  await mkdir(join(directory, 'design/assets'), { recursive: true });
  await writeFile(join(directory, 'app/index.html'), '<title>The app</title>');
});
afterEach(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

/** The pages as the server gives them. */
async function serve({ built = true, production = false } = {}) {
  if (built) {
    await writeFile(join(directory, 'design/index.html'), '<title>The design system</title>');
    await writeFile(join(directory, 'design/assets/iframe-1a2b.js'), 'export {};');
  }
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await registerSecurityHeaders(app, { https: false });
  await registerPages(app, join(directory, 'app'), production ? undefined : join(directory, 'design'));
}

describe('the design system at /design', () => {
  test('is a folder of its own, in a frame policy of its own, for a person who opens it', async () => {
    await serve();
    const folder = await app.inject({ url: '/design', headers: navigation });
    expect([folder.statusCode, folder.headers.location]).toEqual([302, '/design/']);
    const page = await app.inject({ url: '/design/?path=/story/screens-overview--ready', headers: navigation });
    expect(page.body).toContain('The design system');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    const script = await app.inject({ url: '/design/assets/iframe-1a2b.js' });
    expect([script.statusCode, script.body]).toEqual([200, 'export {};']);
    expect((await app.inject({ url: '/design/assets/missing.js' })).statusCode).toBe(404);
  });

  test('loosens nothing for the product itself', async () => {
    await serve();
    const page = await app.inject({ url: '/dashboard/overview', headers: navigation });
    expect(page.body).toContain('The app');
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
  });

  test('says how it is built where it is not', async () => {
    await serve({ built: false });
    const page = await app.inject({ url: '/design', headers: navigation });
    expect([page.statusCode, page.body]).toEqual([503, 'Not built yet: npm run build -- storybook\n']);
  });

  test('is not there in production: the app answers', async () => {
    await serve({ production: true });
    const page = await app.inject({ url: '/design/', headers: navigation });
    expect(page.body).toContain('The app');
    expect((await app.inject({ url: '/design/assets/iframe-1a2b.js' })).statusCode).toBe(404);
  });
});
