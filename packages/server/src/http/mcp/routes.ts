import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import {
  createMcpHandler,
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiCaller } from '../../api-keys/authenticate-key.ts';
import { ForbiddenError } from '../../errors/domain-errors.ts';
import type { Services } from '../../services/services.ts';
import type { AdmitCaller } from '../v1/bearer.ts';
import { createMcpServer } from './server.ts';

const PATH = '/mcp';
const METHODS = ['GET', 'POST', 'DELETE'] as const;

function ownVersion(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

/**
 * A page in a browser reaches a server of a private network by a name that its owner points there, and cannot hide that name: calls come under our
 * own name alone, and from pages of our own alone. Programs send no origin.
 */
function checkNames({ host, headers }: FastifyRequest, appOrigin: string): void {
  const own = [new URL(appOrigin).hostname, ...localhostAllowedHostnames()];
  if (!validateHostHeader(host, own).ok || !validateOriginHeader(headers.origin, own).ok)
    throw new ForbiddenError('forbidden', 'Calls come under the address of this server, and not from other pages.');
}

const listed = (headers: FastifyRequest['headers']): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    // Who calls is known by now, and what reads on needs no secret.
    name === 'authorization' || value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  void reply.status(response.status).header('cache-control', 'no-store');
  for (const [name, value] of response.headers) void reply.header(name, value);
  if (response.body === null) return reply.send();
  return reply.send(Readable.fromWeb(response.body));
}

/** What assistants ask over the Model Context Protocol, without a session: each call is let in, counted and answered by itself. */
export function registerMcp(app: FastifyInstance, services: Services, admit: AdmitCaller): void {
  const version = ownVersion();
  const handler = createMcpHandler(
    ({ authInfo }) => createMcpServer(services, version, authInfo?.extra?.['caller'] as ApiCaller),
    { onerror: (error) => services.log.info({ err: error }, 'a call of an assistant') },
  );
  app.addHook('onClose', () => handler.close());
  app.route({
    method: [...METHODS],
    url: PATH,
    exposeHeadRoute: false,
    onRequest: async (request, reply) => {
      checkNames(request, services.appOrigin());
      request.caller = await admit(request, reply);
    },
    handler: async (request, reply) => {
      const { caller, method, headers, body } = request;
      const asked = new Request(new URL(PATH, services.appOrigin()), {
        method,
        headers: listed(headers),
        ...(method === 'POST' && { body: JSON.stringify(body) }),
      });
      const authInfo = { token: '', clientId: '', scopes: [...(caller?.scopes ?? [])], extra: { caller } };
      return send(reply, await handler.fetch(asked, { authInfo, ...(method === 'POST' && { parsedBody: body }) }));
    },
  });
}
