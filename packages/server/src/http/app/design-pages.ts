import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

// Storybook has scripts in its pages, makes styles as it goes and shows each story in a frame of its own.
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Serves the built design system at `/design/`, for people who review it: only outside production, since its pages need a
 * looser policy than the product's own.
 * @param designDir the Storybook's build; where it is missing, `/design` says how it is made.
 */
export async function registerDesignPages(app: FastifyInstance, designDir: string): Promise<void> {
  await app.register(async (design) => {
    design.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', POLICY).header('x-frame-options', 'SAMEORIGIN');
    });
    if (!existsSync(join(designDir, 'index.html'))) {
      design.get('/design', async (_request, reply) =>
        reply.status(503).type('text/plain; charset=utf-8').send('Not built yet: npm run build -- storybook\n'),
      );
      return;
    }
    // With and without its slash it is one route; its links are relative to the folder.
    design.get('/design', async (request, reply) =>
      request.url.split('?', 1)[0] === '/design'
        ? reply.redirect('/design/')
        : reply
            .type('text/html; charset=utf-8')
            .header('cache-control', 'no-cache')
            .send(createReadStream(join(designDir, 'index.html'))),
    );
    await design.register(fastifyStatic, {
      root: designDir,
      prefix: '/design/',
      index: false,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
  });
}
