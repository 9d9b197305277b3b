import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import type { RouteModule } from '../app/build-app.ts';
import { createPixelLimits } from '../../integrations/pixel/limits.ts';
import { readPixelMessage, recordPixel } from '../../integrations/pixel/record.ts';

const SCRIPT = new URL('../../integrations/pixel/pixel.js', import.meta.url);
/** Bytes of one message: five campaigns with their sources. */
const BODY_LIMIT = 8 * 1024;

/** Any page may call this: nothing is read by it, and no cookie goes with it. */
const openToAll = (reply: FastifyReply) =>
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');

/** The place in the script for the server's address. */
const SERVER = "const SERVER = '';";

/** The script that shops put into their own pages, and what it reports. */
export const pixelRoutes: RouteModule = async (app, _implement, services) => {
  const script = await readFile(SCRIPT, 'utf8');
  const { config, appOrigin } = services;
  // Served by a network, it still reports to the server.
  const served = () =>
    config.pixelOrigin === null ? script : script.replace(SERVER, `const SERVER = ${JSON.stringify(appOrigin())};`);
  const take = createPixelLimits(services);

  app.get('/pixel.js', (_request, reply) =>
    openToAll(reply)
      .header('cache-control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(served()),
  );
  app.options('/api/pixel', (_request, reply) =>
    openToAll(reply)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '86400')
      .status(204)
      .send(),
  );
  await app.register(async (own) => {
    // Beacons send text, so that the browser need not ask beforehand.
    own.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    own.post('/api/pixel', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      void openToAll(reply).header('cache-control', 'no-store');
      const message = readPixelMessage(request.body);
      await take(request.ip, message.key);
      await recordPixel(services, message);
      return reply.status(202).send({ ok: true });
    });
  });
};
