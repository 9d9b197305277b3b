/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Handler = (request: Seen, response: ServerResponse) => void | Promise<void>;

/** A server on a free port of the loopback that keeps what it was asked. */
export async function listen(handler: Handler) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const entry: Seen = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: await text(request),
      };
      seen.push(entry);
      await handler(entry, response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    seen,
    count: (path: string) => seen.filter((entry) => entry.url.startsWith(path)).length,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(JSON.stringify(body));
}

export function problem(
  response: ServerResponse,
  status: number,
  code: string,
  more: Record<string, unknown> = {},
): void {
  const message = `Refused: ${code}.`;
  const body = {
    type: `/problems/${code}`,
    title: code,
    status,
    code,
    error: message,
    message,
    ...more,
  };
  response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body));
}
